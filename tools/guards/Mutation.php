<?php
/**
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

namespace MentoriaiPortal\Tools\Guards;

use RuntimeException;

/**
 * A rule of the product, the edit that breaks it, and the test that must then fail: one row of the table.
 *
 * @phpstan-type Edit array{file: string, code: string, becomes: string}
 */
final readonly class Mutation {

	/**
	 * @param string     $name  "Module: rule [mutation]".
	 * @param string     $test  "tests/…Test.php::method" or "src/….test.ts::title".
	 * @param list<Edit> $edits
	 * @param string     $table File of the row.
	 */
	private function __construct( public string $name, public string $test, private array $edits, private string $table ) {}

	/** @return list<self> */
	public static function all( string $folder ): array {
		$mutations = array();
		foreach ( (array) glob( $folder . '/*.php' ) as $file ) {
			/** @var list<array{rule: string, mutation: string, file: string, code: string, becomes: string, test: string, also?: list<Edit>}> $rows */
			$rows = require $file;
			foreach ( $rows as $row ) {
				$name        = sprintf( '%s: %s [%s]', basename( (string) $file, '.php' ), $row['rule'], $row['mutation'] );
				$mutations[] = new self( $name, $row['test'], array_merge( array( $row ), $row['also'] ?? array() ), 'tools/guards/table/' . basename( (string) $file ) );
			}
		}
		return $mutations;
	}

	/** "jest", or PHPUnit's suite: unit or integration. */
	public function suite(): string {
		return str_starts_with( $this->test, 'src/' ) ? 'jest' : explode( '/', $this->test )[2];
	}

	/** @return array{string, string} Test file and case. */
	public function test(): array {
		[ $file, $case ] = explode( '::', "$this->test::", 3 );
		return array( $file, $case );
	}

	/**
	 * The files as the mutation leaves them.
	 *
	 * @param string $copy A checkout.
	 * @return array<string, string> Path to text.
	 * @throws RuntimeException Says how to mend a row whose code or test changed.
	 */
	public function files( string $copy ): array {
		[ $test, $case ] = $this->test();
		$text            = is_file( "$copy/$test" ) ? (string) file_get_contents( "$copy/$test" ) : '';
		// Jest puts titles together from tables.
		if ( '' === $text || ( 'jest' !== $this->suite() && ! str_contains( $text, 'function ' . strtok( $case, ' ' ) . '(' ) ) ) {
			throw new RuntimeException( "There is no {$this->test}. Write its new place into 'test' of this row in {$this->table}." );
		}
		$files = array();
		foreach ( $this->edits as $edit ) {
			$path  = $copy . '/' . $edit['file'];
			$text  = $files[ $path ] ?? ( is_file( $path ) ? (string) file_get_contents( $path ) : '' );
			$times = substr_count( $text, $edit['code'] );
			if ( 1 !== $times ) {
				throw new RuntimeException(
					"Found $times times in {$edit['file']}: {$edit['code']}\n    Renamed or moved: write the new file, or a piece of the code that stands there"
					. " once, into this row in {$this->table}, and what it becomes. The rule is gone: delete the row."
				);
			}
			$files[ $path ] = str_replace( $edit['code'], $edit['becomes'], $text );
		}
		return $files;
	}
}
