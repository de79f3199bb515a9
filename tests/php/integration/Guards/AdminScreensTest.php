<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Guards;

use MentoriaiPortal\Core\Background;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Every screen of the portal in wp-admin: who gets in, and what members wrote is shown as text.
 */
final class AdminScreensTest extends AdminTestCase {

	private const CAPABILITIES = array(
		'mentoriai-conversations'   => 'mentoriai_manage_members',
		'mentoriai-decide'          => 'mentoriai_approve_members',
		'mentoriai-mail-texts'      => 'manage_options',
		'mentoriai-mails'           => 'mentoriai_manage_members',
		'mentoriai-plans'           => 'mentoriai_manage_members',
		'mentoriai-portal'          => 'mentoriai_edit_footer',
		'mentoriai-profile-changes' => 'mentoriai_approve_members',
		'mentoriai-review'          => 'mentoriai_approve_members',
		'mentoriai-reviews'         => 'mentoriai_manage_members',
		'mentoriai-setup'           => 'mentoriai_manage_settings',
		'mentoriai-statistics'      => 'mentoriai_view_statistics',
		'mentoriai-surveys'         => 'mentoriai_manage_surveys',
		'mentoriai-translations'    => 'edit_pages',
	);

	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 1 );
		$GLOBALS['menu']    = array();
		$GLOBALS['submenu'] = array();
		do_action( 'admin_menu' );
	}

	public function test_each_asks_for_its_capability(): void {
		$found = array();
		foreach ( array( $GLOBALS['menu'], ...array_values( $GLOBALS['submenu'] ) ) as $entries ) {
			foreach ( $entries as $entry ) {
				if ( str_starts_with( (string) $entry[2], 'mentoriai-' ) ) {
					$found[ $entry[2] ] = $entry[1];
				}
			}
		}
		ksort( $found );
		self::assertSame( self::CAPABILITIES, $found );
	}

	public function test_who_edits_posts_has_none_of_them(): void {
		wp_set_current_user( $this->outsider() );
		foreach ( array_unique( self::CAPABILITIES ) as $capability ) {
			self::assertFalse( current_user_can( $capability ), $capability );
		}
	}

	/** @return iterable<string, array{string, string}> Slug, the menu it stands in. */
	public static function screens(): iterable {
		foreach ( array( 'mentoriai-conversations', 'mentoriai-plans', 'mentoriai-mails', 'mentoriai-reviews' ) as $slug ) {
			yield $slug => array( $slug, 'tools.php' );
		}
		yield 'mentoriai-review' => array( 'mentoriai-review', 'users.php' );
		yield 'mentoriai-profile-changes' => array( 'mentoriai-profile-changes', 'users.php' );
	}

	#[DataProvider( 'screens' )]
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
}
