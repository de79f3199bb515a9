<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Accounts;

use Closure;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\FaultLog;
use MentoriaiPortal\Core\SiteCopy;

/**
 * Accounts that went past WordPress's functions, as by SQL of a plugin that cleans up: who has a claim on an address, but no
 * row in wp_users. After a week what the portal keeps of them is erased as on any deletion, and the address is free; not at
 * once, because a restore that is not done yet looks the same.
 */
final readonly class GoneAccounts {

	private const WAIT_SECONDS = 7 * 86400;

	/** Accounts that are kept in mind, the lowest ids first. */
	private const MOST = 100;

	/** Option: `day` of the last look, and `since`, id to unix seconds. */
	private const SEEN = 'mentoriai_gone_accounts';

	/** @param Closure( int ): void $erase See PersonErasure::erase_data(). */
	public function __construct( private EmailClaimRepository $claims, private Clock $clock, private Closure $erase ) {}

	/** Once a day. */
	public function run(): void {
		$today = $this->clock->today();
		$seen  = get_option( self::SEEN );
		// A copy may share the files with the real site, where the account may be.
		if ( ( is_array( $seen ) && $today === ( $seen['day'] ?? '' ) ) || SiteCopy::is_copy() ) {
			return;
		}
		$known = is_array( $seen['since'] ?? null ) ? $seen['since'] : array();
		$since = array();
		foreach ( $this->claims->of_nobody( self::MOST ) as $user_id ) {
			$since[ $user_id ] = (int) ( $known[ $user_id ] ?? $this->clock->now() );
			if ( $this->clock->now() - $since[ $user_id ] >= self::WAIT_SECONDS && FaultLog::part( 'a gone account', fn (): bool => $this->forget( $user_id ), false ) ) {
				unset( $since[ $user_id ] );
			}
		}
		update_option( self::SEEN, array( 'day' => $today, 'since' => $since ), false );
	}

	private function forget( int $user_id ): bool {
		( $this->erase )( $user_id );
		// Last: it is what tells of the person.
		$this->claims->release( $user_id );
		return true;
	}
}
