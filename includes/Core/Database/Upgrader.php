<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Database;

use wpdb;

/**
 * Brings the tables to their definitions. Every step can run again, and the stamp is written last,
 * so an upgrade that was killed simply runs once more.
 */
final readonly class Upgrader {

	public const OPTION = 'mentoriai_schema';

	/** @param list<Table> $tables */
	public function __construct( private wpdb $wpdb, private Db $db, private array $tables ) {}

	public function is_current(): bool {
		return get_option( self::OPTION ) === $this->fingerprint();
	}

	public function run(): void {
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		foreach ( $this->tables as $table ) {
			dbDelta( 'CREATE TABLE ' . $this->db->table( $table::name() ) . " (\n" . self::lines( $table::definition() ) . "\n) " . $this->wpdb->get_charset_collate() . ';' );
		}
		update_option( self::OPTION, $this->fingerprint(), true );
	}

	/** Removes every table; for an uninstall that was asked to leave nothing. */
	public function drop(): void {
		foreach ( $this->tables as $table ) {
			$this->db->execute( 'DROP TABLE IF EXISTS ' . $this->db->table( $table::name() ) );
		}
		delete_option( self::OPTION );
	}

	private function fingerprint(): string {
		$definitions = array_map( static fn ( Table $table ): string => $table::name() . $table::definition(), $this->tables );
		return md5( implode( '', $definitions ) );
	}

	private static function lines( string $definition ): string {
		return implode( "\n", array_map( 'trim', explode( "\n", $definition ) ) );
	}
}
