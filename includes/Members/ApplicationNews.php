<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Members;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Mail\StaffMails;

/**
 * Tells staff who applied: ten minutes after the first, all of them in one email. Who applies again is news again.
 */
final readonly class ApplicationNews {

	private const WAIT_SECONDS = 600;

	/** Of whom staff were told: id to since when they wait. Those who no longer wait leave it with the next email. */
	private const TOLD = 'mentoriai_applications_told';

	public function __construct( private ApplicationRepository $applications, private StaffMails $staff, private Db $db, private Clock $clock ) {}

	public function run(): void {
		$first = $this->untold( $this->applications->waiting() )[0] ?? null;
		if ( null === $first ) {
			return;
		}
		$this->db->transaction_with(
			self::TOLD,
			function () use ( $first ): void {
				// Two runs at once take turns, and the second finds nothing left.
				$this->db->lock_user( $first );
				wp_cache_delete( self::TOLD, 'options' );
				$waiting = $this->applications->waiting();
				$untold  = $this->untold( $waiting );
				if ( array() === $untold || Clock::from_sql( $waiting[ $untold[0] ] ) > $this->clock->now() - self::WAIT_SECONDS ) {
					return;
				}
				update_option( self::TOLD, $waiting, false );
				$this->staff->tell_about( ApplicationMail::KEY, ApplicationMail::CAPABILITY, $untold, $untold[0] . '|' . $waiting[ $untold[0] ] );
			}
		);
	}

	/**
	 * @param array<int, string> $waiting
	 * @return list<int> The longest wait first.
	 */
	private function untold( array $waiting ): array {
		$told = get_option( self::TOLD );
		return array_keys( array_diff_assoc( $waiting, is_array( $told ) ? $told : array() ) );
	}
}
