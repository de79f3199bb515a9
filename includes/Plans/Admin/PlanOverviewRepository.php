<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Plans\Admin;

use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\UnionPart;
use MentoriaiPortal\Core\ListPage;

/**
 * What staff may know of plans: who, when, how far. No texts.
 */
final readonly class PlanOverviewRepository {

	/** Name of a sortable column to SQL; see ListPage. */
	private const ORDER = array(
		'number'   => 'p.plan_id',
		'modified' => 'p.modified_at',
	);

	public function __construct( private Db $db ) {}

	/**
	 * @param string $today `yyyy-MM-dd`.
	 * @return array<string, int> By PlanView, and `all`.
	 */
	public function counts( string $today ): array {
		$late = $this->late();
		$row  = (array) $this->db->row(
			"SELECT COUNT(*) AS number, SUM( CASE WHEN founder_done_at IS NULL AND mentor_done_at IS NULL THEN 1 ELSE 0 END ) AS active,
				SUM( CASE WHEN founder_done_at IS NOT NULL AND mentor_done_at IS NOT NULL THEN 1 ELSE 0 END ) AS finished, SUM( CASE WHEN opened = 0 THEN 1 ELSE 0 END ) AS unopened,
				( SELECT COUNT(*) FROM {plans} p WHERE $late ) AS overdue FROM {plans}",
			$today
		);
		$counts = array( 'all' => (int) ( $row['number'] ?? 0 ) );
		foreach ( array( PlanView::Active, PlanView::Finished, PlanView::Overdue, PlanView::Unopened ) as $view ) {
			$counts[ $view->value ] = (int) ( $row[ $view->value ] ?? 0 );
		}
		return $counts + array( PlanView::Partly->value => $counts['all'] - $counts['active'] - $counts['finished'] );
	}

	/** @param string $today `yyyy-MM-dd`. */
	public function count( string $search, ?PlanView $view, string $today ): int {
		[ $from, $values ] = $this->from( $search, $view, $today );
		return (int) $this->db->value( "SELECT COUNT(*) FROM $from", ...$values );
	}

	/**
	 * Newest first, if the page says no other order; progress in the same query.
	 *
	 * @param string $today `yyyy-MM-dd`.
	 * @return list<array<string, string|null>>
	 */
	public function page( string $search, ?PlanView $view, string $today, ListPage $page ): array {
		[ $from, $values ] = $this->from( $search, $view, $today );
		return $this->db->rows(
			"SELECT p.plan_id, p.founder_id, p.mentor_id, f.display_name AS founder_name, m.display_name AS mentor_name, p.created_at, p.modified_at, p.opened,
				p.founder_done_at, p.mentor_done_at,
				( SELECT COUNT(*) FROM {plan_steps} s WHERE s.plan_id = p.plan_id ) AS steps,
				( SELECT COUNT(*) FROM {plan_steps} s WHERE s.plan_id = p.plan_id AND s.done = 1 ) AS done,
				( SELECT MIN( s.deadline ) FROM {plan_steps} s WHERE s.plan_id = p.plan_id AND s.done = 0 ) AS next_deadline
			FROM ( SELECT p.plan_id FROM $from {$page->sql( self::ORDER, 'p.plan_id' )} ) page
			JOIN {plans} p ON p.plan_id = page.plan_id {$this->names()} {$page->order( self::ORDER, 'p.plan_id' )}",
			...$values
		);
	}

	/**
	 * Those of a person, newest first, with how many there are.
	 *
	 * @return list<array<string, string|null>>
	 */
	public function newest_of( int $user_id, int $limit ): array {
		return $this->db->rows(
			"SELECT p.*, u.display_name AS other_name, ( SELECT COUNT(*) FROM {plan_steps} s WHERE s.plan_id = p.plan_id ) AS steps, ( SELECT COUNT(*) FROM {plan_steps} s WHERE s.plan_id = p.plan_id AND s.done = 1 ) AS done
			FROM ( SELECT plan_id, CASE WHEN founder_id = ? THEN mentor_id ELSE founder_id END AS with_id, created_at, founder_done_at, mentor_done_at, COUNT(*) OVER () AS total
				FROM {plans} WHERE founder_id = ? OR mentor_id = ? ORDER BY plan_id DESC LIMIT ? ) p
			LEFT JOIN {$this->db->users()} u ON u.ID = p.with_id ORDER BY p.plan_id DESC",
			$user_id,
			$user_id,
			$user_id,
			$limit
		);
	}

	/**
	 * Plans that both sides hold active and that have a step whose deadline was on this day or earlier; see AttentionKind.
	 *
	 * @param string $day `yyyy-MM-dd`.
	 */
	public function select_overdue( string $day ): UnionPart {
		$since = Db::unix( 'o.first' );
		return new UnionPart(
			array( 'id', 'since', 'mark', 'who_id', 'who_name', 'mentor_name', 'steps' ),
			"SELECT o.plan_id AS id, $since AS since, DATEDIFF( o.last, '1970-01-01' ) * 1000 + o.steps AS mark, f.ID AS who_id, f.display_name AS who_name, m.display_name AS mentor_name, o.steps
			FROM ( SELECT s.plan_id, MIN( s.deadline ) AS first, MAX( s.deadline ) AS last, COUNT(*) AS steps, MAX( p.founder_id ) AS founder_id, MAX( p.mentor_id ) AS mentor_id
				FROM {plan_steps} s JOIN {plans} p ON p.plan_id = s.plan_id
				WHERE s.done = 0 AND s.deadline <= ? AND p.founder_done_at IS NULL AND p.mentor_done_at IS NULL AND p.founder_id > 0 AND p.mentor_id > 0 GROUP BY s.plan_id ) o
			LEFT JOIN {$this->db->users()} f ON f.ID = o.founder_id LEFT JOIN {$this->db->users()} m ON m.ID = o.mentor_id",
			array( $day )
		);
	}

	/**
	 * People are found first, so that only their own plans are read.
	 *
	 * @return array{string, list<int|string>} Tables with their WHERE, and its values.
	 */
	private function from( string $search, ?PlanView $view, string $today ): array {
		$from   = '{plans} p';
		$values = array();
		if ( '' !== $search ) {
			$like   = '%' . $this->db->like( $search ) . '%';
			$side   = fn ( string $column ): string => "SELECT s.plan_id FROM {$this->db->users()} u JOIN {plans} s ON s.$column = u.ID WHERE u.display_name LIKE ?";
			$from   = "( SELECT plan_id FROM {plans} WHERE plan_id = ? UNION {$side( 'founder_id' )} UNION {$side( 'mentor_id' )} ) found JOIN {plans} p ON p.plan_id = found.plan_id";
			$values = array( ctype_digit( $search ) ? (int) $search : 0, $like, $like );
		}
		$where = match ( $view ) {
			null               => '',
			PlanView::Active   => 'p.founder_done_at IS NULL AND p.mentor_done_at IS NULL',
			PlanView::Finished => 'p.founder_done_at IS NOT NULL AND p.mentor_done_at IS NOT NULL',
			PlanView::Partly   => '( p.founder_done_at IS NULL AND p.mentor_done_at IS NOT NULL OR p.founder_done_at IS NOT NULL AND p.mentor_done_at IS NULL )',
			PlanView::Unopened => 'p.opened = 0',
			PlanView::Overdue  => $this->late(),
		};
		if ( PlanView::Overdue === $view ) {
			$values[] = $today;
		}
		return array( $from . ( '' === $where ? '' : " WHERE $where" ), $values );
	}

	/** Condition of plans `p` with a step that is late on the day of its `?`. */
	private function late(): string {
		return 'p.founder_done_at IS NULL AND p.mentor_done_at IS NULL AND p.plan_id IN ( SELECT s.plan_id FROM {plan_steps} s WHERE s.done = 0 AND s.deadline < ? )';
	}

	private function names(): string {
		return "LEFT JOIN {$this->db->users()} f ON f.ID = p.founder_id LEFT JOIN {$this->db->users()} m ON m.ID = p.mentor_id";
	}
}
