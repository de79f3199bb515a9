<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Plans;

use MentoriaiPortal\Core\Database\Db;

/**
 * Plans by person, for export and erasing.
 */
final readonly class PlanPeopleRepository {

	public function __construct( private Db $db ) {}

	/** Whether the two have a plan with this goal. */
	public function have_plan( int $founder_id, int $mentor_id, string $goal ): bool {
		$rows = $this->db->rows( 'SELECT goal FROM {plans} WHERE founder_id = ? AND mentor_id = ?', $founder_id, $mentor_id );
		return in_array( $goal, array_column( $rows, 'goal' ), true );
	}

	/**
	 * A stretch of a person's plans on either side, oldest first.
	 *
	 * @return list<array<string, string|null>>
	 */
	public function plans_of( int $user_id, int $limit, int $offset ): array {
		return $this->db->rows(
			"SELECT p.plan_id, p.goal, p.created_at, p.founder_id, p.founder_done_at, p.mentor_done_at, p.founder_thanks, p.mentor_thanks, u.display_name AS other_name,
				CASE WHEN p.founder_id = ? THEN p.mentor_id ELSE p.founder_id END AS other_id
			FROM {plans} p LEFT JOIN {$this->db->users()} u ON u.ID = CASE WHEN p.founder_id = ? THEN p.mentor_id ELSE p.founder_id END
			WHERE p.founder_id = ? OR p.mentor_id = ? ORDER BY p.plan_id LIMIT ? OFFSET ?",
			$user_id,
			$user_id,
			$user_id,
			$user_id,
			$limit,
			$offset
		);
	}

	/**
	 * Steps of several plans, in their order.
	 *
	 * @param list<int> $plan_ids
	 * @return list<array<string, string|null>>
	 */
	public function steps_of( array $plan_ids ): array {
		return array() === $plan_ids ? array() : $this->db->rows(
			'SELECT plan_id, action, result, deadline, done FROM {plan_steps} WHERE plan_id IN (' . Db::marks( count( $plan_ids ) ) . ') ORDER BY plan_id, position',
			...$plan_ids
		);
	}

	/**
	 * Takes a person off their plans; the other side keeps them.
	 *
	 * @return int Of how many.
	 */
	public function disown( int $user_id ): int {
		return $this->db->execute( 'UPDATE {plans} SET founder_id = 0 WHERE founder_id = ?', $user_id )
			+ $this->db->execute( 'UPDATE {plans} SET mentor_id = 0, notify_at = 0 WHERE mentor_id = ?', $user_id );
	}

	/**
	 * Deletes plans that belong to no one any more, one bounded batch.
	 *
	 * @return list<int> Their ids.
	 */
	public function delete_orphans( int $limit ): array {
		$ids = array_map( 'intval', array_column( $this->db->rows( 'SELECT plan_id FROM {plans} WHERE founder_id = 0 AND mentor_id = 0 LIMIT ?', $limit ), 'plan_id' ) );
		if ( array() !== $ids ) {
			$marks = Db::marks( count( $ids ) );
			$this->db->execute( "DELETE FROM {plan_steps} WHERE plan_id IN ($marks)", ...$ids );
			$this->db->execute( "DELETE FROM {plans} WHERE plan_id IN ($marks)", ...$ids );
			$this->db->execute( "DELETE FROM {$this->db->posts()} WHERE post_type = ? AND ID IN ($marks)", PlansModule::POST_TYPE, ...$ids );
		}
		return $ids;
	}
}
