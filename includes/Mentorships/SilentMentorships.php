<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\DueWork;
use MentoriaiPortal\Mail\MailQueue;
use MentoriaiPortal\Mail\MailRecipient;
use MentoriaiPortal\Mail\MailTypes;
use MentoriaiPortal\Mentorships\Mail\StillGoingMail;

/**
 * Asks each side of a mentorship of which nothing was heard for 90 days, once a silence, and ends it a week after both were
 * asked. Whoever gets no such email counts as asked when it was due. Part of `mentoriai_run_due`.
 */
final readonly class SilentMentorships {

	private const SILENT_SECONDS = 90 * 86400;

	private const ANSWER_SECONDS = 7 * 86400;

	public function __construct(
		private Db $db,
		private SilenceRepository $silence,
		private AskedPeopleRepository $asked,
		private MailQueue $mails,
		private Clock $clock
	) {}

	public function run(): void {
		$now   = $this->clock->now();
		$since = Clock::to_sql( $now - self::SILENT_SECONDS );
		$until = Clock::to_sql( $now - self::ANSWER_SECONDS );
		DueWork::each( fn (): array => $this->silence->people( $since, $now, DueWork::BATCH ), fn ( int $user_id ) => $this->db->repeatable( fn () => $this->ask( $user_id, $since, $now ) ) );
		DueWork::each( fn (): array => $this->silence->unheard( $since, $until, DueWork::BATCH ), fn ( int $id ): bool => $this->db->repeatable( fn (): bool => $this->silence->end( $id, $since, $until, $now ) ) );
	}

	/** One email for all that are due. */
	private function ask( int $user_id, string $since, int $now ): void {
		$this->db->lock_user( $user_id );
		$wants = MailRecipient::wants( $user_id, StillGoingMail::KEY );
		$free  = $this->asked->may_be_asked( $user_id, $now );
		$told  = false;
		// The week begins when the email leaves; where it never does, when it no longer can.
		$at    = $now + MailTypes::LIFETIME;
		foreach ( $this->silence->unasked_of( $user_id, $since ) as $one ) {
			if ( ! $wants || ! $one['is_public'] ) {
				$this->silence->claim( $one['id'], $one['side'], $since, $one['active_at'] + self::SILENT_SECONDS );
			} elseif ( $free ) {
				$told = $this->silence->claim( $one['id'], $one['side'], $since, $at ) || $told;
			}
		}
		if ( $told ) {
			$this->asked->note( $user_id, $now );
			$this->mails->tell( StillGoingMail::KEY, $user_id, array( 'at' => $at ), "$user_id|$now" );
		}
	}
}
