<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Database;

use Closure;
use MentoriaiPortal\Core\Version;
use wpdb;

/**
 * Brings the site to what this version of the plugin needs: the tables to their definitions, stored data through the
 * migrations that have not run yet, then what the modules install. Every step can run again, and the stamp is written
 * last, so an upgrade that was killed simply runs once more.
 */
final readonly class Upgrader {

	/** The stamp: version of the plugin and fingerprint of what it needs, e.g. "0.1.0 d41d8cd98f00b204e9800998ecf8427e". */
	public const OPTION = 'mentoriai_schema';

	/** How many migrations have run here. */
	public const MIGRATED = 'mentoriai_migrated';

	/** How long a request waits for another one that is upgrading; then it goes on with what there is. */
	private const PATIENCE = 20;

	/**
	 * @param string                     $fingerprint As fingerprint() makes it.
	 * @param Closure(): list<Table>     $tables
	 * @param Closure(): list<Migration> $migrations  All there ever were, the oldest first.
	 */
	public function __construct( private wpdb $wpdb, private Db $db, private string $fingerprint, private Closure $tables, private Closure $migrations ) {}

	/**
	 * What a site is brought to. What else modules install is not in it: that comes with the next version.
	 *
	 * @param list<Table>                 $tables
	 * @param int                         $migrations   How many there are.
	 * @param array<string, list<string>> $capabilities To the roles that have them.
	 * @param list<string>                $pages        Screens that have a page.
	 */
	public static function fingerprint( array $tables, int $migrations, array $capabilities, array $pages ): string {
		$definitions = array_map( static fn ( Table $table ): string => $table::name() . $table::definition(), $tables );
		return md5( serialize( array( $definitions, $migrations, $capabilities, $pages ) ) ); // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- never read back.
	}

	/** A newer version's site counts as current: older code leaves it alone. */
	public function is_current(): bool {
		$stamp = get_option( self::OPTION );
		return $stamp === $this->stamp()
			|| ( is_string( $stamp ) && 1 === preg_match( '~^(\d\S*) [0-9a-f]{32}$~D', $stamp, $found ) && version_compare( $found[1], Version::NUMBER, '>' ) );
	}

	/** @param callable(): void $modules What follows tables and data. */
	public function run( callable $modules ): void {
		require_once ABSPATH . 'wp-admin/includes/upgrade.php';
		foreach ( ( $this->tables )() as $table ) {
			dbDelta( 'CREATE TABLE ' . $this->db->table( $table::name() ) . " (\n" . self::lines( $table::definition() ) . "\n) " . $this->wpdb->get_charset_collate() . ';' );
		}
		$this->migrate();
		$modules();
		update_option( self::OPTION, $this->stamp(), true );
	}

	private function migrate(): void {
		$done = get_option( self::MIGRATED, 0 );
		$done = is_numeric( $done ) ? (int) $done : 0;
		foreach ( array_slice( ( $this->migrations )(), $done ) as $migration ) {
			$migration->run( $this->db );
			update_option( self::MIGRATED, ++$done, false );
		}
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
		return array_map( fn ( Table $table ): string => $this->db->table( $table::name() ), ( $this->tables )() );
	}

	/** Removes every table; for an uninstall that was asked to leave nothing. */
	public function drop(): void {
		foreach ( $this->names() as $name ) {
			$this->db->execute( "DROP TABLE IF EXISTS $name" );
		}
		delete_option( self::OPTION );
		delete_option( self::MIGRATED );
	}

	private function stamp(): string {
		return Version::NUMBER . ' ' . $this->fingerprint;
	}

	private static function lines( string $definition ): string {
		return implode( "\n", array_map( 'trim', explode( "\n", $definition ) ) );
	}
}
