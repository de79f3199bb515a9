<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Mail\MailQueue;
use MentoriaiPortal\Mail\MutedMails;
use MentoriaiPortal\Mentorships\Mail\AnswerNudgeMail;

/**
 * Staff remind a mentor, at once, of all founders who wait.
 */
final readonly class Reminders {

	/** A second press within it sends no second email. */
	private const AGAIN_SECONDS = 600;

	public function __construct( private MentorshipAttentionRepository $mentorships, private WaitingRepository $waiting, private MailQueue $mails, private Db $db, private Clock $clock ) {}

	/** @return bool|null Whether an email leaves, which it does once in ten minutes; null where the mentor would get none: it is switched off, or of no one who waits. */
	public function remind( int $mentor_id ): ?bool {
		if ( MutedMails::has( $mentor_id, AnswerNudgeMail::KEY ) || array() === $this->waiting->of_mentor( $mentor_id ) ) {
			return null;
		}
		$now = $this->clock->now();
		return $this->db->repeatable(
			function () use ( $mentor_id, $now ): bool {
				$this->db->lock_user( $mentor_id );
				if ( $this->mentorships->is_nudged_after( $mentor_id, $now - self::AGAIN_SECONDS ) ) {
					return false;
				}
				$this->mentorships->mark_nudged( $mentor_id, $now );
				$this->mails->tell( AnswerNudgeMail::KEY, $mentor_id, array(), "$mentor_id|staff|$now", at_once: true );
				return true;
			}
		);
	}
}
