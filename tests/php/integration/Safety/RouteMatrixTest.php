<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Safety;

use Opis\JsonSchema\Errors\ErrorFormatter;
use Opis\JsonSchema\Validator;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use WP_REST_Response;

/**
 * Every route, called rightly, by everybody: whose access or ownership is opened or closed by mistake differs from routes.php. A
 * success has exactly the shape that the route declares.
 */
#[Group( 'any-database' )]
final class RouteMatrixTest extends SafetyTestCase {

	/** Nobody: no token, a token that has run out or was given up, or the cookie of an editor of wp-admin. */
	private const NOBODY = array( 'guest', 'expired', 'logged out', 'staff cookie', 'staff cookie and nonce' );

	private const CODES = array(
		'401'      => array( 401, 'not_logged_in' ),
		'403'      => array( 403, 'forbidden' ),
		'draft'    => array( 403, 'account_draft' ),
		'stranger' => array( 403, 'not_contacted' ),
		'404'      => array( 404, 'not_found' ),
		'public'   => array( 409, 'conflict' ),
	);

	public function test_the_plugin_answers_the_routes_of_the_table_and_no_other(): void {
		self::assertEqualsCanonicalizing( array_keys( RouteList::all() ), Calls::routes() );
	}

	/** @return iterable<string, array{string}> */
	public static function routes(): iterable {
		foreach ( Calls::routes() as $route ) {
			yield $route => array( $route );
		}
	}

	#[DataProvider( 'routes' )]
	public function test_everybody_gets_the_status_of_the_table_and_a_refusal_changes_no_row( string $route ): void {
		if ( 'GET bot_challenge' === $route ) {
			add_filter( 'mentoriai_bot_check', static fn (): string => 'altcha', 30 );
		}
		$expected = self::expected( $route );
		$calls    = array_map( fn ( string $who ): array => array( $this->world->fields( Calls::of( $route ), $who ), $this->token_of( $who ) ), array_combine( array_keys( $expected ), array_keys( $expected ) ) );
		$is_read  = str_starts_with( $route, 'GET ' );
		// Refusals first: what they find is what the others leave alone.
		uksort( $calls, static fn ( string $a, string $b ): int => $expected[ $b ][0] <=> $expected[ $a ][0] );
		$before = Rows::prints();
		foreach ( $calls as $who => [ $fields, $token ] ) {
			if ( ! $is_read && $expected[ $who ][0] < 400 && array() !== $before ) {
				self::assertSame( $before, Rows::prints(), "A refused call of $route changed something." );
				$before = array();
			}
			$reply = $this->as( $who, $route, $fields, $token );
			self::assertSame( $expected[ $who ], self::refusal( $reply ), "$route as $who: " . wp_json_encode( $reply->get_data() ) );
			if ( 200 === $reply->get_status() && is_array( $reply->get_data() ) ) {
				$this->assert_declared_shape( $route );
			}
		}
		if ( array() !== $before ) {
			self::assertSame( $before, Rows::prints(), $is_read ? "Reading $route changed something." : "A refused call of $route changed something." );
		}
	}

	private function assert_declared_shape( string $route ): void {
		$shape = json_decode( (string) wp_json_encode( RouteList::all()[ $route ]::output() ), false, 128, JSON_THROW_ON_ERROR );
		$error = ( new Validator() )->validate( json_decode( $this->sent, false, 128, JSON_THROW_ON_ERROR ), $shape )->error();
		self::assertNull( $error, "$route: " . ( null === $error ? '' : wp_json_encode( ( new ErrorFormatter() )->format( $error ) ) ) . "\n" . substr( $this->sent, 0, 2000 ) );
	}

	/** @return array<string, array{int, string}> Person to status and code. */
	private static function expected( string $route ): array {
		$answers = array_map( static fn ( string $word ): array => self::CODES[ $word ] ?? array( (int) $word, '' ), preg_split( '~ +~', Calls::rows()[ $route ]['who'] ) ?: array() );
		return array_fill_keys( self::NOBODY, array_shift( $answers ) ?? array( 0, '' ) ) + array_combine( World::people(), $answers );
	}

	/** @param array<string, mixed> $fields */
	private function as( string $who, string $route, array $fields, ?string $token ): WP_REST_Response {
		if ( ! str_starts_with( $who, 'staff' ) ) {
			return $this->ask( $route, $fields, $token );
		}
		wp_set_current_user( 1 );
		return $this->ask( $route, $fields, null, 'staff cookie' === $who ? array() : array( 'X-WP-Nonce' => wp_create_nonce( 'wp_rest' ) ) );
	}

	private function token_of( string $who ): ?string {
		if ( 'logged out' === $who ) {
			$token = $this->world->new_token( 'founder' );
			$this->good( $this->ask( 'POST logout', array(), $token ) );
			return $token;
		}
		return match ( $who ) {
			'expired' => $this->world->new_token( 'founder', World::NOW ),
			'guest', 'staff cookie', 'staff cookie and nonce' => null,
			default => $this->world->token( $who ),
		};
	}
}
