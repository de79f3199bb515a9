<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Languages;

use MentoriaiPortal\Content\PageMeta;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\ListPage;
use MentoriaiPortal\Core\PostMeta;
use MentoriaiPortal\Core\Spa\Screen;
use MentoriaiPortal\Events\EventMeta;
use MentoriaiPortal\Languages\Admin\LanguageBox;
use MentoriaiPortal\Languages\Admin\LanguageFilter;
use MentoriaiPortal\Languages\Admin\LanguagePanel;
use MentoriaiPortal\Languages\Admin\LanguagesColumn;
use MentoriaiPortal\Languages\Admin\Links;
use MentoriaiPortal\Languages\Admin\MenuScreen;
use MentoriaiPortal\Languages\Lack;
use MentoriaiPortal\Languages\LackFilter;
use MentoriaiPortal\Languages\LanguageChange;
use MentoriaiPortal\Languages\MenuGaps;
use MentoriaiPortal\Mentors\StaticMentors;
use MentoriaiPortal\Shell\Menus;
use MentoriaiPortal\Stories\StoriesModule;
use PHPUnit\Framework\Attributes\Group;
use WP_Query;
use WP_REST_Request;
use WP_REST_Response;

/**
 * What editors see and do in wp-admin.
 */
final class AdminTest extends LanguagesTestCase {

	protected function setUp(): void {
		parent::setUp();
		self::load_admin();
		set_current_screen( 'edit-page' );
	}

	protected function tearDown(): void {
		unset( $GLOBALS['current_screen'] );
		$GLOBALS['pagenow'] = 'index.php';
		parent::tearDown();
	}

	public function test_a_new_text_has_the_language_its_editor_was_opened_with(): void {
		$_GET['lang'] = 'en';
		$page         = get_default_post_to_edit( 'page', true );
		$story        = get_default_post_to_edit( StoriesModule::POST_TYPE, true );
		$_GET         = array();
		$plain        = get_default_post_to_edit( 'page', true );

		self::assertSame( array( Lang::En, Lang::En, Lang::Lt ), array_map( fn ( \WP_Post $post ): ?Lang => $this->translations()->lang( $post->ID ), array( $page, $story, $plain ) ) );
		self::assertSame( $this->places()->root( Lang::En ), get_post( $page->ID )?->post_parent );
		self::assertSame( array( 0, 'default' ), array( get_post( $plain->ID )?->post_parent, get_post_meta( $plain->ID, PageMeta::SCREEN, true ) ) );
		unset( $GLOBALS['current_screen'] );
		$foreign = (int) wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Svetimas' ) );
		self::assertNull( $this->translations()->lang( $foreign ), 'A page that another plugin makes is not the portal’s.' );
	}

	public function test_the_box_changes_the_language_of_a_text_without_translation_only(): void {
		$page = $this->text( 'page', 'Puslapis' );
		$this->save_box( $page, array( 'mentoriai_lang' => 'en' ) );
		self::assertSame( array( Lang::En, $this->places()->root( Lang::En ) ), array( $this->translations()->lang( $page ), get_post( $page )?->post_parent ) );
		$this->save_box( $page, array( 'mentoriai_lang' => 'lt' ) );
		self::assertSame( 0, get_post( $page )?->post_parent );

		$this->translate( $page );
		$this->save_box( $page, array( 'mentoriai_lang' => 'en' ) );
		self::assertSame( Lang::Lt, $this->translations()->lang( $page ) );
		self::assertStringContainsString( 'mentoriai_language_refused', (string) apply_filters( 'redirect_post_location', '/', $page ), 'The editor is told.' );
		$this->save_box( $page, array( 'mentoriai_lang' => '' ) );
		self::assertSame( Lang::Lt, $this->translations()->lang( $page ) );

		$this->save_box( $page, array( 'mentoriai_separate' => '1', 'mentoriai_lang' => '' ) );
		self::assertNull( $this->translations()->lang( $page ) );
		$screen = (int) $this->pages()->of_screen( Screen::Events, Lang::Lt )?->id;
		$this->save_box( $screen, array( 'mentoriai_separate' => '1', 'mentoriai_lang' => 'en' ) );
		self::assertNotNull( $this->translations()->of( $screen )->partner, 'A page of a screen keeps its pair.' );
		self::assertSame( Lang::Lt, $this->translations()->lang( $screen ) );
	}

	public function test_the_box_links_texts_that_are_there_already(): void {
		$lt    = $this->text( StaticMentors::POST_TYPE, 'Alma' );
		$en    = $this->text( StaticMentors::POST_TYPE, 'Alma EN', 'en' );
		$third = $this->text( StaticMentors::POST_TYPE, 'Trečia', 'en' );
		$this->save_box( $en, array( 'mentoriai_translation' => (string) $lt ) );
		$this->save_box( $third, array( 'mentoriai_translation' => (string) $lt ) );

		self::assertSame( $lt, $this->translations()->of( $en )->partner?->id );
		self::assertNull( $this->translations()->of( $third )->partner, 'One text has one translation.' );
		self::assertFalse( $this->translations()->link( $third, $this->text( 'page', 'Puslapis' ) ), 'Of one kind only.' );
	}

	public function test_without_nonce_or_right_the_box_saves_nothing(): void {
		$page  = $this->text( 'page', 'Puslapis' );
		$_POST = array( 'mentoriai_lang' => 'en', 'post_ID' => (string) $page );
		$this->box()->save( $page, get_post( $page ) );
		$_POST['mentoriai_language_box'] = wp_create_nonce( 'mentoriai_language_box' );
		wp_set_current_user( 0 );
		$_POST['mentoriai_language_box'] = wp_create_nonce( 'mentoriai_language_box' );
		$this->box()->save( $page, get_post( $page ) );

		self::assertSame( Lang::Lt, $this->translations()->lang( $page ) );
	}

	public function test_the_editors_panel_says_and_saves_the_same_as_the_box(): void {
		$page = $this->text( 'page', 'Puslapis' );
		$save = fn ( int $id, array $field ): WP_REST_Response => $this->rest( 'POST', "/wp/v2/pages/$id", array( 'context' => 'edit', LanguagePanel::FIELD => $field ) );
		$told = $save( $page, array( 'lang' => 'en' ) )->get_data()[ LanguagePanel::FIELD ];
		self::assertSame( array( 'en', Lang::En ), array( $told['lang'], $this->translations()->lang( $page ) ) );
		self::assertStringContainsString( 'action=mentoriai_translate&post=' . $page, $told['create'] );

		$other = $this->text( 'page', 'Kitas' );
		$told  = $save( $page, array( 'translation' => $other ) )->get_data()[ LanguagePanel::FIELD ];
		self::assertSame( array( 'Kitas', '' ), array( $told['partner']['title'], $told['create'] ) );
		$refused = $save( $page, array( 'lang' => 'lt' ) );
		self::assertSame( array( 409, 'mentoriai_language_refused' ), array( $refused->get_status(), $refused->get_data()['code'] ) );
		self::assertNull( $save( $page, array( 'separate' => true, 'lang' => 'lt' ) )->get_data()[ LanguagePanel::FIELD ]['partner'] );
		self::assertSame( 400, $save( $page, array( 'lang' => 'de' ) )->get_status() );
	}

	public function test_the_panels_field_is_for_those_who_edit_the_text(): void {
		$page   = $this->text( 'page', 'Puslapis' );
		$theirs = $this->text( StoriesModule::POST_TYPE, 'Svetima', 'en' );
		self::assertArrayNotHasKey( LanguagePanel::FIELD, $this->rest( 'GET', "/wp/v2/pages/$page" )->get_data() );
		wp_set_current_user( (int) wp_insert_user( array( 'user_login' => 'au', 'user_pass' => 'x', 'role' => 'author' ) ) );
		self::assertSame( 403, $this->rest( 'POST', "/wp/v2/pages/$page", array( LanguagePanel::FIELD => array( 'lang' => 'en' ) ) )->get_status() );

		$mine = (int) wp_insert_post( array( 'post_type' => StoriesModule::POST_TYPE, 'post_status' => 'draft', 'post_title' => 'Mano', 'post_author' => get_current_user_id() ) );
		$this->rest( 'POST', '/wp/v2/' . StoriesModule::POST_TYPE . "/$mine", array( LanguagePanel::FIELD => array( 'translation' => $theirs ) ) );
		self::assertSame( array( Lang::Lt, null ), array( $this->translations()->lang( $page ), $this->translations()->of( $mine )->partner ), 'A text of someone else is not taken as a translation.' );
	}

	public function test_all_counts_each_event_once_as_its_list_shows_them(): void {
		$event = $this->text( EventMeta::POST_TYPE, 'Pora' );
		$this->translate( $event );
		$this->text( EventMeta::POST_TYPE, 'Viena', 'en' );
		$views = array( 'all' => '<a href="#">All <span class="count">(3)</span></a>', 'publish' => '<span class="count">(2)</span>' );

		self::assertSame( array( 'all' => '<a href="#">All <span class="count">(2)</span></a>' ) + $views, apply_filters( 'views_edit-' . EventMeta::POST_TYPE, $views ) );
	}

	/** @param array<string, mixed> $sent */
	private function rest( string $method, string $path, array $sent = array() ): WP_REST_Response {
		$GLOBALS['wp_rest_server'] = null;
		$request                   = new WP_REST_Request( $method, $path );
		$request->set_body_params( $sent );
		return rest_do_request( $request );
	}

	public function test_who_may_not_edit_may_not_translate(): void {
		$post   = get_post( $this->text( 'page', 'Puslapis' ) );
		$links  = new Links( $this->translations() );
		$may    = static function ( string $role ) use ( $post, $links ): bool {
			wp_set_current_user( (int) wp_insert_user( array( 'user_login' => "u-$role", 'user_pass' => 'x', 'role' => $role ) ) );
			return null !== $post && $links->may_translate( $post );
		};

		self::assertSame( array( true, false, false, false ), array_map( $may, array( 'editor', 'author', 'subscriber', 'mentorius' ) ) );
		wp_set_current_user( 1 );
		$attachment = get_post( (int) wp_insert_post( array( 'post_type' => 'post', 'post_title' => 'Įrašas' ) ) );
		self::assertFalse( null !== $attachment && $links->may_translate( $attachment ), 'Only what exists once a language.' );
	}

	#[Group( 'any-database' )]
	public function test_the_column_costs_the_same_for_a_long_list(): void {
		$ids = array();
		for ( $number = 0; $number < 40; $number++ ) {
			$ids[] = $this->text( StaticMentors::POST_TYPE, "Mentorė $number" );
		}
		$this->translate( $ids[0] );
		$GLOBALS['wp_query'] = new WP_Query( array( 'post_type' => StaticMentors::POST_TYPE, 'posts_per_page' => 40, 'post_status' => 'publish' ) );
		$column              = new LanguagesColumn( $this->translations(), new Links( $this->translations() ) );
		ob_start();
		$queries = $this->count_queries( static fn () => array_map( static fn ( int $id ) => $column->show( 'mentoriai_languages', $id ), $ids ) );
		$html    = (string) ob_get_clean();

		self::assertLessThanOrEqual( 3, $queries );
		self::assertSame( 39, substr_count( $html, '+ EN' ) );
		self::assertSame( 1, substr_count( $html, 'is-draft' ) );
		self::assertStringContainsString( 'Mentorė 7', $html );
	}

	public function test_the_filter_shows_one_language_or_what_lacks_a_translation(): void {
		$lt   = $this->text( 'page', 'Lietuviškas' );
		$en   = $this->text( 'page', 'Angliškas', 'en' );
		$pair = $this->text( 'page', 'Pora' );
		$made = $this->translate( $pair );
		$none = (int) wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Svetimas' ) );
		$mine = array( $lt, $en, $pair, $made, $none );
		$find = function ( string $which ) use ( $mine ): array {
			$_GET[ LanguageFilter::QUERY ] = $which;
			$filter                        = new LanguageFilter( $this->translations(), $this->overview() );
			add_filter( 'posts_where', array( $filter, 'where' ), 10, 2 );
			$query                   = new WP_Query();
			$GLOBALS['wp_the_query'] = $query;
			$query->query( array( 'post_type' => 'page', 'post_status' => 'any', 'posts_per_page' => -1, 'fields' => 'ids', 'post__in' => $mine, 'orderby' => 'ID', 'order' => 'ASC' ) );
			remove_filter( 'posts_where', array( $filter, 'where' ) );
			return $query->posts;
		};

		self::assertSame( array( $mine, array( $lt, $pair ), array( $en, $made ), array( $lt, $en ), $mine ), array_map( $find, array( '', 'lt', 'en', 'alone', "x' OR 1=1" ) ) );
	}

	#[Group( 'any-database' )]
	public function test_what_is_missing_and_outdated_of_five_hundred_texts_in_few_queries(): void {
		global $wpdb;
		$wpdb->query( 'START TRANSACTION' );
		for ( $number = 0; $number < 500; $number++ ) {
			$wpdb->insert( $wpdb->posts, array( 'post_type' => EventMeta::POST_TYPE, 'post_status' => 'publish', 'post_title' => sprintf( 'Renginys %03d', $number ), 'post_modified' => '2026-01-01 00:00:00', 'post_content' => '', 'post_excerpt' => '', 'to_ping' => '', 'pinged' => '', 'post_content_filtered' => '' ) );
			$id = $wpdb->insert_id;
			// Every pair of neighbours is one text in two languages, but the first ten are alone.
			$wpdb->insert( $wpdb->postmeta, array( 'post_id' => $id, 'meta_key' => PostMeta::GROUP, 'meta_value' => $number < 10 ? "alone-$number" : 'pair-' . intdiv( $number, 2 ) ) );
			$wpdb->insert( $wpdb->postmeta, array( 'post_id' => $id, 'meta_key' => PostMeta::LANG, 'meta_value' => 0 === $number % 2 ? 'lt' : 'en' ) );
			$first = $first ?? $id;
		}
		$wpdb->query( 'COMMIT' );
		$wpdb->update( $wpdb->posts, array( 'post_modified' => '2026-02-01 00:00:00' ), array( 'ID' => $first + 20 ) );
		$wpdb->update( $wpdb->posts, array( 'post_modified' => '2026-02-01 00:00:00' ), array( 'ID' => $first + 31 ) );
		$types = array( EventMeta::POST_TYPE );
		$found = array();
		$queries = $this->count_queries(
			function () use ( $types, &$found ): void {
				$found = array( $this->overview()->counts( $types ), $this->overview()->missing( $types, 6, 6 ), $this->overview()->gaps( new LackFilter( $types, Lack::Outdated ), new ListPage( 50 ) ) );
			}
		);

		self::assertSame( 3, $queries );
		self::assertSame( array( 'lt' => 250, 'en' => 250, 'lt_missing' => 5, 'en_missing' => 5 ), $found[0][ EventMeta::POST_TYPE ] );
		self::assertSame( array( 'Renginys 006', 'Renginys 007', 'Renginys 008', 'Renginys 009' ), array_column( $found[1], 'title' ) );
		self::assertSame( array( array( $first + 21, Lang::En, $first + 20 ) ), array_map( static fn ( array $row ): array => array( $row['id'], $row['lang'], $row['other'] ), $found[2] ), 'An English text is the translation unless it was made the other way round.' );
	}

	public function test_a_lithuanian_text_made_from_an_english_one_is_the_translation(): void {
		$en = $this->text( 'page', 'Original', 'en' );
		$lt = $this->translate( $en );
		self::assertFalse( $this->translations()->of( $lt )->is_outdated() );
		$this->db()->execute( "UPDATE {$this->db()->posts()} SET post_modified = '2031-01-01 00:00:00' WHERE ID = ?", $en );

		self::assertTrue( $this->translations()->of( $lt )->is_outdated() );
		self::assertTrue( $this->translations()->of( $en )->has_outdated_translation() );
		$found = fn ( Lack $lack ): array => array_column( $this->overview()->gaps( new LackFilter( array( 'page' ), $lack ), new ListPage( 9 ) ), 'id' );
		self::assertSame( array( $lt ), $found( Lack::Outdated ) );
		self::assertSame( array( $lt ), $found( Lack::Unpublished ), 'Visitors do not see it yet.' );
		ob_start();
		$this->box()->show( get_post( $lt ) );
		self::assertStringContainsString( '2031-01-01', (string) ob_get_clean() );
	}

	public function test_a_link_that_only_one_menu_has_is_shown(): void {
		$gaps  = fn (): array => array_map( static fn ( array $gap ): array => array( $gap['lang'], $gap['id'], $gap['partner'] ), ( new MenuGaps( $this->translations(), $this->pages() ) )->all() );
		$page  = $this->text( 'page', 'Tik lietuviškai' );
		$start = $gaps();
		$menu  = get_nav_menu_locations()[ Menus::location( Lang::Lt ) ] ?? 0;
		wp_update_nav_menu_item( $menu, 0, array( 'menu-item-type' => 'custom', 'menu-item-title' => 'Nuoroda', 'menu-item-url' => (string) get_permalink( $page ), 'menu-item-status' => 'publish' ) );
		wp_update_nav_menu_item( $menu, 0, array( 'menu-item-type' => 'custom', 'menu-item-title' => 'Kitur', 'menu-item-url' => 'https://example.org/x', 'menu-item-status' => 'publish' ) );

		self::assertSame( array( array( Lang::Lt, $page, 0 ) ), array_values( array_udiff( $gaps(), $start, static fn ( array $a, array $b ): int => $a[1] <=> $b[1] ) ) );
	}

	public function test_editors_may_change_menus_and_nothing_else_of_the_theme(): void {
		$editor = (int) wp_insert_user( array( 'user_login' => 'ed', 'user_pass' => 'x', 'role' => 'editor' ) );
		$author = (int) wp_insert_user( array( 'user_login' => 'au', 'user_pass' => 'x', 'role' => 'author' ) );
		$may    = static function ( string $page, int $user, string $what = 'edit_theme_options' ): bool {
			$GLOBALS['pagenow'] = $page;
			return user_can( $user, $what );
		};

		self::assertTrue( $may( 'nav-menus.php', $editor ) );
		$GLOBALS['wp_current_filter'][] = 'admin_init';
		self::assertFalse( $may( 'nav-menus.php', $editor ), 'What other plugins do on every screen under this capability stays closed.' );
		array_pop( $GLOBALS['wp_current_filter'] );
		foreach ( array( array( 'themes.php', $editor ), array( 'customize.php', $editor ), array( 'admin-ajax.php', $editor ), array( 'nav-menus.php', $author ), array( 'nav-menus.php', $editor, 'customize' ), array( 'nav-menus.php', $editor, 'switch_themes' ) ) as $case ) {
			self::assertFalse( $may( ...$case ), (string) wp_json_encode( $case ) );
		}
		$_REQUEST['action'] = 'add-menu-item';
		self::assertTrue( $may( 'admin-ajax.php', $editor ) );
		unset( $_REQUEST['action'] );
	}

	public function test_the_menu_screen_says_which_text_is_in_which_language(): void {
		$GLOBALS['pagenow'] = 'nav-menus.php';
		add_filter( 'wp_setup_nav_menu_item', array( new MenuScreen( $this->translations() ), 'label' ) );
		$item = wp_setup_nav_menu_item( get_post( $this->text( 'page', 'About', 'en' ) ) );

		self::assertSame( array( 'About (EN)', 'About' ), array( $item->label, $item->title ), 'In the list, not in the menu.' );
	}

	public function test_only_texts_that_the_person_may_edit_are_offered_as_a_translation(): void {
		$secret = $this->text( EventMeta::POST_TYPE, 'Slaptas' );
		wp_update_post( array( 'ID' => $secret, 'post_status' => 'private', 'post_author' => 1 ) );
		$offered = fn (): array => array_column( LanguageBox::offered( $this->overview(), EventMeta::POST_TYPE, Lang::Lt ), 'title' );

		$author = (int) wp_insert_user( array( 'user_login' => 'au', 'user_pass' => 'x', 'role' => 'author' ) );
		wp_set_current_user( $author );
		$own = $this->text( EventMeta::POST_TYPE, 'Savas' );
		wp_update_post( array( 'ID' => $own, 'post_author' => $author ) );
		self::assertSame( array( 'Savas' ), $offered() );

		wp_set_current_user( (int) wp_insert_user( array( 'user_login' => 'ed', 'user_pass' => 'x', 'role' => 'editor' ) ) );
		self::assertSame( array( 'Savas', 'Slaptas' ), $offered() );
	}

	/** @param array<string, string> $fields As a browser sends them. */
	private function save_box( int $id, array $fields ): void {
		$_POST = $fields + array( 'post_ID' => (string) $id, 'mentoriai_language_box' => wp_create_nonce( 'mentoriai_language_box' ) );
		$this->box()->save( $id, get_post( $id ) );
		$_POST = array();
	}

	private function box(): LanguageBox {
		$translations = $this->translations();
		return new LanguageBox( $translations, $this->overview(), new LanguageChange( $translations, $this->places() ), new Links( $translations ) );
	}
}
