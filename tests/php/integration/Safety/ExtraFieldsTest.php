<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Safety;

use MentoriaiPortal\Core\Identity\UserMeta;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/**
 * Nobody acts as somebody else, and nobody gives themselves a role, a status or a password, by fields that a route
 * does not declare.
 */
#[Group( 'any-database' )]
final class ExtraFieldsTest extends SafetyTestCase {

	private const MARK = 'zx81mark';

	/** @return iterable<string, array{string}> */
	public static function writes(): iterable {
		foreach ( Calls::routes() as $route ) {
			if ( str_starts_with( $route, 'POST ' ) && ! str_contains( $route, 'user/edit' ) ) {
				yield $route => array( $route );
			}
		}
	}

	#[DataProvider( 'writes' )]
	public function test_undeclared_fields_of_a_write_change_nothing( string $route ): void {
		$plain = $this->people_after( $route, false );
		$this->tearDown();
		$this->setUp();
		self::assertSame( $plain, $this->people_after( $route, true ) );
		self::assertSame( array(), Rows::holding( self::MARK ) );
	}

	/** @return iterable<string, array{string}> */
	public static function reads(): iterable {
		foreach ( Calls::routes() as $route ) {
			if ( str_starts_with( $route, 'GET ' ) ) {
				yield $route => array( $route );
			}
		}
	}

	#[DataProvider( 'reads' )]
	public function test_undeclared_fields_of_a_read_show_nothing_else( string $route ): void {
		$fields = $this->world->fields( Calls::of( $route ), Calls::caller( $route ) );
		$token  = $this->world->token( Calls::caller( $route ) );
		$plain  = $this->ask( $route, $fields, $token );
		$more   = $this->ask( $route, $fields + $this->extras( $route ), $token );
		self::assertSame( $plain->get_status(), $more->get_status() );
		self::assertSame( $plain->get_data(), $more->get_data() );
	}

	/**
	 * Everybody as they are after one call.
	 *
	 * @return list<array<mixed>>
	 */
	private function people_after( string $route, bool $extras ): array {
		$fields = $this->world->fields( Calls::of( $route ), Calls::caller( $route ) );
		$this->good( $this->ask( $route, $fields + ( $extras ? $this->extras( $route ) : array() ), $this->world->token( Calls::caller( $route ) ) ) );
		wp_cache_flush();
		return array_values( array_map( $this->person( ... ), get_users( array( 'orderby' => 'ID' ) ) ) );
	}

	/** @return array<mixed> */
	private function person( \WP_User $user ): array {
		$meta = get_user_meta( $user->ID );
		$keys = array_keys( is_array( $meta ) ? $meta : array() );
		sort( $keys );
		return array(
			$user->roles,
			$user->display_name,
			$user->user_url,
			$user->user_registered < '2026-11-01' ? $user->user_login . $user->user_email : 'new',
			wp_check_password( World::PASSWORD, $user->user_pass ),
			get_user_meta( $user->ID, UserMeta::STATUS, true ),
			get_user_meta( $user->ID, UserMeta::REVIEW_REASON, true ),
			$keys,
			(int) $this->db()->value( 'SELECT COUNT(*) FROM {messages} WHERE author_id = ?', $user->ID ),
			(int) $this->db()->value( 'SELECT COUNT(*) FROM {plans} WHERE founder_id = ? OR mentor_id = ?', $user->ID, $user->ID ),
			(int) $this->db()->value( 'SELECT COUNT(*) FROM {sessions} WHERE user_id = ?', $user->ID ),
		);
	}

	/** @return array<string, mixed> */
	private function extras( string $route ): array {
		$other  = $this->world->id( 'other founder' );
		$extras = array_fill_keys( array( 'user_id', 'userId', 'ID', 'id', 'author_id', 'founder_id', 'founderId', 'mentor_id', 'post_author', 'person' ), $other );
		$meta   = array(
			'wp_capabilities' => array( 'administrator' => true ),
			UserMeta::STATUS  => 'rejected',
			'mark'            => self::MARK,
		);
		$extras += array_fill_keys( array( 'meta', 'meta_input', 'usermeta', 'user', 'data', 'profile' ), $meta ) + $meta;
		$extras += array_fill_keys( array( 'role', 'roles', 'user_role', 'capability' ), 'administrator' );
		$extras += array_fill_keys( array( 'status', 'user_status', 'post_status', 'review', 'state' ), 'closed' );
		$extras += array_fill_keys( array( 'user_login', 'user_nicename', 'display_name', 'user_pass', 'pass1', 'user_url', 'nickname', 'slug', 'created_at', 'reason' ), self::MARK );
		$extras += array_fill_keys( array( 'user_email', 'new_email' ), self::MARK . '@world.test' );
		return array_diff_key( $extras, (array) RouteList::all()[ $route ]::input()->json_schema()['properties'] );
	}
}
