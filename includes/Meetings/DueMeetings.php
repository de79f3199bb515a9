<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Meetings;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\DueWork;
use MentoriaiPortal\Core\Identity\Side;
use MentoriaiPortal\Mail\MailQueue;
use MentoriaiPortal\Meetings\Mail\MeetingDoneMail;
use MentoriaiPortal\Meetings\Mail\MeetingReminderMail;

/**
 * What time makes of meetings: what was said of them counts after a week, both are reminded the day before and asked once after the
 * end, and place and notes go. Part of `mentoriai_run_due`. Each mail is taken by a conditional write in the transaction that
 * queues it. Nobody is reminded of what is over; a question may come up to a week late.
 */
final readonly class DueMeetings {

	public const REMIND_SECONDS = 86400;

	public function __construct( private Db $db, private MeetingDueRepository $due, private MeetingRepository $meetings, private MeetingReadRepository $reads, private MeetingDataRepository $data, private MailQueue $mails, private Clock $clock ) {}

	public function run(): void {
		$now = $this->clock->now();
		// Before asking: what is settled is not asked about.
		DueWork::each( fn (): array => $this->due->unsettled( $now, DueWork::BATCH ), fn ( int $id ) => $this->settle( $id, $now ) );
		DueWork::each( fn (): array => $this->due->unreminded( $now, DueWork::BATCH ), fn ( int $id ) => $this->remind( $id, $now ) );
		DueWork::each( fn (): array => $this->due->unasked( $now, DueWork::BATCH ), fn ( int $id ) => $this->ask( $id, $now ) );
		$this->data->forget_texts( $now );
	}

	private function settle( int $id, int $now ): void {
		$this->db->repeatable(
			function () use ( $id, $now ): void {
				$meeting = $this->reads->find( $id );
				null === $meeting || $this->meetings->settle( $meeting, $meeting->outcome( $now ) );
			}
		);
	}

	/** Who agreed within the last day before it knows. */
	private function remind( int $id, int $now ): void {
		$this->db->repeatable(
			function () use ( $id, $now ): void {
				if ( $this->due->claim_reminder( $id, $now ) ) {
					$meeting = $this->reads->find( $id );
					null !== $meeting && ! $this->due->is_agreed_late( $id, $meeting->start() - self::REMIND_SECONDS ) && $this->tell( MeetingReminderMail::KEY, $meeting );
				}
			}
		);
	}

	private function ask( int $id, int $now ): void {
		$this->db->repeatable(
			function () use ( $id, $now ): void {
				if ( $this->due->claim_question( $id, $now ) ) {
					$meeting = $this->reads->find( $id );
					null === $meeting || $this->tell( MeetingDoneMail::KEY, $meeting );
				}
			}
		);
	}

	private function tell( string $kind, Meeting $meeting ): void {
		foreach ( Side::cases() as $side ) {
			$user_id = $meeting->person( $side )->person->id;
			$this->mails->tell( $kind, $user_id, array( 'id' => $meeting->id ), "{$meeting->id}|$user_id" );
		}
	}
}
