<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Launch;

use MentoriaiPortal\Content\PageInstaller;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\SetUp\SetUpPage;
use WP_Post;

/**
 * Tools → Portal set-up, on a site with content of its own, until the portal is switched on: what that changes, and the
 * button. The notice leads here.
 */
final readonly class LaunchScreen {

	/** The portal's own capabilities come with it. */
	public const CAPABILITY = 'manage_options';

	/** Screens of wp-admin on which the notice stands. */
	private const SCREENS = array( 'dashboard', 'plugins' );

	/** So many of a kind are named; a site may have thousands. */
	private const NAMED = 50;

	public function __construct( private SiteChanges $changes ) {}

	/** Action `admin_menu`. */
	public function add(): void {
		$title = __( 'Portal set-up', 'mentoriai-portal' );
		add_management_page( $title, $title, self::CAPABILITY, SetUpPage::SLUG, array( $this, 'show' ) );
	}

	/** Action `admin_notices`. */
	public static function notice(): void {
		if ( ! in_array( get_current_screen()->id ?? '', self::SCREENS, true ) || ! current_user_can( self::CAPABILITY ) ) {
			return;
		}
		echo '<div class="notice notice-info"><p><strong>' . esc_html__( 'The mentoring portal is waiting for you to switch it on.', 'mentoriai-portal' ) . '</strong> ';
		echo esc_html__( 'This site already has content. Nothing on it has changed yet, and the portal does not use any address.', 'mentoriai-portal' ) . '</p><p>';
		printf( '<a class="button button-primary" href="%s">%s</a></p></div>', esc_url( SetUpPage::url() ), esc_html__( 'See what will change', 'mentoriai-portal' ) );
	}

	public function show(): void {
		echo '<div class="wrap"><h1>' . esc_html__( 'Portal set-up', 'mentoriai-portal' ) . '</h1>';
		echo '<p>' . esc_html__( 'This site already has content. Nothing on it has changed yet, and the portal does not use any address.', 'mentoriai-portal' ) . '</p>';
		echo '<h2>' . esc_html__( 'What changes when you switch the portal on', 'mentoriai-portal' ) . '</h2><ul class="ul-disc">';
		$this->front();
		$this->addresses();
		$this->pages();
		self::rest();
		echo '</ul><p>' . esc_html__( 'Other pages, posts, the theme and wp-admin stay as they are. If you deactivate the plugin, you get back your front page and addresses; the pages it created stay as ordinary pages until you delete them or the plugin.', 'mentoriai-portal' ) . '</p>';
		echo '<form method="post" action="' . esc_url( admin_url( 'admin-post.php' ) ) . '"><input type="hidden" name="action" value="' . esc_attr( LaunchHandler::ACTION ) . '">';
		wp_nonce_field( LaunchHandler::ACTION );
		submit_button( __( 'Switch the portal on', 'mentoriai-portal' ) );
		echo '</form></div>';
	}

	private function front(): void {
		$page = $this->changes->front();
		echo '<li>' . esc_html(
			null === $page
				? __( 'The front page shows the portal’s home instead of the list of posts. The feed of posts stays.', 'mentoriai-portal' )
				/* translators: 1: title of a page, 2: its address. */
				: sprintf( __( 'The front page shows the portal’s home. The page “%1$s” moves to %2$s.', 'mentoriai-portal' ), $page->post_title, PortalUrls::home( '/' . get_page_uri( $page ) ) )
		) . '</li>';
	}

	private function addresses(): void {
		echo '<li>' . esc_html__( 'The portal uses these addresses, in Lithuanian and, starting with /en, in English. Other addresses below /en stay yours.', 'mentoriai-portal' ) . '<br>';
		echo implode( ' ', array_map( static fn ( string $path ): string => '<code>' . esc_html( $path ) . '</code>', array( '/', ...$this->changes->paths() ) ) ) . '</li>'; // phpcs:ignore WordPress.Security.EscapeOutput -- escaped one by one.
	}

	private function pages(): void {
		self::posts( __( 'These existing pages become portal pages. They keep their texts and get the portal’s look:', 'mentoriai-portal' ), $this->changes->adopted() );
		self::posts( __( 'From then on only the text of these is shown: no comments, no list of posts, no further pages and no feed:', 'mentoriai-portal' ), $this->changes->cut() );
		self::posts( __( 'These can no longer be reached at their addresses. Give them others first if visitors need them:', 'mentoriai-portal' ), $this->changes->hidden() );
		foreach ( $this->changes->hidden_types() as $path => $name ) {
			/* translators: 1: address, 2: kind of content, e.g. Events. */
			echo '<li>' . esc_html( sprintf( __( '%1$s (%2$s) can no longer be reached.', 'mentoriai-portal' ), $path, $name ) ) . '</li>';
		}
		/* translators: %d: number of pages. */
		echo '<li>' . esc_html( sprintf( __( 'Up to %d pages will be created that the portal needs and the site lacks. Menus that list all pages automatically will show them too.', 'mentoriai-portal' ), count( Lang::cases() ) * PageInstaller::count() ) ) . '</li>';
	}

	private static function rest(): void {
		echo '<li>' . esc_html__( 'Two menus will be created for the portal’s pages. Your theme’s menus stay, but are not shown there.', 'mentoriai-portal' ) . '</li>';
		echo '<li>' . esc_html__( 'Addresses that lead nowhere show the portal’s page instead of the theme’s.', 'mentoriai-portal' ) . '</li>';
		if ( '' === (string) get_option( 'permalink_structure' ) ) {
			echo '<li>' . esc_html__( 'Permalinks become “Post name”. Links with ?p= lead to the new addresses.', 'mentoriai-portal' ) . '</li>';
		}
	}

	/** @param list<WP_Post> $posts */
	private static function posts( string $intro, array $posts ): void {
		if ( array() === $posts ) {
			return;
		}
		echo '<li>' . esc_html( $intro ) . '<ul class="ul-disc">';
		foreach ( array_slice( $posts, 0, self::NAMED ) as $post ) {
			$state = 'publish' === $post->post_status ? '' : ' – ' . ( get_post_status_object( $post->post_status )->label ?? $post->post_status );
			printf( '<li><a href="%s">%s</a> <code>/%s</code>%s</li>', esc_url( (string) get_edit_post_link( $post->ID ) ), esc_html( $post->post_title ), esc_html( SiteChanges::path( $post ) ), esc_html( $state ) );
		}
		$more = count( $posts ) - self::NAMED;
		/* translators: %d: number of pages. */
		echo $more > 0 ? '<li>' . esc_html( sprintf( _n( 'and %d more', 'and %d more', $more, 'mentoriai-portal' ), $more ) ) . '</li>' : '';
		echo '</ul></li>';
	}
}
