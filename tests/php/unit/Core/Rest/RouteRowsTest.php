<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Unit\Core\Rest;

use MentoriaiPortal\Tests\Integration\Safety\Calls;
use MentoriaiPortal\Tests\Integration\Safety\RouteList;
use PHPUnit\Framework\TestCase;

/**
 * The rows of Safety/routes.php against what the routes declare; the tests that read them need a site.
 */
final class RouteRowsTest extends TestCase {

	/** Texts that are compared and not kept, or kept in another form, by the route too where others keep a text of that name: who one is, keys, names of lists. */
	private const NOT_STORED = '~^POST find_mentors town$|[ .](email|\w*password\w*|bot_token|key|claim|code|kind|provider|keyword|words|miestas|tax\.0|seed|lang|\w+_id|\w*uid|\w+Uid|userHash|terminas|busy_until|linkedin|phoneNumber)$~';

	/** Fields that name a row of somebody or something. */
	private const NAMES_A_ROW = '~(^|\.)(id|\w+_id|\w*Id|uid|\w+Uid|slug|file|userHash|token)$~';

	/** What looks like one but names no row: repeats of the own, places in a list. */
	private const NAMES_NO_ROW = '~(^|\.)client_id$|^(after|before)_id$|taxs_id~';

	public function test_every_route_has_a_row(): void {
		self::assertEqualsCanonicalizing( array_keys( self::leaves() ), Calls::routes(), 'Write a row into tests/php/integration/Safety/routes.php.' );
	}

	public function test_every_route_is_in_its_modules_routes(): void {
		self::assertEqualsCanonicalizing( array_keys( self::leaves() ), array_keys( RouteList::all() ), 'Name it in the routes() of its module, then npm run map:make.' );
	}

	public function test_every_text_that_is_written_says_where_it_is_read_back(): void {
		$found = array();
		foreach ( self::leaves() as $route => $leaves ) {
			foreach ( str_starts_with( $route, 'POST ' ) ? $leaves : array() as $place => $schema ) {
				$kinds = $schema['anyOf'] ?? array( $schema );
				$texts = array_filter( $kinds, static fn ( array $kind ): bool => 'string' === ( $kind['type'] ?? '' ) );
				if ( array() !== $texts && 1 !== preg_match( self::NOT_STORED, "$route $place" ) && 1 !== preg_match( self::NAMES_A_ROW, $place ) ) {
					$found[] = "$route $place";
				}
			}
		}
		self::assertEqualsCanonicalizing( $found, self::places( 'stored' ), 'Write it into `stored` of routes.php; what is compared and not kept, into NOT_STORED.' );
	}

	public function test_every_field_that_names_a_row_says_whose_is_foreign(): void {
		$found = array();
		foreach ( self::leaves() as $route => $leaves ) {
			foreach ( array_keys( $leaves ) as $place ) {
				if ( 1 === preg_match( self::NAMES_A_ROW, $place ) && 1 !== preg_match( self::NAMES_NO_ROW, $place ) ) {
					$found[] = "$route $place";
				}
			}
		}
		self::assertEqualsCanonicalizing( $found, self::places( 'foreign' ), 'Write it into `foreign` of routes.php; what names no row, into NAMES_NO_ROW.' );
	}

	/**
	 * @param 'stored'|'foreign' $column
	 * @return list<string>
	 */
	private static function places( string $column ): array {
		$places = array();
		foreach ( Calls::rows() as $route => $row ) {
			foreach ( array_keys( $row[ $column ] ?? array() ) as $place ) {
				$places[] = "$route $place";
			}
		}
		return $places;
	}

	/** @return array<string, array<string, array<string, mixed>>> "POST login" to its fields' places and schemas. */
	private static function leaves(): array {
		static $leaves = array();
		if ( array() === $leaves ) {
			exec( escapeshellarg( PHP_BINARY ) . ' ' . escapeshellarg( dirname( __DIR__, 5 ) . '/tools/export-schemas.php' ) . ' 2>&1', $lines, $status );
			self::assertSame( 0, $status, implode( "\n", $lines ) );
			foreach ( json_decode( implode( "\n", $lines ), true, 128, JSON_THROW_ON_ERROR )['routes'] as $route ) {
				foreach ( $route['methods'] as $method ) {
					$leaves[ "$method {$route['path']}" ] = RouteList::leaves_of( $route['input'] );
				}
			}
		}
		return $leaves;
	}
}
