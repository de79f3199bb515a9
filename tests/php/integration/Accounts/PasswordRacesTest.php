<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Accounts;

use Closure;
use MentoriaiPortal\Tests\Integration\SocialSignIn\SocialTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use WP_REST_Response;

/**
 * A password is set while somebody is on the way in, or about to set another one. The other request is run whole at the
 * moment between the check and the write.
 */
#[Group( 'any-database' )]
final class PasswordRacesTest extends SocialTestCase {

	private const EMAIL = 'ona@demo.test';

	private const OWN = 'savininkės raktas';

	private const THIEFS = 'vagies raktas';

	public function test_a_reset_stays_whoever_was_about_to_change_the_password(): void {
		$token = $this->token( $this->member( self::EMAIL ) );
		$this->reset_while_a_password_is_checked();

		self::assert_refused( 401, 'not_logged_in', $this->change( $token ) );
		self::assertSame( 401, $this->status_of( $token ) );
		$this->assert_the_reset_holds();
	}

	public function test_of_two_changes_at_once_one_wins(): void {
		$token = $this->token( $this->member( self::EMAIL ) );
		$this->while_a_password_is_checked( fn (): WP_REST_Response => $this->change( $token, self::OWN ) );

		self::assert_refused( 409, 'conflict', $this->change( $token ) );
		$this->assert_the_reset_holds();
	}

	public function test_a_change_that_an_extension_overtakes_changes_nothing(): void {
		$token = $this->token( $this->member( self::EMAIL ) );
		$this->while_a_password_is_checked( fn (): WP_REST_Response => $this->post( 'extend_session', array(), $token ) );

		self::assert_refused( 409, 'conflict', $this->change( $token ) );
		self::assertSame( 200, $this->login( self::EMAIL )->get_status() );
	}

	/** @return iterable<string, array{bool}> */
	public static function hashes(): iterable {
		yield 'of today' => array( false );
		yield 'of long ago, which a log-in renews' => array( true );
	}

	public function test_of_two_log_ins_at_once_that_renew_an_old_hash_both_open(): void {
		self::age_password( $this->member( self::EMAIL ) );
		$this->while_a_password_is_checked( fn (): WP_REST_Response => $this->login( self::EMAIL ) );

		self::assertSame( 200, $this->login( self::EMAIL )->get_status() );
		self::assertSame( '2', $this->db()->value( 'SELECT COUNT(*) FROM {sessions}' ) );
	}

	#[DataProvider( 'hashes' )]
	public function test_a_log_in_that_a_reset_overtakes_opens_nothing( bool $is_old ): void {
		$id = $this->member( self::EMAIL );
		if ( $is_old ) {
			self::age_password( $id );
		}
		$this->reset_while_a_password_is_checked();

		self::assert_refused( 401, 'incorrect_password', $this->login( self::EMAIL ) );
		$this->assert_nobody_is_in();
	}

	public function test_a_code_of_a_provider_that_a_reset_overtakes_opens_nothing(): void {
		$code = $this->come_back( $this->linked_state() )['social'];
		$this->after_query( '~^DELETE FROM \S+social_codes~', $this->reset() );

		self::assert_refused( 400, 'invalid_key', $this->post( 'social_exchange', array( 'code' => $code ) ) );
		$this->assert_nobody_is_in();
	}

	public function test_who_comes_back_from_a_provider_during_a_reset_gets_no_code(): void {
		$state = $this->linked_state();
		$this->after_query( '~^SELECT user_id FROM \S+social_accounts~', $this->reset() );

		self::assertSame( 'oauth_error', $this->come_back( $state )['error'] ?? 'signed in' );
		self::assertSame( '0', $this->db()->value( 'SELECT COUNT(*) FROM {social_codes}' ) );
	}

	public function test_a_confirmation_that_a_reset_overtakes_opens_nothing(): void {
		$claim = $this->post( 'register', self::registration( array( 'email' => self::EMAIL ) ) )->get_data()['claim'];
		$key   = $this->mailed_links( self::EMAIL )[0]['key'];
		$this->after_query( '~^COMMIT~', $this->reset() );

		self::assert_refused( 400, 'invalid_key', $this->post( 'confirm_email', array( 'email' => self::EMAIL ) + compact( 'key', 'claim' ) ) );
		$this->assert_nobody_is_in();
	}

	private static function age_password( int $user_id ): void {
		global $wpdb;
		$wpdb->update( $wpdb->users, array( 'user_pass' => md5( self::PASSWORD ) ), array( 'ID' => $user_id ) );
		clean_user_cache( $user_id );
	}

	private function assert_nobody_is_in(): void {
		self::assertSame( '0', $this->db()->value( 'SELECT COUNT(*) FROM {sessions}' ) );
		$this->assert_the_reset_holds();
	}

	private function assert_the_reset_holds(): void {
		self::assertSame( 200, $this->login( self::EMAIL, self::OWN )->get_status() );
		foreach ( array( self::PASSWORD, self::THIEFS ) as $password ) {
			self::assert_refused( 401, 'incorrect_password', $this->login( self::EMAIL, $password ) );
		}
	}

	private function change( string $token, string $password = self::THIEFS ): WP_REST_Response {
		return $this->post( 'set-user-pass', array( 'password' => $password, 'current_password' => self::PASSWORD ), $token );
	}

	/** The way back of a provider that is linked to the account. */
	private function linked_state(): string {
		$token = $this->token( $this->member( self::EMAIL ) );
		$state = $this->begin( 'google', array( 'current_password' => self::PASSWORD ), 'social_link', $token )['state'];
		$this->google_says();
		$this->come_back( $state );
		$state = $this->begin()['state'];
		$this->google_says();
		return $state;
	}

	private function reset_while_a_password_is_checked(): void {
		$this->while_a_password_is_checked( $this->reset() );
	}

	/** @return Closure(): WP_REST_Response The owner's reset, whose key is out. */
	private function reset(): Closure {
		$before = array_column( $this->mailed_links( self::EMAIL ), 'key' );
		$this->post( 'lost', array( 'email' => self::EMAIL ) );
		$keys = array_diff( array_column( $this->mailed_links( self::EMAIL ), 'key' ), $before );
		return fn (): WP_REST_Response => $this->post( 'lost_reset', array( 'email' => self::EMAIL, 'key' => end( $keys ), 'password' => self::OWN ) );
	}

	/** @param Closure(): WP_REST_Response $other */
	private function while_a_password_is_checked( Closure $other ): void {
		$run = static function ( mixed $is_right ) use ( &$run, $other ): mixed {
			remove_filter( 'check_password', $run );
			self::run_apart( $other );
			return $is_right;
		};
		add_filter( 'check_password', $run );
	}

	/**
	 * Before the query that follows the first one that fits.
	 *
	 * @param Closure(): WP_REST_Response $other
	 */
	private function after_query( string $pattern, Closure $other ): void {
		$has_come = false;
		$run      = static function ( mixed $query ) use ( &$run, &$has_come, $pattern, $other ): mixed {
			if ( $has_come ) {
				remove_filter( 'query', $run );
				self::run_apart( $other );
			}
			$has_come = $has_come || 1 === preg_match( $pattern, (string) $query );
			return $query;
		};
		add_filter( 'query', $run );
	}

	/**
	 * On a server of its own: the other request is under way on the one of the test.
	 *
	 * @param Closure(): WP_REST_Response $other
	 */
	private static function run_apart( Closure $other ): void {
		$server = $GLOBALS['wp_rest_server'];
		unset( $GLOBALS['wp_rest_server'] );
		$status                    = $other()->get_status();
		$GLOBALS['wp_rest_server'] = $server;
		self::assertSame( 200, $status );
	}
}
