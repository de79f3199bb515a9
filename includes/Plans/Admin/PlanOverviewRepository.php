<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Plans\Admin;

use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\UnionPart;

/**
 * What staff may know of plans: who, when, how far. No texts.
 */
final readonly class PlanOverviewRepository {

	public function __construct( private Db $db ) {}

	public function count( string $search ): int {
		[ $where, $args ] = $this->condition( $search );
		return (int) $this->db->value( "SELECT COUNT(*) FROM {plans} p {$this->names()} $where", ...$args );
	}

	/**
	 * One page, newest first; progress in the same query.
	 *
	 * @return list<array<string, string|null>>
	 */
	public function page( string $search, int $limit, int $offset ): array {
		[ $where, $args ] = $this->condition( $search );
		return $this->db->rows(
			"SELECT p.plan_id, p.founder_id, p.mentor_id, f.display_name AS founder_name, m.display_name AS mentor_name, p.created_at, p.modified_at, p.opened,
				p.founder_done_at, p.mentor_done_at,
				( SELECT COUNT(*) FROM {plan_steps} s WHERE s.plan_id = p.plan_id ) AS steps,
				( SELECT COUNT(*) FROM {plan_steps} s WHERE s.plan_id = p.plan_id AND s.done = 1 ) AS done
			FROM ( SELECT p.plan_id FROM {plans} p {$this->names()} $where ORDER BY p.plan_id DESC LIMIT $limit OFFSET $offset ) page
			JOIN {plans} p ON p.plan_id = page.plan_id {$this->names()} ORDER BY p.plan_id DESC",
			...$args
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
				WHERE s.done = 0 AND s.deadline <= ? AND p.founder_done_at IS NULL AND p.mentor_done_at IS NULL GROUP BY s.plan_id ) o
			LEFT JOIN {$this->db->users()} f ON f.ID = o.founder_id LEFT JOIN {$this->db->users()} m ON m.ID = o.mentor_id",
			array( $day )
		);
	}

	/**
	 * By number or by a part of a name.
	 *
	 * @return array{string, list<int|string>}
	 */
	private function condition( string $search ): array {
		if ( '' === $search ) {
			return array( '', array() );
		}
		$like = '%' . $this->db->like( $search ) . '%';
		return array( 'WHERE p.plan_id = ? OR f.display_name LIKE ? OR m.display_name LIKE ?', array( ctype_digit( $search ) ? (int) $search : 0, $like, $like ) );
	}

	private function names(): string {
		return "LEFT JOIN {$this->db->users()} f ON f.ID = p.founder_id LEFT JOIN {$this->db->users()} m ON m.ID = p.mentor_id";
	}
}
