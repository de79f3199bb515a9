<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Moving;

use MentoriaiPortal\Core\Identity\PortalManager;
use MentoriaiPortal\Core\StaffMenu;
use MentoriaiPortal\Core\Uploads\PrivateFiles;
use MentoriaiPortal\Moving\ImportState;
use MentoriaiPortal\Moving\Options;
use PHPUnit\Framework\Attributes\Group;
use RuntimeException;

#[Group( 'any-database' )]
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

	public function test_the_list_names_file_who_and_refusals_and_discards_only_when_asked_twice(): void {
		$_FILES = array( 'file' => array( 'name' => 'Žmonės <b>1</b>.csv', 'type' => 'text/csv', 'tmp_name' => $this->path( "Email,Type\na@a.test,mentor\nb,mentor\n" ), 'error' => UPLOAD_ERR_OK, 'size' => 40 ) );
		$id     = $this->pressed( 'take' );
		$this->pressed( 'check', $id, array( 'columns' => array( 'email', 'type' ), 'type' => '' ) );
		$html = $this->page();
		self::assertStringContainsString( 'Žmonės &lt;b&gt;1&lt;/b&gt;.csv', $html );
		self::assertStringNotContainsString( '<b>1</b>', $html );
		self::assertStringContainsString( wp_get_current_user()->display_name . '</td>', $html );
		self::assertStringContainsString( "imports/$id/refused.csv", $html );
		self::assertStringContainsString( "import=$id&#038;ask=discard", $html );

		self::assertStringContainsString( 'Discard this import?', $this->page( array( 'import' => $id, 'ask' => 'discard' ) ) );
		$file = $this->imports()->find( (int) $id )->file;
		self::assertNotSame( '', $file );
		self::assertNotNull( ( new PrivateFiles() )->open( $file ) );
		self::assertStringEndsWith( 'discarded=1', $this->led( 'discard', $id ) );
		self::assertNull( ( new PrivateFiles() )->open( $file ) );
		self::assertSame( array(), $this->imports()->refusals( (int) $id ) );
		self::assertStringNotContainsString( 'Žmonės', $this->page() );
	}

	public function test_a_check_says_row_by_row_who_comes_and_what_changes(): void {
		$long   = str_repeat( 'Padedu. ', 30 );
		foreach ( array( 'Rinkodara', 'Teisė' ) as $name ) {
			wp_insert_term( $name, 'mentoriai_field' );
		}
		do_action( 'clean_taxonomy_cache', 'mentoriai_field' );
		$this->imported( self::csv( array( array( 'Email', 'Type', 'First name', 'Phone', 'Tags', 'Fields', 'Description', 'Language', 'Town' ), array( 'a@a.test', 'mentor', 'Ona', '+37060000001', 'x', 'Rinkodara', "{$long}Seniai.", 'lt', '' ) ) ) );
		$id   = (string) $this->taken( self::csv( array( array( 'Email', 'Type', 'First name', 'Phone', 'Tags', 'Fields', 'Description', 'Language', 'City' ), array( 'a@a.test', 'mentor', 'Ona', '+37060000003', 'y|<b>', 'Teisė', "{$long}Dabar.", 'en', 'Alytus' ), array( 'b@a.test', 'founder', '<i>Jonas', '', '', '', '', '', '' ), array( 'c', 'mentor', '', '', '', '', '', '', '' ) ) ) )->id;
		$html = $this->page( array( 'import' => $id ) );
		self::assertStringContainsString( 'What changes: ', $html );
		$changed = self::text( $html, '<tr data-id="2" data-state="changed">' );
		foreach ( array( 'Ona a@a.test Mentor', 'Phone: +37060000001 → becomes +37060000003', 'Tags: x → becomes &lt;b&gt;, y', 'Fields: Rinkodara → becomes Teisė', 'Description: … Padedu. Padedu. Seniai. → becomes … Padedu. Padedu. Dabar.', 'Language: Lithuanian → becomes English', 'City: (empty) → becomes Alytus' ) as $line ) {
			self::assertStringContainsString( $line, $changed );
		}
		self::assertStringContainsString( '&lt;i&gt;Jonas b@a.test Founder New member', self::text( $html, '<tr data-id="3" data-state="new">' ) );
		self::assertStringNotContainsString( 'data-id="4"', $html );
		self::assertSame( array( 1, 0 ), array( substr_count( $this->page( array( 'import' => $id, 'rows' => 'changed' ) ), 'data-state="changed"' ), substr_count( $this->page( array( 'import' => $id, 'rows' => 'changed' ) ), 'data-state="new"' ) ) );
		self::assertStringContainsString( 'Add 1 person and change 1', $html );
	}

	public function test_rows_of_a_check_are_shown_twenty_a_page_for_the_same_number_of_queries(): void {
		$rows = array( 'Email,Type,First name' );
		foreach ( range( 1, 25 ) as $number ) {
			$this->known( "k$number@a.test" );
			array_push( $rows, "k$number@a.test,mentor,Kita", "n$number@a.test,mentor,Nauja" );
		}
		$few  = (string) $this->taken( implode( "\n", array_slice( $rows, 0, 5 ) ) )->id;
		$many = (string) $this->taken( implode( "\n", $rows ) )->id;
		$cost = function ( string $id, int $shown ): int {
			$this->page( array( 'import' => $id ) );
			wp_cache_flush();
			return $this->count_queries( fn () => self::assertSame( $shown, substr_count( $this->page( array( 'import' => $id ) ), 'data-state=' ) ) );
		};
		self::assertSame( $cost( $few, 4 ), $cost( $many, 20 ) );
		$last = $this->page( array( 'import' => $many, 'paged' => '2', 'rows' => 'new' ) );
		self::assertSame( array( 5, 0 ), array( substr_count( $last, 'data-state="new"' ), substr_count( $last, 'data-state="changed"' ) ) );
		self::assertStringContainsString( 'n25@a.test', $last );
	}

	public function test_options_of_new_members_are_not_asked_where_there_are_none(): void {
		$this->known( 'a@a.test' );
		$changes = $this->page( array( 'import' => (string) $this->taken( "Email,First name\na@a.test,Rasa\n" )->id ) );
		self::assertStringContainsString( 'There are no new members.', $changes );
		self::assertStringContainsString( '>Change 1 person<', $changes );
		self::assertDoesNotMatchRegularExpression( '~name="(status|lang|tags|invite|consent)"~', $changes );
		$comes = $this->page( array( 'import' => (string) $this->taken( "Email,Type\nb@a.test,mentor\nc@a.test,mentor\n" )->id ) );
		self::assertStringContainsString( '>Add 2 people<', $comes );
		self::assertStringContainsString( 'name="invite"', $comes );
	}

	/** What a row says. */
	private static function text( string $html, string $from ): string {
		$row = strstr( (string) strstr( $html, $from ), '</tr>', true );
		self::assertIsString( $row, $from );
		return trim( (string) preg_replace( '~\s+~', ' ', (string) preg_replace( '~<[^>]*>~', ' ', (string) preg_replace( '~<button.*?</button>~s', '', $row ) ) ) );
	}

	public function test_a_paused_import_is_discarded_and_a_running_one_is_not(): void {
		$id = $this->taken( "Email,Type\nb,mentor\na@a.test,mentor\n" )->id;
		$this->imports()->start( $id, Options::of_sent( array() ) );
		$file = $this->imports()->find( $id )->file;
		self::assertStringNotContainsString( 'ask=discard', $this->page() );
		self::assertStringContainsString( 'role="alert"', $this->page( array( 'import' => (string) $id ), array( 'mentoriai_moving' => 'discard' ) ) );
		self::assertSame( ImportState::Running, $this->imports()->find( $id )->state );
		$this->imports()->pause( $id );
		$this->led( 'discard', (string) $id );
		$import = $this->imports()->find( $id );
		self::assertSame( ImportState::Stopped, $import->state );
		self::assertFalse( $import->has_file() );
		self::assertNull( ( new PrivateFiles() )->open( $file ) );
	}

	public function test_twenty_imports_a_page_for_the_same_number_of_queries(): void {
		$cost = function ( int $count ): int {
			for ( $made = 0; $made < $count; $made++ ) {
				$this->taken( "Email,Type\nb,mentor\n" );
			}
			$this->page();
			$before = get_num_queries();
			$html   = $this->page();
			self::assertSame( min( 20, $this->imports()->count() ), substr_count( $html, 'data-state=' ) );
			return get_num_queries() - $before;
		};
		self::assertSame( $cost( 2 ), $cost( 20 ) );
		self::assertSame( 2, substr_count( $this->page( array( 'paged' => '2' ) ), 'data-state=' ) );
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
		$url = $this->led( $action, $id, $sent );
		self::assertSame( 1, preg_match( '~page=mentoriai-moving&import=(\d+)#mentoriai-step$~D', $url, $found ), $url );
		return $found[1] ?? '';
	}

	/**
	 * @param array<string, string|array<array-key, string>> $sent
	 * @return string Where the browser is led to.
	 */
	private function led( string $action, string $id = '', array $sent = array() ): string {
		$follow = static fn ( string $url ): never => throw new RuntimeException( $url );
		add_filter( 'wp_redirect', $follow );
		try {
			self::fail( $this->page( '' === $id ? array() : array( 'import' => $id ), array( 'mentoriai_moving' => $action ) + $sent ) );
		} catch ( RuntimeException $led ) {
			return $led->getMessage();
		} finally {
			remove_filter( 'wp_redirect', $follow );
		}
	}
}
