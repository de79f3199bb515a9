<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Uploads;

use RuntimeException;

/**
 * A file cannot be written: the disk is full, a quota is used up, or the folder is closed.
 */
final class NotKept extends RuntimeException {

	/** With what PHP says of its last failure. */
	public static function because( string $what ): self {
		return new self( $what . ' ' . ( error_get_last()['message'] ?? '' ) );
	}
}
