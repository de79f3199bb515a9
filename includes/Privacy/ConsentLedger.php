<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Privacy;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\UserMeta;

/**
 * Which texts a person agreed to, and when.
 */
final readonly class ConsentLedger {

	public function __construct( private Clock $clock ) {}

	/** @return list<array{version: string, time: string}> The oldest first; times of the portal's zone. */
	public function of( int $user_id ): array {
		$kept     = get_user_meta( $user_id, UserMeta::CONSENTS, true );
		$consents = array();
		foreach ( is_array( $kept ) ? $kept : array() as $consent ) {
			if ( is_array( $consent ) && is_string( $consent['version'] ?? null ) && is_string( $consent['agreed_at'] ?? null ) ) {
				$consents[] = array(
					'version' => $consent['version'],
					'time'    => $this->clock->local( Clock::from_sql( $consent['agreed_at'] ) )->format( 'Y-m-d H:i' ),
				);
			}
		}
		return $consents;
	}
}
