<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Identity\Side;
use MentoriaiPortal\Mail\MailQueue;
use MentoriaiPortal\Mentorships\Mail\StillGoingMail;

/**
 * Asks both sides of a mentorship of which nothing was heard for 90 days, once a silence, and ends it after seven more. Part of
 * `mentoriai_run_due`.
 */
final readonly class SilentMentorships {

	private const SILENT_SECONDS = 90 * 86400;

	private const ANSWER_SECONDS = 7 * 86400;

	/** Per run; the rest waits for the next one. */
	private const BATCH = 200;

	public function __construct( private Db $db, private MentorshipRepository $mentorships, private SilenceRepository $silence, private MailQueue $mails, private Clock $clock ) {}

	public function run(): void {
		$now = $this->clock->now();
		foreach ( $this->silence->unheard( Clock::to_sql( $now - self::SILENT_SECONDS ), Clock::to_sql( $now - self::ANSWER_SECONDS ), self::BATCH ) as $id ) {
			$this->mentorships->close( $id, MentorshipEvent::Silenced, new MentorshipEnd( reason: Mentorship::SILENT ), $now );
		}
		$this->db->repeatable( fn () => $this->ask( $now ) );
	}

	/** One email a person for all that are asked about now. */
	private function ask( int $now ): void {
		$since  = Clock::to_sql( $now - self::SILENT_SECONDS );
		$people = array();
		foreach ( $this->silence->unasked( $since, self::BATCH ) as $id ) {
			$found = $this->mentorships->find( $id );
			if ( null !== $found && $this->silence->claim( $id, $since, $now ) ) {
				foreach ( Side::cases() as $side ) {
					$people[ $found->participant( $side )->id ] = true;
				}
			}
		}
		foreach ( array_keys( $people ) as $user_id ) {
			$this->mails->tell( StillGoingMail::KEY, $user_id, array(), "$user_id|$now" );
		}
	}
}
