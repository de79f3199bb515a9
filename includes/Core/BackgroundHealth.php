<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core;

/**
 * Site Health: whether background work runs, and which of its jobs fail.
 */
final class BackgroundHealth implements HealthCheck {

	/** Seconds after which a run that was due is late. */
	private const LATE = 900;

	public function key(): string {
		return 'mentoriai_cron';
	}

	public function label(): string {
		return __( 'Portal background work', 'mentoriai-portal' );
	}

	public function run(): HealthResult {
		$next = wp_next_scheduled( 'mentoriai_cron' );
		if ( false === $next || $next < time() - self::LATE ) {
			return new HealthResult(
				'critical',
				__( 'The portal’s background work is not running', 'mentoriai-portal' ),
				__( 'Notifications and retries of emails need WordPress’s scheduled events. Set up a system cron job that calls wp-cron.php every minute.', 'mentoriai-portal' )
			);
		}
		$failing = BackgroundJobs::failing();
		if ( array() === $failing ) {
			return new HealthResult( 'good', __( 'The portal’s background work is running', 'mentoriai-portal' ), __( 'Notifications, retries of emails and clean-up run every minute.', 'mentoriai-portal' ) );
		}
		$details = array();
		foreach ( $failing as $name => $since ) {
			/* translators: 1: name of a background job, e.g. surveys, 2: day and time. */
			$details[] = sprintf( __( '%1$s, since %2$s', 'mentoriai-portal' ), $name, Clock::on_site( $since ) );
		}
		return new HealthResult(
			'critical',
			__( 'Part of the portal’s background work is failing', 'mentoriai-portal' ),
			__( 'These jobs fail each time they run; the others continue. The PHP error log says why.', 'mentoriai-portal' ),
			$details
		);
	}
}
