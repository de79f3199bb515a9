<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core;

use MentoriaiPortal\Core\Database\Idempotency;
use MentoriaiPortal\Core\Database\IdempotencyTable;
use MentoriaiPortal\Core\Database\RateLimitsTable;
use MentoriaiPortal\Core\Privacy\PersonalData;
use MentoriaiPortal\Core\Privacy\PrivacyResult;
use WP_User;

/**
 * Keys of writes and counters of limits, by hashes of the person. They say nothing to read, so there is nothing to
 * export; by address they are hashes too and run out within a day.
 */
final readonly class RequestData implements PersonalData {

	public function __construct( private Idempotency $writes, private RateLimiter $limiter ) {}

	public function key(): string {
		return 'requests';
	}

	public function label(): string {
		return __( 'Request counters', 'mentoriai-portal' );
	}

	public function tables(): array {
		return array( IdempotencyTable::name(), RateLimitsTable::name() );
	}

	public function export( int $user_id, int $page ): array {
		return PrivacyResult::items( array() );
	}

	public function erase( int $user_id, int $page ): array {
		$user = get_userdata( $user_id );
		foreach ( array_keys( $this->limiter->rules() ) as $limit ) {
			$this->limiter->clear( $limit, (string) $user_id );
			if ( $user instanceof WP_User ) {
				$this->limiter->clear( $limit, strtolower( $user->user_email ) );
				$this->limiter->clear( $limit, 'confirm|' . strtolower( $user->user_email ) );
			}
		}
		return PrivacyResult::erased( $this->writes->forget( (string) $user_id ) );
	}
}
