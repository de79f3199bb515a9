<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail;

/**
 * Tools → Site Health: mails that were given up, and background work that does not run.
 */
final readonly class MailHealth {

	public function __construct( private MailQueueRepository $mails ) {}

	/**
	 * @param array<string, array<string, array<string, mixed>>> $tests
	 * @return array<string, array<string, array<string, mixed>>>
	 */
	public function add( array $tests ): array {
		$tests['direct']['mentoriai_mail'] = array(
			'label' => __( 'Portal mails', 'mentoriai-portal' ),
			'test'  => array( $this, 'check_mail' ),
		);
		$tests['direct']['mentoriai_cron'] = array(
			'label' => __( 'Portal background work', 'mentoriai-portal' ),
			'test'  => array( $this, 'check_cron' ),
		);
		return $tests;
	}

	/** @return array<string, mixed> */
	public function check_mail(): array {
		$failed = $this->mails->failed();
		return self::result(
			'mentoriai_mail',
			0 === $failed,
			0 === $failed ? __( 'All portal mails were sent', 'mentoriai-portal' ) : __( 'Some portal mails could not be sent', 'mentoriai-portal' ),
			__( 'The list of mails is under Tools → Portal mails. Check the mail server of this site if any has failed.', 'mentoriai-portal' )
		);
	}

	/** @return array<string, mixed> */
	public function check_cron(): array {
		$next = wp_next_scheduled( 'mentoriai_cron' );
		$late = false === $next || $next < time() - 900;
		return self::result(
			'mentoriai_cron',
			! $late,
			$late ? __( 'The portal’s background work does not run', 'mentoriai-portal' ) : __( 'The portal’s background work runs', 'mentoriai-portal' ),
			__( 'Notifications and retries of mails need WordPress’s scheduled events. Set up a system cron job that calls wp-cron.php every minute.', 'mentoriai-portal' )
		);
	}

	/** @return array<string, mixed> */
	private static function result( string $test, bool $good, string $label, string $text ): array {
		return array(
			'label'       => $label,
			'status'      => $good ? 'good' : 'recommended',
			'badge'       => array(
				'label' => 'Mentoriai',
				'color' => 'blue',
			),
			'description' => '<p>' . esc_html( $text ) . '</p>',
			'actions'     => '',
			'test'        => $test,
		);
	}
}
