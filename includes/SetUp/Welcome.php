<?php
declare( strict_types=1 );

namespace MentoriaiPortal\SetUp;

use MentoriaiPortal\Core\Database\Upgrader;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Core\Spa\Screen;
use MentoriaiPortal\Demo\SiteState;

/**
 * What an administrator reads after activation, until the set-up page was opened: that the portal is there, and what
 * one click adds.
 */
final readonly class Welcome {

	/** Option: '1' until someone has opened the set-up page. */
	private const OPTION = 'mentoriai_welcome';

	/** Screens of wp-admin on which it is. */
	private const SCREENS = array( 'dashboard', 'plugins' );

	public function __construct( private SiteState $state ) {}

	/** Only a site whose pages are all as activation made them is new. */
	public function install(): void {
		if ( false === get_option( self::OPTION ) ) {
			add_option( self::OPTION, $this->is_fresh() ? '1' : '', '', true );
		}
	}

	public static function end(): void {
		if ( '1' === get_option( self::OPTION ) ) {
			update_option( self::OPTION, '' );
		}
	}

	/** Whether the administrator who has just activated the plugin, alone and by hand, is led to the set-up. */
	public static function is_due(): bool {
		$action = isset( $_REQUEST['action'] ) ? sanitize_key( $_REQUEST['action'] ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- WordPress has checked it.
		return 'activate' === $action && is_admin() && ! wp_doing_ajax() && current_user_can( 'manage_options' ) && ( '1' === get_option( self::OPTION ) || Upgrader::is_pending() );
	}

	/** Action `admin_notices`. */
	public function show(): void {
		$screen = get_current_screen();
		if ( '1' !== get_option( self::OPTION ) || null === $screen || ! in_array( $screen->id, self::SCREENS, true ) || ! current_user_can( SetUpPage::CAPABILITY ) || ! $this->is_fresh() ) {
			return;
		}
		echo '<div class="notice notice-info is-dismissible"><p><strong>' . esc_html__( 'The mentoring portal is on.', 'mentoriai-portal' ) . '</strong> ';
		echo esc_html__( 'Its pages and menus have been created in Lithuanian and English. The set-up asks who runs it and fills them with texts.', 'mentoriai-portal' ) . '</p><p>';
		printf( '<a class="button button-primary" href="%s">%s</a> ', esc_url( SetUpPage::url() ), esc_html__( 'Set up the portal', 'mentoriai-portal' ) );
		printf( '<a class="button" href="%s">%s</a></p></div>', esc_url( PortalUrls::screen( Screen::Home, Lang::Lt ) ), esc_html__( 'Open the portal', 'mentoriai-portal' ) );
	}

	/**
	 * Filter `plugin_action_links_…`.
	 *
	 * @param array<string> $links
	 * @return array<string>
	 */
	public static function links( array $links ): array {
		$ours = current_user_can( SetUpPage::CAPABILITY )
			? array( 'mentoriai_setup' => sprintf( '<a href="%s">%s</a>', esc_url( SetUpPage::url() ), esc_html__( 'Set up', 'mentoriai-portal' ) ) )
			: array();
		return $ours + $links;
	}

	private function is_fresh(): bool {
		return $this->state->pages( Lang::Lt ) > 0 && $this->state->bare_pages( Lang::Lt ) === $this->state->pages( Lang::Lt );
	}
}
