<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Settings;

use Closure;

/**
 * Reads and stores a setting that WordPress has itself, so that there is one value.
 */
final readonly class StoredElsewhere {

	/**
	 * @param Closure(): mixed       $read
	 * @param Closure( mixed ): void $store Called only with another value.
	 */
	public function __construct( public Closure $read, public Closure $store ) {}
}
