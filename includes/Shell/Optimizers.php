<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell;

/**
 * Plugins that minify, join or delay scripts and styles. The portal's pages are built and measured as they are, so there
 * such plugins stand back, each by the switch that it documents; the rest of the site stays theirs.
 */
final class Optimizers {

	/** Filters that ask whether to leave a page alone: Autoptimize. */
	public const FILTERS = array( 'autoptimize_filter_noptimize' );

	/** Constants that say so: W3 Total Cache, WP Rocket, LiteSpeed Cache. They say nothing of keeping the page. */
	private const CONSTANTS = array( 'DONOTMINIFY', 'DONOTROCKETOPTIMIZE', 'LITESPEED_NO_OPTM' );

	public static function keep_out(): void {
		foreach ( self::CONSTANTS as $name ) {
			defined( $name ) || define( $name, true );
		}
	}
}
