<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core;

use MentoriaiPortal\Core\Database\RateLimitRepository;
use MentoriaiPortal\Core\Database\WriteRefused;
use MentoriaiPortal\Core\Rest\ApiError;

/**
 * Limits on tries, by address, account or person (docs/contract.md#accounts).
 */
final readonly class RateLimiter {

	/** Name to [max, seconds]. */
	private const LIMITS = array(
		'login_account'    => array( 5, 900 ),
		'login'            => array( 20, 900 ),
		'register'         => array( 5, 3600 ),
		'social'           => array( 60, 900 ),
		'lost_account'     => array( 3, 3600 ),
		'lost'             => array( 10, 3600 ),
		'message_send'     => array( 20, 3600 ),
		'message_send_new' => array( 5, 86400 ),
		'message_reply'    => array( 30, 60 ),
		'mentorship_change' => array( 30, 86400 ),
		'meeting'          => array( 20, 86400 ),
		'save_new_plan'    => array( 10, 86400 ),
		'report'           => array( 10, 86400 ),
		'upload'           => array( 20, 3600 ),
		'upload_at_once'   => array( 1, 60 ),
		'public_read'      => array( 120, 60 ),
	);

	public function __construct( private RateLimitRepository $buckets, private Clock $clock ) {}

	/**
	 * Takes one try; parallel takes never pass the maximum.
	 *
	 * @param string $limit A name of the limits.
	 * @param string $who   Address, account or user id.
	 * @throws ApiError 429 with Retry-After.
	 * @throws WriteRefused Where the database takes no writes.
	 */
	public function take( string $limit, string $who ): void {
		[ $max, $seconds ] = $this->rule( $limit );
		$now  = $this->clock->now();
		$wait = $this->buckets->take( self::bucket( $limit, $who ), $max, $now, $now + $seconds );
		if ( $wait > 0 ) {
			throw ApiError::too_many( $wait );
		}
	}

	/** Takes one try where a refusal must not show; false when there is none left. */
	public function allows( string $limit, string $who ): bool {
		try {
			$this->take( $limit, $who );
			return true;
		} catch ( ApiError ) {
			return false;
		}
	}

	/** Returns a try that should not count. */
	public function give_back( string $limit, string $who ): void {
		$this->buckets->give_back( self::bucket( $limit, $who ) );
	}

	/** Forgets all tries. */
	public function clear( string $limit, string $who ): void {
		$this->buckets->clear( self::bucket( $limit, $who ) );
	}

	/** Removes what has run out. */
	public function purge(): void {
		$this->buckets->purge( $this->clock->now() );
	}

	/** @return array<string, array{int, int}> Name to [max, seconds], as they are in force. */
	public function rules(): array {
		$rules = array();
		foreach ( array_keys( self::LIMITS ) as $limit ) {
			$rules[ $limit ] = $this->rule( $limit );
		}
		return $rules;
	}

	/** @return array{int, int} */
	private function rule( string $limit ): array {
		$limits = apply_filters( 'mentoriai_rate_limits', self::LIMITS );
		$rule   = is_array( $limits ) ? ( $limits[ $limit ] ?? null ) : null;
		return is_array( $rule ) && isset( $rule[0], $rule[1] ) && is_numeric( $rule[0] ) && is_numeric( $rule[1] )
			? array( (int) $rule[0], (int) $rule[1] )
			: self::LIMITS[ $limit ];
	}

	/** The address or account is kept only as a hash. */
	private static function bucket( string $limit, string $who ): string {
		return hash( 'sha256', $limit . '|' . $who . '|' . wp_salt() );
	}
}
