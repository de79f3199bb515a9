<?php
/**
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

namespace MentoriaiPortal\Tools\Guards;

use RuntimeException;

/** Takes a guard out of a copy of the checkout, and puts it back. */
final class Removal {

	/** @var array<string, string> File to its text as it was. */
	private array $before = array();

	public function __construct( private readonly string $copy ) {}

	/** @throws RuntimeException Where the code is not there once: it changed, and the table has to follow. */
	public function remove( Guard $guard ): void {
		foreach ( $guard->removal as $edit ) {
			$path = $this->copy . '/' . $edit['file'];
			$text = is_file( $path ) ? (string) file_get_contents( $path ) : throw new RuntimeException( "no file {$edit['file']}" );
			$this->before += array( $path => $text );
			$times = substr_count( $text, $edit['code'] );
			if ( 1 !== $times ) {
				throw new RuntimeException( sprintf( 'its code stands %d times in %s: %s', $times, $edit['file'], $edit['code'] ) );
			}
			file_put_contents( $path, str_replace( $edit['code'], $edit['without'], $text ) );
		}
	}

	public function restore(): void {
		foreach ( $this->before as $path => $text ) {
			file_put_contents( $path, $text );
		}
		$this->before = array();
	}
}
