<?php
/**
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

namespace MentoriaiPortal\Tools\Site;

/** The configuration of a demo or test site. */
final class Config {

	/** Says in the database that the site is ours, so that --fresh never empties someone else's. */
	private const MARK = 'mentoriai_site';

	private const PREFIX = 'wp_';

	public function __construct(
		private readonly string $dir,
		private readonly string $db,
	) {}

	/**
	 * @throws \RuntimeException When the database cannot be reached or belongs to another site.
	 */
	public function write( bool $fresh ): void {
		$sqlite = 'sqlite' === $this->db;
		$access = $sqlite
			? [ 'name' => 'wordpress', 'user' => '', 'password' => '', 'host' => '' ]
			: $this->ready_database( $fresh );
		if ( $sqlite && ! is_file( $this->dir . '/database/site.sqlite' ) ) {
			$this->forget();
		}
		$this->forget_other_database();
		$drop_in = $this->dir . '/wordpress/wp-content/db.php';
		if ( $sqlite ) {
			$this->put( $drop_in, $this->drop_in() );
		} elseif ( is_file( $drop_in ) ) {
			unlink( $drop_in );
		}
		$this->put( $this->dir . '/wordpress/wp-config.php', $this->config( $access ) );
	}

	/**
	 * @param array{name: string, user: string, password: string, host: string} $access
	 */
	private function config( array $access ): string {
		$constants = [
			'DB_NAME'                    => $access['name'],
			'DB_USER'                    => $access['user'],
			'DB_PASSWORD'                => $access['password'],
			'DB_HOST'                    => $access['host'],
			'DB_CHARSET'                 => 'utf8mb4',
			'DB_COLLATE'                 => '',
			...( 'sqlite' === $this->db ? [ 'DB_DIR' => $this->dir . '/database', 'DB_FILE' => 'site.sqlite' ] : [] ),
			...$this->salts(),
			'WP_ENVIRONMENT_TYPE'        => 'local',
			'WP_DEBUG'                   => true,
			'WP_DEBUG_LOG'               => $this->dir . '/debug.log',
			'WP_DEBUG_DISPLAY'           => false,
			'AUTOMATIC_UPDATER_DISABLED' => true,
			// The plugin's folder is a set of links into the checkout: deleting it in wp-admin would delete the checkout.
			'DISALLOW_FILE_MODS'         => true,
			'WP_HTTP_BLOCK_EXTERNAL'     => true,
			'WP_ACCESSIBLE_HOSTS'        => '127.0.0.1,localhost',
			'MENTORIAI_MAIL_DIR'         => $this->dir . '/mail',
		];
		$lines     = [ '<?php', '// Made by tools/site; written anew at every start.', '', '$table_prefix = ' . var_export( self::PREFIX, true ) . ';', '' ];
		foreach ( $constants as $name => $value ) {
			$lines[] = 'define( ' . var_export( $name, true ) . ', ' . var_export( $value, true ) . ' );';
		}
		$lines[] = 'defined( \'DISABLE_WP_CRON\' ) || define( \'DISABLE_WP_CRON\', false );';
		$lines[] = '';
		$lines[] = 'defined( \'ABSPATH\' ) || define( \'ABSPATH\', __DIR__ . \'/\' );';
		$lines[] = 'require_once ABSPATH . \'wp-settings.php\';';
		return implode( "\n", $lines ) . "\n";
	}

	/**
	 * Kept in a file of their own: a second start must not end everyone's wp-admin session.
	 *
	 * @return array<string, string>
	 */
	private function salts(): array {
		$file = $this->dir . '/salts.json';
		$kept = is_file( $file ) ? json_decode( (string) file_get_contents( $file ), true ) : null;
		if ( is_array( $kept ) && 8 === count( $kept ) ) {
			return $kept;
		}
		$salts = [];
		foreach ( [ 'AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE' ] as $name ) {
			$salts[ $name . '_KEY' ]  = bin2hex( random_bytes( 32 ) );
			$salts[ $name . '_SALT' ] = bin2hex( random_bytes( 32 ) );
		}
		$this->put( $file, (string) json_encode( $salts ) );
		chmod( $file, 0600 );
		return $salts;
	}

	private function drop_in(): string {
		return <<<'PHP'
			<?php
			// Made by tools/site: WordPress's own SQLite driver in place of MySQL.
			define( 'SQLITE_DB_DROPIN_VERSION', '1.8.0' );
			define( 'DATABASE_TYPE', 'sqlite' );
			define( 'DB_ENGINE', 'sqlite' );
			require_once __DIR__ . '/sqlite-driver/wp-includes/sqlite/db.php';

			PHP;
	}

	/**
	 * Makes the database if need be and refuses one that another WordPress uses.
	 *
	 * @return array{name: string, user: string, password: string, host: string}
	 *
	 * @throws \RuntimeException See write().
	 */
	private function ready_database( bool $fresh ): array {
		$parts = parse_url( $this->db );
		$name  = rawurldecode( ltrim( (string) ( $parts['path'] ?? '' ), '/' ) );
		if ( ! is_array( $parts ) || 'mysql' !== ( $parts['scheme'] ?? '' ) || ! preg_match( '/^\w[\w$-]{0,63}$/', $name ) ) {
			throw new \RuntimeException( '--db is sqlite or mysql://user:pass@host/name' );
		}
		parse_str( (string) ( $parts['query'] ?? '' ), $query );
		$socket   = is_string( $query['socket'] ?? null ) ? $query['socket'] : null;
		$host     = $parts['host'] ?? 'localhost';
		$user     = rawurldecode( $parts['user'] ?? 'root' );
		$password = rawurldecode( $parts['pass'] ?? '' );
		mysqli_report( MYSQLI_REPORT_ERROR | MYSQLI_REPORT_STRICT );
		try {
			$mysql = new \mysqli( $host, $user, $password, null, $parts['port'] ?? 3306, $socket );
			$this->make_database( $mysql, $name );
			$this->empty_or_ours( $mysql, $name, $fresh );
		} catch ( \mysqli_sql_exception $problem ) {
			throw new \RuntimeException( 'MySQL: ' . $problem->getMessage() );
		}
		$port = isset( $parts['port'] ) ? ':' . $parts['port'] : '';
		return [
			'name'     => $name,
			'user'     => $user,
			'password' => $password,
			'host'     => $host . ( null === $socket ? $port : ':' . $socket ),
		];
	}

	/** An account without the right to create databases may still use one that exists. */
	private function make_database( \mysqli $mysql, string $name ): void {
		try {
			$mysql->select_db( $name );
		} catch ( \mysqli_sql_exception ) {
			$mysql->query( "CREATE DATABASE `$name` CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_ci" );
			$mysql->select_db( $name );
		}
	}

	/**
	 * @throws \RuntimeException See write().
	 */
	private function empty_or_ours( \mysqli $mysql, string $name, bool $fresh ): void {
		$tables = [];
		$like   = str_replace( '_', '\_', self::PREFIX ) . '%';
		foreach ( $this->rows( $mysql, 'SELECT TABLE_NAME FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME LIKE ?', $like ) as $row ) {
			$tables[] = (string) current( $row );
		}
		$mine = $this->dir . '/database/mysql.json';
		if ( [] === $tables ) {
			$this->put( $mine, (string) json_encode( $this->db ) );
			chmod( $mine, 0600 );
			$this->forget();
			return;
		}
		$options = self::PREFIX . 'options';
		$ours    = is_file( $mine ) && json_decode( (string) file_get_contents( $mine ) ) === $this->db;
		if ( ! $ours && in_array( $options, $tables, true ) ) {
			$ours = [] !== $this->rows( $mysql, "SELECT option_id FROM `$options` WHERE option_name = ?", self::MARK );
		}
		if ( ! $ours ) {
			throw new \RuntimeException( "The database $name already holds another WordPress; give an empty one." );
		}
		if ( $fresh ) {
			$mysql->query( 'SET FOREIGN_KEY_CHECKS = 0' );
			$mysql->query( 'DROP TABLE `' . implode( '`, `', $tables ) . '`' );
		}
	}

	/** @return list<array<string, mixed>> */
	private function rows( \mysqli $mysql, string $query, string $value ): array {
		$result = $mysql->execute_query( $query, [ $value ] );
		return $result instanceof \mysqli_result ? $result->fetch_all( MYSQLI_ASSOC ) : [];
	}

	/** The tables are gone or never were: the installer begins at its first step. */
	private function forget(): void {
		if ( is_file( $this->dir . '/installed' ) ) {
			unlink( $this->dir . '/installed' );
		}
	}

	/** A start with another --db than the last one. */
	private function forget_other_database(): void {
		$file = $this->dir . '/database/last';
		$hash = hash( 'sha256', $this->db );
		if ( ! is_file( $file ) || file_get_contents( $file ) !== $hash ) {
			$this->forget();
			$this->put( $file, $hash );
		}
	}

	/** Whole or not at all: a server may be reading the old one. */
	private function put( string $file, string $text ): void {
		$new = $file . '.' . getmypid();
		if ( false === file_put_contents( $new, $text ) || ! rename( $new, $file ) ) {
			throw new \RuntimeException( "cannot write $file" );
		}
	}
}
