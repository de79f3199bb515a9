<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests;

use FilesystemIterator;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;
use SplFileInfo;
use wpdb;

/**
 * The freshly installed site, to which every test returns. The portal's own transactions rule out
 * a transaction around a test, so what tests left behind is deleted, and what they changed or deleted is put back.
 */
final class Baseline {

	/** @var array<string, int> Table to its highest id. */
	private array $highest = [];

	/** @var array<string, array<int, array<string, string|null>>> Table to its rows by id. */
	private array $rows = [];

	/** @var list<array<string, string|null>> Which terms the site's own posts have. */
	private array $terms_of_posts = [];

	/** @var array<string, array{option_value: string, autoload: string}> */
	private array $options = [];

	private static ?self $instance = null;

	private function __construct( private readonly wpdb $db ) {
		foreach ( $this->keys() as $table => $key ) {
			$this->highest[ $table ] = (int) $this->db->get_var( "SELECT MAX($key) FROM $table" );
			$this->rows[ $table ]    = $this->read_rows( $table, $key );
		}
		$this->terms_of_posts = $this->read_terms_of_posts();
		$this->options = $this->read_options();
	}

	public static function get(): self {
		global $wpdb;
		if ( null === self::$instance ) {
			self::$instance = new self( $wpdb );
			$process        = getmypid();
			// The next process takes what it finds for the fresh site: nothing may be left behind, also not by a test that crashed.
			register_shutdown_function( static fn () => getmypid() === $process ? self::$instance?->restore() : null );
		}
		return self::$instance;
	}

	public function restore(): void {
		// An abandoned transaction of a failed test would swallow the deletions.
		$this->db->query( 'ROLLBACK' );
		foreach ( $this->filled_tables() as $table ) {
			$this->db->query( "DELETE FROM $table" );
		}
		foreach ( $this->keys() as $table => $key ) {
			$now = $this->read_rows( $table, $key );
			if ( [] !== array_diff_key( $now, $this->rows[ $table ] ) ) {
				$this->db->query( "DELETE FROM $table WHERE $key > {$this->highest[ $table ]}" );
			}
			foreach ( $this->rows[ $table ] as $id => $row ) {
				if ( ( $now[ $id ] ?? null ) !== $row ) {
					$this->db->replace( $table, $row );
				}
			}
		}
		if ( $this->read_terms_of_posts() !== $this->terms_of_posts ) {
			$this->db->query( "DELETE FROM {$this->db->term_relationships}" );
			foreach ( $this->terms_of_posts as $row ) {
				$this->db->insert( $this->db->term_relationships, $row );
			}
		}
		$this->restore_options();
		$this->empty_folder( (string) wp_upload_dir( null, false )['basedir'] );
		$this->empty_folder( (string) constant( 'MENTORIAI_MAIL_DIR' ) );
		wp_cache_flush();
	}

	/** @return array<string, string> Table to its key. */
	private function keys(): array {
		return [
			$this->db->posts         => 'ID',
			$this->db->postmeta      => 'meta_id',
			$this->db->users         => 'ID',
			$this->db->usermeta      => 'umeta_id',
			$this->db->comments      => 'comment_ID',
			$this->db->commentmeta   => 'meta_id',
			$this->db->terms         => 'term_id',
			$this->db->termmeta      => 'meta_id',
			$this->db->term_taxonomy => 'term_taxonomy_id',
		];
	}

	/** @return array<int, array<string, string|null>> By id. */
	private function read_rows( string $table, string $key ): array {
		/** @var list<array<string, string|null>> $rows */
		$rows = $this->db->get_results( "SELECT * FROM $table ORDER BY $key", ARRAY_A );
		return array_column( $rows, null, $key );
	}

	/** @return list<array<string, string|null>> */
	private function read_terms_of_posts(): array {
		/** @var list<array<string, string|null>> */
		return $this->db->get_results( "SELECT * FROM {$this->db->term_relationships} ORDER BY object_id, term_taxonomy_id", ARRAY_A );
	}

	/** @return list<string> Tables of the portal that have rows: asked for in one statement, as most are empty. */
	private function filled_tables(): array {
		$like   = $this->db->esc_like( $this->db->prefix . 'mentoriai_' ) . '%';
		$tables = array_map( 'strval', $this->db->get_col( $this->db->prepare( 'SHOW TABLES LIKE %s', $like ) ) );
		if ( [] === $tables ) {
			return [];
		}
		$filled = $this->db->get_results( implode( ' UNION ALL ', array_map( static fn ( string $table ): string => "SELECT '$table' AS name, EXISTS( SELECT 1 FROM $table ) AS filled", $tables ) ), ARRAY_A );
		return array_column( array_filter( $filled, static fn ( array $row ): bool => '1' === $row['filled'] ), 'name' );
	}

	/** @return array<string, array{option_value: string, autoload: string}> */
	private function read_options(): array {
		$options = [];
		/** @var list<array{option_name: string, option_value: string, autoload: string}> $rows */
		$rows = $this->db->get_results( "SELECT option_name, option_value, autoload FROM {$this->db->options}", ARRAY_A );
		foreach ( $rows as $row ) {
			$options[ $row['option_name'] ] = [
				'option_value' => $row['option_value'],
				'autoload'     => $row['autoload'],
			];
		}
		return $options;
	}

	private function restore_options(): void {
		$now = $this->read_options();
		foreach ( array_diff_key( $now, $this->options ) as $name => $row ) {
			$this->db->delete( $this->db->options, [ 'option_name' => $name ] );
		}
		foreach ( $this->options as $name => $row ) {
			if ( ! isset( $now[ $name ] ) ) {
				$this->db->insert( $this->db->options, [ 'option_name' => $name, ...$row ] );
			} elseif ( $now[ $name ] !== $row ) {
				$this->db->update( $this->db->options, $row, [ 'option_name' => $name ] );
			}
		}
	}

	/** Only below the test site's own folder. */
	private function empty_folder( string $folder ): void {
		$site = (string) realpath( (string) getenv( 'MENTORIAI_TEST_SITE' ) );
		if ( '' === $site || ! is_dir( $folder ) || ! str_starts_with( (string) realpath( $folder ), $site . '/' ) ) {
			return;
		}
		$entries = new RecursiveIteratorIterator(
			new RecursiveDirectoryIterator( $folder, FilesystemIterator::SKIP_DOTS ),
			RecursiveIteratorIterator::CHILD_FIRST
		);
		foreach ( $entries as $entry ) {
			if ( $entry instanceof SplFileInfo ) {
				$entry->isDir() && ! $entry->isLink() ? rmdir( $entry->getPathname() ) : unlink( $entry->getPathname() );
			}
		}
	}
}
