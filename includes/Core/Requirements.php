<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core;

use MentoriaiPortal\Core\Database\Db;

/**
 * What the server must have; said clearly on activation instead of failing later.
 */
final class Requirements {

	private const EXTENSIONS = array( 'intl', 'mbstring', 'gd', 'fileinfo', 'zlib' );

	private const MYSQL = '8.0';

	private const MARIADB = '10.6';

	/** @return list<string> Missing PHP extensions. */
	public static function missing(): array {
		return array_values( array_filter( self::EXTENSIONS, static fn ( string $name ): bool => ! extension_loaded( $name ) ) );
	}

	/** Whether a database server is new enough, by what it says of itself: "8.0.36", "5.5.5-10.11.6-MariaDB-log". */
	public static function is_fit( string $server ): bool {
		$is_mariadb = 1 === preg_match( '~(\d{1,3}\.\d{1,3}\.\d{1,3})-mariadb~i', $server, $found );
		return version_compare( $is_mariadb ? $found[1] : $server, $is_mariadb ? self::MARIADB : self::MYSQL, '>=' );
	}

	/** Ends an activation on a server that lacks something. */
	public static function refuse_without( Db $db ): void {
		$missing = self::missing();
		if ( array() !== $missing ) {
			/* translators: %s: list of PHP extensions */
			self::refuse( sprintf( __( 'Mentoriai portal needs these PHP extensions: %s. Ask your hosting provider to switch them on, then activate the plugin again.', 'mentoriai-portal' ), implode( ', ', $missing ) ) );
		}
		$server = $db->is_sqlite() ? null : $db->value( 'SELECT VERSION()' );
		if ( null !== $server && ! self::is_fit( $server ) ) {
			/* translators: 1: version of MySQL, 2: version of MariaDB, 3: what there is. */
			self::refuse( sprintf( __( 'Mentoriai portal needs MySQL %1$s or MariaDB %2$s, or newer. This server has %3$s. Ask your hosting provider for a newer one, then activate the plugin again.', 'mentoriai-portal' ), self::MYSQL, self::MARIADB, $server ) );
		}
	}

	private static function refuse( string $why ): void {
		wp_die( esc_html( $why ), '', array( 'back_link' => true ) );
	}
}
