<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Accounts;

use MentoriaiPortal\Core\Identity\MemberRole;
use WP_User;

/**
 * WordPress sends the names of an account through its filters whenever it stores anything of it, such as a reset key or a
 * password: "Šimkus & Co" becomes "Šimkus &amp; Co", two blanks one, and of "%41" nothing stays. Names of members that nobody
 * changed stay as they were written.
 */
final class MemberNames {

	/** Filter `wp_pre_insert_user_data`. */
	public static function keep_display_name( mixed $data, mixed $is_update = false, mixed $user_id = null, mixed $given = null ): mixed {
		$user = true === $is_update && is_int( $user_id ) ? get_userdata( $user_id ) : false;
		if ( is_array( $data ) && $user instanceof WP_User && null !== MemberRole::of_user( $user ) && self::is_same( $given, 'display_name', $user->display_name ) ) {
			$data['display_name'] = $user->display_name;
		}
		return $data;
	}

	/** Filter `insert_user_meta`. */
	public static function keep_names( mixed $meta, mixed $user = null, mixed $is_update = false, mixed $given = null ): mixed {
		if ( ! is_array( $meta ) || true !== $is_update || ! $user instanceof WP_User || null === MemberRole::of_user( $user ) ) {
			return $meta;
		}
		foreach ( array( 'first_name', 'last_name' ) as $key ) {
			$stored = get_user_meta( $user->ID, $key, true );
			if ( is_string( $stored ) && self::is_same( $given, $key, $stored ) ) {
				$meta[ $key ] = wp_slash( $stored );
			}
		}
		return $meta;
	}

	/** @param mixed $given Fields of wp_update_user(), with those of the account that it leaves alone; slashed. */
	private static function is_same( mixed $given, string $key, string $stored ): bool {
		return is_array( $given ) && is_string( $given[ $key ] ?? null ) && wp_unslash( $given[ $key ] ) === $stored;
	}
}
