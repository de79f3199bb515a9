<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Unit\Core;

use Closure;
use FilesystemIterator;
use MentoriaiPortal\Core\Schema\Text;
use PHPUnit\Framework\TestCase;
use PhpToken;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;

/**
 * Each regular expression of the plugin takes as long as its text, also where PCRE has no JIT (many hosts forbid it).
 * Those that stand whole between tildes, those joined of parts where they are used, and the forms of texts.
 */
final class PatternsTest extends TestCase {

	public function test_no_pattern_is_slower_than_its_text_is_long(): void {
		$patterns = self::patterns();
		self::assertGreaterThan( 60, count( $patterns ) );
		foreach ( array( 'dates' => '\d{4}-\d{2}-\d{2})$~D', 'numbers' => "~\x1a[0-9a-f]+\x1a~", 'routes' => '(?<slug>', 'forms' => 'G-[A-Z0-9]{4,16}' ) as $what => $part ) {
			self::assertStringContainsString( $part, implode( "\n", $patterns ), $what );
		}
		self::assertSame( array(), self::slow( $patterns ) );
	}

	public function test_slow_ones_are_known(): void {
		$slow = array( '~^[\s\p{Z}]+|[\s\p{Z}]+$~u', '~^(a+)+$~', "~'(?:[^'\\\\]|\\\\.|'')*'~s", '~<[^<>]*attachedTemplate[^<>]*>~' );
		self::assertSame( $slow, array_keys( self::slow( array_merge( array( '~^[a-z]+$~', '~\s+~u' ), $slow ) ) ) );
	}

	public function test_blanks_are_trimmed_and_only_those_at_the_ends(): void {
		foreach ( array( "\u{A0} a  b \u{2003}\n" => 'a  b', '   ' => '', 'a' => 'a', " a\tb" => "a\tb" ) as $typed => $text ) {
			self::assertSame( $text, Text::clean( $typed, true ) );
		}
	}

	/** @return list<string> Those that stand in the code whole, those joined of parts, and the forms of texts. */
	private static function patterns(): array {
		$found = array();
		$root  = dirname( __DIR__, 4 ) . '/includes/';
		foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $root, FilesystemIterator::SKIP_DOTS ) ) as $file ) {
			$path = substr( (string) $file, strlen( $root ) );
			$code = str_ends_with( $path, '.php' ) ? (string) file_get_contents( (string) $file ) : '';
			foreach ( self::expressions( PhpToken::tokenize( $code ) ) as [ $expression, $form ] ) {
				$found[] = sprintf( $form, self::value( $expression, $path, $code ) );
			}
		}
		return array_values( array_unique( preg_grep( '#^~.+~[imsuxDU]*$#s', $found ) ?: array() ) );
	}

	/**
	 * @param list<PhpToken> $tokens
	 * @return iterable<array{string, string}> An expression of PHP, and how its value becomes a pattern.
	 */
	private static function expressions( array $tokens ): iterable {
		foreach ( $tokens as $number => $token ) {
			if ( $token->is( T_CONSTANT_ENCAPSED_STRING ) && '~' === $token->text[1] ) {
				yield array( $token->text, '%s' );
			}
			$words = '(' === ( $tokens[ $number + 1 ]->text ?? '' ) ? self::first_argument( array_slice( $tokens, $number + 2 ) ) : array();
			if ( str_starts_with( $token->text, 'preg_' ) && array() !== array_intersect( array( '.', '"' ), $words ) && ! in_array( '$this', $words, true ) ) {
				yield array( implode( '', $words ), '%s' );
			} elseif ( 'of_form' === $token->text && ! preg_grep( '~^[$(]~', $words ) ) {
				yield array( implode( '', $words ), '~^(?:%s)$~uD' );
			}
		}
	}

	/**
	 * @param list<PhpToken> $tokens From behind the parenthesis.
	 * @return list<string>
	 */
	private static function first_argument( array $tokens ): array {
		$words = array();
		$depth = 0;
		foreach ( $tokens as $token ) {
			if ( 0 === $depth && ( ',' === $token->text || ')' === $token->text ) ) {
				break;
			}
			$depth  += array( '(' => 1, ')' => -1 )[ $token->text ] ?? 0;
			$words[] = $token->text;
		}
		return $words;
	}

	/** What an expression of a file is where it stands. */
	private static function value( string $expression, string $path, string $code ): string {
		preg_match_all( '~^(?:namespace|use) [^;]+;~m', $code, $imports );
		$class = 'MentoriaiPortal\\' . strtr( substr( $path, 0, -4 ), '/', '\\' );
		$read  = static function ( string $mentoriai_php ): mixed {
			$names = 'user|get_menu';
			$regex = 'get_event/(?<slug>[^/]+)/(?<id>[^/]+)';
			$wpdb  = (object) array( 'base_prefix' => 'wp_' );
			return eval( $mentoriai_php ); // phpcs:ignore Squiz.PHP.Eval -- code of this repository.
		};
		$value = Closure::bind( $read, null, str_contains( $expression, 'self::' ) ? $class : null )( implode( "\n", $imports[0] ) . "return $expression;" );
		self::assertIsString( $value, "$path: $expression" );
		return $value;
	}

	/**
	 * @param list<string> $patterns
	 * @return array<string, mixed> The slow ones, with a text that shows it.
	 */
	private static function slow( array $patterns ): array {
		$command = array( PHP_BINARY, '-d', 'pcre.jit=0', '-d', 'pcre.backtrack_limit=400000', '-d', 'memory_limit=512M', __DIR__ . '/patterns.php' );
		$process = proc_open( $command, array( array( 'pipe', 'r' ), array( 'pipe', 'w' ), STDERR ), $pipes );
		self::assertIsResource( $process );
		fwrite( $pipes[0], serialize( $patterns ) );
		fclose( $pipes[0] );
		$found = json_decode( (string) stream_get_contents( $pipes[1] ), true );
		self::assertSame( 0, proc_close( $process ) );
		self::assertIsArray( $found );
		return $found;
	}
}
