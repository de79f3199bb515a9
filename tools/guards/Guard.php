<?php
/**
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

namespace MentoriaiPortal\Tools\Guards;

use RuntimeException;

/** One guard of the product, how it is taken away, and the test that must then fall. */
final readonly class Guard {

	/**
	 * @param string                                                       $module  File of the table it stands in.
	 * @param string                                                       $guard   What it protects, one sentence.
	 * @param string                                                       $how     How it is removed, for the name of the case.
	 * @param list<array{file: string, code: string, without: string}>    $removal Exact texts, each found once in its file.
	 * @param string                                                       $test    Test file.
	 * @param string                                                       $case    Name of its method, or of Jest's test.
	 * @param bool                                                         $always  Whether it is of the small set.
	 */
	private function __construct(
		public string $module,
		public string $guard,
		public string $how,
		public array $removal,
		public string $test,
		public string $case,
		public bool $always
	) {}

	/**
	 * All guards of the folder.
	 *
	 * @return list<self>
	 */
	public static function all( string $folder ): array {
		$guards = array();
		foreach ( (array) glob( $folder . '/*.php' ) as $file ) {
			/** @var list<array<string, mixed>> $rows */
			$rows = require $file;
			foreach ( $rows as $row ) {
				$guards[] = self::of( basename( (string) $file, '.php' ), $row );
			}
		}
		return $guards;
	}

	public function name(): string {
		return sprintf( '%s: %s [removed: %s]', $this->module, $this->guard, $this->how );
	}

	public function is_jest(): bool {
		return str_starts_with( $this->test, 'src/' );
	}

	/** PHPUnit's suite. */
	public function suite(): string {
		return explode( '/', $this->test )[2] ?? '';
	}

	/** @param array<string, mixed> $row */
	private static function of( string $module, array $row ): self {
		$text = static fn ( array $from, string $key ): string => is_string( $from[ $key ] ?? null ) && '' !== $from[ $key ]
			? $from[ $key ]
			: throw new RuntimeException( "A guard of $module lacks '$key': " . json_encode( $row ) );
		$edit = static fn ( array $from ): array => array(
			'file'    => $text( $from, 'file' ),
			'code'    => $text( $from, 'code' ),
			'without' => is_string( $from['without'] ?? null ) ? $from['without'] : throw new RuntimeException( "A guard of $module lacks 'without'." ),
		);
		$also = is_array( $row['also'] ?? null ) ? array_values( array_filter( $row['also'], 'is_array' ) ) : array();
		[ $test, $case ] = array_pad( explode( '::', $text( $row, 'test' ), 2 ), 2, '' );
		return new self( $module, $text( $row, 'guard' ), $text( $row, 'how' ), array( $edit( $row ), ...array_map( $edit, $also ) ), $test, $case, true === ( $row['always'] ?? false ) );
	}
}
