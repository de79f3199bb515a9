<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Rest;

/**
 * A limit by address: its name in `mentoriai_rate_limits`, and whether a success gives its try back.
 */
final readonly class IpLimit {

	public function __construct( public string $name, public bool $failures_only = false ) {}

	/** The sum of all public reads of an address. */
	public static function public_read(): self {
		return new self( 'public_read' );
	}
}
