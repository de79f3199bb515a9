<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Rest;

use WP;

/**
 * Which REST route the HTTP request itself asks for. WordPress also dispatches requests made by PHP, and those inside
 * `batch/v1`.
 */
final class MainRequest {

	/** Of our screens in wp-admin. */
	public const ADMIN_API = 'mentoriai-admin/v1';

	/** Of staff, for screens and other programs; see StaffEndpoint. */
	public const STAFF_API = 'mentoriai/v1';

	/** The route as WordPress parsed it, e.g. `/data/v1/user`; '' where the request is not for REST. */
	public static function route(): string {
		$wp    = $GLOBALS['wp'] ?? null;
		$route = $wp instanceof WP ? $wp->query_vars['rest_route'] ?? '' : '';
		return is_string( $route ) && ! empty( $route ) ? $route : ''; // As WordPress does: '0' is none.
	}

	/** Whether a dispatched route is the one asked for, or PHP asks where HTTP does not. */
	public static function is( string $route ): bool {
		return '' === self::route() || trim( self::route(), '/' ) === trim( $route, '/' );
	}

	/** Of `rest_api_init`: whether routes of ours for wp-admin can be meant. */
	public static function is_for_admin(): bool {
		$route = trim( self::route(), '/' );
		return '' === $route || str_starts_with( $route, self::ADMIN_API ) || str_starts_with( $route, self::STAFF_API );
	}

	/** Of `rest_api_init`: whether routes of staff can be meant. */
	public static function is_for_staff(): bool {
		$route = trim( self::route(), '/' );
		return '' === $route || str_starts_with( $route, self::STAFF_API );
	}

	/** Of `rest_api_init`: whether what editors write can be meant. */
	public static function is_for_editor(): bool {
		return 1 === preg_match( '~^(?:$|wp/v2/(?:pages|mentoriai_)|batch/)~', trim( self::route(), '/' ) );
	}

	public static function is_options(): bool {
		return isset( $_SERVER['REQUEST_METHOD'] ) && 'OPTIONS' === $_SERVER['REQUEST_METHOD'];
	}
}
