<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Demo;

use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Waiting\WaitingList;

/**
 * A founder of a demo site who waits for a busy mentor: as soon as the mentor is free, the email can be seen.
 */
final readonly class WaitingImport {

	private const FOUNDER = 'founder2@demo.test';
	private const MENTOR  = 'busy-mentor@demo.test';

	public function __construct( private WaitingList $waiting ) {}

	/** @param array<string, int> $people Address in the data to user id. */
	public function run( array $people ): void {
		try {
			$this->waiting->join( $people[ self::FOUNDER ], $people[ self::MENTOR ] );
		} catch ( ApiError ) {
			// In a later run somebody has tried it out: the mentor is free or hidden now, or the founder has a place.
			return;
		}
	}
}
