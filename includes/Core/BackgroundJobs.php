<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core;

use Closure;
use Throwable;

/**
 * The due work of all modules. A job that fails is logged and kept in mind until it works again; it stops no other.
 */
final readonly class BackgroundJobs {

	/** Name of the job to the time since when it fails, unix seconds. */
	private const FAILING = 'mentoriai_failing_jobs';

	/** @param Closure(): array<string, callable(): mixed> $jobs Name to work, in the order in which they run. */
	public function __construct( private Closure $jobs, private Clock $clock ) {}

	/** Action `mentoriai_run_due`. */
	public function run(): void {
		$failed = array();
		foreach ( ( $this->jobs )() as $name => $job ) {
			try {
				$job();
			} catch ( Throwable $error ) {
				FaultLog::write( $error, "background job $name" );
				$failed[ $name ] = $this->clock->now();
			}
		}
		$known   = self::failing();
		$failing = array_intersect_key( $known, $failed ) + $failed;
		if ( $failing !== $known ) {
			update_option( self::FAILING, $failing, false );
		}
	}

	/** @return array<string, int> Name of the job to the time since when it fails, unix seconds. */
	public static function failing(): array {
		$failing = get_option( self::FAILING );
		return is_array( $failing ) ? array_map( 'intval', array_filter( $failing, 'is_numeric' ) ) : array();
	}
}
