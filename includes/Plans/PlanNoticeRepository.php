<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Plans;

use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Identity\Participant;
use MentoriaiPortal\Mentorships\BlockedPair;

/**
 * Which emails about plans are due, each taken by one process only.
 *
 * @phpstan-type PlanNotice array{plan_id: int, mentor_id: int, due_at: int, is_told: bool}
 * @phpstan-type StepNotice array{id: int, plan_id: int, founder_id: int, deadline: string, due_on: string, is_over: bool}
 */
final readonly class PlanNoticeRepository {

	public function __construct( private Db $db ) {}

	/**
	 * Plans whose mentor is to be told, the longest due first.
	 *
	 * @return list<PlanNotice>
	 */
	public function plans_due( int $now, int $limit ): array {
		return array_map(
			static fn ( array $row ): array => array(
				'plan_id'   => (int) $row['plan_id'],
				'mentor_id' => (int) $row['mentor_id'],
				'due_at'    => (int) $row['notify_at'],
				'is_told'   => '1' === $row['is_told'],
			),
			$this->db->rows( 'SELECT plan_id, mentor_id, notify_at, is_told FROM {plans} WHERE notify_at > 0 AND notify_at <= ? ORDER BY notify_at LIMIT ?', $now, $limit )
		);
	}

	/**
	 * Takes a notice; false when another process was faster or the mentor has opened the plan meanwhile.
	 *
	 * @param PlanNotice $notice
	 */
	public function claim_plan( array $notice, int $now ): bool {
		return 1 === $this->db->execute(
			'UPDATE {plans} SET changed_mailed_at = CASE WHEN is_told = 1 THEN ? ELSE changed_mailed_at END, is_told = 1, notify_at = 0
			WHERE plan_id = ? AND notify_at + 0 = ? AND is_told = ?',
			$now,
			$notice['plan_id'],
			$notice['due_at'],
			(int) $notice['is_told']
		);
	}

	/**
	 * Steps whose founder is to be told of the deadline, the longest due first. `is_over`: a side is done with the plan.
	 *
	 * @return list<StepNotice>
	 */
	public function steps_due( string $today, int $limit ): array {
		return array_map(
			static fn ( array $row ): array => array(
				'id'         => (int) $row['id'],
				'plan_id'    => (int) $row['plan_id'],
				'founder_id' => (int) $row['founder_id'],
				'deadline'   => substr( (string) $row['deadline'], 0, 10 ),
				'due_on'     => substr( (string) $row['remind_on'], 0, 10 ),
				'is_over'    => '1' === $row['is_over'],
			),
			$this->db->rows(
				'SELECT s.id, s.plan_id, p.founder_id, s.deadline, s.remind_on,
					CASE WHEN p.founder_done_at IS NULL AND p.mentor_done_at IS NULL THEN 0 ELSE 1 END AS is_over
				FROM ( SELECT id FROM {plan_steps} WHERE remind_on <= ? ORDER BY remind_on, plan_id LIMIT ? ) due
				JOIN {plan_steps} s ON s.id = due.id JOIN {plans} p ON p.plan_id = s.plan_id ORDER BY s.plan_id, s.position',
				$today,
				$limit
			)
		);
	}

	/**
	 * Takes a notice and sets the day of the next.
	 *
	 * @param StepNotice  $notice
	 * @param string|null $next After the day it was due on.
	 */
	public function claim_step( array $notice, ?string $next ): bool {
		return 1 === $this->db->execute( 'UPDATE {plan_steps} SET remind_on = ? WHERE id = ? AND remind_on = ? AND done = 0', $next, $notice['id'], $notice['due_on'] );
	}

	/**
	 * What emails say of a plan that this person is in.
	 *
	 * @return array{other: Participant, goal: string, is_open: bool, is_over: bool, blocked: bool, thanks: string}|null `is_over`: a side is done with it. `blocked`: a side blocks the other. `thanks`: of the other side.
	 */
	public function facts( int $plan_id, int $user_id ): ?array {
		$row = $this->db->row(
			'SELECT p.goal, p.opened, p.other_id, p.founder_done_at, p.mentor_done_at, p.thanks, u.display_name, CASE WHEN ' . BlockedPair::of( 'p.founder_id', 'p.mentor_id' ) . " THEN 1 ELSE 0 END AS blocked FROM (
				SELECT founder_id, mentor_id, goal, opened, founder_done_at, mentor_done_at, CASE WHEN founder_id = ? THEN mentor_thanks ELSE founder_thanks END AS thanks, CASE WHEN founder_id = ? THEN mentor_id ELSE founder_id END AS other_id
				FROM {plans} WHERE plan_id = ? AND ( founder_id = ? OR mentor_id = ? )
			) p LEFT JOIN {$this->db->users()} u ON u.ID = p.other_id",
			$user_id,
			$user_id,
			$plan_id,
			$user_id,
			$user_id
		);
		return null === $row ? null : array(
			'other'   => new Participant( (int) $row['other_id'], $row['display_name'] ),
			'goal'    => (string) $row['goal'],
			'is_open' => '1' === $row['opened'],
			'is_over' => null !== $row['founder_done_at'] || null !== $row['mentor_done_at'],
			'blocked' => '1' === $row['blocked'],
			'thanks'  => (string) $row['thanks'],
		);
	}

	/**
	 * Those of these steps that are still to be done.
	 *
	 * @param non-empty-list<int> $ids
	 * @return list<array{action: string, deadline: string}>
	 */
	public function open_steps( int $plan_id, array $ids ): array {
		return array_map(
			static fn ( array $row ): array => array(
				'action'   => (string) $row['action'],
				'deadline' => substr( (string) $row['deadline'], 0, 10 ),
			),
			$this->db->rows( 'SELECT action, deadline FROM {plan_steps} WHERE plan_id = ? AND done = 0 AND id IN (' . Db::marks( count( $ids ) ) . ') ORDER BY position', $plan_id, ...$ids )
		);
	}
}
