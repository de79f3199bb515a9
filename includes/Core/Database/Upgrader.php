<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Database;

use wpdb;

/**
 * Brings the tables to their definitions, then lets the modules do theirs. Every step can run again, and the stamp is
 * written last, so an upgrade that was killed simply runs once more.
 */
final readonly class Upgrader {

	public const OPTION = 'mentoriai_schema';

	/** How long a request waits for another one that is upgrading; then it goes on with what there is. */
	private const PATIENCE = 20;

	/** @param list<Table> $tables */
	public function __construct( private wpdb $wpdb, private Db $db, private array $tables ) {}

	public function is_current(): bool {
		return get_option( self::OPTION ) === $this->fingerprint();
	}

	/** @param callable(): void $modules What follows the tables. */
	public function run( callable $modules ): void {
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		foreach ( $this->tables as $table ) {
			dbDelta( 'CREATE TABLE ' . $this->db->table( $table::name() ) . " (\n" . self::lines( $table::definition() ) . "\n) " . $this->wpdb->get_charset_collate() . ';' );
		}
		$modules();
		update_option( self::OPTION, $this->fingerprint(), true );
	}

	/**
	 * Like run(), for the first requests after an update: of those that come at once, one works and the others wait.
	 * The lock is the server's own, which lets go when its holder dies; SQLite has one writer anyway.
	 *
	 * @param callable(): void $modules See run().
	 */
	public function catch_up( callable $modules ): void {
		if ( $this->db->is_sqlite() ) {
			$this->run( $modules );
			return;
		}
		$lock = 'mentoriai-' . md5( DB_NAME . '|' . $this->db->table( '' ) );
		if ( '1' !== $this->db->value( 'SELECT GET_LOCK(?, ?)', $lock, self::PATIENCE ) ) {
			return;
		}
		try {
			wp_cache_delete( 'alloptions', 'options' );
			wp_cache_delete( self::OPTION, 'options' );
			if ( ! $this->is_current() ) {
				$this->run( $modules );
			}
		} finally {
			$this->db->value( 'SELECT RELEASE_LOCK(?)', $lock );
		}
	}

	/** @return list<string> Full names of all tables of ours, on the site of now. */
	public function names(): array {
		return array_map( fn ( Table $table ): string => $this->db->table( $table::name() ), $this->tables );
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
