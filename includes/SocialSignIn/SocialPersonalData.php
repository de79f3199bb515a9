<?php
declare( strict_types=1 );

namespace MentoriaiPortal\SocialSignIn;

use MentoriaiPortal\Core\Privacy\PersonalData;
use MentoriaiPortal\Core\Privacy\PrivacyResult;

/**
 * Which providers a person signs in with.
 */
final readonly class SocialPersonalData implements PersonalData {

	public function __construct( private SocialAccountRepository $links ) {}

	public function key(): string {
		return 'social_accounts';
	}

	public function label(): string {
		return __( 'Social sign-in', 'mentoriai-portal' );
	}

	public function tables(): array {
		return array( SocialAccountsTable::name(), SocialStatesTable::name(), SocialCodesTable::name() );
	}

	public function export( int $user_id, int $page ): array {
		$items = array();
		foreach ( $this->links->of_user( $user_id ) as $provider => $linked_at ) {
			$items[] = PrivacyResult::item(
				$provider,
				array(
					__( 'Signs in with', 'mentoriai-portal' )    => Providers::name_of( $provider ),
					__( 'Linked at (UTC)', 'mentoriai-portal' ) => $linked_at,
				)
			);
		}
		return PrivacyResult::items( $items );
	}

	public function erase( int $user_id, int $page ): array {
		$removed = array() !== $this->links->of_user( $user_id );
		$this->links->forget( $user_id );
		return PrivacyResult::erased( $removed );
	}
}
