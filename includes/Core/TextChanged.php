<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core;

use MentoriaiPortal\Core\Identity\MemberRole;
use MentoriaiPortal\Core\Identity\Participant;
use WP_User;

/**
 * Staff approve a text as they saw it: each row of a list sends the version along. Of whom it was another one by then is told by name
 * after the action; the address carries the ids.
 */
final class TextChanged {

	public const QUERY = 'mentoriai_changed';

	/** A row with the version of its text as it is shown, e.g. `12.3`. */
	public static function token( int $id, int $version ): string {
		return "$id.$version";
	}

	/** @return array{int, int} Id and version of a token(), 0 where there is none; zeros for another text. */
	public static function read( string $token ): array {
		return 1 === preg_match( '~^([1-9]\d{0,17})\.(\d{1,18})$~D', $token, $found ) ? array( (int) $found[1], (int) $found[2] ) : array( 0, 0 );
	}

	/**
	 * @param list<int> $user_ids Whose texts were not approved.
	 * @return array<string, string>
	 */
	public static function query( array $user_ids ): array {
		return array() === $user_ids ? array() : array( self::QUERY => implode( ',', array_unique( $user_ids ) ) );
	}

	/** Condition of `admin_notices`. */
	public static function is_told(): bool {
		return isset( $_GET[ self::QUERY ] ) && current_user_can( StaffMenu::CAPABILITY ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- says what to show.
	}

	/** Action `admin_notices`. */
	public static function show(): void {
		$ids = isset( $_GET[ self::QUERY ] ) && is_string( $_GET[ self::QUERY ] ) ? wp_parse_id_list( sanitize_text_field( wp_unslash( $_GET[ self::QUERY ] ) ) ) : array(); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- says what to show.
		cache_users( $ids );
		$ids   = array_values( array_filter( $ids, static function ( int $id ): bool {
			$user = get_userdata( $id );
			return $user instanceof WP_User && null !== MemberRole::of_user( $user );
		} ) );
		$names = array_map( static fn ( int $id ): string => ( new Participant( $id, get_userdata( $id )->display_name ?? null ) )->name(), $ids );
		/* translators: %s: names of members. */
		$text = sprintf( __( 'Not approved, because the text has changed since you opened the page: %s. Read it again.', 'mentoriai-portal' ), implode( ', ', $names ) );
		wp_admin_notice( esc_textarea( $text ), array( 'type' => 'warning', 'dismissible' => true, 'attributes' => array( 'role' => 'status' ) ) );
	}
}
