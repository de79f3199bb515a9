<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Launch;

use MentoriaiPortal\Content\PageInstaller;
use MentoriaiPortal\Content\PageMeta;
use MentoriaiPortal\Content\PageWriter;
use MentoriaiPortal\Core\Database\Upgrader;
use MentoriaiPortal\Core\Locale;
use MentoriaiPortal\Launch\LaunchHandler;
use MentoriaiPortal\Launch\LaunchScreen;
use MentoriaiPortal\Launch\SiteChanges;
use MentoriaiPortal\Launch\SiteContentRepository;
use MentoriaiPortal\Plugin;
use MentoriaiPortal\Tests\IntegrationTestCase;
use RuntimeException;
use WP_Post;

/**
 * The portal comes to a site that has content of its own.
 */
final class LaunchTest extends IntegrationTestCase {

	protected function setUp(): void {
		parent::setUp();
		// As if the portal had never been here: only what a new WordPress has.
		global $wpdb;
		$wpdb->query( "UPDATE $wpdb->posts SET post_status = 'trash', post_name = CONCAT( post_name, '__trashed' ) WHERE ID > 3 AND post_type = 'page'" );
		clean_post_cache( 0 );
		wp_cache_flush();
		delete_option( PageMeta::OPTION );
		delete_option( Upgrader::OPTION );
		update_option( 'show_on_front', 'posts' );
		// Other tests leave theirs behind.
		$GLOBALS['wp_rewrite']->init();
	}

	public function test_a_new_wordpress_is_not_asked_and_a_site_with_content_is(): void {
		$asks = fn (): bool => ( new SiteContentRepository( $this->db() ) )->is_there();
		self::assertFalse( $asks() );

		foreach ( array( 'post', 'page' ) as $type ) {
			$id = $this->page( 'apie-mus', array( 'post_type' => $type, 'post_status' => 'draft' ) );
			self::assertTrue( $asks(), $type );
			wp_delete_post( $id, true );
		}
		self::assertFalse( $asks() );
		$id = $this->page( 'koncertas', array( 'post_type' => 'tribe_events' ) );
		self::assertTrue( $asks(), 'What another plugin shows.' );
		wp_delete_post( $id, true );
		$this->page( 'meniu', array( 'post_type' => 'wp_navigation' ) );
		self::assertFalse( $asks() );
		wp_update_post( array( 'ID' => 2, 'post_content' => 'Mūsų tekstas.' ) );
		global $wpdb;
		$wpdb->update( $wpdb->posts, array( 'post_modified' => '2030-01-01 00:00:00' ), array( 'ID' => 2 ) );
		self::assertTrue( $asks() );
		$wpdb->query( "UPDATE $wpdb->posts SET post_modified = post_date WHERE ID = 2" );
		self::assertFalse( $asks() );

		update_option( 'show_on_front', 'page' );
		self::assertTrue( $asks() );
		update_option( PageMeta::OPTION, array( 'Home' => array( 'lt' => 2, 'en' => 2 ) ) );
		self::assertFalse( $asks(), 'the portal was here before' );
	}

	public function test_nothing_is_hooked_in_and_nothing_made_until_it_is_switched_on(): void {
		$this->page( 'apie-mus' );
		$GLOBALS['wp_filter'] = array();
		$plugin               = new Plugin( WP_PLUGIN_DIR . '/mentoriai-portal/mentoriai-portal.php' );
		$plugin->boot();
		$plugin->activate();
		self::assertSame( Upgrader::PENDING, get_option( Upgrader::OPTION ) );
		self::assertFalse( get_option( PageMeta::OPTION ) );
		self::assertEqualsCanonicalizing( array( 'activated_plugin', 'admin_menu', 'admin_notices', 'admin_post_mentoriai_switch_on', 'mentoriai_launch' ), self::hooked() );

		do_action( 'mentoriai_launch' );
		self::assertTrue( Upgrader::has_run() );
		self::assertContains( 'rest_pre_dispatch', self::hooked() );
		self::assertIsArray( get_option( PageMeta::OPTION ) );
	}

	public function test_deactivation_forgets_the_question(): void {
		update_option( Upgrader::OPTION, Upgrader::PENDING );
		( new Plugin( WP_PLUGIN_DIR . '/mentoriai-portal/mentoriai-portal.php' ) )->deactivate();
		self::assertFalse( get_option( Upgrader::OPTION ) );
	}

	public function test_what_changes_is_named(): void {
		$front  = $this->page( 'musu-imone' );
		$events = $this->page( 'renginiai', array( 'post_status' => 'private' ) );
		$this->page( 'profilis', array( 'post_status' => 'draft' ) );
		$en     = $this->page( 'en' );
		$this->page( 'about', array( 'post_parent' => $en ) );
		$contacts = $this->page( 'kontaktai', array( 'post_parent' => $en ) );
		$event    = $this->page( 'event' );
		$child    = $this->page( 'vasara', array( 'post_parent' => $event ) );
		wp_insert_comment( array( 'comment_post_ID' => $contacts, 'comment_content' => 'Kada dirbate?' ) );
		// The running portal would not let a post have this slug.
		remove_all_filters( 'wp_unique_post_slug_is_bad_flat_slug' );
		$post = $this->page( 'prisijungti', array( 'post_type' => 'post' ) );
		$this->page( 'kontaktai', array( 'post_parent' => $front ) );
		register_post_type( 'test_event', array( 'public' => true, 'label' => 'Koncertai', 'has_archive' => 'renginiai', 'rewrite' => array( 'slug' => 'event' ) ) );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $front );
		update_option( 'page_for_posts', $en );

		$changes = new SiteChanges( new PageWriter(), new SiteContentRepository( $this->db() ) );
		self::assertSame( $front, $changes->front()?->ID );
		self::assertEqualsCanonicalizing( array( $events, $en, $contacts ), self::ids( $changes->adopted() ) );
		self::assertEqualsCanonicalizing( array( $en, $contacts ), self::ids( $changes->cut() ) );
		self::assertEqualsCanonicalizing( array( $event, $child, $post ), self::ids( $changes->hidden() ) );
		self::assertSame( array( '/event/…' => 'Koncertai', '/renginiai' => 'Koncertai' ), $changes->hidden_types() );
		self::assertContains( '/e-mentoriai', $changes->paths() );

		wp_set_current_user( 1 );
		ob_start();
		( new LaunchScreen( $changes ) )->show();
		$html = (string) ob_get_clean();
		unregister_post_type( 'test_event' );
		foreach ( array( home_url( '/musu-imone' ), '<code>/e-mentoriai</code>', '<code>/en/kontaktai</code>', '<code>/event/vasara</code>', '/event/… (Koncertai)', '/renginiai (Koncertai)', esc_html__( 'From then on only the text of these is shown: no comments, no list of posts, no further pages and no feed:', 'mentoriai-portal' ), 'name="_wpnonce"' ) as $text ) {
			self::assertStringContainsString( $text, $html );
		}
	}

	public function test_posts_and_archives_below_a_path_of_the_portal_are_named(): void {
		update_option( 'permalink_structure', '/%category%/%postname%/' );
		update_option( 'category_base', 'mentorius' );
		$GLOBALS['wp_rewrite']->init();
		create_initial_taxonomies();
		$term = wp_insert_term( 'event', 'category' );
		self::assertIsArray( $term );
		$post = $this->page( 'straipsnis', array( 'post_type' => 'post', 'post_category' => array( $term['term_id'] ) ) );
		$this->page( 'kitas', array( 'post_type' => 'post' ) );

		$changes = new SiteChanges( new PageWriter(), new SiteContentRepository( $this->db() ) );
		self::assertSame( array( $post ), self::ids( $changes->hidden() ) );
		self::assertSame( array( '/mentorius/…' ), array_keys( $changes->hidden_types() ) );
		update_option( 'category_base', '' );
		update_option( 'permalink_structure', '/event/%postname%/' );
		$GLOBALS['wp_rewrite']->init();
		create_initial_taxonomies();
		self::assertSame( array( '/event/…', '/event/category/…', '/event/tag/…' ), array_slice( array_keys( $changes->hidden_types() ), 0, 3 ) );
		update_option( 'permalink_structure', '/%postname%/' );
		$GLOBALS['wp_rewrite']->init();
		create_initial_taxonomies();
	}

	public function test_a_draft_of_somebody_else_is_not_adopted_and_gives_way(): void {
		$draft = $this->page( 'privatumo-politika', array( 'post_status' => 'draft' ) );
		( new PageInstaller( new PageWriter(), new Locale( '' ) ) )->install();
		$page = get_page_by_path( 'privatumo-politika' );
		self::assertSame( array( 'publish', $page?->ID ), array( $page?->post_status, get_option( PageMeta::OPTION )['PrivatumoPolitika']['lt'] ) );
		self::assertSame( array( 'draft', array() ), array( get_post_status( $draft ), array_filter( array_keys( get_post_meta( $draft ) ), static fn ( string $key ): bool => str_starts_with( $key, '_mentoriai' ) ) ) );
	}

	public function test_only_those_who_may_change_the_front_page_are_told(): void {
		set_current_screen( 'plugins' );
		$told = static function (): bool {
			ob_start();
			LaunchScreen::notice();
			return str_contains( (string) ob_get_clean(), 'page=mentoriai-setup' );
		};
		self::assertFalse( $told() );
		wp_set_current_user( 1 );
		self::assertTrue( $told() );
		set_current_screen( 'edit-post' );
		self::assertFalse( $told() );
	}

	public function test_only_they_switch_it_on_by_its_form(): void {
		update_option( Upgrader::OPTION, Upgrader::PENDING );
		add_filter( 'wp_die_handler', static fn (): callable => static fn ( mixed $text, mixed $title, array $args ) => throw new RuntimeException( (string) ( $args['response'] ?? 0 ) ) );
		$launched = 0;
		$handler  = new LaunchHandler(
			static function () use ( &$launched ): void {
				++$launched;
			}
		);
		$editor   = wp_insert_user( array( 'user_login' => 'redaktore', 'user_pass' => 'x', 'role' => 'editor' ) );
		foreach ( array( array( $editor, true ), array( 1, false ) ) as [ $user, $has_nonce ] ) {
			wp_set_current_user( $user );
			$_REQUEST['_wpnonce'] = $has_nonce ? wp_create_nonce( LaunchHandler::ACTION ) : 'x';
			try {
				$handler->handle();
			} catch ( RuntimeException $refused ) {
				self::assertSame( '403', $refused->getMessage() );
			}
		}
		self::assertSame( 0, $launched );
		$handler->launch();
		update_option( Upgrader::OPTION, '9.9.9 on' );
		$handler->launch();
		self::assertSame( 1, $launched );
	}

	/** @return list<string> Hooks of the portal that something answers. */
	private static function hooked(): array {
		$map = require WP_PLUGIN_DIR . '/mentoriai-portal/includes/map.php';
		return array_values( array_filter( array_keys( $map['hooks'] + $map['admin_hooks'] ), has_filter( ... ) ) );
	}

	/** @param array<string, mixed> $fields */
	private function page( string $slug, array $fields = array() ): int {
		$id = wp_insert_post( $fields + array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => ucfirst( $slug ), 'post_name' => $slug ), true );
		self::assertIsInt( $id );
		return $id;
	}

	/**
	 * @param list<WP_Post> $posts
	 * @return list<int>
	 */
	private static function ids( array $posts ): array {
		return array_column( $posts, 'ID' );
	}
}
