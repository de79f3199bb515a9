<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Languages\Admin;

use MentoriaiPortal\Languages\Translations;
use stdClass;
use WP_User;

/**
 * WordPress's menu screen for editors: they may use it, and see which text is in which language.
 */
final readonly class MenuScreen {

	private const SCREEN = 'nav-menus.php';

	/** Who may change texts of others may change the menus that lead to them. */
	private const CAPABILITY = 'edit_others_pages';

	/** What the menu screen asks for over admin-ajax. */
	private const CALLS = array( 'add-menu-item', 'menu-get-metabox', 'menu-locations-save', 'menu-quick-search' );

	public function __construct( private Translations $translations ) {}

	/** Action `admin_menu`: WordPress shows menus to those who may change themes only. */
	public function add(): void {
		if ( self::has_own_right( wp_get_current_user() ) || ! current_user_can( self::CAPABILITY ) ) {
			return;
		}
		remove_menu_page( 'themes.php' );
		add_menu_page( __( 'Menus', 'mentoriai-portal' ), __( 'Menus', 'mentoriai-portal' ), self::CAPABILITY, self::SCREEN, '', 'dashicons-menu', 21 );
	}

	/**
	 * Filter `user_has_cap`: on the menu screen and for its calls editors may what that screen asks for; nowhere else, and
	 * not while `wp_loaded` and `admin_init` run, where other plugins do things of their own under this capability.
	 */
	public static function allow( mixed $all, mixed $needed = null, mixed $asked = null ): mixed {
		if ( ! is_array( $all ) || ! is_array( $needed ) || ! is_array( $asked ) ) {
			return $all;
		}
		if ( 'edit_theme_options' === ( $asked[0] ?? '' ) && ! empty( $all[ self::CAPABILITY ] ) && self::is_here() && self::is_screens_turn() ) {
			$all['edit_theme_options'] = true;
		}
		return $all;
	}

	/** Filter `wp_setup_nav_menu_item`: in the lists to choose from, texts carry their language. */
	public function label( mixed $item ): mixed {
		if ( ! is_object( $item ) ) {
			return $item;
		}
		/** @var stdClass $item Or a WP_Post that stands in for one. */
		if ( self::is_here() && isset( $item->post_type, $item->ID ) && in_array( $item->post_type, $this->translations->types, true ) ) {
			$lang = $this->translations->lang( (int) $item->ID );
			if ( null !== $lang ) {
				// The words in the list only: the menu gets the title itself.
				$item->label = Links::title( (string) ( $item->post_title ?? '' ) ) . ' (' . strtoupper( $lang->value ) . ')';
			}
		}
		return $item;
	}

	private static function is_here(): bool {
		global $pagenow;
		$action = isset( $_REQUEST['action'] ) && is_string( $_REQUEST['action'] ) ? sanitize_key( $_REQUEST['action'] ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- asks which call this is; the call checks its nonce.
		return is_admin() && ( self::SCREEN === $pagenow || ( 'admin-ajax.php' === $pagenow && in_array( $action, self::CALLS, true ) ) );
	}

	private static function is_screens_turn(): bool {
		return did_action( 'wp_loaded' ) > 0 && ! doing_action( 'wp_loaded' ) && ! doing_action( 'admin_init' );
	}

	private static function has_own_right( WP_User $user ): bool {
		return ! empty( $user->allcaps['edit_theme_options'] );
	}
}
