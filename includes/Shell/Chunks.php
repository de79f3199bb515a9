<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell;

use MentoriaiPortal\Services;

/**
 * What a screen of the app needs besides the entry, from the build's list. The server knows the screen: named in the
 * head they need no round trip of their own, and the server's text has its look at once.
 */
final readonly class Chunks {

	/** Of pages that editors write. */
	private const CONTENT = 'content';

	public function __construct( private Services $core ) {}

	/** @return list<string> Absolute urls of scripts and styles. */
	public function files( ResolvedPath $resolved ): array {
		return array_map( fn ( string $name ): string => $this->core->url( 'assets/build/' . $name ), $this->listed( $resolved, 'files' ) );
	}

	/** @return list<string> Parts of the translations besides `app` (ScriptTexts). */
	public function texts( ResolvedPath $resolved ): array {
		return $this->listed( $resolved, 'texts' );
	}

	/** @return list<string> */
	private function listed( ResolvedPath $resolved, string $what ): array {
		$file  = $this->core->path( 'assets/build/chunks.json' );
		$lists = is_file( $file ) ? json_decode( (string) file_get_contents( $file ), true ) : null; // phpcs:ignore WordPress.WP.AlternativeFunctions -- a local file.
		$name  = PageKind::NotFound === $resolved->kind ? '' : $resolved->facts()->chunk ?? self::CONTENT;
		return array_values( array_filter( Data::part( Data::part( $lists, $name ), $what ), 'is_string' ) );
	}
}
