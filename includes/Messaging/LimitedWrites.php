<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging;

use MentoriaiPortal\Core\Database\Idempotency;
use MentoriaiPortal\Core\Identity\Identity;
use MentoriaiPortal\Core\RateLimiter;
use MentoriaiPortal\Core\Rest\ApiError;

/**
 * Writes that are safe to repeat and take from limits only for what is written: refused, failed and repeated ones
 * give theirs back.
 */
final readonly class LimitedWrites {

	public function __construct( private Idempotency $idempotency, private RateLimiter $limiter ) {}

	/** Whether this person made this write before. */
	public function has( Identity $who, string $route, string $client_id ): bool {
		return $this->idempotency->has( (string) $who->user_id, $route, $client_id );
	}

	/**
	 * Runs a write once, in a transaction.
	 *
	 * @param list<string>    $limits Names of limits.
	 * @param callable(): int $write  Gives the id of what it made.
	 * @return int The id, of the first time where this is a repeat.
	 * @throws ApiError 429.
	 */
	public function once( Identity $who, string $route, string $client_id, array $limits, callable $write ): int {
		$actor   = (string) $who->user_id;
		$taken   = array();
		$refusal = null;
		$written = false;
		try {
			foreach ( $limits as $limit ) {
				$this->limiter->take( $limit, $actor );
				$taken[] = $limit;
			}
		} catch ( ApiError $too_many ) {
			// A parallel repeat may stand at the limit because of the very write it repeats: it waits for that one's answer.
			$refusal = $too_many;
		}
		try {
			return $this->idempotency->once(
				$actor,
				$route,
				$client_id,
				static function () use ( $write, $refusal, &$written ): int {
					$id      = null === $refusal ? $write() : throw $refusal;
					$written = true;
					return $id;
				}
			);
		} finally {
			if ( ! $written ) {
				foreach ( $taken as $limit ) {
					$this->limiter->give_back( $limit, $actor );
				}
			}
		}
	}
}
