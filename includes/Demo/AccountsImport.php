<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Demo;

use MentoriaiPortal\Core\Identity\PortalManager;
use MentoriaiPortal\Core\Identity\UserMeta;

/**
 * Founders and the undecided; on a demo site staff too.
 */
final readonly class AccountsImport {

	/** Staff logins, with their roles. */
	private const STAFF = array(
		'admin'     => array( 'administrator' ),
		'redaktore' => array( 'editor', PortalManager::ROLE ),
	);

	/** The members. */
	private const MEMBERS = array(
		'founder@demo.test',
		'founder2@demo.test',
		'draft-founder@demo.test',
		'mentor@demo.test',
		'mentor2@demo.test',
		'busy-mentor@demo.test',
		'draft-mentor@demo.test',
		'new@demo.test',
	);

	public function __construct( private DemoData $data, private MemberAccounts $accounts ) {}

	/** @return array<string, int> Address in the data to user id. */
	public function run( ImportMode $mode ): array {
		if ( ImportMode::Demo === $mode ) {
			foreach ( self::STAFF as $login => $roles ) {
				$this->accounts->ensure_staff( $login, $roles );
			}
		}
		$ids = array();
		foreach ( $this->data->founders() as $person ) {
			$ids[ $person['email'] ] = $this->accounts->ensure(
				$mode,
				$person['email'],
				$person['role'],
				$person['status'],
				$person,
				array_filter(
					array(
						UserMeta::COMPANY      => $person['company'],
						UserMeta::COMPANY_YEAR => (string) $person['year'],
						UserMeta::TOWN         => $person['town'] ?? '',
						UserMeta::ACTIVITY     => $person['activity'],
						UserMeta::QUESTIONS    => $person['questions'],
					)
				)
			);
		}
		return $ids;
	}

	/**
	 * The accounts, for demo.json.
	 *
	 * @return list<array{login: string, email: string, password: string, role: string, status: string}>
	 */
	public function listed(): array {
		$list = array();
		foreach ( array_keys( self::STAFF ) as $login ) {
			$list[] = self::account( $login, get_user_by( 'login', $login ) );
		}
		foreach ( self::MEMBERS as $email ) {
			$list[] = self::account( $email, get_user_by( 'email', $email ) );
		}
		return $list;
	}

	/** @return array{login: string, email: string, password: string, role: string, status: string} */
	private static function account( string $login, \WP_User|false $user ): array {
		return array(
			'login'    => $login,
			'email'    => false === $user ? '' : $user->user_email,
			'password' => ImportMode::DEMO_PASSWORD,
			'role'     => false === $user ? '' : (string) ( array_values( $user->roles )[0] ?? '' ),
			'status'   => false === $user ? '' : (string) get_user_meta( $user->ID, UserMeta::STATUS, true ),
		);
	}
}
