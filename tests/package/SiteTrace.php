<?php
/**
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Package;

use FilesystemIterator;
use RecursiveDirectoryIterator;
use RecursiveIteratorIterator;

/**
 * What a WordPress site consists of: every row of every table, and every file below the uploads. Two of them tell what
 * the portal left behind.
 *
 * @phpstan-type Trace array{tables: array<string, array<string, array<string, string|null>>>, files: array<string, string>}
 */
final class SiteTrace {

	/** Options that WordPress itself moves while it works, and the one of tools/site. */
	private const MOVING = '~^(_(site_)?transient_|cron$|rewrite_rules$|recently_activated$|mentoriai_site$|fresh_site$|user_count$|can_compress_scripts$|finished_updating_comment_type$|wp_force_deactivated_plugins$|admin_email_lifespan$|uninstall_plugins$|auto_update_plugins$|recovery_mode|wp_notes_notify$|category_children$)~';

	/** Keys of tables that count rows. */
	private const KEYS = array( 'ID', 'umeta_id', 'meta_id', 'option_name', 'comment_ID', 'term_id', 'term_taxonomy_id', 'link_id' );

	/** @return Trace */
	public static function take(): array {
		global $wpdb;
		$tables = array();
		foreach ( $wpdb->get_col( "SHOW TABLES LIKE '" . $wpdb->esc_like( $wpdb->base_prefix ) . "%'" ) as $table ) {
			$tables[ (string) $table ] = self::rows( (string) $table );
		}
		ksort( $tables );
		return array(
			'tables' => $tables,
			'files'  => self::files( (string) wp_upload_dir( null, false )['basedir'] ),
		);
	}

	/**
	 * What the later trace has more, less or otherwise.
	 *
	 * @param Trace                 $before
	 * @param Trace                 $after
	 * @param array<string, string> $allowed "table: key" to the reason why it may differ.
	 * @return list<string>
	 */
	public static function differences( array $before, array $after, array $allowed = array() ): array {
		$found = array();
		foreach ( array_unique( array( ...array_keys( $before['tables'] ), ...array_keys( $after['tables'] ) ) ) as $table ) {
			if ( ! isset( $before['tables'][ $table ], $after['tables'][ $table ] ) ) {
				$found[] = $table . ( isset( $after['tables'][ $table ] ) ? ': table is there' : ': table is gone' );
				continue;
			}
			array_push( $found, ...self::of_rows( $table, $before['tables'][ $table ], $after['tables'][ $table ], $allowed ) );
		}
		foreach ( array_keys( array_diff_assoc( $after['files'], $before['files'] ) + array_diff_assoc( $before['files'], $after['files'] ) ) as $file ) {
			$found[] = ( isset( $after['files'][ $file ] ) ? ( isset( $before['files'][ $file ] ) ? 'changed' : 'new' ) : 'gone' ) . " file $file";
		}
		return $found;
	}

	/**
	 * Rows and files in which one of the words stands, whatever they are called.
	 *
	 * @param Trace        $trace
	 * @param list<string> $words
	 * @return list<string>
	 */
	public static function holding( array $trace, array $words ): array {
		$found = array();
		foreach ( $trace['tables'] as $table => $rows ) {
			foreach ( $rows as $key => $row ) {
				$text = $key . "\n" . implode( "\n", array_map( 'strval', $row ) );
				foreach ( $words as $word ) {
					if ( str_contains( $text, $word ) ) {
						$found[] = "$table: $key: $word";
					}
				}
			}
		}
		foreach ( array_keys( $trace['files'] ) as $file ) {
			foreach ( $words as $word ) {
				if ( str_contains( $file, $word ) ) {
					$found[] = "file $file: $word";
				}
			}
		}
		return $found;
	}

	/**
	 * @param array<string, array<string, string|null>> $before
	 * @param array<string, array<string, string|null>> $after
	 * @param array<string, string>                     $allowed
	 * @return list<string>
	 */
	private static function of_rows( string $table, array $before, array $after, array $allowed ): array {
		$found = array();
		foreach ( array_unique( array( ...array_keys( $before ), ...array_keys( $after ) ) ) as $key ) {
			$old = $before[ $key ] ?? null;
			$new = $after[ $key ] ?? null;
			if ( $old !== $new && ! isset( $allowed[ "$table: $key" ] ) ) {
				$found[] = "$table: $key: " . substr( (string) wp_json_encode( null === $old ? $new : ( null === $new ? 'gone' : array_diff_assoc( array_map( 'strval', $new ), array_map( 'strval', $old ) ) ) ), 0, 300 );
			}
		}
		return $found;
	}

	/** @return array<string, array<string, string|null>> By key. */
	private static function rows( string $table ): array {
		global $wpdb;
		$rows = array();
		foreach ( (array) $wpdb->get_results( "SELECT * FROM $table", ARRAY_A ) as $row ) {
			$row = array_map( static fn ( mixed $value ): ?string => null === $value ? null : (string) $value, (array) $row );
			$key = implode( ' ', array_intersect_key( $row, array_flip( self::KEYS ) ) );
			$key = '' === $key ? implode( ' ', $row ) : $key;
			if ( str_ends_with( $table, 'options' ) ) {
				$key = (string) $row['option_name'];
				unset( $row['option_id'], $row['autoload'] );
				if ( 1 === preg_match( self::MOVING, $key ) ) {
					$row['option_value'] = self::ours_in( (string) $row['option_value'], $key );
				}
				if ( null === $row['option_value'] ) {
					continue;
				}
			}
			$rows[ $key ] = $row;
		}
		ksort( $rows );
		return $rows;
	}

	/** Of what moves only what is the portal's counts; null for nothing. */
	private static function ours_in( string $value, string $name ): ?string {
		if ( 'mentoriai_site' === $name || 'uninstall_plugins' === $name || 'recently_activated' === $name ) {
			return null;
		}
		preg_match_all( '~[\w/-]*mentoriai_\w*~', $name . "\n" . $value, $found );
		return array() === $found[0] ? null : implode( ' ', array_unique( $found[0] ) );
	}

	/** @return array<string, string> Path below the folder to a hash of the content; a folder ends in a slash. */
	private static function files( string $folder ): array {
		$files = array();
		if ( is_dir( $folder ) ) {
			$entries = new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $folder, FilesystemIterator::SKIP_DOTS ), RecursiveIteratorIterator::SELF_FIRST );
			foreach ( $entries as $entry ) {
				$path                                              = (string) $entry;
				$files[ substr( $path, strlen( $folder ) + 1 ) . ( is_dir( $path ) ? '/' : '' ) ] = is_dir( $path ) ? '' : (string) hash_file( 'sha256', $path );
			}
		}
		ksort( $files );
		return $files;
	}
}
