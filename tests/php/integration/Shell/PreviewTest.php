<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Shell;

use MentoriaiPortal\Content\PageMeta;
use MentoriaiPortal\Core\ContentTypes;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\PostMeta;
use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Core\Spa\Screen;
use MentoriaiPortal\Events\EventMeta;
use MentoriaiPortal\Plugin;
use MentoriaiPortal\Shell\Previews;
use MentoriaiPortal\Shell\Registration;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use WP_Query;

/**
 * What an editor sees before anyone else does, and who else tries to.
 */
#[Group( 'any-database' )]
final class PreviewTest extends ShellTestCase {

	private const SECRET = 'Niekieno dar nematytas tekstas';

	private int $editor;

	protected function setUp(): void {
		parent::setUp();
		$this->another_request();
		$this->editor = $this->staff( 'editor' );
	}

	/** @return iterable<string, array{string}> */
	public static function types(): iterable {
		foreach ( ContentTypes::WRITTEN as $type ) {
			yield $type => array( $type );
		}
	}

	#[DataProvider( 'types' )]
	public function test_a_draft_is_seen_by_who_may_edit_it_and_nobody_else( string $type ): void {
		$author = $this->staff( 'contributor' );
		foreach ( array( 'draft', 'pending', 'private', 'future' ) as $state ) {
			$id = $this->unpublished( $type, $state, $author );
			self::assertSame( array( true, 200 ), $this->sees( $this->editor, $id ), "editor, $state" );
		}
		$id = $this->unpublished( $type, 'draft', $author );
		// A contributor may edit no pages, whoever wrote them.
		self::assertSame( array( 'page' !== $type, 'page' !== $type ? 200 : 404 ), $this->sees( $author, $id ), 'author' );
		self::assertSame( array( false, 404 ), $this->sees( $this->staff( 'contributor' ), $id ), 'another author' );
		self::assertSame( array( false, 404 ), $this->sees( $this->add_member( Role::Mentor, AccountStatus::Public ), $id ), 'member' );
		self::assertSame( array( false, 404 ), $this->sees( 0, $id ), 'guest' );
	}

	public function test_a_key_is_of_one_person_one_post_and_a_day(): void {
		$id = $this->unpublished( 'mentoriai_event', 'draft' );
		wp_set_current_user( $this->editor );
		$url = Previews::url( $id );
		self::assertStringContainsString( self::SECRET, $this->visit( $url, $this->editor ) );
		self::assertStringNotContainsString( self::SECRET, $this->visit( $url, $this->staff( 'editor' ) ), 'another editor' );
		self::assertStringNotContainsString( self::SECRET, $this->visit( $url, 0 ), 'stolen' );

		$keys = array(
			'of another post' => wp_create_nonce( 'post_preview_' . ( $id + 1 ) ),
			'expired'         => substr( wp_hash( ( (int) wp_nonce_tick() - 2 ) . '|post_preview_' . $id . '|' . $this->editor . '|', 'nonce' ), -12, 10 ),
			'none'            => '',
		);
		foreach ( $keys as $what => $key ) {
			self::assertStringNotContainsString( self::SECRET, $this->visit( add_query_arg( 'preview_nonce', $key, $url ), $this->editor ), $what );
		}
	}

	public function test_what_is_in_the_bin_or_not_of_the_portal_is_none(): void {
		$trashed = $this->unpublished( 'mentoriai_story', 'trash' );
		$post    = $this->unpublished( 'post', 'draft' );
		$foreign = $this->unpublished( 'page', 'draft' );
		delete_post_meta( $foreign, PostMeta::LANG );
		foreach ( array( $trashed, $post, $foreign ) as $id ) {
			self::assertSame( array( false, 404 ), $this->sees( $this->editor, $id ) );
			wp_set_current_user( $this->editor );
			self::assertSame( 'as it was', apply_filters( 'preview_post_link', 'as it was', get_post( $id ) ) );
		}
	}

	/** @return iterable<string, array{string, string}> */
	public static function published(): iterable {
		yield from array(
			'page'   => array( 'page', '/skelbtas' ),
			'home'   => array( 'home', '/' ),
			'event'  => array( 'mentoriai_event', '/event/skelbtas' ),
			'story'  => array( 'mentoriai_story', '/success-stories/skelbtas' ),
			'mentor' => array( 'mentoriai_mentor', '/mentoriai-spieciuose/skelbtas' ),
		);
	}

	#[DataProvider( 'published' )]
	public function test_changes_that_are_not_saved_are_seen_and_change_nothing( string $type, string $path ): void {
		$id = 'home' === $type ? (int) $this->pages()->of_screen( Screen::Home, Lang::Lt )?->id : $this->post( 'page' === $type ? 'page' : $type, 'skelbtas', meta: array( PageMeta::SCREEN => 'page' === $type ? 'default' : '' ) + self::meta( $type ) );
		wp_set_current_user( $this->editor );
		$this->autosave( $id );
		$this->warm();
		$kept = self::kept();
		wp_set_current_user( $this->editor );

		$html = $this->visit( Previews::url( $id ), $this->editor );
		self::assertSame( 2, min( 2, substr_count( $html, self::SECRET ) ), 'In the text, and in what the app begins with.' );
		$boot = self::boot( $html );
		self::assertSame( 200, $boot['status'] );

		self::assertSame( $kept, self::kept(), 'What is kept stays.' );
		foreach ( array_column( $kept, 'option_name' ) as $name ) {
			delete_option( $name );
		}
		wp_set_current_user( $this->editor );
		self::assertStringContainsString( self::SECRET, $this->visit( Previews::url( $id ), $this->editor ) );
		self::assertSame( array(), self::kept(), 'Nothing of it is kept.' );
		self::assertStringNotContainsString( self::SECRET, $this->visit( home_url( $path ), $this->editor ), 'The page itself, for the same editor.' );
		$reply = $this->request( 'GET', 'home' === $type ? 'get_home' : ( 'page' === $type ? "get_default/$id" : array( 'mentoriai_event' => 'events', 'mentoriai_story' => 'success_stories', 'mentoriai_mentor' => 'mentoriai_static_single' )[ $type ] . '/skelbtas' ), token: $this->token( $this->add_member( Role::Founder, AccountStatus::Public ) ) );
		self::assertSame( 200, $reply->get_status() );
		self::assertStringNotContainsString( self::SECRET, $this->sent );
	}

	public function test_the_facts_of_an_event_that_are_not_saved_are_seen(): void {
		$id = $this->post( 'mentoriai_event', 'skelbtas', meta: array( EventMeta::START_DATE => '2027-03-01' ) );
		wp_set_current_user( $this->editor );
		$GLOBALS['wp']->query_vars = array( 'rest_route' => "/wp/v2/mentoriai_event/$id/autosaves" );
		self::assertContains( EventMeta::START_DATE, apply_filters( 'wp_post_revision_meta_keys', array(), 'mentoriai_event' ) );
		$GLOBALS['wp']->query_vars = array( 'rest_route' => "/wp/v2/mentoriai_event/$id" );
		self::assertSame( array(), apply_filters( 'wp_post_revision_meta_keys', array(), 'mentoriai_event' ), 'Revisions keep none: they are of both languages.' );
		$GLOBALS['wp']->query_vars = array();

		update_metadata( 'post', $this->autosave( $id ), EventMeta::START_DATE, '2027-04-05' );
		$boot = self::boot( $this->visit( Previews::url( $id ), $this->editor ) );
		self::assertSame( '2027-04-05', $boot['replies'][0]['data']['dates']['start_date'] );
		self::assertSame( '2027-03-01', get_post_meta( $id, EventMeta::START_DATE, true ) );
	}

	public function test_an_event_without_a_date_is_seen_and_says_so(): void {
		$id = $this->unpublished( 'mentoriai_event', 'draft' );
		wp_set_current_user( $this->editor );
		$html = $this->visit( Previews::url( $id ), $this->editor );
		self::assertStringContainsString( self::SECRET, $html );
		self::assertStringContainsString( 'Renginys dar neturi datos', $html );
		self::assertStringContainsString( 'Miestas rodomas toks', $html );
	}

	public function test_the_preview_of_a_hub_mentor_says_what_it_does_not_show(): void {
		$id = $this->unpublished( 'mentoriai_mentor', 'draft' );
		wp_set_current_user( $this->editor );
		self::assertStringContainsString( 'Pareigos, sritys, kontaktai ir susitikimai rodomi tokie', $this->visit( Previews::url( $id ), $this->editor ) );
		update_post_meta( $id, PostMeta::LANG, 'en' );
		self::assertStringContainsString( 'contacts and meetings are shown as they were last saved', $this->visit( Previews::url( $id ), $this->editor ) );
	}

	public function test_what_another_typed_and_what_was_typed_before_the_last_save_is_not_seen(): void {
		$id = $this->post( 'mentoriai_story', 'skelbtas' );
		wp_set_current_user( $this->staff( 'editor' ) );
		$this->autosave( $id );
		self::assertSame( array( false, 200 ), $this->sees( $this->editor, $id ), 'of another' );

		wp_set_current_user( $this->editor );
		$old = $this->autosave( $id );
		$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->posts, array( 'post_modified_gmt' => '2001-01-01 00:00:00' ), array( 'ID' => $old ) );
		clean_post_cache( $old );
		self::assertSame( array( false, 200 ), $this->sees( $this->editor, $id ), 'older' );
	}

	public function test_no_search_engine_takes_it_no_one_counts_it_and_the_bar_leads_on(): void {
		update_option( Settings::OPTION, array( 'analytics_provider' => 'plausible', 'plausible_domain' => 'example.test' ) );
		self::assertNotNull( self::boot( $this->visit( home_url( '/' ), 0 ) )['settings']['analytics'] );
		$id    = $this->unpublished( 'mentoriai_story', 'draft' );
		$other = $this->unpublished( 'mentoriai_story', 'draft' );
		update_post_meta( $other, PostMeta::LANG, 'en' );
		update_post_meta( $other, PostMeta::GROUP, get_post_meta( $id, PostMeta::GROUP, true ) );
		wp_set_current_user( $this->editor );

		$html = $this->visit( Previews::url( $id ), $this->editor );
		self::assertStringContainsString( '<meta name="robots" content="noindex">', $html );
		self::assertStringNotContainsString( 'rel="canonical"', $html );
		self::assertStringContainsString( 'Peržiūra – dar nepaskelbta', $html );
		self::assertStringContainsString( esc_url( (string) get_edit_post_link( $id, 'raw' ) ), $html );
		self::assertNull( self::boot( $html )['settings']['analytics'] );
		self::assertSame( Previews::url( $other ), self::boot( $html )['alternates']['en'] );
		self::assertStringStartsWith( home_url( "/en/success-stories/$other?" ), Previews::url( $other ) );
	}

	public function test_wp_admin_leads_to_the_preview_and_after_publishing_to_the_page(): void {
		$GLOBALS['current_screen'] = new class() {
			public function in_admin(): bool {
				return true;
			}
		};
		ContentTypes::describe_outside_rest();
		foreach ( ContentTypes::WRITTEN as $type ) {
			$id = $this->unpublished( $type, 'private' );
			wp_set_current_user( $this->editor );
			$url = Previews::url( $id );
			self::assertSame( $url, get_preview_post_link( $id ), $type );
			self::assertSame( $url, $this->link_in_editor( $id ), $type );
			self::assertStringContainsString( esc_url( $url ), (string) wp_json_encode( apply_filters( 'page' === $type ? 'page_row_actions' : 'post_row_actions', array( 'view' => '' ), get_post( $id ) ), JSON_UNESCAPED_SLASHES ), $type );
			self::assertTrue( is_post_type_viewable( $type ), $type );
			self::assertFalse( apply_filters( 'block_editor_settings_all', array( 'supportsTemplateMode' => true ), new \WP_Block_Editor_Context( array( 'post' => get_post( $id ) ) ) )['supportsTemplateMode'], 'No template of the theme draws it.' );

			wp_publish_post( $id );
			clean_post_cache( $id );
			self::assertSame( get_permalink( $id ), $this->link_in_editor( $id ), $type );
			wp_set_current_user( $this->staff( 'subscriber' ) );
			self::assertSame( 'page' === $type, is_post_type_viewable( $type ), "$type, for others" );
		}
		unset( $GLOBALS['current_screen'] );
		wp_set_current_user( $this->editor );
		self::assertFalse( is_post_type_viewable( 'mentoriai_event' ), 'WordPress answers for it nowhere on the site.' );
	}

	public function test_the_address_of_a_hidden_page_leads_to_its_preview_and_not_into_the_theme(): void {
		$query    = $GLOBALS['wp_query'];
		$led_from = function ( int $id, int $user, bool $is_preview = false ): string {
			$this->another_request();
			wp_set_current_user( $user );
			$GLOBALS['wp_query'] = new WP_Query( array( 'page_id' => $id ) + ( $is_preview ? array( 'preview' => true ) : array() ) );
			add_filter( 'wp_redirect', static fn ( string $to ): never => throw new \RuntimeException( $to ) );
			try {
				do_action( 'template_redirect' );
				return '';
			} catch ( \RuntimeException $led ) {
				return $led->getMessage();
			}
		};
		foreach ( array( 'draft', 'pending', 'private', 'future' ) as $state ) {
			$id = $this->unpublished( 'page', $state, $this->editor );
			wp_set_current_user( $this->editor );
			$url = Previews::url( $id );
			self::assertSame( array( $url, '', '' ), array( $led_from( $id, $this->editor ), $led_from( $id, $this->staff( 'subscriber' ) ), $led_from( $id, 0 ) ), $state );
		}
		wp_publish_post( $id );
		self::assertSame( array( '', $url ), array( $led_from( $id, $this->editor ), $led_from( $id, $this->editor, true ) ) );
		delete_post_meta( $id, PostMeta::LANG );
		self::assertSame( '', $led_from( $id, $this->editor, true ), 'Not the portal’s.' );
		$GLOBALS['wp_query'] = $query;
	}

	/** @return iterable<string, array{string, string}> */
	public static function edited(): iterable {
		yield from self::published();
		yield 'a list' => array( 'list', '/renginiai' );
	}

	#[DataProvider( 'edited' )]
	public function test_edit_means_what_is_shown_for_who_may_edit_it( string $type, string $path ): void {
		$id = match ( $type ) {
			'home'  => (int) $this->pages()->of_screen( Screen::Home, Lang::Lt )?->id,
			'list'  => (int) $this->pages()->of_screen( Screen::Events, Lang::Lt )?->id,
			default => $this->post( $type, 'skelbtas', meta: array( PageMeta::SCREEN => 'page' === $type ? 'default' : '' ) + self::meta( $type ) ),
		};
		wp_set_current_user( $this->editor );
		$edit = array( 'url' => get_edit_post_link( $id, 'raw' ), 'label' => 'Redaguoti' );
		self::assertSame( $edit, $this->edit_link( $path )[1] );
		self::assertSame( '', $this->edit_link( '/nera-tokio' )[1]['url'] );
		// Somebody else's content.
		wp_set_current_user( $this->staff( 'contributor' ) );
		self::assertSame( array( 200, '' ), array( $this->edit_link( $path )[0], $this->edit_link( $path )[1]['url'] ) );
		wp_set_current_user( 0 );
		self::assertSame( 401, $this->edit_link( $path )[0] );
	}

	public function test_a_member_is_no_post(): void {
		$this->add_member( Role::Mentor, AccountStatus::Public );
		$slug = (string) $this->db()->value( 'SELECT slug FROM {mentor_index} WHERE kind = ? LIMIT 1', 'dynamic' );
		wp_set_current_user( $this->editor );
		self::assertSame( '', $this->edit_link( "/mentorius/$slug" )[1]['url'] );
	}

	/** @return array{int, array{url?: string, label?: string}} */
	private function edit_link( string $path ): array {
		$this->another_request();
		$GLOBALS['wp_rest_server'] = null;
		do_action( 'rest_api_init', rest_get_server() );
		$request = new \WP_REST_Request( 'GET', '/mentoriai-admin/v1/edit-link' );
		$request->set_query_params( array( 'path' => $path ) );
		$reply = rest_get_server()->dispatch( $request );
		return array( $reply->get_status(), (array) $reply->get_data() );
	}

	private function link_in_editor( int $id ): string {
		$request = new \WP_REST_Request();
		$request->set_query_params( array( 'context' => 'edit' ) );
		$post     = get_post( $id );
		$response = apply_filters( 'rest_prepare_' . $post?->post_type, new \WP_REST_Response( array( 'link' => get_permalink( $id ) ) ), $post, $request );
		return $response->get_data()['link'];
	}

	private function staff( string $role ): int {
		$id = wp_insert_user( array( 'user_login' => uniqid( 'staff' ), 'user_pass' => 'x', 'user_email' => uniqid() . '@example.test', 'role' => $role ) );
		self::assertIsInt( $id );
		return $id;
	}

	/** @return array<string, string> What a page of this type cannot do without. */
	private static function meta( string $type ): array {
		return 'mentoriai_event' === $type ? array( EventMeta::START_DATE => '2027-03-01' ) : array();
	}

	private function unpublished( string $type, string $state, int $author = 0 ): int {
		$id = wp_insert_post(
			array(
				'post_type'    => $type,
				'post_status'  => $state,
				'post_author'  => $author,
				'post_title'   => self::SECRET,
				'post_date'    => 'future' === $state ? '2099-01-01 10:00:00' : '',
				'post_content' => '<!-- wp:paragraph --><p>' . self::SECRET . '.</p><!-- /wp:paragraph -->',
				'meta_input'   => array( PostMeta::LANG => 'lt', PostMeta::GROUP => wp_generate_uuid4() ) + ( 'page' === $type ? array( PageMeta::SCREEN => 'default' ) : array() ),
			),
			true
		);
		self::assertIsInt( $id );
		return $id;
	}

	/** What the current person typed and did not save. */
	private function autosave( int $id ): int {
		$saved = _wp_put_post_revision(
			array(
				'ID'           => $id,
				'post_type'    => get_post_type( $id ),
				'post_title'   => get_the_title( $id ),
				'post_excerpt' => '',
				'post_author'  => get_current_user_id(),
				'post_content' => '<!-- wp:mentoriai/intro {"title":"' . self::SECRET . '"} /--><!-- wp:paragraph --><p>' . self::SECRET . '</p><!-- /wp:paragraph -->',
			),
			true
		);
		self::assertIsInt( $saved );
		$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->posts, array( 'post_author' => get_current_user_id() ), array( 'ID' => $saved ) );
		clean_post_cache( $saved );
		return $saved;
	}

	/** Whether this person finds the text with a key of their own, and the status. */
	private function sees( int $user, int $id ): array {
		wp_set_current_user( $user );
		$html = $this->visit( Previews::url( $id ), $user );
		return array( str_contains( $html, self::SECRET ), self::boot( $html )['status'] );
	}

	/** A request of its own, as far as the portal is concerned. */
	private function another_request(): void {
		$GLOBALS['wp_filter'] = array();
		$plugin               = new Plugin( WP_PLUGIN_DIR . '/mentoriai-portal/mentoriai-portal.php' );
		$plugin->boot();
		$plugin->boot_admin();
		$_GET = array();
	}

	/** The whole page at an absolute address. */
	private function visit( string $url, int $user ): string {
		$this->another_request();
		wp_set_current_user( $user );
		$path                   = (string) wp_parse_url( $url, PHP_URL_PATH );
		$_SERVER['REQUEST_URI'] = $path . '?' . wp_parse_url( $url, PHP_URL_QUERY );
		wp_parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $_GET ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended
		// As WordPress reads them.
		apply_filters( 'request', array_filter( array( 'pagename' => trim( $path, '/' ), 'preview' => str_contains( $url, 'preview=true' ) ) ) );
		apply_filters( 'pre_handle_404', false, new WP_Query() );
		ob_start();
		do_action( 'wp_head' );
		do_action( 'wp_body_open' );
		$html = ob_get_clean() . apply_filters( Registration::MOUNT, '' );
		$this->another_request();
		return $html;
	}

	/** @return array<string, mixed> */
	private static function boot( string $html ): array {
		self::assertSame( 1, preg_match( '~id="mentoriai-boot">(.*?)</script>~s', $html, $found ), 'The portal draws it.' );
		return (array) json_decode( $found[1] ?? '', true, 64, JSON_THROW_ON_ERROR );
	}

	/** Pages that fill the caches. */
	private function warm(): void {
		foreach ( array( '/', '/renginiai', '/sekmes-istorijos' ) as $path ) {
			$this->visit( home_url( $path ), 0 );
		}
	}

	/** @return array<mixed> What is kept of the content. */
	private static function kept(): array {
		wp_cache_flush();
		return $GLOBALS['wpdb']->get_results( "SELECT option_name, option_value FROM {$GLOBALS['wpdb']->options} WHERE option_name LIKE 'mentoriai_content%' OR option_name LIKE '%transient%mentoriai%' ORDER BY option_name", ARRAY_A );
	}
}
