<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Safety;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use WP_User;

/**
 * What ends a token, and what does not (docs/contract.md#conventions).
 */
#[Group( 'any-database' )]
final class TokenLifeTest extends SafetyTestCase {

	/** What happens, to whom; status of the session of whom it is done by, of another one of theirs, of somebody else's. */
	private const ENDS = array(
		'logout'                       => array( 'founder', 401, 200, 200 ),
		'own password'                 => array( 'founder', 200, 401, 200 ),
		'password by staff'            => array( 'founder', 401, 401, 200 ),
		'password in wp-admin'         => array( 'founder', 401, 401, 200 ),
		'role by staff'                => array( 'founder', 401, 401, 200 ),
		'role taken by staff'          => array( 'founder', 401, 401, 200 ),
		'made an editor'               => array( 'mentor', 401, 401, 200 ),
		'status returned'              => array( 'mentor', 401, 401, 200 ),
		'status rejected'              => array( 'mentor', 401, 401, 200 ),
		'status paused'                => array( 'mentor', 401, 401, 200 ),
		'status closed'                => array( 'mentor', 401, 401, 200 ),
		'status public'                => array( 'draft mentor', 200, 200, 200 ),
		'an end by an administrator'   => array( 'founder', 401, 401, 200 ),
		'an end for everybody'         => array( 'founder', 401, 401, 401 ),
		'leaving'                      => array( 'founder', 401, 401, 200 ),
		'deletion'                     => array( 'founder', 401, 401, 200 ),
		'own choice of a type'         => array( 'undecided', 200, 200, 200 ),
		'own profile'                  => array( 'draft founder', 200, 200, 200 ),
		'consents'                     => array( 'founder', 200, 200, 200 ),
		'another login'                => array( 'founder', 200, 200, 200 ),
		'the last second of six hours' => array( 'founder', 200, 200, 200 ),
		'six hours'                    => array( 'founder', 401, 401, 401 ),
	);

	/** @return iterable<string, array{string}> */
	public static function ends(): iterable {
		foreach ( array_keys( self::ENDS ) as $what ) {
			yield $what => array( $what );
		}
	}

	#[DataProvider( 'ends' )]
	public function test_what_ends_a_token( string $what ): void {
		[ $who, $own, $other, $somebody ] = self::ENDS[ $what ];
		$tokens                           = array( $this->world->token( $who ), $this->world->new_token( $who ), $this->world->token( 'other founder' ) );
		self::assertSame( array( 200, 200, 200 ), $this->statuses( ...$tokens ) );
		$this->happen( $what, $who );
		wp_cache_flush();
		self::assertSame( array( $own, $other, $somebody ), $this->statuses( ...$tokens ) );
	}

	public function test_a_reset_password_ends_all_sessions_of_that_person(): void {
		$account = ( new Account( $this->db() ) )->reset_key( 'ona@world.test' );
		$reset   = array( 'email' => 'ona@world.test', 'key' => $account, 'password' => 'naujas123' );
		$token   = $this->good( $this->ask( 'POST login', array( 'email' => 'ona@world.test', 'password' => World::PASSWORD ) ) )['user']['token'];
		self::assertSame( array( 200 ), $this->statuses( $token ) );
		$this->good( $this->ask( 'POST lost_reset', $reset ) );
		self::assertSame( array( 401, 200 ), $this->statuses( $token, $this->world->token( 'founder' ) ) );
	}

	private function happen( string $what, string $who ): void {
		$id = $this->world->id( $who );
		match ( $what ) {
			'logout'                       => $this->does( 'POST logout', $who ),
			'own password'                 => $this->does( 'POST set-user-pass', $who ),
			'password by staff'            => wp_set_password( 'kitas123', $id ),
			'password in wp-admin'         => wp_update_user( array( 'ID' => $id, 'user_pass' => 'kitas123' ) ),
			'role by staff'                => ( new WP_User( $id ) )->set_role( 'mentorius' ),
			'role taken by staff'          => ( new WP_User( $id ) )->remove_role( 'frontuser' ),
			'made an editor'               => ( new WP_User( $id ) )->add_role( 'editor' ),
			'an end by an administrator'   => do_action( 'mentoriai_end_sessions', $id ),
			'an end for everybody'         => do_action( 'mentoriai_end_sessions', null ),
			'leaving'                      => $this->does( 'POST leave_portal', $who ),
			'deletion'                     => self::delete( $id ),
			'own choice of a type'         => $this->does( 'POST set-user-type', $who ),
			'own profile'                  => $this->does( 'POST save_profile', $who ),
			'consents'                     => $this->does( 'POST accept_consents', $who ),
			'another login'                => $this->does( 'POST login', $who ),
			'the last second of six hours' => $this->clock_at( World::NOW + 21599 ),
			'six hours'                    => $this->clock_at( World::NOW + 21600 ),
			default                        => do_action( 'mentoriai_set_user_status', $id, substr( $what, strlen( 'status ' ) ), 'Priežastis' ),
		};
	}

	/** A good call of somebody. */
	private function does( string $route, string $who ): void {
		$this->good( $this->ask( $route, $this->world->fields( Calls::of( $route ), $who ), $this->world->token( $who ) ) );
	}

	private static function delete( int $user_id ): void {
		require_once ABSPATH . 'wp-admin/includes/user.php';
		wp_delete_user( $user_id );
	}

	/** @return list<int> */
	private function statuses( string ...$tokens ): array {
		return array_map( fn ( string $token ): int => $this->ask( 'GET get-user-id', array(), $token )->get_status(), array_values( $tokens ) );
	}
}
