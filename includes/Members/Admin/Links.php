<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Members\Admin;

use MentoriaiPortal\Core\StaffMenu;
use MentoriaiPortal\Core\TextChanged;

/**
 * Addresses of the screens about members.
 */
final class Links {

	public const REVIEW  = 'mentoriai-review';
	public const DECIDE  = 'mentoriai-decide';
	public const CHANGES = 'mentoriai-profile-changes';
	public const ACTION  = 'mentoriai_decide';

	public const DONE = 'mentoriai_done';
	public const LEFT = 'mentoriai_left';
	public const WHO  = 'mentoriai_who';

	public static function review( int $user_id = 0 ): string {
		return StaffMenu::url( self::REVIEW, $user_id > 0 ? array( 'user' => (string) $user_id ) : array() );
	}

	public static function changes(): string {
		return StaffMenu::url( self::CHANGES );
	}

	/**
	 * Where one decides: at once, or on a page that asks for the reason.
	 *
	 * @param list<int> $user_ids
	 * @param int       $version  Of the application that is approved, as it is shown; 0 where there is none.
	 */
	public static function decide( Decision $decision, array $user_ids, int $version = 0 ): string {
		$query = array(
			'decision' => $decision->value,
			'users'    => implode( ',', $user_ids ),
		) + ( Decision::Approve === $decision ? array( 'version' => (string) $version ) : array() );
		return $decision->is_asked()
			? StaffMenu::url( self::DECIDE, $query )
			: wp_nonce_url( add_query_arg( array( 'action' => self::ACTION ) + $query, admin_url( 'admin-post.php' ) ), StaffDecisions::nonce( $decision ) );
	}

	/**
	 * The list as it was, saying how many people were changed and how many were not; of a single one, and of whose texts have changed, who.
	 *
	 * @param list<int> $user_ids
	 * @param list<int> $changed  Who was not approved because of that.
	 */
	public static function told( string $back, array $user_ids, int $done, array $changed = array() ): string {
		$query = array( self::DONE => $done, self::LEFT => count( $user_ids ) - $done - count( $changed ) ) + TextChanged::query( $changed );
		return add_query_arg( 1 === count( $user_ids ) ? $query + array( self::WHO => $user_ids[0] ) : $query, remove_query_arg( array( self::DONE, self::LEFT, self::WHO, TextChanged::QUERY ), $back ) );
	}

	/**
	 * Ids as links and forms carry them: a list, or a text with commas.
	 *
	 * @return list<int>
	 */
	public static function ids( mixed $given ): array {
		$parts = is_array( $given ) ? $given : explode( ',', is_string( $given ) ? $given : '' );
		return array_values( array_unique( array_filter( array_map( 'absint', $parts ) ) ) );
	}
}
