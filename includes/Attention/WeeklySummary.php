<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Attention;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Mail\StaffMails;

/**
 * Looks once an ISO week, on Monday from 08:00 in Vilnius or whenever the job runs next, and tells staff what waits. What comes
 * after the look waits for the next one; nothing is sent where nothing waits.
 */
final readonly class WeeklySummary {

	private const HOUR = 8;

	/** The week of the last look, `2026-W48`. */
	private const LOOKED = 'mentoriai_summary_week';

	public function __construct( private Attention $attention, private StaffMails $staff, private Db $db, private Clock $clock ) {}

	public function run(): void {
		$now  = $this->clock->local( $this->clock->now() );
		$week = $now->format( 'o-\WW' );
		if ( $now < $now->setISODate( (int) $now->format( 'o' ), (int) $now->format( 'W' ) )->setTime( self::HOUR, 0 ) || get_option( self::LOOKED ) === $week ) {
			return;
		}
		$this->attention->begin();
		$waiting = array_filter( $this->attention->counts() );
		$this->db->transaction_with(
			self::LOOKED,
			function () use ( $waiting, $week ): void {
				update_option( self::LOOKED, $week, false );
				// Of two runs at once the second finds the email there.
				array() === $waiting || $this->staff->tell( SummaryMail::KEY, SummaryMail::CAPABILITY, array( 'waiting' => $waiting ), $week );
			}
		);
	}
}
