<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Plans;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\FreeText;
use MentoriaiPortal\Core\Database\IdentityPost;
use MentoriaiPortal\Core\Database\PublicPhoto;
use MentoriaiPortal\Core\Database\UnionPart;
use MentoriaiPortal\Core\Identity\Identity;
use MentoriaiPortal\Core\Identity\Participant;
use MentoriaiPortal\Core\Identity\Side;
use MentoriaiPortal\Core\Media\Photo;
use MentoriaiPortal\Core\TextFold;
use MentoriaiPortal\Mentorships\BlockedPair;
use MentoriaiPortal\Mentorships\Pairs;

/**
 * Plans, always as one side sees them: what is not the viewer's is not found.
 */
final readonly class PlanRepository {

	/** Seconds between two emails about changes of one plan: at most one a day. */
	public const CHANGED_MAIL_EVERY = 86400;

	public function __construct( private Db $db, private StepRepository $steps, private Clock $clock ) {}

	/** The plan with its steps: two queries, however many steps. */
	public function find_for_viewer( int $plan_id, Identity $viewer ): ?Plan {
		$mine = Side::of( $viewer )->column( 'id' );
		$pair = Pairs::latest_id( 'p.founder_id', 'p.mentor_id' );
		$row  = $this->db->row(
			"SELECT p.plan_id, p.founder_id, p.mentor_id, p.goal, p.created_at, p.modified_at, p.opened, p.founder_done_at, p.mentor_done_at,
				p.founder_thanks, p.mentor_thanks, f.display_name AS founder_name, m.display_name AS mentor_name,
				{$this->photo_of( 'p.founder_id' )} AS founder_photo, {$this->photo_of( 'p.mentor_id' )} AS mentor_photo, $pair AS mentorship_id
			FROM {plans} p LEFT JOIN {$this->db->users()} f ON f.ID = p.founder_id LEFT JOIN {$this->db->users()} m ON m.ID = p.mentor_id
			WHERE p.plan_id = ? AND p.{$mine} = ?",
			$plan_id,
			$viewer->user_id
		);
		return null === $row ? null : new Plan(
			(int) $row['plan_id'],
			$this->side( $row, 'founder' ),
			$this->side( $row, 'mentor' ),
			(string) $row['goal'],
			$this->day( $row['created_at'] ),
			$this->day( $row['modified_at'] ),
			self::seconds( $row['modified_at'] ),
			'1' === $row['opened'],
			$this->steps->of_plan( $plan_id ),
			null === $row['mentorship_id'] ? null : (int) $row['mentorship_id']
		);
	}

	/**
	 * One page, newest first, and how many there are of all. Pages are counted off in the index; only its own rows are read whole.
	 *
	 * @return array{list<PlanCard>, int}
	 */
	public function page_for_viewer( Identity $viewer, PlanFilter $filter, int $limit, int $offset ): array {
		$side             = Side::of( $viewer );
		$other            = 'p.' . $side->other()->column( 'id' );
		[ $where, $args ] = $this->condition( $viewer, $filter );
		$rows             = $this->db->rows(
			"SELECT found.total, p.plan_id, p.opened, p.created_at, p.goal, p.founder_done_at, p.mentor_done_at, $other AS other_id, u.display_name,
				{$this->photo_of( $other )} AS photo,
				( SELECT COUNT(*) FROM {plan_steps} s WHERE s.plan_id = p.plan_id ) AS steps,
				( SELECT COUNT(*) FROM {plan_steps} s WHERE s.plan_id = p.plan_id AND s.done = 1 ) AS steps_done,
				( SELECT MIN( s.deadline ) FROM {plan_steps} s WHERE s.plan_id = p.plan_id AND s.done = 0 ) AS next_deadline
			FROM ( SELECT COUNT(*) AS total FROM {plans} WHERE $where ) found
			LEFT JOIN ( SELECT plan_id FROM {plans} WHERE $where ORDER BY plan_id DESC LIMIT $limit OFFSET $offset ) page ON 1 = 1
			LEFT JOIN {plans} p ON p.plan_id = page.plan_id
			LEFT JOIN {$this->db->users()} u ON u.ID = $other
			ORDER BY p.plan_id DESC",
			...$args,
			...$args
		);
		$cards            = array_filter( $rows, static fn ( array $row ): bool => null !== $row['plan_id'] );
		return array( array_map( fn ( array $row ): PlanCard => $this->card( $row, $side ), array_values( $cards ) ), (int) ( $rows[0]['total'] ?? 0 ) );
	}

	/** Everyone the viewer has plans with. */
	public function others( Identity $viewer ): UnionPart {
		$side = Side::of( $viewer );
		return new UnionPart(
			array( 'id', 'name' ),
			"SELECT o.other_id AS id, u.display_name AS name FROM ( SELECT DISTINCT {$side->other()->column( 'id' )} AS other_id FROM {plans} WHERE {$side->column( 'id' )} = ? ) o
			JOIN {$this->db->users()} u ON u.ID = o.other_id",
			array( $viewer->user_id )
		);
	}

	/**
	 * Ids of a person's plans with others.
	 *
	 * @param list<int> $others
	 */
	public function select_ids_with( Side $side, int $user_id, array $others ): UnionPart {
		$other = $side->other()->column( 'id' );
		return new UnionPart(
			array( 'other_id', 'plan_id' ),
			"SELECT $other AS other_id, plan_id FROM {plans} WHERE {$side->column( 'id' )} = ? AND $other IN (" . Db::marks( count( $others ) ) . ')',
			array( $user_id, ...( array() === $others ? array( 0 ) : $others ) )
		);
	}

	/**
	 * Steps that are not done of plans that neither side has finished. The mentor's are without those of a founder while one blocks the
	 * other: steps are the founder's words, and a calendar brings them by itself.
	 *
	 * @return list<array<string, string|null>>
	 */
	public function open_deadlines( Side $side, int $user_id, int $limit ): array {
		$reached = Side::Mentor === $side ? 'AND NOT ' . BlockedPair::of( 'p.founder_id', 'p.mentor_id' ) : '';
		return $this->db->rows( "SELECT s.uid, s.rev, s.action, s.deadline, p.plan_id, p.modified_at FROM {plans} p JOIN {plan_steps} s ON s.plan_id = p.plan_id WHERE p.{$side->column( 'id' )} = ? AND p.founder_done_at IS NULL AND p.mentor_done_at IS NULL AND s.done = 0 $reached ORDER BY s.deadline, s.id LIMIT ?", $user_id, $limit );
	}

	public function count_unopened( int $mentor_id ): int {
		return (int) $this->db->value( 'SELECT COUNT(*) FROM {plans} WHERE mentor_id = ? AND opened = 0', $mentor_id );
	}

	/** The same as a column of another query; it depends on no row of that query, so it is counted once. */
	public function unopened_column( int $mentor_id ): string {
		return "( SELECT COUNT(*) FROM {plans} WHERE mentor_id = $mentor_id AND opened = 0 )";
	}

	/** The user id of the other side; null where the viewer has no such plan. */
	public function other_side( int $plan_id, Identity $viewer ): ?int {
		$side  = Side::of( $viewer );
		$other = $this->db->value( "SELECT {$side->other()->column( 'id' )} FROM {plans} WHERE plan_id = ? AND {$side->column( 'id' )} = ?", $plan_id, $viewer->user_id );
		return null === $other ? null : (int) $other;
	}

	/** The email about a new plan goes out all the same; one about changes has no reason any more. */
	public function mark_opened( int $plan_id, int $mentor_id ): void {
		$this->db->execute(
			'UPDATE {plans} SET opened = 1, opened_at = COALESCE( opened_at, ? ), notify_at = CASE WHEN is_told = 1 THEN 0 ELSE notify_at END
			WHERE plan_id = ? AND mentor_id = ? AND opened = 0',
			Clock::to_sql( $this->clock->now() ),
			$plan_id,
			$mentor_id
		);
	}

	/**
	 * An email about changes before the end has no reason any more: that of the end says more.
	 *
	 * @param string $thanks For the other side; '' for none.
	 * @return bool Whether this call finished it; of many at once one did, and its thanks are kept.
	 */
	public function finish( int $plan_id, Identity $viewer, string $thanks ): bool {
		$side = Side::of( $viewer );
		return 1 === $this->db->execute(
			"UPDATE {plans} SET {$side->column( 'done_at' )} = ?, {$side->column( 'thanks' )} = ?, notify_at = CASE WHEN is_told = 1 THEN 0 ELSE notify_at END WHERE plan_id = ? AND {$side->column( 'id' )} = ? AND {$side->column( 'done_at' )} IS NULL",
			Clock::to_sql( $this->clock->now() ),
			'' === $thanks ? null : new FreeText( $thanks ),
			$plan_id,
			$viewer->user_id
		);
	}

	/**
	 * Takes the plan's row for a change by its founder, while the mentor is not done with it: unread for the mentor again,
	 * and an email becomes due if they had opened it.
	 *
	 * @return bool False where there is nothing to change any more.
	 */
	public function begin_change( int $plan_id, int $founder_id ): bool {
		$now = $this->clock->now();
		return 1 === $this->db->execute(
			'UPDATE {plans} SET rev = rev + 1, modified_at = ?, opened = 0,
			notify_at = CASE WHEN notify_at > 0 OR opened_at IS NULL THEN notify_at WHEN changed_mailed_at + ? > ? THEN changed_mailed_at + ? ELSE ? END
			WHERE plan_id = ? AND founder_id = ? AND mentor_done_at IS NULL',
			Clock::to_sql( $now ),
			self::CHANGED_MAIL_EVERY,
			$now,
			self::CHANGED_MAIL_EVERY,
			$now,
			$plan_id,
			$founder_id
		);
	}

	/**
	 * Writes a plan with its identity row; the caller holds the transaction.
	 *
	 * @param list<NewStep> $steps
	 * @return int Its id.
	 */
	public function create( NewPlan $new, array $steps ): int {
		$plan_id = IdentityPost::reserve( $this->db, PlansModule::POST_TYPE, Clock::to_sql( $new->created_at ) );
		$time    = static fn ( int $at ): ?string => 0 === $at ? null : Clock::to_sql( $at );
		$this->db->insert(
			'{plans}',
			array(
				'plan_id'         => $plan_id,
				'founder_id'      => $new->founder_id,
				'mentor_id'       => $new->mentor_id,
				'goal'            => new FreeText( $new->goal ),
				'search_text'     => new FreeText( TextFold::ascii( $new->goal ) ),
				'created_at'      => Clock::to_sql( $new->created_at ),
				'month'           => Clock::month( $new->created_at ),
				'modified_at'     => Clock::to_sql( $new->modified_at ),
				'opened'          => (int) ( $new->opened_at > 0 ),
				'opened_at'       => $time( $new->opened_at ),
				'founder_done_at' => $time( $new->founder_done_at ),
				'mentor_done_at'  => $time( $new->mentor_done_at ),
				'notify_at'       => $new->notify_at,
				'is_told'         => (int) ( 0 === $new->notify_at ),
			)
		);
		$this->steps->add( $plan_id, $steps );
		self::progressed( $new->founder_id );
		return $plan_id;
	}

	/** A founder made a plan, has done or opened a step, or has finished: whoever counts that follows in the same transaction. */
	public static function progressed( int $founder_id ): void {
		do_action( 'mentoriai_plan_progress', $founder_id );
	}

	/** @return array{string, list<int|string>} */
	private function condition( Identity $viewer, PlanFilter $filter ): array {
		$side  = Side::of( $viewer );
		$where = $side->column( 'id' ) . ' = ?';
		if ( $filter->is_empty() ) {
			return array( $where, array( $viewer->user_id ) );
		}
		$any  = array( 'search_text LIKE ?' );
		$args = array( $viewer->user_id, '%' . $this->db->like( $filter->text ) . '%' );
		if ( null !== $filter->number ) {
			$any[]  = 'plan_id = ?';
			$args[] = $filter->number;
		}
		if ( array() !== $filter->people ) {
			$any[] = $side->other()->column( 'id' ) . ' IN (' . implode( ', ', $filter->people ) . ')';
		}
		return array( $where . ' AND ( ' . implode( ' OR ', $any ) . ' )', $args );
	}

	private function photo_of( string $user_id ): string {
		return PublicPhoto::column( $this->db, $user_id );
	}

	/**
	 * @param array<string, string|null> $row
	 * @param 'founder'|'mentor'         $name
	 */
	private function side( array $row, string $name ): PlanSide {
		$done_at = $row[ "{$name}_done_at" ];
		return new PlanSide(
			new Participant( (int) $row[ "{$name}_id" ], $row[ "{$name}_name" ] ),
			Photo::of( $row[ "{$name}_photo" ] ),
			null === $done_at ? null : $this->day( $done_at ),
			$row[ "{$name}_thanks" ]
		);
	}

	/** @param array<string, string|null> $row */
	private function card( array $row, Side $viewer ): PlanCard {
		return new PlanCard(
			(int) $row['plan_id'],
			Side::Founder === $viewer || '1' === $row['opened'],
			$this->day( $row['created_at'] ),
			new Participant( (int) $row['other_id'], $row['display_name'] ),
			Photo::of( $row['photo'] ),
			(string) $row['goal'],
			(int) $row['steps'],
			(int) $row['steps_done'],
			null === $row['next_deadline'] ? null : substr( $row['next_deadline'], 0, 10 ),
			PlanStatus::of( $row['founder_done_at'] ),
			PlanStatus::of( $row['mentor_done_at'] )
		);
	}

	private function day( ?string $utc ): string {
		return $this->clock->local( self::seconds( $utc ) )->format( 'Y-m-d' );
	}

	private static function seconds( ?string $utc ): int {
		return Clock::from_sql( (string) $utc );
	}
}
