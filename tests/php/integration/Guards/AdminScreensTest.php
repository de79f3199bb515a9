<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Guards;

use MentoriaiPortal\Core\Background;
use MentoriaiPortal\Core\ContentTypes;
use MentoriaiPortal\Events\EventMeta;
use MentoriaiPortal\Mentors\PostType;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use RuntimeException;
use WP_REST_Request;
use WP_REST_Server;

/**
 * Every screen of the portal in wp-admin: who gets in, and what members wrote is shown as text.
 */
final class AdminScreensTest extends AdminTestCase {

	/** What administrators see. */
	private const CAPABILITIES = array(
		'mentoriai-activity'        => 'mentoriai_manage_members',
		'mentoriai-decide'          => 'mentoriai_approve_members',
		'mentoriai-fields'          => 'mentoriai_manage_fields',
		'mentoriai-invite'          => 'mentoriai_manage_members',
		'mentoriai-mail-texts'      => 'mentoriai_edit_mails',
		'mentoriai-mails'           => 'mentoriai_manage_members',
		'mentoriai-members'         => 'mentoriai_manage_members',
		'mentoriai-mentorships'     => 'mentoriai_manage_members',
		'mentoriai-moving'          => 'create_users',
		'mentoriai-plans'           => 'mentoriai_manage_members',
		'mentoriai-portal'          => 'mentoriai_manage_programme',
		'mentoriai-profile-changes' => 'mentoriai_approve_members',
		'mentoriai-repeat-event'    => 'edit_others_posts',
		'mentoriai-reports'         => 'mentoriai_manage_members',
		'mentoriai-review'          => 'mentoriai_approve_members',
		'mentoriai-reviews'         => 'mentoriai_manage_members',
		'mentoriai-setup'           => 'mentoriai_manage_settings',
		'mentoriai-statistics'      => 'mentoriai_view_statistics',
		'mentoriai-surveys'         => 'mentoriai_manage_surveys',
		'mentoriai-translations'    => 'edit_pages',
	);

	/** Who has more than nothing of it. */
	private const SEEN_BY_OTHERS = array(
		'mentoriai_manager' => array(
			'mentoriai-activity'        => 'mentoriai_manage_members',
				'mentoriai-decide'          => 'mentoriai_approve_members',
			'mentoriai-fields'          => 'mentoriai_manage_fields',
			'mentoriai-invite'          => 'mentoriai_manage_members',
			'mentoriai-mail-texts'      => 'mentoriai_edit_mails',
			'mentoriai-mails'           => 'mentoriai_manage_members',
			'mentoriai-members'         => 'mentoriai_manage_members',
			'mentoriai-mentorships'     => 'mentoriai_manage_members',
			'mentoriai-plans'           => 'mentoriai_manage_members',
			'mentoriai-portal'          => 'mentoriai_manage_programme',
			'mentoriai-profile-changes' => 'mentoriai_approve_members',
			'mentoriai-reports'         => 'mentoriai_manage_members',
			'mentoriai-review'          => 'mentoriai_approve_members',
			'mentoriai-reviews'         => 'mentoriai_manage_members',
			'mentoriai-statistics'      => 'mentoriai_view_statistics',
			'mentoriai-surveys'         => 'mentoriai_manage_surveys',
			'mentoriai-translations'    => 'mentoriai_view_translations',
		),
		'editor'            => array(
			'mentoriai-portal'       => 'mentoriai_edit_footer',
			'mentoriai-repeat-event' => 'edit_others_posts',
			'mentoriai-translations' => 'edit_pages',
		),
	);

	/** Routes of wp-admin's REST: who may besides administrators. */
	private const ENDPOINTS = array(
		'activity'   => array( 'mentoriai_manager' => true ),
		'home-cards' => array( 'mentoriai_manager' => false, 'editor' => true ),
		'imports'    => array(),
		'attention'  => array( 'mentoriai_manager' => true, 'editor' => false ),
		'members'    => array( 'mentoriai_manager' => true, 'editor' => false ),
		'programme'  => array( 'mentoriai_manager' => true, 'editor' => false, 'author' => false, 'subscriber' => false ),
		'reports'    => array( 'mentoriai_manager' => true, 'editor' => false, 'author' => false, 'subscriber' => false ),
		'settings'   => array( 'mentoriai_manager' => true, 'editor' => true ),
		'surveys'    => array( 'mentoriai_manager' => true, 'editor' => false ),
		'early'      => array( 'mentoriai_manager' => false, 'editor' => false ),
		// Of each post it asks once more.
		'edit-link'  => array( 'editor' => true, 'author' => true, 'contributor' => true ),
	);

	protected function setUp(): void {
		parent::setUp();
		$this->menu_of( 1 );
	}

	public function test_each_asks_for_its_capability(): void {
		self::assertSame( self::CAPABILITIES, $this->menu_of( 1 ) );
	}

	public function test_each_has_a_help_tab_and_so_has_every_list(): void {
		$help = static function ( string $screen ): string {
			set_current_screen( $screen );
			return (string) ( get_current_screen()?->get_help_tab( 'mentoriai-help' )['content'] ?? '' );
		};
		foreach ( array( 'mentoriai', ...array_keys( self::CAPABILITIES ) ) as $slug ) {
			$_GET['page'] = $slug;
			self::assertNotSame( '', $help( 'tools_page_' . $slug ), $slug );
		}
		$_GET = array();
		foreach ( array( 'users', ...array_map( static fn ( string $type ): string => "edit-$type", array( ...ContentTypes::WRITTEN, EventMeta::TOWN, PostType::FIELD ) ) ) as $list ) {
			self::assertNotSame( '', $help( $list ), $list );
		}
		self::assertSame( '', $help( 'edit-post' ) );
	}

	public function test_the_menu_of_staff_has_their_pages_in_one_order(): void {
		$pages = array_column( $GLOBALS['submenu']['mentoriai'], 2 );
		self::assertSame( array( 'mentoriai', 'mentoriai-members', 'mentoriai-review', 'mentoriai-profile-changes', 'mentoriai-mentorships', 'mentoriai-plans', 'mentoriai-reviews', 'mentoriai-reports', 'mentoriai-statistics', 'mentoriai-surveys', 'mentoriai-mails', 'mentoriai-translations', 'mentoriai-moving', 'mentoriai-activity', 'mentoriai-invite', 'mentoriai-decide' ), $pages );
	}

	public function test_old_addresses_lead_on_with_what_they_asked_for_and_others_stay(): void {
		$opened = static function ( string $file, array $query ): string {
			$GLOBALS['pagenow'] = $file;
			$_GET               = $query;
			try {
				do_action( 'admin_menu' );
			} catch ( RuntimeException $to ) {
				return $to->getMessage();
			}
			return 'here';
		};
		self::assertSame( admin_url( 'admin.php?page=mentoriai-plans&s=Ona+%26+Co&paged=2' ), $opened( 'tools.php', array( 'page' => 'mentoriai-plans', 's' => 'Ona & Co', 'paged' => '2' ) ) );
		self::assertSame( admin_url( 'admin.php?page=mentoriai-review&user=7' ), $opened( 'users.php', array( 'page' => 'mentoriai-review', 'user' => '7' ) ) );
		foreach ( array( 'tools.php', 'admin.php' ) as $file ) {
			self::assertSame( admin_url( 'admin.php?page=mentoriai-mentorships' ), $opened( $file, array( 'page' => 'mentoriai-conversations', 'paged' => '2' ) ) );
		}
		foreach ( array( array( 'admin.php', 'mentoriai-plans' ), array( 'tools.php', 'mentoriai-erase' ), array( 'users.php', 'mentoriai-plans' ) ) as [ $file, $page ] ) {
			self::assertSame( 'here', $opened( $file, array( 'page' => $page ) ) );
		}
	}

	/** @return iterable<string, array{string}> */
	public static function roles(): iterable {
		foreach ( array( 'mentoriai_manager', 'editor', 'author', 'contributor', 'subscriber', 'frontuser', 'mentorius', 'neapsisprendes' ) as $role ) {
			yield $role => array( $role );
		}
	}

	#[DataProvider( 'roles' )]
	#[Group( 'any-database' )]
	public function test_every_other_role_sees_its_screens_only( string $role ): void {
		self::assertSame( self::SEEN_BY_OTHERS[ $role ] ?? array(), $this->menu_of( $this->outsider( $role ) ) );
	}

	#[DataProvider( 'roles' )]
	#[Group( 'any-database' )]
	public function test_every_endpoint_of_wp_admin_asks_for_its_capability( string $role ): void {
		do_action( 'rest_api_init', $GLOBALS['wp_rest_server'] = new WP_REST_Server() );
		$asked = array();
		foreach ( array( 1 => 'administrator', $this->outsider( $role ) => $role ) as $user_id => $name ) {
			wp_set_current_user( $user_id );
			foreach ( $GLOBALS['wp_rest_server']->get_routes() as $path => $handlers ) {
				if ( 1 !== preg_match( '~^/mentoriai(?:-admin)?/v1/([a-z-]+)~', $path, $found ) ) {
					continue;
				}
				$asked[ $found[1] ] = true;
				$may                = 'administrator' === $name || ( self::ENDPOINTS[ $found[1] ][ $role ] ?? false );
				foreach ( $handlers as $handler ) {
					self::assertSame( $may, true === $handler['permission_callback']( new WP_REST_Request( 'POST', $path ) ), "$path as $name" );
				}
			}
		}
		self::assertEqualsCanonicalizing( array_keys( self::ENDPOINTS ), array_keys( $asked ) );
	}

	/** @return iterable<string, array{string, string}> Slug, the menu it stands in. */
	public static function screens(): iterable {
		foreach ( array( 'mentoriai-mentorships', 'mentoriai-plans', 'mentoriai-mails', 'mentoriai-reviews' ) as $slug ) {
			yield $slug => array( $slug, 'mentoriai' );
		}
		yield 'mentoriai-members' => array( 'mentoriai-members', 'mentoriai' );
		yield 'mentoriai-review' => array( 'mentoriai-review', 'mentoriai' );
		yield 'mentoriai-profile-changes' => array( 'mentoriai-profile-changes', 'mentoriai' );
	}

	#[DataProvider( 'screens' )]
	#[Group( 'any-database' )]
	public function test_what_members_wrote_is_text( string $slug, string $parent ): void {
		$this->db()->insert( '{profile_edits}', array( 'user_id' => $this->mentor, 'field' => 'name', 'old_text' => 'a', 'new_text' => self::MARKUP, 'changed_at' => 1 ) );
		do_action( Background::RUN );
		$this->db()->execute( 'UPDATE {mail_queue} SET error = ?', self::MARKUP );
		$_GET = array( 'user' => (string) $this->mentor );
		set_current_screen( $slug );
		ob_start();
		do_action( (string) get_plugin_page_hookname( $slug, $parent ) );
		$html = (string) ob_get_clean();

		self::assertStringContainsString( '&lt;i onmouseover=', $html );
		self::assertStringNotContainsString( '<i onmouseover', $html );
	}

	public function test_what_members_wrote_is_text_in_the_list_of_users(): void {
		require_once ABSPATH . 'wp-admin/includes/class-wp-users-list-table.php';
		set_current_screen( 'users' );
		$html  = (string) apply_filters( 'manage_users_custom_column', '', 'mentoriai_status', $this->mentor );
		$links = implode( '', (array) apply_filters( 'user_row_actions', array(), get_userdata( $this->mentor ) ) );

		self::assertStringContainsString( '&lt;i onmouseover', $html );
		self::assertStringNotContainsString( '<i onmouseover', $html . $links );
	}

	/** @return array<string, string> Screens of ours that somebody's menu has, with what each asks for. */
	private function menu_of( int $user_id ): array {
		wp_set_current_user( $user_id );
		foreach ( array( 'menu', 'submenu', '_wp_submenu_nopriv', '_wp_menu_nopriv', '_registered_pages', '_parent_pages' ) as $name ) {
			$GLOBALS[ $name ] = array();
		}
		do_action( 'admin_menu' );
		$found = array();
		foreach ( array( $GLOBALS['menu'], ...array_values( $GLOBALS['submenu'] ) ) as $entries ) {
			foreach ( $entries as $entry ) {
				if ( str_starts_with( (string) $entry[2], 'mentoriai-' ) && current_user_can( $entry[1] ) ) {
					$found[ $entry[2] ] = $entry[1];
				}
			}
		}
		ksort( $found );
		return $found;
	}
}
