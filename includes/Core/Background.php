<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core;

use Throwable;

/**
 * Work outside the request. `do_action( 'mentoriai_run_due' )` runs all due work once, that of extensions last; cron does
 * so every minute, and a request that queued something urgent does so after its response is sent.
 */
final class Background {

	public const RUN = 'mentoriai_run_due';

	private const TICKET = 'mentoriai_run_ticket';

	private bool $asked = false;

	public function register(): void {
		add_filter( 'cron_schedules', array( $this, 'add_minute' ) ); // phpcs:ignore WordPress.WP.CronInterval -- mails are due by the minute.
		add_action( 'mentoriai_cron', array( $this, 'run' ) );
		add_action( 'wp_ajax_nopriv_mentoriai_run', array( $this, 'run_by_ticket' ) );
	}

	/** Plans the every-minute run; runs again without harm. */
	public function install(): void {
		if ( false === wp_next_scheduled( 'mentoriai_cron' ) ) {
			wp_schedule_event( time(), 'mentoriai_minute', 'mentoriai_cron' );
		}
	}

	/** Ends all scheduled work of the portal; activation plans it anew. */
	public static function unschedule(): void {
		foreach ( _get_cron_array() as $events ) {
			foreach ( array_keys( $events ) as $hook ) {
				if ( str_starts_with( $hook, 'mentoriai_' ) ) {
					wp_clear_scheduled_hook( $hook );
				}
			}
		}
	}

	/** Asks for a run right after the answer of this request. */
	public function run_after_answer(): void {
		if ( ! $this->asked ) {
			$this->asked = true;
			add_action( 'shutdown', array( $this, 'after_answer' ), 100 );
		}
	}

	public function run(): void {
		try {
			do_action( self::RUN );
		} catch ( Throwable $error ) {
			FaultLog::write( $error, self::RUN );
		}
	}

	/** Under PHP-FPM this process goes on after the answer; elsewhere a loopback with a one-time ticket does the work. */
	public function after_answer(): void {
		if ( function_exists( 'fastcgi_finish_request' ) ) {
			fastcgi_finish_request();
			$this->run();
			return;
		}
		$ticket = bin2hex( random_bytes( 16 ) );
		update_option( self::TICKET, hash( 'sha256', $ticket ), false );
		wp_remote_post(
			admin_url( 'admin-ajax.php' ),
			array(
				'blocking'  => false,
				'timeout'   => 0.5,
				'sslverify' => false,
				'body'      => array(
					'action' => 'mentoriai_run',
					'ticket' => $ticket,
				),
			)
		);
	}

	public function run_by_ticket(): void {
		$ticket = isset( $_POST['ticket'] ) && is_string( $_POST['ticket'] ) ? sanitize_text_field( wp_unslash( $_POST['ticket'] ) ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Missing -- the ticket is the nonce.
		$known  = get_option( self::TICKET );
		// Whoever deletes it has used it: it counts once.
		if ( ! is_string( $known ) || ! hash_equals( $known, hash( 'sha256', $ticket ) ) || ! delete_option( self::TICKET ) ) {
			wp_die( '', '', array( 'response' => 403 ) );
		}
		ignore_user_abort( true );
		$this->run();
		wp_die( '', '', array( 'response' => 200 ) );
	}

	/**
	 * @param array<string, array{interval: int, display: string}> $schedules
	 * @return array<string, array{interval: int, display: string}>
	 */
	public function add_minute( array $schedules ): array {
		$schedules['mentoriai_minute'] = array(
			'interval' => 60,
			'display'  => 'Mentoriai portal: every minute',
		);
		return $schedules;
	}
}
