<?php
/**
 * Linked as wp-content/db.php of the fault tests' site. A request with the header X-Mentoriai-Replica reads from a replica
 * of the database, as HyperDB and its kin do: reads go there unless the request has written to the table, is inside a transaction, or locks.
 * "rule" keeps the portal's tables, users and their meta on the primary besides, as docs/scale-out.md says; "none" does not.
 *
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

if ( ! defined( 'ABSPATH' ) ) {
	exit;
}

if ( isset( $_SERVER['HTTP_X_MENTORIAI_REPLICA'] ) ) {
	// phpcs:ignore WordPress.WP.GlobalVariablesOverride -- the place WordPress has for another database class.
	$wpdb = new class( DB_USER, DB_PASSWORD, DB_NAME, DB_HOST ) extends wpdb {

		private ?mysqli $replica = null;

		private bool $in_transaction = false;

		/** @var array<string, true> Tables this request has written to. */
		private array $written = [];

		public function query( $query ) {
			if ( ! $this->may_lag( (string) $query ) ) {
				return parent::query( $query );
			}
			$primary   = $this->dbh;
			$this->dbh = $this->replica ??= $this->connect_replica();
			try {
				return parent::query( $query );
			} finally {
				$this->dbh = $primary;
			}
		}

		private function may_lag( string $query ): bool {
			if ( preg_match( '/^\s*(START TRANSACTION|COMMIT|ROLLBACK)/i', $query, $found ) ) {
				$this->in_transaction = 'START TRANSACTION' === strtoupper( $found[1] );
				return false;
			}
			preg_match_all( '/\b' . $this->base_prefix . '\w+/', $query, $tables );
			if ( ! preg_match( '/^\s*\(?SELECT\b/i', $query ) ) {
				$this->written += array_fill_keys( $tables[0], true );
				return false;
			}
			if ( $this->in_transaction || preg_match( '/\bFOR UPDATE\b|_LOCK\(|SQL_CALC|FOUND_ROWS|@@|DATABASE\(/i', $query ) || [] !== array_intersect_key( $this->written, array_flip( $tables[0] ) ) ) {
				return false;
			}
			return 'rule' !== $_SERVER['HTTP_X_MENTORIAI_REPLICA'] || ! preg_match( '/\b' . $this->base_prefix . '(mentoriai_\w+|users|usermeta)\b/', $query );
		}

		private function connect_replica(): mysqli {
			$replica = new mysqli( 'localhost', DB_USER, DB_PASSWORD, DB_NAME, 0, dirname( ABSPATH, str_contains( ABSPATH, '/node-' ) ? 2 : 1 ) . '/replica/mariadb.sock' );
			$replica->set_charset( 'utf8mb4' );
			$replica->query( "SET SESSION sql_mode = 'NO_ENGINE_SUBSTITUTION'" );
			return $replica;
		}
	};
}
