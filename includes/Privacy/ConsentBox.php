<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Privacy;

use MentoriaiPortal\Core\Identity\MemberRole;
use WP_User;

/**
 * A member's page in wp-admin shows staff what the person agreed to.
 */
final readonly class ConsentBox {

	public function __construct( private ConsentLedger $ledger ) {}

	/** Action `edit_user_profile`. */
	public function show( WP_User $user ): void {
		if ( null === MemberRole::of_user( $user ) ) {
			return;
		}
		echo '<h2>' . esc_html__( 'Consents', 'mentoriai-portal' ) . '</h2>';
		$consents = $this->ledger->of( $user->ID );
		if ( array() === $consents ) {
			echo '<p>' . esc_html__( 'This person has not agreed to the privacy policy and the rules yet.', 'mentoriai-portal' ) . '</p>';
			return;
		}
		echo '<table class="widefat striped" style="max-width:40em"><thead><tr><th scope="col">' . esc_html__( 'Version of the privacy policy and the rules', 'mentoriai-portal' ) . '</th><th scope="col">' . esc_html__( 'Agreed', 'mentoriai-portal' ) . '</th></tr></thead><tbody>';
		foreach ( $consents as $consent ) {
			echo '<tr><td>' . esc_html( $consent['version'] ) . '</td><td>' . esc_html( $consent['time'] ) . '</td></tr>';
		}
		echo '</tbody></table>';
	}
}
