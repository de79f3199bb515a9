<?php
declare( strict_types=1 );

namespace MentoriaiPortal\CheckIns;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\DueWork;
use MentoriaiPortal\Mail\MailQueue;
use MentoriaiPortal\Mail\MailRecipient;
use MentoriaiPortal\Mentorships\CheckInTurns;

/**
 * Asks whose turn has come, with one email a person. Part of `mentoriai_run_due`; whoever switched these emails off is not asked.
 */
final readonly class CheckInRounds {

	public function __construct( private Db $db, private CheckInRepository $checkins, private CheckInTurns $turns, private MailQueue $mails, private Clock $clock ) {}

	public function run(): void {
		$now = $this->clock->now();
		$this->turns->plan( $now );
		DueWork::each( fn (): array => $this->turns->people( $now ), fn ( int $user_id ) => $this->db->repeatable( fn () => $this->ask( $user_id, $now ) ) );
		$this->checkins->forget_links( $now );
	}

	private function ask( int $user_id, int $now ): void {
		$wants = MailRecipient::wants( $user_id, CheckInMail::KEY );
		$turns = $this->turns->take( $user_id, $now, $wants );
		if ( ! $wants || array() === $turns ) {
			return;
		}
		foreach ( $turns as $turn ) {
			$this->checkins->add( $turn, $user_id, $now );
		}
		foreach ( $this->checkins->asked_of( $user_id, $now ) as $asked ) {
			$this->checkins->add_link( $asked->id, $now, OwnLink::secret( $asked->id ) );
		}
		$this->mails->tell( CheckInMail::KEY, $user_id, array( 'at' => $now ), "$user_id|$now" );
	}
}
