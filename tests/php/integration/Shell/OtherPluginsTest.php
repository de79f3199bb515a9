<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Shell;

use MentoriaiPortal\Content\PageRepository;
use MentoriaiPortal\Content\Pages;
use MentoriaiPortal\Core\ContentCache;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Spa\Screen;
use MentoriaiPortal\Plugin;
use MentoriaiPortal\Shell\PageCaches;
use MentoriaiPortal\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use WP_Query;

/**
 * What plugins beside the portal are told on its pages, and only there.
 */
final class OtherPluginsTest extends IntegrationTestCase {

	/** A plugin of its own: the page of a request is kept until its end. */
	protected function setUp(): void {
		parent::setUp();
		$GLOBALS['wp_filter'] = array();
		( new Plugin( WP_PLUGIN_DIR . '/mentoriai-portal/mentoriai-portal.php' ) )->boot();
	}

	/** @return iterable<string, array{non-empty-string, mixed, mixed}> Filter, what its plugin asks with, what a page of the portal answers. */
	public static function switches(): iterable {
		yield 'Autoptimize' => array( 'autoptimize_filter_noptimize', false, true );
		yield 'All in One SEO' => array( 'aioseo_disable', false, true );
		yield 'Rank Math' => array( 'rank_math/frontend/disable_integration', false, true );
		yield 'The SEO Framework' => array( 'the_seo_framework_meta_generator_pools', array( 'Robots', 'Webmasters', 'Open_Graph' ), array( 'Webmasters' ) );
		yield 'Yoast SEO' => array( 'wpseo_frontend_presenters', array( new \stdClass() ), array() );
	}

	/** @param non-empty-string $filter */
	#[DataProvider( 'switches' )]
	public function test_pages_of_the_portal_are_left_alone_and_others_are_not( string $filter, mixed $asked, mixed $answer ): void {
		self::assertSame( $asked, apply_filters( $filter, $asked ), 'Before a page is known, and where none of ours is asked for.' );
		self::ask_for( '/renginiai' );
		self::assertSame( $answer, apply_filters( $filter, $asked ) );
	}

	/** W3 Total Cache, WP Rocket and LiteSpeed Cache read constants when the page is made. */
	public function test_what_minifies_by_constants_is_told_so(): void {
		self::ask_for( '/renginiai' );
		apply_filters( 'template_include', 'index.php' );
		self::assertSame( array( true, true, true ), array_map( 'constant', array( 'DONOTMINIFY', 'DONOTROCKETOPTIMIZE', 'LITESPEED_NO_OPTM' ) ) );
	}

	public function test_sitemaps_of_others_name_ours_and_leave_out_private_screens(): void {
		$this->sitemap_content();
		foreach ( array( 'wpseo_sitemap_index', 'rank_math/sitemap/index' ) as $filter ) {
			self::assertStringContainsString( '<sitemap><loc>' . home_url( '/wp-sitemap-portal-stories-1.xml' ) . '</loc></sitemap>', (string) apply_filters( $filter, '' ), $filter );
		}
		foreach ( array( 'aioseo_sitemap_indexes' => 'loc', 'seopress_sitemaps_external_link' => 'sitemap_url' ) as $filter => $name ) {
			self::assertContains( array( $name => home_url( '/wp-sitemap-portal-stories-1.xml' ) ), (array) apply_filters( $filter, array() ), $filter );
		}
		$pages = new Pages( new PageRepository( $this->db() ), new ContentCache() );
		$inbox = $pages->of_screen( Screen::Messages, Lang::Lt )?->id;
		$home  = $pages->of_screen( Screen::Home, Lang::Lt )?->id;
		foreach ( array( 'wpseo_exclude_from_sitemap_by_post_ids', 'rank_math/sitemap/posts_to_exclude', 'the_seo_framework_sitemap_exclude_ids', 'aioseo_sitemap_exclude_posts' ) as $filter ) {
			$ids = (array) apply_filters( $filter, array( 7 ) );
			self::assertSame( array( true, true, false ), array( in_array( 7, $ids, true ), in_array( $inbox, $ids, true ), in_array( $home, $ids, true ) ), $filter );
		}
		self::assertContains( $inbox, apply_filters( 'seopress_sitemaps_single_query', array( 'post_type' => 'page' ), 'page' )['exclude'] );
	}

	/** As they are asked with null. */
	public function test_an_index_that_is_nothing_yet(): void {
		$this->sitemap_content();
		self::assertIsArray( apply_filters( 'seopress_sitemaps_external_link', null ) );
	}

	public function test_page_caches_are_emptied_after_the_change_a_minute_later_and_at_midnight(): void {
		$emptied = 0;
		add_action( 'cache_enabler_clear_site_cache', static function () use ( &$emptied ): void {
			++$emptied;
		} );
		$ask = static function ( string $what ) use ( &$emptied ): int {
			$before = $emptied;
			do_action( $what );
			return $emptied - $before;
		};
		$this->freeze( '2026-11-21T08:15:00Z' );
		( new ContentCache() )->forget();
		( new ContentCache() )->forget();
		self::assertSame( array( 1, 0 ), array( $ask( 'shutdown' ), $ask( 'mentoriai_run_due' ) ) );
		$this->freeze( '2026-11-21T08:16:01Z' );
		self::assertSame( array( 1, 0, 0 ), array( $ask( 'mentoriai_run_due' ), $ask( 'mentoriai_run_due' ), $ask( 'shutdown' ) ) );
		$this->freeze( '2026-11-21T21:59:00Z' );
		self::assertSame( 0, $ask( 'mentoriai_run_due' ) );
		$this->freeze( '2026-11-21T22:00:01Z' );
		self::assertSame( 1, $ask( 'mentoriai_run_due' ), 'A new day in Vilnius.' );
	}

	public function test_what_a_mentor_writes_empties_them_and_what_a_founder_writes_does_not(): void {
		add_action( 'cache_enabler_clear_site_cache', '__return_null' );
		foreach ( array( Role::Founder, Role::Mentor ) as $role ) {
			do_action( 'mentoriai_profile_saved', $this->add_member( $role, AccountStatus::Public ) );
			self::assertSame( Role::Mentor === $role, PageCaches::has_changed(), $role->value );
		}
		do_action( 'shutdown' );
	}

	public function test_a_freed_place_empties_them(): void {
		add_action( 'cache_enabler_clear_site_cache', '__return_null' );
		do_action( 'mentoriai_place_freed', 7 );
		self::assertTrue( PageCaches::has_changed() );
		do_action( 'shutdown' );
	}

	public function test_what_no_page_shows_empties_nothing(): void {
		register_post_type( 'shop_order' );
		$order = self::made( 'shop_order', 'publish' );
		$draft = self::made( 'page', 'draft' );
		$post  = self::made( 'post', 'draft' );
		add_action( 'cache_enabler_clear_site_cache', '__return_null' );
		self::assertTrue( wp_delete_post( $order, true ) instanceof \WP_Post );
		wp_update_post( array( 'ID' => $draft, 'post_title' => 'Juodraštis' ) );
		wp_save_post_revision( $draft );
		update_post_meta( $draft, '_thumbnail_id', '7' );
		update_post_meta( $post, '_thumbnail_id', '7' );
		self::made( 'nav_menu_item', 'draft' );
		self::made( 'mentoriai_event', 'draft' );
		self::made( 'mentoriai_story', 'draft' );
		$upload = wp_insert_attachment( array( 'post_mime_type' => 'image/jpeg', 'post_title' => 'x' ), 'x.jpg' );
		wp_update_attachment_metadata( $upload, array( 'file' => 'x.jpg', 'width' => 1, 'height' => 1 ) );
		wp_update_attachment_metadata( $upload, array( 'file' => 'x.jpg', 'width' => 2, 'height' => 2 ) );
		foreach ( wp_get_post_revisions( $draft ) as $revision ) {
			wp_delete_post_revision( $revision );
		}
		wp_delete_post( $draft, true );
		self::assertFalse( PageCaches::has_changed() );
	}

	public function test_what_a_page_shows_empties_them_at_once(): void {
		add_action( 'cache_enabler_clear_site_cache', '__return_null' );
		foreach ( array( 'page', 'nav_menu_item', 'mentoriai_event', 'mentoriai_mentor', 'mentoriai_story' ) as $type ) {
			$id    = self::made( $type, 'draft' );
			$steps = array(
				'publish' => static fn () => wp_publish_post( $id ),
				'edit'    => static fn () => wp_update_post( array( 'ID' => $id, 'post_title' => 'Kitas' ) ),
				'image'   => static fn () => update_post_meta( $id, '_thumbnail_id', '7' ),
				'hide'    => static fn () => wp_update_post( array( 'ID' => $id, 'post_status' => 'private' ) ),
				'again'   => static fn () => wp_update_post( array( 'ID' => $id, 'post_status' => 'publish' ) ),
				'delete'  => static fn () => wp_delete_post( $id, true ),
			);
			foreach ( $steps as $name => $step ) {
				do_action( 'shutdown' );
				$step();
				self::assertTrue( PageCaches::has_changed(), "$type $name" );
			}
		}
		do_action( 'shutdown' );
	}

	private static function made( string $type, string $status ): int {
		$id = wp_insert_post( array( 'post_type' => $type, 'post_status' => $status, 'post_title' => 'Kas nors', 'post_content' => 'x' ) );
		self::assertIsInt( $id );
		return $id;
	}

	public function test_a_site_without_a_page_cache_pays_nothing(): void {
		( new ContentCache() )->forget();
		do_action( 'mentoriai_run_due' );
		self::assertFalse( get_option( 'mentoriai_page_caches_due' ) );
	}

	private function sitemap_content(): void {
		$id = wp_insert_post( array( 'post_type' => 'mentoriai_story', 'post_status' => 'publish', 'post_title' => 'Istorija', 'post_content' => 'x' ) );
		self::assertIsInt( $id );
	}

	private static function ask_for( string $path ): void {
		$_SERVER['REQUEST_URI'] = $path;
		apply_filters( 'request', array( 'pagename' => trim( $path, '/' ) ) );
		apply_filters( 'pre_handle_404', false, new WP_Query() );
	}
}
