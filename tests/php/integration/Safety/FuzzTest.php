<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Safety;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use Random\Engine\Mt19937;
use Random\Randomizer;

/**
 * Ten thousand broken bodies, the same ones in every run: none makes an error of ours or a notice, and every answer is
 * the one body of failures or a success. SQLite, many times slower and the same code before the queries, gets a tenth.
 */
#[Group( 'any-database' )]
final class FuzzTest extends SafetyTestCase {

	private const BODIES = 10000;

	private const CODES = array( 200, 400, 401, 403, 404, 409, 410, 413, 415 );

	/** @return list<string> Routes that read a body. */
	private static function written(): array {
		return array_values( array_filter( Calls::routes(), static fn ( string $route ): bool => str_starts_with( $route, 'POST ' ) && ! str_contains( $route, 'user/edit' ) ) );
	}

	/** @return iterable<string, array{string, int}> */
	public static function routes(): iterable {
		foreach ( self::written() as $number => $route ) {
			yield $route => array( $route, $number );
		}
	}

	#[DataProvider( 'routes' )]
	public function test_broken_bodies_are_answered_in_order( string $route, int $seed ): void {
		$count   = intdiv( self::BODIES, count( self::written() ) * ( $this->is_sqlite() ? 10 : 1 ) ) + 1;
		$fields  = $this->world->fields( Calls::of( $route ), Calls::caller( $route ) );
		$path    = strtr( substr( $route, 5 ), array( '{page}' => '0' ) );
		$broken  = new BrokenBodies( new Randomizer( new Mt19937( $seed ) ), (string) wp_json_encode( (object) $fields ) );
		$trouble = new Trouble();
		$strange = array();
		for ( $number = 0; $number < $count; $number++ ) {
			[ $body, $type ] = $broken->next();
			$trouble->asking( "$route no. $number ($type) " . substr( $body, 0, 400 ) );
			$token = $this->world->token( 0 === $number % 10 ? 'other mentor' : Calls::caller( $route ) );
			$reply = $this->request( 'POST', $path, $body, $token, array( 'Content-Type' => $type, 'Content-Length' => (string) strlen( $body ) ) );
			$trouble->answered( $reply->get_status() );
			$data  = $reply->get_data();
			if ( ! in_array( $reply->get_status(), self::CODES, true ) || ! is_array( $data ) || ( 200 !== $reply->get_status() && array( 'status', 'code', 'errorCode', 'message', 'msg', 'data' ) !== array_keys( $data ) ) ) {
				$strange[] = "no. $number: " . $reply->get_status() . ' ' . wp_json_encode( $data );
			}
		}
		self::assertSame( array(), $trouble->end() );
		self::assertSame( array(), $strange );
	}
}
