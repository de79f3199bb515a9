<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Identity;

/**
 * WordPress drops its cache of an account's meta with each row that it adds, and reads all of them again before the next one. While an
 * account is made, the cache is kept up instead: two dozen queries less.
 */
final class NewUserMeta {

	/**
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	public static function cached( callable $work ): mixed {
		/** @var array<int, array<array-key, list<string>>> $kept Account to key to values, as the database has them. */
		$kept  = array();
		$added = static function ( mixed $meta_id, int $user_id, string $key, mixed $value ) use ( &$kept ): void {
			if ( ! isset( $kept[ $user_id ] ) ) {
				// All, with this one.
				$kept[ $user_id ] = get_user_meta( $user_id );
				return;
			}
			$value                      = maybe_serialize( $value );
			$kept[ $user_id ][ $key ][] = is_scalar( $value ) ? (string) $value : '';
			wp_cache_set( $user_id, $kept[ $user_id ], 'user_meta' );
		};
		$others = static function ( mixed $meta_ids, int $user_id ) use ( &$kept ): void {
			unset( $kept[ $user_id ] );
		};
		add_action( 'added_user_meta', $added, PHP_INT_MIN, 4 );
		add_action( 'updated_user_meta', $others, PHP_INT_MIN, 2 );
		add_action( 'deleted_user_meta', $others, PHP_INT_MIN, 2 );
		try {
			return $work();
		} finally {
			remove_action( 'added_user_meta', $added, PHP_INT_MIN );
			remove_action( 'updated_user_meta', $others, PHP_INT_MIN );
			remove_action( 'deleted_user_meta', $others, PHP_INT_MIN );
		}
	}
}
