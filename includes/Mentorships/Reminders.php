<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Mail\MailQueue;
use MentoriaiPortal\Mentorships\Mail\AnswerNudgeMail;

/**
 * Staff remind a mentor, at once, of all founders who wait.
 */
final readonly class Reminders {

	/** A second press within it sends no second email. */
	private const AGAIN_SECONDS = 600;

	public function __construct( private MentorshipAttentionRepository $mentorships, private MailQueue $mails, private Clock $clock ) {}

	public function remind( int $mentor_id ): void {
		$now = $this->clock->now();
		$this->mentorships->mark_nudged( $mentor_id, $now );
		$this->mails->tell( AnswerNudgeMail::KEY, $mentor_id, array(), "$mentor_id|staff|" . intdiv( $now, self::AGAIN_SECONDS ), at_once: true );
	}
}
