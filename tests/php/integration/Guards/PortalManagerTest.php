<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Guards;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Capabilities;
use MentoriaiPortal\Core\Identity\MemberRole;
use MentoriaiPortal\Core\Identity\PortalManager;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Migrations\Migration0008PortalManagers;
use MentoriaiPortal\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use RuntimeException;
use WP_REST_Request;
use WP_User;

/**
 * Who runs the programme: what the role has, whom it reaches, how it comes to a site and leaves it.
 */
final class PortalManagerTest extends IntegrationTestCase {

	/** What editors had before there was the role. */
	private const OLD = array( 'mentoriai_manage_members', 'mentoriai_approve_members', 'mentoriai_view_statistics', 'mentoriai_manage_surveys', 'mentoriai_read_surveys' );

	/** What gives power over a site or its people. */
	private const FORBIDDEN = array( 'manage_options', 'edit_users', 'promote_users', 'delete_users', 'remove_users', 'create_users', 'install_plugins', 'activate_plugins', 'install_themes', 'edit_theme_options', 'update_core', 'unfiltered_html', 'import', 'export', 'edit_posts', 'edit_pages', 'mentoriai_manage_settings' );

	public function test_each_capability_has_the_holders_that_the_readme_names(): void {
		$readme  = (string) file_get_contents( dirname( __DIR__, 4 ) . '/README.md' );
		$columns = array( 'administrator', PortalManager::ROLE, 'editor' );
		foreach ( self::map()['capabilities'] as $capability => $holders ) {
			$row = '| `' . $capability . '` | ' . implode( ' | ', array_map( static fn ( string $role ): string => in_array( $role, $holders, true ) ? '✓' : '–', $columns ) ) . ' |';
			self::assertStringContainsString( $row, $readme );
			foreach ( array_keys( wp_roles()->roles ) as $role ) {
				self::assertSame( in_array( $role, $holders, true ), get_role( $role )?->has_cap( $capability ), "$capability of $role" );
			}
		}
	}

	public function test_the_role_has_nothing_that_gives_power_over_the_site_or_its_people(): void {
		$held = array_keys( array_filter( get_role( PortalManager::ROLE )->capabilities ?? array() ) );
		self::assertSame( array( 'read', 'upload_files' ), array_values( array_filter( $held, static fn ( string $name ): bool => ! str_starts_with( $name, 'mentoriai_' ) ) ) );
		$user = $this->user( PortalManager::ROLE );
		foreach ( self::FORBIDDEN as $capability ) {
			self::assertFalse( $user->has_cap( $capability ), $capability );
		}
	}

	/** An administrator may add capabilities over users to the role: they reach members only. */
	public function test_staff_are_out_of_reach_whatever_is_added_to_the_role(): void {
		$manager = $this->user( PortalManager::ROLE );
		$second  = $this->user( PortalManager::ROLE );
		$member  = $this->add_member( Role::Mentor, AccountStatus::Public );
		$both    = $this->add_member( Role::Mentor, AccountStatus::Public );
		( new WP_User( $both ) )->add_role( PortalManager::ROLE );
		foreach ( array( 'edit_users', 'promote_users', 'delete_users', 'remove_users', 'create_users', 'list_users' ) as $capability ) {
			get_role( PortalManager::ROLE )?->add_cap( $capability );
		}
		wp_set_current_user( $manager->ID );
		foreach ( array( 'edit_user', 'promote_user', 'delete_user', 'remove_user', 'list_app_passwords', 'create_app_password' ) as $capability ) {
			foreach ( array( 1, $this->user( 'editor' )->ID, $this->user( 'subscriber' )->ID, $second->ID, $both, 999999 ) as $staff ) {
				self::assertFalse( current_user_can( $capability, $staff ), "$capability $staff" );
			}
			self::assertTrue( current_user_can( $capability, $member ), $capability );
			self::assertSame( str_ends_with( $capability, 'app_password' ) || str_ends_with( $capability, 'app_passwords' ) || 'edit_user' === $capability, current_user_can( $capability, $manager->ID ), "own $capability" );
		}
		require_once ABSPATH . 'wp-admin/includes/user.php';
		self::assertEqualsCanonicalizing( array_column( Role::cases(), 'value' ), array_keys( get_editable_roles() ) );
		wp_set_current_user( 1 );
		self::assertArrayHasKey( 'administrator', get_editable_roles() );
		self::assertTrue( current_user_can( 'edit_user', $manager->ID ) );
	}

	/** @return iterable<string, array{string, string, array<string, mixed>}> */
	public static function promotions(): iterable {
		foreach ( array( 'administrator', 'editor', PortalManager::ROLE ) as $role ) {
			yield "a new $role" => array( 'POST', '/wp/v2/users', array( 'username' => 'naujas', 'email' => 'naujas@demo.test', 'password' => 'labai slaptas', 'roles' => array( $role ) ) );
			yield "oneself as $role" => array( 'POST', '/wp/v2/users/me', array( 'roles' => array( PortalManager::ROLE, $role, 'author' ) ) );
			yield "a member as $role" => array( 'POST', '/wp/v2/users/{member}', array( 'roles' => array( $role ) ) );
		}
		yield 'an administrator\'s password' => array( 'POST', '/wp/v2/users/1', array( 'password' => 'labai slaptas' ) );
		yield 'an administrator\'s application passwords' => array( 'GET', '/wp/v2/users/1/application-passwords', array() );
		yield 'plugins' => array( 'POST', '/wp/v2/plugins', array( 'slug' => 'akismet' ) );
		yield 'settings' => array( 'POST', '/wp/v2/settings', array( 'default_role' => 'administrator' ) );
	}

	/** @param array<string, mixed> $fields */
	#[DataProvider( 'promotions' )]
	public function test_wp_v2_is_no_way_up_even_with_every_capability_over_users( string $method, string $path, array $fields ): void {
		$manager = $this->user( PortalManager::ROLE );
		$member  = $this->add_member( Role::Mentor, AccountStatus::Public );
		foreach ( array( 'edit_users', 'promote_users', 'create_users', 'list_users' ) as $capability ) {
			get_role( PortalManager::ROLE )?->add_cap( $capability );
		}
		wp_set_current_user( $manager->ID );
		$before  = array( get_userdata( 1 )->user_pass ?? '', count_users()['avail_roles'], get_option( 'default_role' ) );
		$request = new WP_REST_Request( $method, str_replace( '{member}', (string) $member, $path ) );
		$request->set_body_params( $fields );
		self::assertContains( rest_do_request( $request )->get_status(), array( 401, 403 ) );
		clean_user_cache( $manager->ID );
		self::assertSame( $before, array( get_userdata( 1 )->user_pass ?? '', count_users()['avail_roles'], get_option( 'default_role' ) ) );
		self::assertSame( array( PortalManager::ROLE ), get_userdata( $manager->ID )->roles ?? array() );
	}

	public function test_after_the_log_in_there_is_the_dashboard(): void {
		$manager = $this->user( PortalManager::ROLE );
		self::assertSame( array( admin_url( 'index.php' ), admin_url( 'users.php' ) ), array_map( static fn ( string $to ): mixed => apply_filters( 'login_redirect', $to, '', $manager ), array( admin_url(), admin_url( 'users.php' ) ) ) );
		self::assertSame( admin_url(), apply_filters( 'login_redirect', admin_url(), '', $this->user( 'subscriber' ) ) );
	}

	public function test_who_runs_the_programme_is_staff_and_no_member(): void {
		$id = $this->add_member( Role::Mentor, AccountStatus::Public );
		( new WP_User( $id ) )->add_role( PortalManager::ROLE );
		self::assertNull( MemberRole::of_user( new WP_User( $id ) ) );
		add_filter( 'mentoriai_bot_check', static fn (): string => 'none', 30 );
		self::assertSame( array( 403, 'staff_account' ), self::refusal( $this->request( 'POST', 'login', array( 'email' => (string) get_userdata( $id )?->user_email, 'password' => 'demo12345', 'bot_token' => 'x' ) ) ) );
	}

	public function test_an_upgrade_makes_editors_portal_managers_as_well_wherever_it_was_killed(): void {
		$editor = $this->user( 'editor' );
		$author = $this->user( 'author' );
		foreach ( array( 0, 1, 2, 3 ) as $writes ) {
			$this->before_the_role();
			self::only_an_editor( $editor->ID );
			$this->killed_after( $writes );
			foreach ( self::OLD as $capability ) {
				self::assertTrue( ( new WP_User( $editor->ID ) )->has_cap( $capability ), "$capability, killed after $writes" );
			}
			$this->upgraded();
			$this->upgraded();
			$user = new WP_User( $editor->ID );
			self::assertSame( array( 'editor', PortalManager::ROLE ), array_values( $user->roles ) );
			self::assertSame( array( 'author' => true ), ( new WP_User( $author->ID ) )->caps );
			foreach ( self::map()['capabilities'] as $capability => $holders ) {
				foreach ( array( 'administrator', PortalManager::ROLE, 'editor' ) as $role ) {
					self::assertSame( in_array( $role, $holders, true ), get_role( $role )?->has_cap( $capability ), "$capability of $role, killed after $writes" );
				}
			}
		}
	}

	public function test_an_upgrade_gives_nobody_back_what_administrators_took(): void {
		$this->before_the_role();
		$editor = $this->user( 'editor' );
		get_role( 'editor' )?->remove_cap( 'mentoriai_approve_members' );
		get_role( 'author' )?->add_cap( 'mentoriai_view_statistics' );
		$this->upgraded();
		self::assertFalse( ( new WP_User( $editor->ID ) )->has_cap( 'mentoriai_approve_members' ) );
		self::assertTrue( ( new WP_User( $editor->ID ) )->has_cap( 'mentoriai_manage_members' ) );
		self::assertTrue( get_role( 'author' )?->has_cap( 'mentoriai_view_statistics' ) );

		$this->before_the_role();
		self::only_an_editor( $editor->ID );
		foreach ( self::OLD as $capability ) {
			get_role( 'editor' )?->remove_cap( $capability );
		}
		$this->upgraded();
		self::assertSame( array( 'editor' ), array_values( ( new WP_User( $editor->ID ) )->roles ), 'Editors ran nothing here.' );
		self::assertTrue( get_role( PortalManager::ROLE )?->has_cap( 'mentoriai_approve_members' ) );
	}

	public function test_on_a_new_site_editors_write_content_only(): void {
		$editor = $this->user( 'editor' );
		foreach ( array_keys( wp_roles()->roles ) as $role ) {
			foreach ( array_keys( self::map()['capabilities'] ) as $capability ) {
				get_role( $role )?->remove_cap( $capability );
			}
		}
		remove_role( PortalManager::ROLE );
		$this->upgraded();
		self::assertSame( array( 'editor' ), array_values( ( new WP_User( $editor->ID ) )->roles ) );
		self::assertSame( array( 'mentoriai_edit_footer' ), array_values( array_filter( array_keys( self::map()['capabilities'] ), static fn ( string $capability ): bool => true === get_role( 'editor' )?->has_cap( $capability ) ) ) );
		self::assertTrue( get_role( PortalManager::ROLE )?->has_cap( 'mentoriai_manage_members' ) );
	}

	public function test_removed_it_leaves_each_account_a_role(): void {
		$only = $this->user( PortalManager::ROLE );
		$both = $this->user( 'editor' );
		$both->add_role( PortalManager::ROLE );
		PortalManager::remove();
		self::assertNull( get_role( PortalManager::ROLE ) );
		self::assertSame( array( array( 'subscriber' => true ), array( 'editor' => true ) ), array( ( new WP_User( $only->ID ) )->caps, ( new WP_User( $both->ID ) )->caps ) );
	}

	private function user( string $role ): WP_User {
		$id = wp_insert_user( array( 'user_login' => 'x' . bin2hex( random_bytes( 4 ) ), 'user_email' => bin2hex( random_bytes( 4 ) ) . '@demo.test', 'user_pass' => 'x', 'role' => $role ) );
		self::assertIsInt( $id );
		return new WP_User( $id );
	}

	/** A site as the version before the role left it. */
	private function before_the_role(): void {
		remove_role( PortalManager::ROLE );
		foreach ( array( 'mentoriai_edit_mails', 'mentoriai_manage_programme', 'mentoriai_manage_fields', 'mentoriai_view_translations' ) as $new ) {
			array_map( static fn ( string $role ) => get_role( $role )?->remove_cap( $new ), array_keys( wp_roles()->roles ) );
		}
		foreach ( self::OLD as $capability ) {
			get_role( 'editor' )?->add_cap( $capability );
		}
	}

	private static function only_an_editor( int $id ): void {
		$user = new WP_User( $id );
		$user->remove_all_caps();
		$user->add_role( 'editor' );
	}

	private function upgraded(): void {
		( new Migration0008PortalManagers() )->run( $this->db() );
		Capabilities::grant_new( self::map()['capabilities'] );
	}

	/** The upgrade begins, and ends with its process before this write. */
	private function killed_after( int $writes ): void {
		$stop = static function ( string $sql ) use ( &$writes ): string {
			if ( 1 === preg_match( '~^\s*(?:INSERT|UPDATE|REPLACE)~i', $sql ) && 0 > --$writes ) {
				throw new RuntimeException( 'killed' );
			}
			return $sql;
		};
		add_filter( 'query', $stop );
		try {
			$this->upgraded();
		} catch ( RuntimeException ) {
			wp_roles()->use_db = true;
		} finally {
			remove_filter( 'query', $stop );
		}
		wp_cache_flush();
		wp_roles()->for_site();
	}

	/** @return array{capabilities: array<string, list<string>>} */
	private static function map(): array {
		return require dirname( __DIR__, 4 ) . '/includes/map.php';
	}
}
