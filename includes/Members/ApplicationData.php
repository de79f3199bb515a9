<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Members;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Privacy\PersonalData;
use MentoriaiPortal\Core\Privacy\PrivacyResult;

/**
 * That a person waits for a decision.
 */
final readonly class ApplicationData implements PersonalData {

	public function __construct( private ApplicationRepository $applications, private Clock $clock ) {}

	public function key(): string {
		return 'applications';
	}

	public function label(): string {
		return __( 'Review of the profile', 'mentoriai-portal' );
	}

	public function tables(): array {
		return array( ApplicationsTable::name() );
	}

	public function export( int $user_id, int $page ): array {
		$since = $this->applications->since( $user_id );
		return PrivacyResult::items( null === $since ? array() : array( PrivacyResult::item( "application-$user_id", array( __( 'Waiting since', 'mentoriai-portal' ) => $this->clock->local( $since )->format( 'Y-m-d H:i' ) ) ) ), true );
	}

	public function erase( int $user_id, int $page ): array {
		return PrivacyResult::erased( $this->applications->end( $user_id ) );
	}
}
