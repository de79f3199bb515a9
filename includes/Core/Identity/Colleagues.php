<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Identity;

use WP_User;

/**
 * Who of the staff may do something now.
 */
final class Colleagues {

	/** @return array<int, string> User id to name, in the order of names. */
	public static function who_may( string $capability ): array {
		$users = array_filter( get_users( array( 'capability' => $capability, 'orderby' => 'display_name' ) ), static fn ( mixed $user ): bool => $user instanceof WP_User && $user->has_cap( $capability ) );
		return array_column( array_map( static fn ( WP_User $user ): array => array( $user->ID, $user->display_name ), $users ), 1, 0 );
	}
}
