<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Languages;

use MentoriaiPortal\Languages\Admin\CompletenessPage;
use MentoriaiPortal\Languages\Admin\CreateHandler;
use MentoriaiPortal\Languages\Admin\Links;
use MentoriaiPortal\Languages\MenuGaps;
use RuntimeException;

/**
 * Mentoring → Translations, and what its buttons do.
 */
final class OverviewPageTest extends LanguagesTestCase {

	protected function setUp(): void {
		parent::setUp();
		self::load_admin();
		$die = static fn (): callable => static function ( mixed $message, mixed $title, mixed $args ): never {
			throw new RuntimeException( (string) wp_json_encode( $args['response'] ?? 0 ) );
		};
		add_filter( 'wp_die_handler', $die );
		add_filter(
			'wp_redirect',
			static fn ( string $url ): never => throw new RuntimeException( $url )
		);
	}

	protected function tearDown(): void {
		$_GET = $_REQUEST = array();
		unset( $GLOBALS['current_screen'] );
		parent::tearDown();
	}

	public function test_the_page_lists_what_is_missing_with_buttons_in_the_same_number_of_queries(): void {
		$this->text( 'page', 'Vienišas <b>1</b>' );
		$this->show();
		$few = $this->count_queries( fn (): string => $this->show() );
		for ( $number = 2; $number < 20; $number++ ) {
			$this->text( 'page', "Vienišas $number" );
		}
		$html    = $this->show();
		$many    = $this->count_queries( fn (): string => $this->show() );

		self::assertSame( $few, $many );
		self::assertSame( 19, substr_count( $html, 'action=' . Links::ACTION ) );
		self::assertStringContainsString( 'Vienišas &lt;b&gt;1', $html );
	}

	public function test_the_button_makes_the_translation_and_opens_it(): void {
		$id     = $this->text( 'page', 'Puslapis' );
		$answer = $this->press( $id, wp_create_nonce( Links::ACTION . '_' . $id ) );
		$made   = $this->translations()->of( $id )->partner;

		self::assertNotNull( $made );
		self::assertStringContainsString( "post={$made->id}&action=edit", $answer );
		self::assertSame( $answer, $this->press( $id, wp_create_nonce( Links::ACTION . '_' . $id ) ), 'Twice is once.' );
	}

	public function test_without_nonce_right_or_saved_text_nothing_is_made(): void {
		$id    = $this->text( 'page', 'Puslapis' );
		$other = (int) wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Svetimas' ) );
		$draft = $this->text( 'page', 'Nauja', 'lt', array( 'post_status' => 'auto-draft' ) );
		$nonce = static fn ( int $id ): string => (string) wp_create_nonce( Links::ACTION . '_' . $id );

		self::assertSame( array( '403', '409', '409', '403' ), array( $this->press( $id, $nonce( $other ) ), $this->press( $other, $nonce( $other ) ), $this->press( $draft, $nonce( $draft ) ), $this->press( 99999999, $nonce( 99999999 ) ) ) );
		wp_set_current_user( (int) wp_insert_user( array( 'user_login' => 'au', 'user_pass' => 'x', 'role' => 'author' ) ) );
		self::assertSame( '403', $this->press( $id, $nonce( $id ) ) );
		self::assertNull( $this->translations()->of( $id )->partner );
	}

	public function test_what_lacks_something_is_found_by_what_it_lacks_language_content_and_title(): void {
		$alone  = $this->text( 'page', 'Vienišas' );
		$french = $this->text( 'page', 'Orphan 100%', 'en' );
		$old    = $this->text( 'page', 'Senas' );
		$draft  = $this->translate( $old );
		$this->db()->execute( "UPDATE {$this->db()->posts()} SET post_modified = '2031-01-01 00:00:00' WHERE ID = ?", $old );
		$ids = function ( array $query ): array {
			preg_match_all( '~<tr data-id="(\d+)" data-state="(\w+)"~', $this->show( $query + array( 'type' => 'page' ) ), $rows );
			return array_map( static fn ( string $id, string $state ): string => "$state $id", $rows[1], $rows[2] );
		};

		self::assertContains( "missing $alone", $ids( array() ) );
		self::assertContains( "outdated $draft", $ids( array() ) );
		self::assertSame( array( "unpublished $draft" ), $ids( array( 'state' => 'unpublished' ) ) );
		self::assertSame( array( "outdated $draft" ), $ids( array( 'state' => 'outdated', 'language' => 'en' ) ) );
		self::assertSame( array(), $ids( array( 'state' => 'outdated', 'language' => 'lt' ) ) );
		self::assertSame( array( "missing $french" ), $ids( array( 's' => '100%' ) ) );
		self::assertNotContains( "missing $alone", $ids( array( 'language' => 'en' ) ) );
		self::assertSame( array(), $ids( array( 'state' => 'missing', 'type' => 'mentoriai_story', 's' => 'Vieni' ) ) );
		self::assertSame( array( "missing $french", "missing $alone" ), array_values( array_intersect( $ids( array( 'state' => 'missing', 'orderby' => 'title' ) ), array( "missing $alone", "missing $french" ) ) ) );
		self::assertStringContainsString( esc_url( (string) get_edit_post_link( $old ) ), $this->show( array( 'state' => 'outdated' ) ) );
	}

	/** @param array<string, string> $query */
	private function show( array $query = array() ): string {
		$_GET = $_REQUEST = $query;
		set_current_screen( 'mentoriai_page_mentoriai-translations' );
		wp_cache_flush();
		ob_start();
		( new CompletenessPage( $this->translations(), $this->overview(), new MenuGaps( $this->translations(), $this->pages() ), new Links( $this->translations() ) ) )->show();
		return (string) ob_get_clean();
	}

	/** @return string Where it leads, or the status of its refusal. */
	private function press( int $id, string $nonce ): string {
		$_GET     = array( 'post' => (string) $id, '_wpnonce' => $nonce );
		$_REQUEST = $_GET;
		try {
			( new CreateHandler( $this->translations(), $this->writer(), new Links( $this->translations() ) ) )->handle();
		} catch ( RuntimeException $answer ) {
			return $answer->getMessage();
		}
	}
}
