<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Mentors;

use MentoriaiPortal\Core\Background;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Mentors\Field;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Keywords (docs/contract.md#mentors): the same on both engines.
 */
final class MentorSearchTest extends MentorsTestCase {

	/** @return iterable<string, array{string, list<string>}> */
	public static function keywords(): iterable {
		$rows = array(
			'svedij'                    => array( 'Ana A' ),
			'ŠVEDIJ'                    => array( 'Ana A' ),
			'vedij'                     => array(),
			'ana'                       => array( 'Ana A' ),
			'rinkos svedijos'           => array( 'Ana A' ),
			'ekspor svedij'             => array( 'Ana A' ),
			'ekspor kainodar'           => array(),
			'e-komercij'                => array( 'Bena B' ),
			'e komercij'                => array( 'Bena B', 'Cecilė C' ),
			'komercija e'               => array( 'Bena B', 'Cecilė C' ),
			'100%'                      => array( 'Bena B' ),
			'100'                       => array( 'Bena B', 'Cecilė C' ),
			'%'                         => array( 'Bena B' ),
			'_'                         => array( 'Cecilė C' ),
			'a_b'                       => array( 'Cecilė C' ),
			'a%b'                       => array(),
			'\\'                        => array( 'Dana D' ),
			'c:\\temp'                  => array( 'Dana D' ),
			'c:\\te_p'                  => array(),
			'"Siaures linija"'          => array( 'Dana D' ),
			"'"                         => array( 'Dana D' ),
			"' OR 1=1 -- "              => array(),
			'") OR ("1"="1'             => array(),
			'2026-1-5'                  => array( 'Dana D' ),
			'2026-01-05'                => array(),
			'the'                       => array( 'Dana D' ),
			'th'                        => array( 'Dana D' ),
			'of'                        => array( 'Dana D' ),
			'😀'                        => array( 'Dana D' ),
			'+svedij -rinkos'           => array(),
			'svedij*'                   => array(),
			'uab'                       => array( 'Ana A' ),
			str_repeat( 'ilgas', 20 )   => array( 'Dana D' ),
			str_repeat( 'ilgas', 21 )   => array( 'Dana D' ),
			'nera'                      => array(),
		);
		foreach ( $rows as $keyword => $names ) {
			yield (string) $keyword => array( (string) $keyword, $names );
		}
	}

	/** @param list<string> $names */
	#[DataProvider( 'keywords' )]
	public function test_finds( string $keyword, array $names ): void {
		$this->people();

		self::assertEqualsCanonicalizing( $names, $this->names( array( 'keyword' => $keyword ) ) );
	}

	public function test_words_are_found_in_names_of_fields_of_both_languages_and_follow_a_renaming(): void {
		$export = $this->field( 'eksportas', 'Eksportas', 'Export' );
		$this->mentor( 'Ana A', array( UserMeta::FIELDS => array( $export ) ) );
		$this->mentor( 'Bena B' );
		$ana = array( 'Ana A' );

		self::assertSame( array( $ana, $ana, $ana, $ana ), array( $this->names( array( 'keyword' => 'eksportas' ) ), $this->names( array( 'keyword' => 'EXPORT' ) ), $this->names( array( 'keyword' => 'eksportas' ), 'dynamic', 'en' ), $this->names( array( 'keyword' => 'padedu export' ) ) ) );

		wp_update_term( $export, Field::TAXONOMY, array( 'name' => 'Užsienio rinkos' ) );
		do_action( Background::RUN );
		self::assertSame( array( $ana, array() ), array( $this->names( array( 'keyword' => 'uzsien' ) ), $this->names( array( 'keyword' => 'eksportas' ) ) ) );
	}

	/** @return iterable<string, array{string, list<string>, string}> Keyword, who is found, keyword_used. */
	public static function forms_of_words(): iterable {
		yield 'as typed' => array( 'Švedijos', array( 'Ana A' ), 'Švedijos' );
		yield 'another ending' => array( 'eksporto', array( 'Ana A' ), 'ekspor' );
		yield 'its own letters' => array( 'Švediją!', array(), 'Švediją!' );
		yield 'each word' => array( 'švedijai eksportą', array( 'Ana A' ), 'švedij ekspor' );
		yield 'what was typed first' => array( 'rinkos', array( 'Ana A' ), 'rinkos' );
		yield 'five letters are left alone' => array( 'rinko vedij', array(), 'rinko vedij' );
		yield 'once only' => array( 'eksportuotojams', array(), 'eksportuotojams' );
		yield 'punctuation too' => array( 'e-komercijos', array( 'Bena B' ), 'e-komercij' );
		yield 'numbers are no words' => array( '100100', array(), '100100' );
		yield 'nothing typed' => array( '', array( 'Ana A', 'Bena B', 'Cecilė C', 'Dana D' ), '' );
	}

	/** @param list<string> $names */
	#[DataProvider( 'forms_of_words' )]
	public function test_where_nobody_fits_longer_words_are_tried_without_their_endings( string $keyword, array $names, string $used ): void {
		$this->people();
		$reply = $this->list( array( 'keyword' => $keyword ) );

		self::assertEqualsCanonicalizing( $names, array_column( $reply['list'], 'title' ) );
		self::assertSame( array( count( $names ), $used ), array( $reply['total'], $reply['keyword_used'] ) );
	}

	public function test_mariadb_searches_by_its_word_index(): void {
		self::assertSame( $this->is_sqlite() ? 0 : 3, (int) get_option( 'mentoriai_word_index' ) );
	}

	public function test_texts_are_found_as_stored_now(): void {
		$id = $this->mentor( 'Ana A', array( UserMeta::ABOUT => 'Senas tekstas' ) );
		$this->save( $id, array( UserMeta::ABOUT => 'Naujas aprašymas' ) );

		self::assertSame( array(), $this->names( array( 'keyword' => 'senas' ) ) );
		self::assertSame( array( 'Ana A' ), $this->names( array( 'keyword' => 'aprasym' ) ) );
	}

	private function people(): void {
		$this->mentor( 'Ana A', array( UserMeta::POSITION => 'Vadovė, UAB „Linija“', UserMeta::ABOUT => 'Eksportas į Švediją. Švedijos rinkos' ) );
		$this->mentor( 'Bena B', array( UserMeta::ABOUT => 'E-komercija: 100% dėmesio' ) );
		$this->mentor( 'Cecilė C', array( UserMeta::ABOUT => 'E. komercija, 100 a_b atvejų' ) );
		$this->mentor( 'Dana D', array( UserMeta::ABOUT => "C:\\Temp, „Šiaurės linija“, o'ne, 2026-1-5, master of the art 😀 " . str_repeat( 'ilgas', 22 ) ) );
	}
}
