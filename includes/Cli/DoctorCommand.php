<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Cli;

use MentoriaiPortal\Core\SiteHealth;
use WP_CLI;

/**
 * `wp mentoriai doctor`: the portal's tests of Tools → Site Health.
 */
final readonly class DoctorCommand {

	public function __construct( private SiteHealth $health ) {}

	/** @return list<array<string, mixed>> */
	public static function synopsis(): array {
		return array( Output::FORMAT );
	}

	/**
	 * Exit code 1 where one is critical.
	 *
	 * @param list<string>         $args
	 * @param array<string, mixed> $options
	 */
	public function __invoke( array $args, array $options ): void {
		$results = $this->health->results();
		Output::rows( $results, array( 'check', 'result', 'text' ), $options );
		if ( in_array( 'critical', array_column( $results, 'result' ), true ) ) {
			WP_CLI::halt( 1 );
		}
	}
}
