<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging;

use MentoriaiPortal\Core\Database\Idempotency;
use MentoriaiPortal\Core\Identity\Identity;
use MentoriaiPortal\Core\RateLimiter;
use MentoriaiPortal\Core\Rest\ApiError;

/**
 * Writes that are safe to repeat and take from limits only for what is written.
 */
final readonly class ThrottledWrites {

	public function __construct( private Idempotency $idempotency, private RateLimiter $limiter ) {}

	/** Whether this person made this write before. */
	public function has( Identity $who, string $route, string $client_id ): bool {
		return $this->idempotency->has( (string) $who->user_id, $route, $client_id );
	}

	/**
	 * Runs a write once, in a transaction.
	 *
	 * @param callable(): int $write Takes from the limits, writes, and gives the id of what it made.
	 * @return int The id, of the first time where this is a repeat.
	 */
	public function once( Identity $who, string $route, string $client_id, callable $write ): int {
		return $this->idempotency->once( (string) $who->user_id, $route, $client_id, $write );
	}

	/**
	 * Takes a try inside the transaction of once(): a refused, failed or repeated write takes nothing, and of parallel
	 * repeats only the one that writes is counted.
	 *
	 * @throws ApiError 429.
	 */
	public function take( Identity $who, string ...$limits ): void {
		foreach ( $limits as $limit ) {
			$this->limiter->take( $limit, (string) $who->user_id );
		}
	}
}
