<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Privacy;

use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Privacy\Admin\ErasePage;
use MentoriaiPortal\Tests\Integration\Messaging\MessagingTestCase;
use RuntimeException;

/**
 * Tools → Erase the portal, before the plugin is deleted.
 */
final class ErasePageTest extends MessagingTestCase {

	protected function setUp(): void {
		parent::setUp();
		self::load_admin();
		add_filter( 'wp_die_handler', static fn (): callable => static fn ( mixed $text, mixed $title, array $args ) => throw new RuntimeException( 'died ' . ( $args['response'] ?? '' ) ) );
		$this->convo();
		( new Settings() )->update( array( 'erase_on_delete' => true ) );
		self::in_english();
	}

	public function test_it_erases_all_members_with_what_they_wrote_and_says_what_comes_next(): void {
		wp_set_current_user( 1 );
		self::assertStringContainsString( '2 members are left', $this->shown() );
		$_REQUEST = array( 'confirm' => '1', '_wpnonce' => wp_create_nonce( ErasePage::SLUG ) );
		do_action( 'load-tools_page_mentoriai-erase' );

		self::assertStringContainsString( 'No members are left', $this->shown() );
		self::assertSame( array( 0, 0, '1' ), array( $this->rows_of( 'conversations' ), $this->rows_of( 'messages' ), $this->db()->value( "SELECT COUNT(*) FROM {$this->db()->users()}" ) ) );
	}

	public function test_nothing_happens_without_the_setting_a_yes_a_nonce_or_the_right(): void {
		$editor = (int) wp_insert_user( array( 'user_login' => 'editor', 'user_email' => 'editor@demo.test', 'user_pass' => 'x', 'role' => 'editor' ) );
		$good   = static fn (): array => array( 'confirm' => '1', '_wpnonce' => wp_create_nonce( ErasePage::SLUG ) );
		wp_set_current_user( 1 );
		$this->ask( array( '_wpnonce' => $good()['_wpnonce'] ) );
		self::assertSame( 'died 403', $this->ask( array( 'confirm' => '1', '_wpnonce' => 'forged' ) ) );
		wp_set_current_user( $editor );
		self::assertSame( 'died 403', $this->ask( $good() ) );
		wp_set_current_user( 1 );
		( new Settings() )->update( array( 'erase_on_delete' => false ) );
		$this->ask( $good() );
		self::assertSame( '', $this->shown() );

		self::assertSame( 1, $this->rows_of( 'conversations' ) );
		self::assertNotFalse( get_userdata( $this->founder ) );
	}

	/** @param array<string, string> $sent */
	private function ask( array $sent ): string {
		$_REQUEST = $sent;
		try {
			do_action( 'load-tools_page_mentoriai-erase' );
		} catch ( RuntimeException $end ) {
			return $end->getMessage();
		}
		return '';
	}

	/** The page, as far as it is in the menu. */
	private function shown(): string {
		$GLOBALS['submenu']          = array();
		$GLOBALS['admin_page_hooks'] = array( 'tools.php' => 'tools' );
		remove_all_actions( 'tools_page_mentoriai-erase' );
		do_action( 'admin_menu', '' );
		ob_start();
		do_action( 'tools_page_mentoriai-erase' );
		return (string) ob_get_clean();
	}
}
