<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Safety;

use PHPUnit\Framework\Attributes\DataProvider;

/**
 * What belongs to somebody else, or is not published, answers exactly as what does not exist: status, body and headers.
 */
final class ForeignIdTest extends SafetyTestCase {

	private const MISSING_ID = 999999999;

	/** @return iterable<string, array{string, string}> */
	public static function cases(): iterable {
		foreach ( Calls::rows() as $route => $row ) {
			foreach ( array_keys( $row['foreign'] ?? array() ) as $field ) {
				yield "$route $field" => array( $route, $field );
			}
		}
	}

	#[DataProvider( 'cases' )]
	public function test_foreign_and_missing_are_the_same_to_the_byte_and_change_nothing( string $route, string $field ): void {
		[ $who, $foreign ] = Calls::rows()[ $route ]['foreign'][ $field ];

		$answer  = Calls::rows()[ $route ]['foreign'][ $field ][2] ?? array( 404, 'not_found' );
		$fields  = $this->world->fields( Calls::of( $route ), $who ?? 'founder' );
		$foreign = $this->world->value( substr( $foreign, 1 ) );
		$missing = is_int( $foreign ) ? self::MISSING_ID : ( ctype_xdigit( $foreign ) ? str_repeat( 'b', strlen( $foreign ) ) : 'nera-tokio' );
		$token   = null === $who ? null : $this->world->token( $who );
		$before  = Rows::prints();

		$replies = array_map( fn ( int|string $value ): \WP_REST_Response => $this->ask( $route, self::with( $fields, $field, $value ), $token ), array( $foreign, $missing ) );

		self::assertSame( $replies[1]->get_status(), $replies[0]->get_status() );
		self::assertSame( $replies[1]->get_data(), $replies[0]->get_data() );
		self::assertSame( $replies[1]->get_headers(), $replies[0]->get_headers() );
		true === $answer ? self::assertSame( 200, $replies[0]->get_status() ) : self::assertSame( $answer, self::refusal( $replies[0] ) );
		self::assertSame( $before, Rows::prints() );
	}
}
