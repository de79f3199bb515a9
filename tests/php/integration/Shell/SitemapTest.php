<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Shell;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Events\EventMeta;
use MentoriaiPortal\Mentors\StaticMentors;
use MentoriaiPortal\Shell\Sitemap\PortalSitemap;
use MentoriaiPortal\Stories\StoriesModule;

final class SitemapTest extends ShellTestCase {

	public function test_events_stories_and_hub_mentors_in_their_own_language(): void {
		$this->post( EventMeta::POST_TYPE, 'renginys', 'lt', array( EventMeta::START_DATE => '2026-12-03' ) );
		$this->post( EventMeta::POST_TYPE, 'be-datos' );
		$this->post( StoriesModule::POST_TYPE, 'story', 'en' );
		$this->post( StaticMentors::POST_TYPE, 'ona' );
		wp_update_post( array( 'ID' => $this->post( StoriesModule::POST_TYPE, 'juodrastis' ), 'post_status' => 'draft' ) );
		wp_update_post( array( 'ID' => $this->post( StoriesModule::POST_TYPE, 'slapta' ), 'post_password' => 'x' ) );

		self::assertSame( array( home_url( '/event/renginys' ) ), $this->addresses( 'events' ) );
		self::assertSame( array( home_url( '/en/success-stories/story' ) ), $this->addresses( 'stories' ) );
		self::assertSame( array( home_url( '/mentoriai-spieciuose/ona' ) ), $this->addresses( 'hubs' ) );
		self::assertMatchesRegularExpression( '~^\d{4}-\d\d-\d\dT[\d:]{8}\+00:00$~', $this->provider()->get_url_list( 1, 'stories' )[0]['lastmod'] ?? '' );
	}

	public function test_every_address_of_pages_answers_and_is_indexed(): void {
		$this->content_page( 'nauja' );

		$addresses = $this->addresses( 'pages' );

		self::assertContains( home_url( '/' ), $addresses );
		self::assertContains( home_url( '/en/' ), $addresses );
		self::assertContains( home_url( '/nauja' ), $addresses );
		self::assertSame( $addresses, array_values( array_unique( $addresses ) ) );
		foreach ( $addresses as $address ) {
			$path = substr( $address, strlen( home_url() ) );
			$page = $this->page( $path );
			self::assertSame( array( 200, $address ), array( $page->status, $page->canonical ), $path );
		}
	}

	public function test_a_page_without_a_text_answers_and_is_listed_nowhere(): void {
		$id   = (int) get_page_by_path( 'narystes-taisykles' )?->ID;
		$url  = (string) get_permalink( $id );
		$menu = (int) wp_create_nav_menu( 'Test' );
		wp_update_nav_menu_item( $menu, 0, array( 'menu-item-type' => 'post_type', 'menu-item-object' => 'page', 'menu-item-object-id' => $id, 'menu-item-status' => 'publish' ) );
		set_theme_mod( 'nav_menu_locations', array( 'mentoriai_menu_lt' => $menu ) );
		$shown = function () use ( $id, $url ): array {
			$site = $this->request( 'GET', 'get_menu' )->get_data();
			$page = $this->page( '/narystes-taisykles' );
			return array(
				'status'    => $page->status,
				'canonical' => $page->canonical,
				'sitemap'   => in_array( $url, $this->addresses( 'pages' ), true ),
				'plugins'   => ! in_array( $id, apply_filters( 'wpseo_exclude_from_sitemap_by_post_ids', array() ), true ),
				'menu'      => array() !== $site['menu'],
				'footer'    => in_array( $url, array_column( $site['footer']['block1']['links'], 'link' ), true ),
			);
		};

		self::assertSame( array( 'status' => 200, 'canonical' => $url, 'sitemap' => true, 'plugins' => true, 'menu' => true, 'footer' => true ), $shown() );
		wp_update_post( array( 'ID' => $id, 'post_content' => '' ) );
		self::assertSame( array( 'status' => 200, 'canonical' => '', 'sitemap' => false, 'plugins' => false, 'menu' => false, 'footer' => false ), $shown() );
	}

	public function test_a_hidden_mentor_is_gone_at_once(): void {
		$id = $this->add_member( Role::Mentor, AccountStatus::Public, array( 'first_name' => 'Jonas', 'last_name' => 'Petraitis' ) );
		do_action( 'mentoriai_profile_saved', $id );
		self::assertCount( 2, $this->addresses( 'mentors' ), 'A page in both languages.' );

		do_action( 'mentoriai_set_user_status', $id, 'paused', 'x' );

		self::assertSame( array(), $this->addresses( 'mentors' ) );
	}

	public function test_a_page_of_the_sitemap_holds_so_many_and_costs_one_query(): void {
		add_filter( 'wp_sitemaps_max_urls', static fn (): int => 3 );
		for ( $count = 0; $count < 7; $count++ ) {
			$this->post( StoriesModule::POST_TYPE, "istorija-$count" );
		}
		$provider = $this->provider();

		self::assertSame( 3, $provider->get_max_num_pages( 'stories' ) );
		self::assertCount( 3, $provider->get_url_list( 2, 'stories' ) );
		self::assertCount( 1, $provider->get_url_list( 3, 'stories' ) );
		self::assertSame( 1, $this->count_queries( static fn () => $provider->get_url_list( 1, 'stories' ) ) );
		self::assertSame( array(), $provider->get_url_list( 1, 'nera' ) );
	}

	public function test_wordpress_own_parts_have_pages_of_the_site_and_nothing_of_ours(): void {
		$server = wp_sitemaps_get_server();
		$posts  = $server->registry->get_provider( 'posts' );
		$terms  = $server->registry->get_provider( 'taxonomies' );
		self::assertNotNull( $posts );
		self::assertNotNull( $terms );

		$names = array( ...array_keys( $posts->get_object_subtypes() ), ...array_keys( $terms->get_object_subtypes() ) );

		$samples = count( $posts->get_url_list( 1, 'page' ) );
		$this->post( 'page', 'musu-istorija', '' );
		$pages = array_column( $posts->get_url_list( 1, 'page' ), 'loc' );
		self::assertCount( $samples + 1, $pages );
		self::assertContains( home_url( '/musu-istorija' ), $pages );
		self::assertNotContains( home_url( '/kontaktai' ), $pages );
		self::assertNotContains( home_url( '/musu-istorija' ), $this->addresses( 'pages' ), 'Another plugin may leave it out.' );
		add_filter( 'wp_sitemaps_posts_query_args', static fn ( array $args ): array => array( 'meta_query' => array( 'relation' => 'OR', array( 'key' => 'a', 'compare' => 'NOT EXISTS' ), array( 'key' => 'b' ) ) ) + $args, 5 );
		self::assertNotContains( home_url( '/kontaktai' ), array_column( $posts->get_url_list( 1, 'page' ), 'loc' ) );
		self::assertSame( array(), array_filter( $names, static fn ( int|string $name ): bool => str_starts_with( (string) $name, 'mentoriai' ) ) );
	}

	private function provider(): PortalSitemap {
		$wp             = new \WP();
		$wp->query_vars = array( 'sitemap' => PortalSitemap::NAME );
		do_action( 'parse_request', $wp );
		$provider = wp_sitemaps_get_server()->registry->get_provider( PortalSitemap::NAME );
		self::assertInstanceOf( PortalSitemap::class, $provider );
		return $provider;
	}

	/** @return list<string> */
	private function addresses( string $kind ): array {
		return array_column( $this->provider()->get_url_list( 1, $kind ), 'loc' );
	}
}
