<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Demo;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Settings;
use RuntimeException;
use WP_User;

/**
 * Makes accounts that are not there yet; one that is there stays as it is.
 */
final readonly class MemberAccounts {

	/** @param list<string> $optional_mails Keys of the emails that sample people are not to get. */
	public function __construct( private Clock $clock, private Settings $settings, private array $optional_mails ) {}

	/**
	 * A member with a confirmed address and a profile.
	 *
	 * @param string                                     $email   As in the data.
	 * @param array{first_name: string, last_name: string} $name
	 * @param array<string, mixed>                       $profile User meta.
	 * @return int The user's id.
	 */
	public function ensure( ImportMode $mode, string $email, string $role, string $status, array $name, array $profile ): int {
		$known = email_exists( $mode->address( $email ) );
		if ( false !== $known ) {
			return $known;
		}
		$login = 'narys-' . bin2hex( random_bytes( 8 ) );
		return self::insert(
			array(
				'user_login'           => $login,
				'user_nicename'        => $login,
				'user_email'           => $mode->address( $email ),
				'user_pass'            => $mode->password(),
				'display_name'         => trim( $name['first_name'] . ' ' . $name['last_name'] ),
				'first_name'           => $name['first_name'],
				'last_name'            => $name['last_name'],
				'role'                 => $role,
				'show_admin_bar_front' => 'false',
				'meta_input'           => $this->account( $status, $mode ) + $profile,
			)
		);
	}

	/**
	 * An account of staff, for a demo site only.
	 *
	 * @param non-empty-list<string> $roles
	 */
	public function ensure_staff( string $login, array $roles ): void {
		if ( false === username_exists( $login ) ) {
			$id = self::insert(
				array(
					'user_login'   => $login,
					'user_email'   => $login . '@demo.test',
					'user_pass'    => ImportMode::DEMO_PASSWORD,
					'display_name' => ucfirst( $login ),
					'role'         => $roles[0],
				)
			);
			foreach ( array_slice( $roles, 1 ) as $role ) {
				( new WP_User( $id ) )->add_role( $role );
			}
		}
	}

	/** @return array<string, mixed> */
	private function account( string $status, ImportMode $mode ): array {
		$now  = Clock::to_sql( $this->clock->now() );
		$meta = array(
			UserMeta::STATUS       => $status,
			UserMeta::LANG         => Lang::Lt->value,
			UserMeta::CONFIRMED_AT => $now,
			UserMeta::CONSENTS     => array(
				array(
					'version'   => $this->settings->text( 'consent_version' ),
					'agreed_at' => $now,
				),
			),
		);
		return ImportMode::Sample === $mode ? $meta + array( UserMeta::MUTED_MAILS => $this->optional_mails ) : $meta;
	}

	/** @param array<string, mixed> $user */
	private static function insert( array $user ): int {
		$id = wp_insert_user( wp_slash( $user ) );
		return is_int( $id ) ? $id : throw new RuntimeException( 'An account could not be made: ' . $id->get_error_message() );
	}
}
