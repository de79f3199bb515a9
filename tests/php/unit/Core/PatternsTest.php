<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Unit\Core;

use FilesystemIterator;
use MentoriaiPortal\Core\Schema\Text;
use MentoriaiPortal\Profiles\Schema\ProfileInput;
use PHPUnit\Framework\TestCase;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;

/**
 * Each regular expression of the plugin takes as long as its text, also where PCRE has no JIT (many hosts forbid it).
 */
final class PatternsTest extends TestCase {

	public function test_no_pattern_is_slower_than_its_text_is_long(): void {
		$patterns = self::patterns();
		self::assertGreaterThan( 60, count( $patterns ) );
		self::assertSame( array(), self::slow( $patterns ) );
	}

	public function test_slow_ones_are_known(): void {
		$slow = array( '~^[\s\p{Z}]+|[\s\p{Z}]+$~u', '~^(a+)+$~', "~'(?:[^'\\\\]|\\\\.|'')*'~s" );
		self::assertSame( $slow, array_keys( self::slow( array_merge( array( '~^[a-z]+$~', '~\s+~u' ), $slow ) ) ) );
	}

	public function test_blanks_are_trimmed_and_only_those_at_the_ends(): void {
		foreach ( array( "\u{A0} a  b \u{2003}\n" => 'a  b', '   ' => '', 'a' => 'a', " a\tb" => "a\tb" ) as $typed => $text ) {
			self::assertSame( $text, Text::clean( $typed, true ) );
		}
	}

	/** @return list<string> Those that stand in the code as they are, and those made of parts. */
	private static function patterns(): array {
		$patterns = array();
		foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( dirname( __DIR__, 4 ) . '/includes', FilesystemIterator::SKIP_DOTS ) ) as $file ) {
			foreach ( str_ends_with( (string) $file, '.php' ) ? token_get_all( (string) file_get_contents( (string) $file ) ) : array() as $token ) {
				$text = is_array( $token ) && T_CONSTANT_ENCAPSED_STRING === $token[0] ? eval( "return {$token[1]};" ) : '';
				if ( 1 === preg_match( '#^~.+~[imsuxDU]*$#s', $text ) ) {
					$patterns[] = $text;
				}
			}
		}
		foreach ( array( ProfileInput::LINKEDIN, ProfileInput::PHONE, '(?!.*(?:://|[Ww]{3}[.]|@)).*', '[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}', '[a-z0-9.-]+\.[a-z0-9-]{2,}' ) as $form ) {
			$patterns[] = "~^(?:$form)$~uD";
		}
		$patterns[] = '~^((?:/[\w.-]+)*)/wp-json/data/v1/(user)/?(?:\?|$)~D';
		return array_values( array_unique( $patterns ) );
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
