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

	/**
	 * Plans the every-minute run where it is not planned; costs no query where it is. Asked again in wp-admin, at WordPress's
	 * look for updates, which WordPress itself schedules again, and in every run: the option with the plan may get lost.
	 */
	public function install(): void {
		if ( false === wp_next_scheduled( 'mentoriai_cron' ) ) {
			wp_schedule_event( time(), 'mentoriai_minute', 'mentoriai_cron' );
		}
	}

	/** Ends all scheduled work of the portal; activation schedules it again. */
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

	/** As nobody: what is due is not done by whoever's request brought it along. */
	public function run(): void {
		$this->install();
		$caller = get_current_user_id();
		wp_set_current_user( 0 );
		try {
			do_action( self::RUN );
		} catch ( Throwable $error ) {
			FaultLog::write( $error, self::RUN );
		} finally {
			wp_set_current_user( $caller );
		}
	}

	/** Under PHP-FPM this process continues after the answer; elsewhere a loopback with a one-time ticket does the work. */
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
		// Whoever deletes it has used it: it works once.
		if ( ! is_string( $known ) || ! hash_equals( $known, hash( 'sha256', $ticket ) ) || ! delete_option( self::TICKET ) ) {
			wp_die( '', '', array( 'response' => 403 ) );
		}
		ignore_user_abort( true );
		$this->run();
		wp_die( '', '', array( 'response' => 200 ) );
	}

	/** Filter `cron_schedules`. */
	public static function add_minute( mixed $schedules ): mixed {
		if ( ! is_array( $schedules ) ) {
			return $schedules;
		}
		$schedules['mentoriai_minute'] = array(
			'interval' => 60,
			'display'  => 'Mentoriai portal: every minute',
		);
		return $schedules;
	}
}
