<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core;

/**
 * The one menu of staff in wp-admin. A module adds its page on `admin_menu` by `StaffMenu::add()`; the place is that of its slug
 * in PAGES. Pages that stood under Tools and Users redirect from there.
 */
final class StaffMenu {

	/** Of the menu, and of its first page. */
	public const SLUG = 'mentoriai';

	/** The list of members, and the page of one. */
	public const MEMBERS = 'mentoriai-members';

	/** Import and export. */
	public const MOVING = 'mentoriai-moving';

	public const CAPABILITY = 'mentoriai_manage_members';

	/** Who may import and export. */
	public const MAY_MOVE = 'create_users';

	/** Forms that a script sends prevent the event first. */
	private const SEND_ONCE = <<<'JS'
		( () => {
			const sent = new WeakMap();
			addEventListener( 'submit', ( event ) => {
				const { target: form, defaultPrevented, timeStamp } = event;
				if ( form.method !== 'post' || defaultPrevented ) {
					return;
				}
				if ( sent.has( form ) && timeStamp - sent.get( form ) < 5000 ) {
					event.preventDefault();
				} else {
					sent.set( form, timeStamp );
				}
			} );
		} )();
		JS;

	/** In the order of the menu; others come last. */
	private const PAGES = array(
		self::SLUG,
		self::MEMBERS,
		'mentoriai-review',
		'mentoriai-profile-changes',
		'mentoriai-mentorships',
		'mentoriai-plans',
		'mentoriai-reviews',
		'mentoriai-reports',
		'mentoriai-statistics',
		'mentoriai-surveys',
		'mentoriai-mails',
		'mentoriai-translations',
		self::MOVING,
		'mentoriai-activity',
	);

	/** Where a page stood before. */
	private const MOVED = array(
		'tools.php' => array( 'mentoriai-plans', 'mentoriai-reviews', 'mentoriai-statistics', 'mentoriai-mails', 'mentoriai-translations' ),
		'users.php' => array( 'mentoriai-review', 'mentoriai-profile-changes', 'mentoriai-decide' ),
	);

	/** Pages that others have taken the place of, in whichever menu they stood. */
	private const REPLACED = array( 'mentoriai-conversations' => 'mentoriai-mentorships' );

	/** Action `admin_menu`, before the pages. */
	public static function open(): void {
		global $admin_page_hooks, $submenu;
		$title = _x( 'Mentoring', 'menu of staff', 'mentoriai-portal' );
		add_menu_page( $title, $title, self::CAPABILITY, self::SLUG, '', 'dashicons-groups', 3 );
		// WordPress names the hooks of the pages after the title, which differs by language.
		$admin_page_hooks[ self::SLUG ] = self::SLUG; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- the only way.
		// Otherwise the first page that is added brings the menu itself along as a page.
		$submenu[ self::SLUG ] ??= array(); // phpcs:ignore WordPress.WP.GlobalVariablesOverride
	}

	/**
	 * @param callable(): void $show
	 * @param string           $mark The HTML of a bubble().
	 * @return string The page's hook, e.g. `mentoriai_page_mentoriai-plans`.
	 */
	public static function add( string $slug, string $title, string $capability, callable $show, string $mark = '' ): string {
		return (string) add_submenu_page( self::SLUG, $title, $title . $mark, $capability, $slug, $show );
	}

	/** Action `admin_menu`, after all pages. */
	public static function sort(): void {
		global $submenu;
		$place = array_flip( self::PAGES );
		$pages = array_values( is_array( $submenu[ self::SLUG ] ?? null ) ? $submenu[ self::SLUG ] : array() );
		usort( $pages, static fn ( array $one, array $other ): int => ( $place[ $one[2] ] ?? PHP_INT_MAX ) <=> ( $place[ $other[2] ] ?? PHP_INT_MAX ) );
		$submenu[ self::SLUG ] = $pages; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- the modules add theirs in the order of hooks.
	}

	/** A page that is reached from others only; called on `admin_head`, when WordPress has checked who may see it. */
	public static function hide( string $slug ): void {
		remove_submenu_page( self::SLUG, $slug );
	}

	/** What staff know of one member. */
	public static function member( int $user_id ): string {
		return self::url( self::MEMBERS, array( 'user' => (string) $user_id ) );
	}

	/**
	 * Members as a file, for who may export.
	 *
	 * @param array<string, string> $filter As the list of members has it in its address.
	 */
	public static function members_csv( array $filter = array() ): string {
		return wp_nonce_url( self::url( self::MOVING, array( 'csv' => 'members' ) + array_map( 'rawurlencode', $filter ) ), self::MOVING );
	}

	/** @param array<string, string> $query */
	public static function url( string $slug, array $query = array() ): string {
		return add_query_arg( array( 'page' => $slug ) + $query, admin_url( 'admin.php' ) );
	}

	/** Action `admin_menu`, before WordPress looks for the page: the old address of one that has moved leads to the new one. */
	public static function redirect(): void {
		global $pagenow;
		$page = isset( $_GET['page'] ) && is_string( $_GET['page'] ) ? sanitize_key( $_GET['page'] ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- only leads on.
		if ( isset( self::REPLACED[ $page ] ) ) {
			wp_safe_redirect( self::url( self::REPLACED[ $page ] ), 301 );
			exit;
		}
		if ( in_array( $page, self::MOVED[ is_string( $pagenow ) ? $pagenow : '' ] ?? array(), true ) ) {
			wp_safe_redirect( add_query_arg( urlencode_deep( wp_unslash( $_GET ) ), admin_url( 'admin.php' ) ), 301 ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- as above.
			exit;
		}
	}

	/** Filter `set-screen-option`: how many rows someone wants on the pages of our lists; see StaffList::per_page(). */
	public static function keep_per_page( mixed $keep, mixed $option = '', mixed $value = 0 ): mixed {
		return is_string( $option ) && 1 === preg_match( '~^mentoriai_(?:[a-z_]+_)?per_page$~D', $option ) && is_numeric( $value ) ? min( 500, max( 1, (int) $value ) ) : $keep;
	}

	/** Action `admin_footer`: a double press sends a form of our pages once. */
	public static function send_once(): void {
		global $plugin_page;
		if ( is_string( $plugin_page ) && str_starts_with( $plugin_page, self::SLUG ) ) {
			wp_print_inline_script_tag( self::SEND_ONCE );
		}
	}

	/** Puts a bubble() on the menu itself. */
	public static function mark( string $bubble ): void {
		global $menu;
		foreach ( (array) $menu as $at => $entry ) {
			if ( self::SLUG === ( $entry[2] ?? '' ) ) {
				$menu[ $at ][0] .= $bubble; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- the title is told again with the page's.
			}
		}
	}

	/** The number as WordPress shows what waits; it hides a zero. */
	public static function bubble( int $count ): string {
		/* translators: %s: number of things. */
		$text = sprintf( _n( '%s waits for you', '%s wait for you', $count, 'mentoriai-portal' ), number_format_i18n( $count ) );
		return sprintf(
			' <span class="awaiting-mod count-%1$d"><span class="pending-count" aria-hidden="true">%2$s</span><span class="screen-reader-text">%3$s</span></span>',
			$count,
			esc_html( number_format_i18n( $count ) ),
			esc_html( $text )
		);
	}
}
