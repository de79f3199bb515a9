<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Privacy;

use Closure;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Core\SiteCopy;

/**
 * Forgets what was kept long enough, by the settings and the clock, a bounded part a run. The mailer forgets its log
 * itself; sessions end after six hours.
 */
final readonly class Retention {

	/** Accounts erased a run: each is several dozen queries. */
	private const ACCOUNTS = 5;

	/** Days after the last email to a registration that no one has confirmed. */
	public const PROVISIONAL_DAYS = 30;

	/** The day on which old counts were removed last. */
	private const LOOKED = 'mentoriai_counts_forgotten';

	/** @param Closure( string ): void $forget_views Removes what was counted before a day (`yyyy-MM-dd`). */
	public function __construct( private RetentionRepository $kept, private PersonErasure $people, private Closure $forget_views, private Settings $settings, private Clock $clock ) {}

	public function run(): void {
		$this->forget_counts();
		$this->erase_closed();
		$this->erase_provisional();
	}

	/** Once a day is enough: the counts are a row a month or a day. */
	private function forget_counts(): void {
		$today = $this->clock->today();
		if ( get_option( self::LOOKED ) === $today ) {
			return;
		}
		update_option( self::LOOKED, $today, false );
		( $this->forget_views )( $this->months_ago( max( 13, $this->settings->int( 'views_months' ) ) )->format( 'Y-m-d' ) );
	}

	private function erase_closed(): void {
		$months = $this->settings->int( 'erase_closed_months' );
		// A copy may share the files with the real site, where the person may have come back.
		if ( $months < 1 || SiteCopy::is_copy() ) {
			return;
		}
		$before = Clock::to_sql( $this->months_ago( $months )->getTimestamp() );
		for ( $erased = 0, $after = 0; $erased < self::ACCOUNTS; ) {
			$after = $this->kept->closed_before( $before, $after );
			if ( null === $after ) {
				return;
			}
			// Staff who once were members are passed over; they must not hold up those behind them.
			$erased += $this->people->erase( $after ) ? 1 : 0;
		}
	}

	private function erase_provisional(): void {
		$before = Clock::to_sql( $this->clock->now() - self::PROVISIONAL_DAYS * 86400 );
		for ( $erased = 0, $after = 0; $erased < self::ACCOUNTS; ) {
			$after = $this->kept->provisional_before( $before, $after );
			if ( null === $after ) {
				return;
			}
			$erased += $this->kept->erase_provisional( $after, $before, fn (): bool => $this->people->erase( $after ) ) ? 1 : 0;
		}
	}

	private function months_ago( int $months ): \DateTimeImmutable {
		return $this->clock->local( $this->clock->now() )->modify( "-$months months" );
	}
}
