<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Session;

use MentoriaiPortal\Core\Background;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Tests\IntegrationTestCase;
use WP_REST_Response;

/**
 * People, their tokens and their mails; the robot check is off unless a test asks for it.
 */
abstract class SessionTestCase extends IntegrationTestCase {

	protected const PASSWORD = 'labas "rytas" \\1';

	protected function setUp(): void {
		parent::setUp();
		$this->bot_check( 'none' );
	}

	protected function bot_check( string $kind ): void {
		remove_all_filters( 'mentoriai_bot_check' );
		add_filter( 'mentoriai_bot_check', static fn (): string => $kind );
	}

	/** The portal's own limits instead of the raised ones of the test site. */
	protected function real_limits(): void {
		update_option( 'mentoriai_test_limits', 'real' );
	}

	protected function setting( string $name, mixed $value ): void {
		add_filter( 'mentoriai_setting', static fn ( mixed $now, string $asked ): mixed => $asked === $name ? $value : $now, 20, 2 );
	}

	protected function at( int $time ): void {
		remove_all_filters( 'mentoriai_clock' );
		add_filter( 'mentoriai_clock', static fn (): int => $time );
	}

	protected function member( string $email, Role $role = Role::Founder, AccountStatus $status = AccountStatus::Public, bool $confirmed = true ): int {
		$id = $this->add_member(
			$role,
			$status,
			array(
				'user_email' => $email,
				'user_pass'  => self::PASSWORD,
				'first_name' => 'Ona',
				'last_name'  => 'Šimkutė',
			)
		);
		if ( ! $confirmed ) {
			delete_user_meta( $id, UserMeta::CONFIRMED_AT );
		}
		return $id;
	}

	protected static function delete( int $user_id ): void {
		require_once ABSPATH . 'wp-admin/includes/user.php';
		wp_delete_user( $user_id );
	}

	/** @param array<string, mixed>|string $body */
	protected function post( string $path, array|string $body = array(), ?string $token = null ): WP_REST_Response {
		return $this->request( 'POST', $path, $body, $token );
	}

	protected function login( string $email, string $password = self::PASSWORD ): WP_REST_Response {
		return $this->post( 'login/', compact( 'email', 'password' ) );
	}

	/**
	 * @param array<string, mixed> $changes
	 * @return array<string, mixed>
	 */
	protected static function registration( array $changes = array() ): array {
		return $changes + array(
			'email'            => 'nauja@demo.test',
			'password'         => self::PASSWORD,
			'password_confirm' => self::PASSWORD,
			'privacy'          => true,
			'rules'            => true,
		);
	}

	/** The status that a token gets from GET user/. */
	protected function status_of( string $token ): int {
		return $this->request( 'GET', 'user/', array(), $token )->get_status();
	}

	protected static function assert_refused( int $status, string $code, WP_REST_Response $reply ): void {
		$data = $reply->get_data();
		self::assertSame( array( $status, $code ), array( $reply->get_status(), $data['code'] ), (string) wp_json_encode( $data ) );
		self::assertFalse( $data['status'] );
	}

	/** @return array<string, string> */
	protected static function fields( WP_REST_Response $reply ): array {
		return $reply->get_data()['data']['fields'] ?? array();
	}

	/**
	 * Sends what is due and gives the links of the mails to this address, newest last.
	 *
	 * @return list<array{path: string, email: string, key: string}>
	 */
	protected function mailed_links( string $to ): array {
		do_action( Background::RUN );
		$links = array();
		foreach ( $this->mails( $to ) as $mail ) {
			if ( 1 === preg_match( '~' . preg_quote( home_url(), '~' ) . '(/[^\s?]*)\?(\S+)~', $mail, $found ) ) {
				parse_str( $found[2], $query );
				$links[] = array(
					'path'  => $found[1],
					'email' => (string) ( is_string( $query['email'] ?? null ) ? $query['email'] : '' ),
					'key'   => (string) ( is_string( $query['key'] ?? null ) ? $query['key'] : '' ),
				);
			}
		}
		return $links;
	}

	/** @return list<string> The plain text of each mail to this address. */
	protected function mails( string $to ): array {
		$files = glob( constant( 'MENTORIAI_MAIL_DIR' ) . '/*.eml' ) ?: array();
		$texts = array();
		foreach ( $files as $file ) {
			$mail = (string) file_get_contents( $file );
			if ( 1 === preg_match( '~^To: .*' . preg_quote( $to, '~' ) . '~mi', $mail ) ) {
				$texts[ filemtime( $file ) . $file ] = str_contains( $mail, 'quoted-printable' ) ? str_replace( array( "=\r\n", "=\n", '=3D' ), array( '', '', '=' ), $mail ) : $mail;
			}
		}
		ksort( $texts );
		return array_values( $texts );
	}
}
