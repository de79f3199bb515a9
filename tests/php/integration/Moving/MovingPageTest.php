<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Moving;

use MentoriaiPortal\Core\Identity\PortalManager;
use MentoriaiPortal\Core\StaffMenu;
use MentoriaiPortal\Moving\ImportState;
use RuntimeException;

final class MovingPageTest extends MovingTestCase {

	protected function setUp(): void {
		parent::setUp();
		self::load_admin();
	}

	public function test_an_import_step_by_step(): void {
		self::assertStringContainsString( 'type="file"', $this->page() );
		$_FILES = array( 'file' => array( 'name' => 'a.csv', 'type' => 'text/csv', 'tmp_name' => $this->path( "Adresas,<b>Kas</b>\na@a.test,=1\nb,<i>x</i>\n" ), 'error' => UPLOAD_ERR_OK, 'size' => 40 ) );
		$id     = $this->pressed( 'take' );
		$html   = $this->page( array( 'import' => $id ) );
		self::assertStringContainsString( '&lt;b&gt;Kas', $html );
		self::assertStringNotContainsString( '<b>Kas', $html );

		$html = $this->page( array( 'import' => $id ), array( 'mentoriai_moving' => 'check', 'columns' => array( '', 'about' ), 'type' => 'mentor' ) );
		self::assertStringContainsString( 'No column holds email addresses.', $html );
		self::assertStringContainsString( '<option value="about" selected', preg_replace( "~ selected='selected'~", ' selected', $html ) ?? '' );
		self::assertStringContainsString( '<option value="mentor" selected', preg_replace( "~ selected='selected'~", ' selected', $html ) ?? '' );

		self::assertSame( $id, $this->pressed( 'check', $id, array( 'columns' => array( 'email', 'about' ), 'type' => 'mentor' ) ) );
		$html = $this->page( array( 'import' => $id ) );
		self::assertStringContainsString( 'data-count-of="new">1<', $html );
		self::assertStringContainsString( 'This is not an email address.', $html );

		$this->pressed( 'start', $id, array( 'status' => 'draft', 'lang' => 'en', 'tags' => 'a, b', 'invite' => 'none' ) );
		self::assertSame( 0, $this->imports()->find( (int) $id )->done );
		self::assertStringContainsString( '<progress', $this->page( array( 'import' => $id ) ) );
		self::assertStringContainsString( 'Stop for good?', $this->page( array( 'import' => $id, 'ask' => 'stop' ) ) );
		self::assertSame( ImportState::Running, $this->imports()->find( (int) $id )->state );
		do_action( 'mentoriai_run_due' );
		self::assertStringContainsString( 'The import is finished.', $this->page( array( 'import' => $id ) ) );
		$user = get_user_by( 'email', 'a@a.test' );
		self::assertNotFalse( $user );
		self::assertSame( 'en', get_user_meta( $user->ID, 'mentoriai_lang', true ) );
		self::assertStringContainsString( 'data-state="done"', $this->page() );
		self::assertStringContainsString( 'There is no such import.', $this->page( array( 'import' => '99' ) ) );
	}

	public function test_what_was_typed_stays_when_it_is_wrong(): void {
		$id   = (string) $this->taken( "Email,Type\na@a.test,mentor\n" )->id;
		$html = $this->page( array( 'import' => $id ), array( 'mentoriai_moving' => 'start', 'status' => 'public', 'tags' => str_repeat( 'x', 60 ), 'lang' => 'en', 'invite' => 'later', 'consent' => '1' ) );
		self::assertStringContainsString( 'Tags are at most 30', $html );
		self::assertStringContainsString( 'value="' . str_repeat( 'x', 60 ) . '"', $html );
		self::assertMatchesRegularExpression( '~value="public" selected.*value="en" selected.*value="later" selected.*name="consent" value="1" checked~s', strtr( $html, array( "selected='selected'" => 'selected', "checked='checked'" => 'checked' ) ) );
		self::assertSame( ImportState::Checked, $this->imports()->find( (int) $id )->state );
	}

	public function test_only_who_may_create_users_and_with_a_nonce(): void {
		$id = (string) $this->taken( "Email,Type\na@a.test,mentor\n" )->id;
		$_REQUEST['_wpnonce'] = 'x';
		add_filter( 'wp_die_handler', static fn (): callable => static fn () => throw new RuntimeException( 'Refused.' ) );
		try {
			$this->page( array( 'import' => $id ), array( 'mentoriai_moving' => 'start', '_wpnonce' => 'x' ) );
			self::fail( 'A wrong nonce starts nothing.' );
		} catch ( RuntimeException $refused ) {
			self::assertSame( 'Refused.', $refused->getMessage() );
		}
		$manager = wp_insert_user( array( 'user_login' => 'm' . bin2hex( random_bytes( 4 ) ), 'user_pass' => 'x', 'role' => PortalManager::ROLE ) );
		self::assertIsInt( $manager );
		wp_set_current_user( $manager );
		$this->page( array( 'import' => $id ), array( 'mentoriai_moving' => 'start' ) );
		self::assertSame( ImportState::Checked, $this->imports()->find( (int) $id )->state );
		$this->expectExceptionMessage( 'Refused.' );
		$this->page( array( 'csv' => 'members', '_wpnonce' => wp_create_nonce( StaffMenu::MOVING ) ) );
	}

	/**
	 * @param array<string, string>                      $query
	 * @param array<string, string|array<array-key, string>> $sent
	 */
	private function page( array $query = array(), array $sent = array() ): string {
		$_GET     = array( 'page' => StaffMenu::MOVING ) + $query;
		$_POST    = array() === $sent ? array() : $sent + array( '_wpnonce' => wp_create_nonce( 'mentoriai_moving' ) );
		$_REQUEST = $_POST + $_GET;
		foreach ( array( 'menu', 'submenu', '_wp_submenu_nopriv', '_registered_pages', '_parent_pages' ) as $name ) {
			$GLOBALS[ $name ] = array();
		}
		remove_all_actions( 'mentoriai_page_mentoriai-moving' );
		do_action( 'admin_menu' );
		ob_start();
		try {
			set_current_screen( 'mentoriai_page_mentoriai-moving' );
			do_action( 'mentoriai_page_mentoriai-moving' );
		} finally {
			$html = (string) ob_get_clean();
		}
		return $html;
	}

	/**
	 * @param array<string, string|array<array-key, string>> $sent
	 * @return string The import that the browser is led to.
	 */
	private function pressed( string $action, string $id = '', array $sent = array() ): string {
		$follow = static fn ( string $url ): never => throw new RuntimeException( $url );
		add_filter( 'wp_redirect', $follow );
		try {
			self::fail( $this->page( '' === $id ? array() : array( 'import' => $id ), array( 'mentoriai_moving' => $action ) + $sent ) );
		} catch ( RuntimeException $led ) {
			self::assertSame( 1, preg_match( '~page=mentoriai-moving&import=(\d+)$~D', $led->getMessage(), $found ), $led->getMessage() );
			return $found[1] ?? '';
		} finally {
			remove_filter( 'wp_redirect', $follow );
		}
	}
}
