<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell;

/**
 * What WordPress must know of the portal's frame on every request.
 */
final class Registration {

	/** Locations of the top menu, by language. */
	public const MENUS = array(
		'lt' => 'mentoriai_menu_lt',
		'en' => 'mentoriai_menu_en',
	);

	/** Filter that prints the portal. */
	public const MOUNT = 'mentoriai_portal_html';

	/** Action `init`. The shortcode `[mentoriai_portal]` builds the module where it is printed. */
	public static function register(): void {
		register_nav_menus( array_combine( self::MENUS, self::MENUS ) );
		add_shortcode( 'mentoriai_portal', static fn (): mixed => apply_filters( self::MOUNT, '' ) );
	}

	/** Action `mentoriai_describe_content`: names for those who choose a menu. */
	public static function describe(): void {
		register_nav_menus(
			array(
				self::MENUS['lt'] => __( 'Portal: Lithuanian menu', 'mentoriai-portal' ),
				self::MENUS['en'] => __( 'Portal: English menu', 'mentoriai-portal' ),
			)
		);
	}
}
