<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Database;

use RuntimeException;

/**
 * A newer version has worked on this site: this one would make of its data what it knows, and lose the rest.
 */
final class NewerData extends RuntimeException {

	public function __construct() {
		parent::__construct( 'The data is of a newer version.' );
	}

	/** In plain words, what to do about it. */
	public static function advice(): string {
		return __( 'The data of this site was written by a newer version of Mentoriai portal. This older version changes nothing in its tables; install the newer version again.', 'mentoriai-portal' );
	}
}
