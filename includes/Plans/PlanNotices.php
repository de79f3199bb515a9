<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Plans;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Mail\MailQueue;
use MentoriaiPortal\Plans\Mail\PlanMail;
use MentoriaiPortal\Plans\Mail\StepReminderMail;

/**
 * Emails about new and changed plans and about deadlines; part of `mentoriai_run_due`. Each notice is taken by a conditional
 * write in the transaction that queues its email, so a job that runs twice or late sends it once.
 *
 * @phpstan-import-type StepNotice from PlanNoticeRepository
 */
final readonly class PlanNotices {

	/** Plans and steps per run; the rest waits for the next one. */
	private const BATCH = 200;

	/** Hour in Vilnius from which founders are reminded of deadlines. */
	private const REMIND_FROM = 8;

	public function __construct( private Db $db, private PlanNoticeRepository $notices, private MailQueue $mails, private Clock $clock ) {}

	public function run(): void {
		$this->tell_mentors( $this->clock->now() );
		// The day begins at midnight; no one is reminded in the night.
		if ( (int) $this->clock->local( $this->clock->now() )->format( 'G' ) >= self::REMIND_FROM ) {
			$this->tell_founders( $this->clock->today() );
		}
	}

	private function tell_mentors( int $now ): void {
		$due = $this->notices->plans_due( $now, self::BATCH );
		update_meta_cache( 'user', array_unique( array_column( $due, 'mentor_id' ) ) );
		foreach ( $due as $notice ) {
			$this->db->repeatable(
				function () use ( $notice, $now ): void {
					if ( $this->notices->claim_plan( $notice, $now ) ) {
						$kind = $notice['is_told'] ? PlanMail::CHANGED : PlanMail::CREATED;
						$this->mails->tell( $kind, $notice['mentor_id'], array( 'plan_id' => $notice['plan_id'] ), $notice['plan_id'] . '|' . $notice['due_at'] );
					}
				}
			);
		}
	}

	private function tell_founders( string $today ): void {
		$groups = array();
		foreach ( $this->notices->steps_due( $today, self::BATCH ) as $notice ) {
			$reminder = Reminder::on( $today, $notice['deadline'] );
			$groups[ $notice['plan_id'] . '|' . $reminder->value ][] = $notice;
		}
		update_meta_cache( 'user', array_unique( array_map( static fn ( array $group ): int => $group[0]['founder_id'], array_values( $groups ) ) ) );
		foreach ( $groups as $group ) {
			$this->db->repeatable( fn () => $this->tell_founder( $group, $today ) );
		}
	}

	/**
	 * One email for all steps of a plan that are due alike.
	 *
	 * @param non-empty-list<StepNotice> $group
	 */
	private function tell_founder( array $group, string $today ): void {
		$taken = array_filter(
			$group,
			fn ( array $notice ): bool => $this->notices->claim_step( $notice, $notice['is_over'] ? null : Reminder::after( $today, $notice['deadline'] ) )
		);
		if ( array() === $taken || $group[0]['is_over'] ) {
			return;
		}
		$ids  = array_column( $taken, 'id' );
		$kind = Reminder::Overdue === Reminder::on( $today, $group[0]['deadline'] ) ? StepReminderMail::OVERDUE : StepReminderMail::DUE;
		$data = array(
			'plan_id' => $group[0]['plan_id'],
			'steps'   => $ids,
		);
		$this->mails->tell( $kind, $group[0]['founder_id'], $data, implode( '|', array( $group[0]['plan_id'], $today, ...$ids ) ) );
	}
}
