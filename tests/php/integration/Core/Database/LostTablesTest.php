<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Core\Database;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Events\EventMeta;
use MentoriaiPortal\Plugin;
use MentoriaiPortal\Stories\StoriesModule;
use MentoriaiPortal\Tests\Integration\Shell\ShellTestCase;
use WP_Error;
use WP_User;

/**
 * What stands while tables are lost, as after a partial restore.
 */
final class LostTablesTest extends ShellTestCase {

	private string $log;

	protected function setUp(): void {
		parent::setUp();
		$this->log = $this->catch_log();
	}

	protected function tearDown(): void {
		$this->plugin()->install();
		parent::tearDown();
	}

	public function test_home_is_home_without_the_sections_that_fail(): void {
		$this->freeze( '2026-11-21T08:15:00Z' );
		do_action( 'mentoriai_profile_saved', $this->add_member( Role::Mentor, AccountStatus::Public, array( 'first_name' => 'Ona', 'last_name' => 'Onaitė' ) ) );
		$this->post( EventMeta::POST_TYPE, 'renginys', 'lt', array( EventMeta::START_DATE => '2026-12-03' ) );
		$this->post( StoriesModule::POST_TYPE, 'istorija' );
		$stories = $this->content_page( 'apie', 0, '<!-- wp:mentoriai/stories {"count":1} /-->' );
		$home    = $this->pages()->find_by_path( '/' )?->id;
		wp_update_post( array( 'ID' => $home, 'post_content' => '<!-- wp:mentoriai/events /--><!-- wp:mentoriai/mentors /--><!-- wp:mentoriai/stories /-->' ) );
		self::assertSame( array( 'events', 'mentoriai', 'istorijos' ), $this->request( 'GET', 'get_home' )->get_data()['data']['order'] );
		self::assertCount( 1, $this->request( 'GET', "get_default/$stories" )->get_data()['data']['istorijos'] );

		$this->lose( 'story_index', 'mentor_index' );
		update_option( 'mentoriai_content_version', 'another' );

		$reply = $this->request( 'GET', 'get_home' );
		self::assertSame( 200, $reply->get_status() );
		self::assertSame( array( 'events' ), $reply->get_data()['data']['order'] );
		self::assertStringContainsString( 'Pavadinimas renginys', $this->main( $this->page( '/' ) ) );
		self::assertSame( array(), $this->request( 'GET', "get_default/$stories" )->get_data()['data']['istorijos'] );
		self::assertStringContainsString( 'home, istorijos', (string) file_get_contents( $this->log ) );
	}

	public function test_an_index_of_sitemaps_names_what_is_left(): void {
		$this->post( EventMeta::POST_TYPE, 'renginys', 'lt', array( EventMeta::START_DATE => '2026-12-03' ) );
		$this->lose( 'mentor_index' );
		self::assertStringContainsString( '/wp-sitemap-portal-events-1.xml', (string) apply_filters( 'wpseo_sitemap_index', '' ) );
	}

	public function test_a_page_whose_list_fails_has_its_frame_and_says_so_to_machines(): void {
		$this->lose( 'mentor_index', 'mentor_terms' );
		$read = $this->plugin()->dispatcher()->read( 'mentoriai_dynamic', array(), Lang::Lt );
		self::assertInstanceOf( ApiError::class, $read );
		self::assertSame( 500, $read->status );
		self::assertSame( array( 'server_error', 500 ), array_reverse( self::refusal( $this->request( 'GET', 'mentoriai_dynamic' ) ) ) );
		foreach ( array( '/e-mentoriai', '/mentorius/ona-onaite' ) as $path ) {
			$page = $this->page( $path );
			self::assertSame( array( 500, array(), false ), array( $page->status, $page->replies, $page->is_indexed() ), $path );
			self::assertStringContainsString( '<main', $this->main( $page ) );
		}
	}

	public function test_without_counters_the_public_reads_and_staff_log_in(): void {
		$member = $this->add_member( Role::Founder, AccountStatus::Public, array( 'user_login' => 'narys' ) );
		wp_set_password( 'demo12345', 1 );
		$this->lose( 'rate_limits' );

		foreach ( array( 'mentoriai_dynamic', 'get_events', 'get_home' ) as $path ) {
			self::assertSame( 200, $this->request( 'GET', $path )->get_status(), $path );
		}
		self::assertSame( 500, $this->request( 'POST', 'login', array( 'email' => 'a@demo.test', 'password' => 'demo12345' ) )->get_status() );
		self::assertInstanceOf( WP_User::class, wp_authenticate( (string) get_userdata( 1 )->user_login, 'demo12345' ) );
		self::assertInstanceOf( WP_Error::class, wp_authenticate( (string) get_userdata( 1 )->user_login, 'wrong' ) );
		self::assertInstanceOf( WP_Error::class, wp_authenticate( (string) get_userdata( $member )->user_login, 'demo12345' ) );
	}

	public function test_counters_that_are_locked_let_nobody_in(): void {
		if ( $this->db()->is_sqlite() ) {
			self::markTestSkipped( 'SQLite has no deadlocks.' );
		}
		wp_set_password( 'demo12345', 1 );
		$counters = $this->db()->table( 'rate_limits' );
		$lock     = static fn ( string $sql ): string => str_contains( $sql, $counters ) ? "SIGNAL SQLSTATE '40001' SET MYSQL_ERRNO = 1213, MESSAGE_TEXT = 'Deadlock'" : $sql;
		add_filter( 'query', $lock );
		$answer = wp_authenticate( (string) get_userdata( 1 )->user_login, 'demo12345' );
		remove_filter( 'query', $lock );

		self::assertInstanceOf( WP_Error::class, $answer );
	}

	public function test_site_health_names_them_all_and_none_of_its_tests_fails(): void {
		$tables = ( require dirname( __DIR__, 5 ) . '/includes/map.php' )['tables'];
		$names  = array_map( static fn ( string $table ): string => $table::name(), $tables );
		$this->lose( ...$names );
		self::in_english();

		$results = array_map( static fn ( array $test ): array => $test['test'](), apply_filters( 'site_status_tests', array( 'direct' => array() ) )['direct'] );
		foreach ( $names as $name ) {
			self::assertStringContainsString( $this->db()->table( $name ), $results['mentoriai_schema']['description'] );
		}
		self::assertSame( 'critical', $results['mentoriai_mail']['status'] );
		self::assertStringContainsString( 'could not be checked', $results['mentoriai_mail']['label'] );

		self::load_admin();
		wp_set_current_user( 1 );
		$GLOBALS['submenu'] = array();
		do_action( 'admin_menu', '' );
		self::assertContains( 'mentoriai-reviews', array_column( $GLOBALS['submenu']['mentoriai'], 2 ), 'All of wp-admin has the menu.' );
	}

	private function lose( string ...$tables ): void {
		foreach ( $tables as $table ) {
			$this->db()->execute( "DROP TABLE {{$table}}" );
		}
	}

	private function plugin(): Plugin {
		return new Plugin( WP_PLUGIN_DIR . '/mentoriai-portal/mentoriai-portal.php' );
	}
}
