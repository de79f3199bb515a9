<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core;

use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\NewerData;
use MentoriaiPortal\Core\Database\SchemaRefused;

/**
 * Which database server the portal needs, said on activation; for what each request looks at see Compatibility.
 */
final class Requirements {

	private const MYSQL = '8.0';

	private const MARIADB = '10.6';

	/** Whether a database server is new enough, by what it says of itself: "8.0.36", "5.5.5-10.11.6-MariaDB-log". */
	public static function is_fit( string $server ): bool {
		$is_mariadb = 1 === preg_match( '~(\d{1,3}\.\d{1,3}\.\d{1,3})-mariadb~i', $server, $found );
		return version_compare( $is_mariadb ? $found[1] : $server, $is_mariadb ? self::MARIADB : self::MYSQL, '>=' );
	}

	/** Ends an activation on a server that is too old. */
	public static function refuse_without( Db $db ): void {
		$server = $db->is_sqlite() ? null : $db->value( 'SELECT VERSION()' );
		if ( null !== $server && ! self::is_fit( $server ) ) {
			/* translators: 1: version of MySQL, 2: version of MariaDB, 3: what there is. */
			self::refuse( sprintf( __( 'Mentoriai portal needs MySQL %1$s or MariaDB %2$s, or newer. This server has %3$s. Ask your hosting provider for a newer one, then activate the plugin again.', 'mentoriai-portal' ), self::MYSQL, self::MARIADB, $server ) );
		}
	}

	/** Ends an activation where the database does not make the tables. */
	public static function refuse_tables( SchemaRefused $refused ): void {
		self::refuse( SchemaRefused::advice() . ' ' . __( 'Then activate the plugin again.', 'mentoriai-portal' ) . ' (' . implode( '; ', array() === $refused->errors ? $refused->missing : $refused->errors ) . ')' );
	}

	/** Ends an activation on the data of a newer version. */
	public static function refuse_newer_data(): void {
		self::refuse( NewerData::advice() );
	}

	private static function refuse( string $why ): void {
		wp_die( esc_html( $why ), '', array( 'back_link' => true ) );
	}
}
