<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Unit\Mentors;

use MentoriaiPortal\Mentors\Keyword;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class KeywordTest extends TestCase {

	/** @return iterable<array{string, list<string>, string}> Keyword, words, as typed. */
	public static function keywords(): iterable {
		yield array( '  Eksportas į   Švediją ', array( 'eksportas', 'i', 'svedija' ), '' );
		yield array( 'e-komercija', array( 'e', 'komercija' ), 'e-komercija' );
		yield array( '100%', array( '100' ), '100%' );
		yield array( '%', array(), '%' );
		yield array( 'a_b\\', array( 'a', 'b' ), 'a_b\\' );
		yield array( "x' OR 1=1 -- ", array( 'x', 'or', '1' ), "x' or 1=1 --" );
	}

	/** @param list<string> $words */
	#[DataProvider( 'keywords' )]
	public function test_reads( string $text, array $words, string $typed ): void {
		$keyword = Keyword::of( $text );

		self::assertSame( $words, $keyword->words );
		self::assertSame( $typed, $keyword->typed );
		self::assertFalse( $keyword->is_empty() );
	}

	public function test_white_space_is_no_keyword(): void {
		self::assertTrue( Keyword::of( " \t\u{a0}" )->is_empty() );
	}
}
