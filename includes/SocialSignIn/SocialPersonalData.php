<?php
declare( strict_types=1 );

namespace MentoriaiPortal\SocialSignIn;

use MentoriaiPortal\Core\Privacy\PersonalData;

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
			$items[] = array(
				'id'     => $provider,
				'fields' => array(
					array(
						'name'  => __( 'Signs in with', 'mentoriai-portal' ),
						'value' => Providers::NAMES[ $provider ] ?? $provider,
					),
					array(
						'name'  => __( 'Linked at (UTC)', 'mentoriai-portal' ),
						'value' => $linked_at,
					),
				),
			);
		}
		return array(
			'items' => $items,
			'done'  => true,
		);
	}

	public function erase( int $user_id, int $page ): array {
		$removed = array() !== $this->links->of_user( $user_id );
		$this->links->forget( $user_id );
		return array(
			'removed'  => $removed,
			'retained' => false,
			'messages' => array(),
			'done'     => true,
		);
	}
}
