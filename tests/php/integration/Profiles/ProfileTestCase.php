<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Profiles;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Tests\IntegrationTestCase;
use WP_REST_Response;

/**
 * People with tokens, and the bodies that save a whole profile.
 */
abstract class ProfileTestCase extends IntegrationTestCase {

	protected const FOUNDER = array(
		'firstName'     => 'Lina',
		'lastName'      => 'Urbonaitė',
		'pavadinimas'   => 'MB „Medaus namai“',
		'regMetai'      => 2022,
		'veiklosSritis' => "Kepame sausainius.\nDirbame keturiese.",
		'klausimai'     => 'Kaip eksportuoti?',
	);

	protected const MENTOR = array(
		'firstName'         => 'Rasa',
		'lastName'          => 'Kazlauskienė',
		'pareigosirimone'   => 'Pardavimų direktorė, UAB „Šiaurės linija“',
		'pareigosirimoneen' => 'Sales Director',
		'sritis'            => array(),
		'paskyrosUzimtumas' => '0',
		'aprasymaslt'       => 'Kuriu pardavimų komandas.',
		'aprasymasen'       => 'I build sales teams.',
		'linkedin'          => 'https://www.linkedin.com/in/rasa',
		'phoneNumber'       => '+37060000000',
		'capacity'          => 5,
	);

	protected function setUp(): void {
		parent::setUp();
		$this->freeze( '2026-11-21T08:15:00Z' );
	}

	protected function member( Role $role, AccountStatus $status = AccountStatus::Draft ): int {
		return $this->add_member( $role, $status );
	}

	/** @param array<string, mixed> $body */
	protected function save( int $user_id, array $body ): WP_REST_Response {
		return $this->request( 'POST', 'save_profile/', $body, $this->token( $user_id ) );
	}

	/** @return array<string, mixed> */
	protected function profile( int $user_id ): array {
		$reply = $this->request( 'GET', 'user-profile/', array(), $this->token( $user_id ) );
		self::assertSame( 200, $reply->get_status() );
		return $reply->get_data()['profile'];
	}

	/**
	 * Everything that WordPress keeps of the person.
	 *
	 * @return array<mixed>
	 */
	protected function rows( int $user_id ): array {
		global $wpdb;
		return array(
			$wpdb->get_results( $wpdb->prepare( "SELECT * FROM {$wpdb->users} WHERE ID = %d", $user_id ), ARRAY_A ),
			$wpdb->get_results( $wpdb->prepare( "SELECT meta_key, meta_value FROM {$wpdb->usermeta} WHERE user_id = %d ORDER BY umeta_id", $user_id ), ARRAY_A ),
		);
	}
}
