<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Demo\Admin;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Core\Spa\Screen;
use MentoriaiPortal\Demo\SiteState;
use MentoriaiPortal\Settings\SettingsPage;

/**
 * Tools → Portal set-up: what is there, and one button that makes what is missing.
 */
final readonly class SetUpPage {

	public const SLUG       = 'mentoriai-setup';
	public const CAPABILITY = 'mentoriai_manage_settings';

	/** Says that it works, and takes no second click. */
	private const PROGRESS = 'document.getElementById( "mentoriai-setup" ).addEventListener( "submit", ( { target } ) => {
	const status = target.querySelector( "[role=status]" );
	status.textContent = status.dataset.text;
	target.querySelector( "[type=submit]" ).disabled = true;
} );';

	public function __construct( private SiteState $state ) {}

	public static function url( string $result = '' ): string {
		return admin_url( 'tools.php?page=' . self::SLUG . ( '' === $result ? '' : '&result=' . $result ) );
	}

	public function add(): void {
		$title = __( 'Portal set-up', 'mentoriai-portal' );
		add_management_page( $title, $title, self::CAPABILITY, self::SLUG, array( $this, 'show' ) );
	}

	public function show(): void {
		Welcome::end();
		$result = isset( $_GET['result'] ) ? sanitize_key( $_GET['result'] ) : ''; // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- chooses a notice.
		echo '<div class="wrap"><h1>' . esc_html__( 'Portal set-up', 'mentoriai-portal' ) . '</h1>';
		self::notice( $result );
		echo '<h2>' . esc_html__( 'What is there now', 'mentoriai-portal' ) . '</h2><table class="widefat striped" style="max-width:48rem"><tbody>';
		foreach ( $this->rows() as $label => $value ) {
			printf( '<tr><th scope="row">%s</th><td>%s</td></tr>', esc_html( $label ), esc_html( $value ) );
		}
		echo '</tbody></table>';
		$this->form( in_array( $result, array( 'done', 'sample' ), true ) );
		echo '</div>';
	}

	/** @param bool $is_done Then the way on is the button above. */
	private function form( bool $is_done ): void {
		echo '<form method="post" action="' . esc_url( admin_url( 'admin-post.php' ) ) . '" id="mentoriai-setup">';
		echo '<input type="hidden" name="action" value="' . esc_attr( SetUpHandler::ACTION ) . '">';
		wp_nonce_field( SetUpHandler::ACTION );
		echo '<h2>' . esc_html__( 'Create what is missing', 'mentoriai-portal' ) . '</h2>';
		echo '<p>' . esc_html__( 'Creates the portal’s pages with texts, menus, footer and field tags in Lithuanian and English. Pages that already exist at these addresses become part of the portal; edited texts stay as they are.', 'mentoriai-portal' ) . '</p>';
		if ( $this->state->has_members() ) {
			echo '<p>' . esc_html__( 'Sample content is offered only while the site has no members.', 'mentoriai-portal' ) . '</p>';
		} else {
			$this->sample_choice();
		}
		submit_button( __( 'Create pages, menus and settings', 'mentoriai-portal' ), $is_done ? 'secondary' : 'primary' );
		printf( '<p role="status" data-text="%s"></p></form>', esc_attr__( 'Creating… This can take up to a minute. Keep this page open.', 'mentoriai-portal' ) );
		wp_print_inline_script_tag( self::PROGRESS );
	}

	private function sample_choice(): void {
		echo '<fieldset><legend class="screen-reader-text">' . esc_html__( 'Sample content', 'mentoriai-portal' ) . '</legend>';
		printf( '<p><label><input type="checkbox" name="sample" value="1"> %s</label></p>', esc_html__( 'Add sample content too: invented mentors, founders and conversations', 'mentoriai-portal' ) );
		printf( '<p><label><input type="checkbox" name="confirm" value="1"> %s</label></p>', esc_html__( 'I understand that visitors will see these invented people, and that no one can log in as them', 'mentoriai-portal' ) );
		echo '</fieldset>';
	}

	/** @return array<string, string> Label to value. */
	private function rows(): array {
		$state  = $this->state;
		$rows   = array();
		$labels = array(
			'lt' => array( __( 'Pages in Lithuanian', 'mentoriai-portal' ), __( 'Menu in Lithuanian', 'mentoriai-portal' ), __( 'Footer in Lithuanian', 'mentoriai-portal' ) ),
			'en' => array( __( 'Pages in English', 'mentoriai-portal' ), __( 'Menu in English', 'mentoriai-portal' ), __( 'Footer in English', 'mentoriai-portal' ) ),
		);
		foreach ( Lang::cases() as $lang ) {
			[ $pages, $menu, $footer ] = $labels[ $lang->value ];
			$items                     = $state->menu_items( $lang );
			$rows[ $pages ]            = $this->pages( $lang );
			/* translators: %d: number of menu items. */
			$rows[ $menu ]   = null === $items ? self::made( false ) : sprintf( _n( '%d item', '%d items', $items, 'mentoriai-portal' ), $items );
			$rows[ $footer ] = self::made( $state->has_footer( $lang ) );
		}
		$rows[ __( 'Field tags', 'mentoriai-portal' ) ]                          = (string) $state->fields();
		$rows[ __( 'Members', 'mentoriai-portal' ) ]                             = (string) $state->members();
		$rows[ __( 'Mentors at hubs', 'mentoriai-portal' ) ]                     = (string) $state->static_mentors();
		return $rows;
	}

	private function pages( Lang $lang ): string {
		/* translators: 1: how many there are, 2: how many there should be. */
		$text = sprintf( __( '%1$d of %2$d', 'mentoriai-portal' ), $this->state->pages( $lang ), $this->state->all_pages() );
		$bare = $this->state->bare_pages( $lang );
		/* translators: %d: number of pages. */
		return 0 === $bare ? $text : $text . ', ' . sprintf( _n( '%d without its full text', '%d without their full texts', $bare, 'mentoriai-portal' ), $bare );
	}

	private static function made( bool $there ): string {
		return $there ? __( 'ready', 'mentoriai-portal' ) : __( 'missing', 'mentoriai-portal' );
	}

	private static function notice( string $result ): void {
		$texts = array(
			'on'        => array( 'success', __( 'The portal is on.', 'mentoriai-portal' ) ),
			'done'      => array( 'success', __( 'Pages, menus and settings are ready.', 'mentoriai-portal' ) ),
			'sample'    => array( 'success', __( 'Pages, menus, settings and sample content are ready.', 'mentoriai-portal' ) ),
			'confirm'   => array( 'error', __( 'Nothing was changed. To add sample content, tick that you understand what visitors will see.', 'mentoriai-portal' ) ),
			'members'   => array( 'error', __( 'Nothing was changed. Sample content cannot be added: the site already has members.', 'mentoriai-portal' ) ),
			'busy'      => array( 'warning', __( 'Another set-up is running. Wait a minute and load this page again.', 'mentoriai-portal' ) ),
			'failed'    => array( 'error', __( 'The set-up failed and nothing was changed. The server’s error log says why.', 'mentoriai-portal' ) ),
		);
		if ( isset( $texts[ $result ] ) ) {
			[ $type, $text ] = $texts[ $result ];
			printf( '<div class="notice notice-%s" role="%s"><p>%s</p>', esc_attr( $type ), 'success' === $type ? 'status' : 'alert', esc_html( $text ) );
			if ( 'success' === $type ) {
				self::ways_on();
			}
			echo '</div>';
		}
	}

	private static function ways_on(): void {
		printf( '<p><a class="button button-primary" href="%s">%s</a></p><p>', esc_url( PortalUrls::screen( Screen::Home, Lang::Lt ) ), esc_html__( 'Open the portal', 'mentoriai-portal' ) );
		$ways = array(
			__( 'Edit the pages', 'mentoriai-portal' ) => 'edit.php?post_type=page',
			__( 'Edit the menus', 'mentoriai-portal' ) => 'nav-menus.php',
			__( 'Edit the footer and settings', 'mentoriai-portal' ) => 'options-general.php?page=' . SettingsPage::SLUG,
		);
		echo wp_kses_post( implode( ' · ', array_map( static fn ( string $label, string $path ): string => sprintf( '<a href="%s">%s</a>', esc_url( admin_url( $path ) ), esc_html( $label ) ), array_keys( $ways ), $ways ) ) ) . '</p>';
	}
}
