<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Plans;

use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\UnionPart;
use MentoriaiPortal\Core\Identity\Side;
use MentoriaiPortal\Mentorships\BlockedPair;

/**
 * What waits in a person's plans, ten rows of each at most.
 */
final readonly class PlanTodayRepository {

	public function __construct( private Db $db ) {}

	/** The first open step of each plan that neither side has finished. */
	public function select_steps( int $founder_id ): UnionPart {
		return new UnionPart(
			array( 'plan_id', 'action', 'deadline', 'goal' ),
			'SELECT p.plan_id, s.action, s.deadline, p.goal FROM {plans} p JOIN {plan_steps} s
			ON s.id = ( SELECT o.id FROM {plan_steps} o WHERE o.plan_id = p.plan_id AND o.done = 0 ORDER BY o.deadline, o.position LIMIT 1 )
			WHERE p.founder_id = ? AND p.founder_done_at IS NULL AND p.mentor_done_at IS NULL ORDER BY s.deadline LIMIT 10',
			array( $founder_id )
		);
	}

	/** Plans finished by the other side only, and for the mentor those that are new or changed; none of two of whom one blocks the other. */
	public function select_waiting( int $user_id, Side $side ): UnionPart {
		$mine  = $side->column( 'done_at' );
		$their = $side->other()->column( 'done_at' );
		$other = $side->other()->column( 'id' );
		$new   = Side::Mentor === $side ? 'OR p.opened = 0' : '';
		$blocked = BlockedPair::of( 'p.founder_id', 'p.mentor_id' );
		return new UnionPart(
			array( 'plan_id', 'goal', 'other_id', 'display_name', 'why', 'moved_at' ),
			"SELECT p.plan_id, p.goal, p.{$other} AS other_id, u.display_name,
				CASE WHEN p.{$their} IS NOT NULL THEN 'finished' WHEN p.opened_at IS NULL THEN 'new' ELSE 'changed' END AS why,
				COALESCE( p.{$their}, p.modified_at ) AS moved_at
			FROM {plans} p LEFT JOIN {$this->db->users()} u ON u.ID = p.{$other}
			WHERE p.{$side->column( 'id' )} = ? AND p.{$mine} IS NULL AND ( p.{$their} IS NOT NULL {$new} ) AND NOT $blocked ORDER BY moved_at DESC LIMIT 10",
			array( $user_id )
		);
	}
}
