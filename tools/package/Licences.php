<?php
/**
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

namespace MentoriaiPortal\Tools\Package;

use RuntimeException;

/**
 * The licences of the libraries whose code is in the built scripts, as one text.
 */
final class Licences {

	/** What may go together with GPL-2.0-or-later. */
	private const COMPATIBLE = [ 'MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'GPL-2.0-or-later' ];

	public function __construct( private readonly string $root ) {}

	/**
	 * @throws RuntimeException When a licence is missing or not compatible.
	 */
	public function text(): string {
		$names = self::json( "$this->root/assets/build/packages.json" );
		$text  = "Libraries in assets/build, each with its licence.\nThe font Figtree: assets/fonts/LICENSE.txt. The icons: assets/icons/LICENSE.txt.\n";
		foreach ( $names as $name ) {
			$text .= $this->one( is_string( $name ) ? $name : '' );
		}
		return $text;
	}

	private function one( string $name ): string {
		$folder  = "$this->root/node_modules/$name";
		$package = self::json( "$folder/package.json" );
		$licence = is_string( $package['license'] ?? null ) ? $package['license'] : '';
		$version = is_string( $package['version'] ?? null ) ? $package['version'] : '';
		$files   = glob( "$folder/{LICENSE,LICENCE,COPYING}*", GLOB_BRACE ) ?: [];
		if ( ! in_array( $licence, self::COMPATIBLE, true ) || [] === $files ) {
			throw new RuntimeException( "$name: the licence “{$licence}” is not known to go with the GPL, or its text is missing." );
		}
		$text = trim( str_replace( "\r\n", "\n", (string) file_get_contents( $files[0] ) ) );
		return "\n" . str_repeat( '=', 79 ) . "\n$name $version, $licence\n" . str_repeat( '=', 79 ) . "\n\n$text\n";
	}

	/** @return array<mixed> */
	private static function json( string $file ): array {
		$text = is_file( $file ) ? file_get_contents( $file ) : false;
		if ( ! is_string( $text ) ) {
			throw new RuntimeException( "$file is missing." );
		}
		return (array) json_decode( $text, true, 32, JSON_THROW_ON_ERROR );
	}
}
