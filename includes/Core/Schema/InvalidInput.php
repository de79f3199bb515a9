<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Schema;

use DomainException;

/**
 * A value that its field does not take.
 */
final class InvalidInput extends DomainException {

	/** @param array<string, string> $fields Path below the value ('' is the value itself) to message key. */
	public function __construct( public readonly array $fields ) {
		parent::__construct( 'Invalid input' );
	}

	public static function because( string $key ): self {
		return new self( array( '' => $key ) );
	}
}
