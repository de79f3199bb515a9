<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Members\Admin;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\MemberRole;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\OneLine;
use WP_User;

/**
 * The column "Status" of the users screen: since when, and why. The type is WordPress's own column of roles.
 */
final class UserColumns {

	public const STATUS = 'mentoriai_status';

	/** Filter `manage_users_columns`. */
	public static function add( mixed $columns ): mixed {
		if ( ! is_array( $columns ) ) {
			return $columns;
		}
		$at = (int) array_search( 'role', array_keys( $columns ), true ) + 1;
		return array_slice( $columns, 0, $at ) + array( self::STATUS => __( 'Status', 'mentoriai-portal' ) ) + $columns;
	}

	/** Filter `manage_users_custom_column`; WordPress has read the meta of all rows in one query. */
	public static function cell( mixed $html, mixed $column, mixed $user_id ): mixed {
		$user = self::STATUS === $column && is_numeric( $user_id ) ? get_userdata( (int) $user_id ) : false;
		if ( ! $user instanceof WP_User || null === MemberRole::of_user( $user ) ) {
			return $html;
		}
		$since  = self::since( $user->ID );
		$reason = (string) get_user_meta( $user->ID, UserMeta::REVIEW_REASON, true );
		return self::badge( $user->ID )
			. ( '' === $since ? '' : '<br>' . esc_html( $since ) )
			. ( '' === $reason ? '' : '<br><em>' . esc_html( OneLine::of( $reason, 80 ) ) . '</em>' );
	}

	/** @return string HTML of the status, and of the one that waits for the person's consents. */
	public static function badge( int $user_id ): string {
		$waits = AccountStatus::tryFrom( (string) get_user_meta( $user_id, UserMeta::WAITING_STATUS, true ) );
		return StatusBadge::html( self::status( $user_id ) )
			/* translators: %s: a status. */
			. ( null === $waits ? '' : '<br>' . esc_html( sprintf( __( '%s once they agree to the texts', 'mentoriai-portal' ), $waits->label() ) ) );
	}

	public static function status( int $user_id ): AccountStatus {
		return AccountStatus::of_stored( get_user_meta( $user_id, UserMeta::STATUS, true ) );
	}

	/** "since 2026-11-21 10:15"; '' when it was never changed. */
	public static function since( int $user_id ): string {
		$at = (string) get_user_meta( $user_id, UserMeta::STATUS_AT, true );
		/* translators: %s: date and time. */
		return '' === $at ? '' : sprintf( __( 'since %s', 'mentoriai-portal' ), Clock::on_site( Clock::from_sql( $at ) ) );
	}
}
