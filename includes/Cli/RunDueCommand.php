<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Cli;

use Closure;
use MentoriaiPortal\Core\Background;
use MentoriaiPortal\Core\BackgroundJobs;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Mail\MailNumbers;
use WP_CLI;

/**
 * `wp mentoriai run-due`: all due work once, as cron does it.
 */
final readonly class RunDueCommand {

	/** @param Closure(): array<string, callable(): mixed> $jobs Of all modules. */
	public function __construct( private Background $background, private Closure $jobs, private MailNumbers $mails, private Clock $clock ) {}

	/** @return list<array<string, mixed>> */
	public static function synopsis(): array {
		return array(
			...Output::options( array( 'dry-run' => 'Only tell how many emails would leave now; what jobs would do besides is not known before.' ), 'flag' ),
			Output::FORMAT,
		);
	}

	/**
	 * Answers how many emails left, how many jobs ran, and which of them failed; exit code 1 where one did.
	 *
	 * @param list<string>         $args
	 * @param array<string, mixed> $options
	 */
	public function __invoke( array $args, array $options ): void {
		$is_dry = Output::is_set( $options, 'dry-run' );
		$jobs   = count( ( $this->jobs )() );
		if ( $is_dry ) {
			$mails  = $this->mails->due();
			$failed = array();
		} else {
			$since  = $this->clock->now();
			$before = $this->mails->sent_since( $since );
			$this->background->run();
			$mails  = $this->mails->sent_since( $since ) - $before;
			$failed = array_keys( BackgroundJobs::failing() );
		}
		Output::one(
			array(
				'mails'   => $mails,
				'jobs'    => $jobs,
				'failed'  => $failed,
				'dry_run' => $is_dry,
			),
			$options
		);
		if ( array() !== $failed ) {
			WP_CLI::halt( 1 );
		}
	}
}
