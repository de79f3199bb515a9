<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Database;

use Closure;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\FaultLog;
use MentoriaiPortal\Core\Version;
use Throwable;
use wpdb;

/**
 * Brings the site to what this version of the plugin needs: the tables to their definitions, stored data through the
 * migrations that have not run yet, then what the modules install. Every step can run again, and the stamp is written
 * last and only where the tables are what they must be, so an upgrade that was killed or refused runs once more.
 */
final readonly class Upgrader {

	/** The stamp: version of the plugin and fingerprint of what it needs, e.g. "0.1.0 d41d8cd98f00b204e9800998ecf8427e". */
	public const OPTION = 'mentoriai_schema';

	/** Shown instead until an administrator has switched the portal on. */
	public const PENDING = 'pending';

	/** How many migrations have run here. */
	public const MIGRATED = 'mentoriai_migrated';

	/** What the last try was refused, when (unix seconds), and how many there were; empty after one that succeeded. */
	public const REFUSED = 'mentoriai_schema_refused';

	/**
	 * Seconds until a refused upgrade is tried again, by how often it was. The first requests after an update may still have files of the
	 * former version in OPcache, for seconds.
	 */
	private const PAUSES = array( 10, 60, 600 );

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

	/** Whether the portal waits for an administrator to switch it on. */
	public static function is_pending(): bool {
		return self::PENDING === get_option( self::OPTION );
	}

	/** Whether the site of now has the portal. */
	public static function has_run(): bool {
		return false !== get_option( self::OPTION ) && ! self::is_pending();
	}

	/** A newer version's site counts as current: older code leaves it alone. */
	public function is_current(): bool {
		return get_option( self::OPTION ) === $this->stamp() || $this->is_newer();
	}

	/** Whether a newer version has worked on this site: by its number, or by a migration that is not known here. */
	public function is_newer(): bool {
		$stamp = get_option( self::OPTION );
		return is_string( $stamp ) && $stamp !== $this->stamp() && 1 === preg_match( '~^(\d\S*) [0-9a-f]{32}$~D', $stamp, $found )
			&& ( version_compare( $found[1], Version::NUMBER, '>' ) || self::migrated() > count( ( $this->migrations )() ) );
	}

	/**
	 * Under alone() only.
	 *
	 * @param callable(): void $modules What follows tables and data.
	 * @throws SchemaRefused Where the tables are not what they must be; then nothing else was done.
	 * @throws NewerData
	 */
	public function run( callable $modules ): void {
		if ( $this->is_newer() ) {
			throw new NewerData();
		}
		try {
			$this->schema()->make( ( $this->tables )() );
			$this->migrate();
			$modules();
		} catch ( Deadlock $deadlock ) {
			// Nothing is wrong: the next request begins again.
			throw $deadlock;
		} catch ( Throwable $error ) {
			$this->note( $error );
			throw $error;
		}
		// Kept when it is empty: a missing option costs a query.
		update_option( self::REFUSED, array(), true );
		update_option( self::OPTION, $this->stamp(), true );
	}

	/**
	 * Like run(), for an activation, which is refused where something fails: the tables that it made go again. Of two at
	 * once the second finds it done, or leaves it to the first.
	 *
	 * @param callable(): void $modules See run().
	 * @throws SchemaRefused
	 * @throws NewerData
	 */
	public function install( callable $modules ): void {
		if ( $this->is_newer() ) {
			throw new NewerData();
		}
		$was_current = $this->is_current();
		$this->alone(
			function () use ( $modules, $was_current ): void {
				if ( $was_current || ! $this->is_current() ) {
					$this->run_or_drop( $modules );
				}
			}
		);
	}

	/** @param callable(): void $modules See run(). */
	private function run_or_drop( callable $modules ): void {
		$tables = ( $this->tables )();
		$absent = $this->schema()->absent( $tables );
		$first  = array_slice( $tables, 0, 1 );
		try {
			$this->schema()->make( $first );
			array_map( $this->schema()->try_to_alter( ... ), $first );
			$this->run( $modules );
		} catch ( Throwable $error ) {
			self::forget_options();
			if ( ! $this->is_current() ) {
				$this->schema()->drop( $absent );
				delete_option( self::REFUSED );
			}
			throw $error;
		}
	}

	private function note( Throwable $error ): void {
		$refused = SchemaRefused::of( $error );
		update_option( self::REFUSED, array( 'at' => ( new Clock() )->now(), 'tries' => self::tries() + 1, 'missing' => $refused->missing, 'errors' => $refused->errors ), true );
	}

	/**
	 * What the last try was refused; null where the tables are as this version needs them.
	 */
	public function refusal(): ?SchemaRefused {
		$refusal = $this->is_current() ? array() : get_option( self::REFUSED );
		return is_array( $refusal ) && isset( $refusal['at'] ) ? new SchemaRefused( self::texts( $refusal['missing'] ?? null ), self::texts( $refusal['errors'] ?? null ) ) : null;
	}

	/** @return list<string> What the tables lack now; see SchemaRefused. */
	public function missing(): array {
		return $this->schema()->missing( ( $this->tables )() );
	}

	/**
	 * Whether it is time for an upgrade: after a refused one not at each request.
	 *
	 * @phpstan-impure
	 */
	private function is_due(): bool {
		$refusal = get_option( self::REFUSED );
		$at      = is_array( $refusal ) && is_int( $refusal['at'] ?? null ) ? $refusal['at'] : 0;
		return ! $this->is_current() && abs( ( new Clock() )->now() - $at ) >= self::PAUSES[ min( max( 1, self::tries() ), count( self::PAUSES ) ) - 1 ];
	}

	private static function tries(): int {
		$refusal = get_option( self::REFUSED );
		return is_array( $refusal ) && is_int( $refusal['tries'] ?? null ) ? $refusal['tries'] : 0;
	}

	private static function migrated(): int {
		$done = get_option( self::MIGRATED, 0 );
		return is_numeric( $done ) ? (int) $done : 0;
	}

	private function migrate(): void {
		$done = self::migrated();
		foreach ( array_slice( ( $this->migrations )(), $done ) as $migration ) {
			$migration->run( $this->db );
			update_option( self::MIGRATED, ++$done, false );
		}
	}

	/**
	 * Like run(), for the first requests after an update: of those that come at once, one works and the others wait. One that
	 * failed, of whatever cause, is tried again after a pause; staff are told, and the site continues meanwhile.
	 *
	 * @param callable(): void $modules See run().
	 */
	public function catch_up( callable $modules ): void {
		if ( ! $this->is_due() ) {
			return;
		}
		try {
			// Where nothing can be written, a refusal could not be noted either, and each request would try again.
			if ( $this->db->takes_writes() ) {
				$this->alone(
					function () use ( $modules ): void {
						if ( $this->is_due() ) {
							$this->run( $modules );
						}
					}
				);
			}
		} catch ( Throwable $error ) {
			FaultLog::write( $error, 'upgrade' );
		}
	}

	/**
	 * One request at a time, which sees the options as the one before it left them.
	 *
	 * @param callable(): mixed $work
	 * @return bool See UpgradeLock.
	 */
	public function alone( callable $work ): bool {
		return ( new UpgradeLock( $this->db ) )->hold(
			static function () use ( $work ): void {
				self::forget_options();
				$work();
			}
		);
	}

	private static function forget_options(): void {
		foreach ( array( 'alloptions', 'notoptions', self::OPTION, self::REFUSED, self::MIGRATED ) as $key ) {
			wp_cache_delete( $key, 'options' );
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
		delete_option( self::REFUSED );
	}

	private function stamp(): string {
		return Version::NUMBER . ' ' . $this->fingerprint;
	}

	private function schema(): SchemaTables {
		return new SchemaTables( $this->wpdb, $this->db );
	}

	/** @return list<string> */
	private static function texts( mixed $stored ): array {
		return is_array( $stored ) ? array_values( array_filter( $stored, 'is_string' ) ) : array();
	}
}
