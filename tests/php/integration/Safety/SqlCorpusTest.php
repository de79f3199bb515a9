<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Safety;

use MentoriaiPortal\Core\Schema\Text;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Texts made to break out of a query, in every value that a call can carry: no error, no notice, no other rows than
 * for any text that matches nothing.
 */
final class SqlCorpusTest extends SafetyTestCase {

	private const HARMLESS = 'zqxjkv';

	private const CORPUS = array(
		"'",
		'"',
		'\\',
		"\\'",
		'`',
		"' OR '1'='1",
		"1' OR '1'='1' -- ",
		'1 OR 1=1',
		'1) OR (1=1',
		"'; DROP TABLE wp_users; -- ",
		"' UNION SELECT user_pass FROM wp_users -- ",
		"%' OR 1=1 #",
		"' /*",
		'(SELECT SLEEP(5))',
		'(CASE WHEN (1=1) THEN 1 ELSE 1/0 END)',
		'id DESC, (SELECT 1)',
		'created_at; --',
		'%s %d %i %1$s %%',
		'{sessions} {plans}',
		'? ?',
		'0x27',
		'2026-1-5',
		'NULL',
		"\u{2019} OR \u{FF07}1\u{FF07}=\u{FF07}1",
		"\u{1F600}\u{0301}'",
	);

	/** What could break out of the SQLite driver's own parser; the portal prepares queries alike for both databases. */
	private const ON_SQLITE = array( "\\'", '`', "1' OR '1'='1' -- ", "' /*", '%s %d %i %1$s %%' );

	private const NUMBERS = array( '1;', '1 ', '+1', '1.5', '1e3', '0x1', '１', '1,2', '9223372036854775808' );

	/** @return iterable<string, array{string}> */
	public static function routes(): iterable {
		foreach ( RouteList::all() as $name => $route ) {
			if ( array() !== RouteList::leaves( $route ) ) {
				yield $name => array( $name );
			}
		}
	}

	#[DataProvider( 'routes' )]
	public function test_no_text_breaks_out_of_a_query( string $route ): void {
		$fields  = $this->world->fields( Calls::of( $route ), Calls::caller( $route ) );
		$is_read = str_starts_with( $route, 'GET ' ) || 1 === preg_match( '~get_plans|mentoriai_~', $route );
		$tables  = Rows::prints();
		$trouble = new Trouble();
		$shown   = array();
		foreach ( RouteList::leaves( RouteList::all()[ $route ] ) as $place => $schema ) {
			$harmless = $this->answer( $route, self::with( $fields, $place, self::HARMLESS ), $trouble );
			foreach ( 'integer' === ( $schema['type'] ?? '' ) && ! $this->is_sqlite() ? array( ...self::CORPUS, ...self::NUMBERS ) : $this->corpus() as $text ) {
				// A slash in a path is another path.
				$value  = str_contains( $route, '{' . $place . '}' ) ? strtr( $text, '/', ':' ) : $text;
				$answer = $this->answer( $route, self::with( $fields, $place, $value ), $trouble );
				if ( $is_read && ! ( Calls::rows()[ $route ]['echoes'] ?? false ) && $answer !== $harmless && ! str_starts_with( $answer, '400' ) ) {
					$shown[] = "$place = $text";
				}
			}
		}
		self::assertSame( array(), $trouble->end() );
		self::assertSame( array(), $shown, 'Shows something else than for a text that matches nothing.' );
		$after = Rows::prints();
		self::assertSame( array_keys( $tables ), array_keys( $after ) );
		self::assertSame( $is_read ? $tables : array(), $is_read ? $after : array() );
		self::assertSame( 9, (int) $this->db()->value( "SELECT COUNT(*) FROM {$this->db()->users()} WHERE user_login NOT LIKE '%@%' AND user_login NOT LIKE 'narys-%'" ) );
	}

	public function test_headers_and_the_language_break_out_of_no_query_either(): void {
		$trouble = new Trouble();
		$before  = null;
		foreach ( $this->corpus() as $text ) {
			foreach ( array( 'User-Agent', 'Origin', 'If-None-Match', 'Authorization', 'X-Forwarded-For', 'Cookie', 'Accept-Language', 'Referer' ) as $header ) {
				$trouble->asking( "$header: $text" );
				$login = $this->ask( 'POST login', $this->world->fields( Calls::of( 'POST login' ) ), null, array( $header => $text ) );
				$trouble->answered( $login->get_status() );
				$trouble->answered( $this->ask( 'POST statistic_open', $this->world->fields( Calls::of( 'POST statistic_open' ) ), null, array( $header => $text ) )->get_status() );
			}
			$trouble->asking( "lang=$text" );
			$menu = $this->request( 'GET', 'get_menu?lang=' . rawurlencode( $text ) );
			$trouble->answered( $menu->get_status() );
			$before ??= $menu->get_data();
			self::assertSame( $before, $menu->get_data() );
		}
		self::assertSame( array(), $trouble->end() );
		self::assertSame( 8 * count( $this->corpus() ), (int) $this->db()->value( 'SELECT COUNT(*) FROM {sessions} WHERE user_id = ?', $this->world->id( 'founder' ) ) - 1 );
	}

	/** @return iterable<string, array{string, string}> */
	public static function stored(): iterable {
		foreach ( Calls::rows() as $route => $row ) {
			foreach ( array_keys( array_filter( $row['stored'] ?? array() ) ) as $place ) {
				yield "$route $place" => array( $route, $place );
			}
		}
	}

	#[DataProvider( 'stored' )]
	public function test_a_text_is_stored_as_it_was_written( string $route, string $place ): void {
		[ $read, $at, $id_field, $who ] = array_replace( array( '', '', '', Calls::caller( $route ) ), Calls::rows()[ $route ]['stored'][ $place ] ?? array() );

		$fields = array_diff_key( $this->world->fields( Calls::of( $route ), $who ), array( 'client_id' => 1, 'rev' => 1 ) );
		$shown  = array_diff_key( $this->world->fields( Calls::of( $read ), $who ), array( 'after_id' => 1, 'limit' => 1 ) );
		foreach ( $this->corpus() as $text ) {
			$reply = $this->good( $this->ask( $route, self::with( $fields, $place, $text ), $this->world->token( $who ) ) );
			$value = $this->good( $this->ask( $read, ( '' === $id_field ? array() : array( $id_field => $reply[ $id_field ] ) ) + $shown, $this->world->token( $who ) ) );
			foreach ( explode( '.', $at ) as $key ) {
				$value = is_array( $value ) ? ( '*' === $key ? end( $value ) : $value[ $key ] ?? null ) : null;
			}
			self::assertSame( Text::clean( $text, false ), $value );
		}
	}

	/** @return list<string> */
	private function corpus(): array {
		return $this->is_sqlite() ? self::ON_SQLITE : self::CORPUS;
	}

	/**
	 * Status and body of one call; of a calendar, whose name is what was asked for, its events.
	 *
	 * @param array<array-key, mixed> $fields
	 */
	private function answer( string $route, array $fields, Trouble $trouble ): string {
		$trouble->asking( $route . ' ' . wp_json_encode( $fields ) );
		$reply = $this->ask( $route, $fields, $this->world->token( Calls::caller( $route ) ) );
		$trouble->answered( $reply->get_status() );
		$data = $reply->get_data();
		if ( is_array( $data ) ) {
			// What was searched, as typed.
			unset( $data['keyword_used'] );
		}
		return $reply->get_status() . ( is_string( $data ) ? substr_count( $data, 'BEGIN:VEVENT' ) : wp_json_encode( $data ) );
	}
}
