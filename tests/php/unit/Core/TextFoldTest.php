<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Unit\Core;

use MentoriaiPortal\Core\TextFold;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class TextFoldTest extends TestCase {

	/** @return iterable<array{string, string, string}> Text, folded, words. */
	public static function texts(): iterable {
		yield 'Lithuanian letters' => array( 'ĄČĘĖĮŠŲŪŽ ąčęėįšųūž', 'aceeisuuz aceeisuuz', ' aceeisuuz aceeisuuz ' );
		yield 'decomposed' => array( "e\u{307}s\u{30c}", 'es', ' es ' );
		yield 'quotes and dashes' => array( 'UAB „Šiaurės linija“ – e‑komercija', 'uab "siaures linija" - e-komercija', ' uab siaures linija e komercija ' );
		yield 'signs keep themselves' => array( '100% a_b c\d', '100% a_b c\d', ' 100 a b c d ' );
		yield 'white space' => array( " a\u{a0}\n\tb ", 'a b', ' a b ' );
		yield 'other scripts' => array( 'Łódź Ольга', "lodz ol'ga", ' lodz ol ga ' );
		yield 'no ASCII form' => array( 'a 😀 b', "a \x1a1f600\x1a b", ' a b ' );
		yield 'no words' => array( '%', '%', '' );
		yield 'overlong word' => array( str_repeat( 'x', 90 ), str_repeat( 'x', 90 ), ' ' . str_repeat( 'x', 80 ) . ' ' );
		yield 'broken bytes' => array( "a\xff b", 'a? b', ' a b ' );
	}

	#[DataProvider( 'texts' )]
	public function test_folds( string $text, string $folded, string $words ): void {
		self::assertSame( $folded, TextFold::ascii( $text ) );
		self::assertSame( $words, TextFold::words( $text ) );
	}

	public function test_folded_text_is_printable_ascii_whatever_comes(): void {
		foreach ( array( "\u{202e}abc", "a\u{200d}b", "Z\u{336}a\u{336}", "\u{e000}", '日本語', "\x00\x1b[0m" ) as $text ) {
			self::assertMatchesRegularExpression( '~^[\x1a\x20-\x7e]*$~D', TextFold::ascii( $text ) );
		}
	}

	public function test_order_keys_sort_as_lithuanian_does(): void {
		$names = array( 'Azija', 'Ąžuolas', 'Cukrus', 'Čekas', 'Čia', 'Dangus', 'Ela', 'Ęla', 'Ėla', 'Elas', 'Yla', 'Įlanka', 'Ilgas', 'Jonas', 'Jonas Petraitis', 'Saulė', 'Šarūnas', 'Zita', 'Žemė' );
		$mixed = $names;
		sort( $mixed );
		usort( $mixed, static fn ( string $a, string $b ): int => strcmp( TextFold::sort_key( $a ), TextFold::sort_key( $b ) ) );

		self::assertSame( $names, $mixed );
	}

	public function test_order_keys_keep_to_their_length(): void {
		self::assertLessThanOrEqual( 100, strlen( TextFold::sort_key( str_repeat( 'Ščž ', 200 ) ) ) );
	}

	public function test_slugs(): void {
		self::assertSame( 'rasa-kazlauskiene', TextFold::slug( ' Rasa  Kazlauskienė ' ) );
		self::assertSame( 'o-brien-smith', TextFold::slug( "O'Brien-Smith" ) );
		self::assertSame( '', TextFold::slug( '!!' ) );
	}
}
