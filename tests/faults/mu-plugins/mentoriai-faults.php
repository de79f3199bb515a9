<?php
/**
 * Plugin Name: Mentoriai faults
 * Description: Only in the site of the fault tests: mails go to an SMTP server, cron is off, a process dies on demand.
 *
 * mentoriai_test_smtp                port of the mail server
 * POST /mentoriai-faults-run            runs the PHP of its body, where the header X-Mentoriai-Secret is that of the run
 * MENTORIAI_DIE_AT (environment)     kill -9 of this very process before its Nth write to the database; 0: before the upgrade's last
 * MENTORIAI_COUNT_WRITES (environment)  file that gets the number of writes
 *
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

use PHPMailer\PHPMailer\PHPMailer;

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

// As with DISABLE_WP_CRON: no test is to be helped by work that nobody asked for.
remove_action( 'init', 'wp_cron' );

add_filter( 'mentoriai_bot_check', static fn (): string => 'none', 20 );

// The site's outbox of files would take the mails (MENTORIAI_MAIL_DIR).
add_filter(
	'wp_mail',
	static function ( array $mail ): array {
		require_once ABSPATH . WPINC . '/PHPMailer/PHPMailer.php';
		require_once ABSPATH . WPINC . '/PHPMailer/SMTP.php';
		require_once ABSPATH . WPINC . '/PHPMailer/Exception.php';
		$GLOBALS['phpmailer'] = new PHPMailer( true );
		return $mail;
	},
	PHP_INT_MAX
);

add_action(
	'phpmailer_init',
	static function ( PHPMailer $mailer ): void {
		$mailer->isSMTP();
		$mailer->Host        = '127.0.0.1';
		$mailer->Port        = (int) get_option( 'mentoriai_test_smtp' );
		$mailer->SMTPAutoTLS = false;
	},
	1
);

// What tools/site/run.php does, without starting PHP each time: hundreds of times in a run.
add_action(
	'wp_loaded',
	static function (): void {
		$secret = (string) get_option( 'mentoriai_test_secret' );
		if ( '/mentoriai-faults-run' === ( $_SERVER['REQUEST_URI'] ?? '' ) && '' !== $secret && hash_equals( $secret, (string) ( $_SERVER['HTTP_X_MENTORIAI_SECRET'] ?? '' ) ) ) {
			wp_set_current_user( 1 );
			eval( (string) file_get_contents( 'php://input' ) );
			exit;
		}
	}
);

if ( 'cli' === PHP_SAPI && ( false !== getenv( 'MENTORIAI_DIE_AT' ) || false !== getenv( 'MENTORIAI_COUNT_WRITES' ) ) ) {
	add_filter(
		'query',
		static function ( string $query ): string {
			static $writes = 0;
			if ( 1 !== preg_match( '/^\s*(INSERT|UPDATE|DELETE|REPLACE|CREATE|ALTER|DROP|START TRANSACTION|COMMIT)\b/i', $query ) ) {
				return $query;
			}
			++$writes;
			$point = getenv( 'MENTORIAI_DIE_AT' );
			if ( (string) $writes === $point || ( '0' === $point && str_contains( $query, "'mentoriai_schema'" ) ) ) {
				posix_kill( posix_getpid(), SIGKILL );
			}
			$file = getenv( 'MENTORIAI_COUNT_WRITES' );
			if ( is_string( $file ) ) {
				file_put_contents( $file, (string) $writes );
			}
			return $query;
		}
	);
}
