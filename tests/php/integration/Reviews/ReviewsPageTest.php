<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Reviews;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Locale;
use MentoriaiPortal\Core\StaffMenu;
use MentoriaiPortal\Reviews\Admin\ReviewOverviewRepository;
use MentoriaiPortal\Reviews\Admin\ReviewsPage;
use PHPUnit\Framework\Attributes\Group;

/**
 * Tools → Reviews.
 */
final class ReviewsPageTest extends ReviewsTestCase {

	protected function setUp(): void {
		parent::setUp();
		self::load_admin();
		$editor = wp_insert_user( array( 'user_login' => 'staff', 'user_pass' => 'x', 'role' => 'mentoriai_manager' ) );
		self::assertIsInt( $editor );
		wp_set_current_user( $editor );
		set_current_screen( 'mentoriai_page_mentoriai-reviews' );
	}

	protected function tearDown(): void {
		unset( $GLOBALS['current_screen'], $GLOBALS['submenu'] );
		parent::tearDown();
	}

	public function test_the_list_has_both_people_text_state_and_what_can_be_done(): void {
		$id = $this->as_member( fn (): int => $this->submitted( array( 'rating' => 4.5, 'comment' => '<script>x</script> &lt;b&gt;' ) ) );
		foreach ( array( 'Rasa Kazlauskienė', 'Lina Urbonaitė', '&lt;script&gt;x', '&amp;lt;b&amp;gt;', '4.50', 'Rodomas', "hide=$id" ) as $text ) {
			self::assertStringContainsString( $text, $this->page() );
		}
		self::assertStringNotContainsString( '<script>x', $this->page() );
		self::assertStringNotContainsString( 'mentoriai_show_review', $this->page() );

		$this->moderation()->hide( $id, $this->version( $id ), 'Names <b>others</b>' );
		self::assertStringContainsString( 'Names &lt;b&gt;others', $this->page() );
		self::assertStringContainsString( 'mentoriai_show_review', $this->page() );
	}

	public function test_names_are_text_and_lead_to_the_members(): void {
		$id = $this->as_member( fn (): int => $this->submitted() );
		$this->db()->execute( "UPDATE {$this->db()->users()} SET display_name = ? WHERE ID IN (?, ?)", '<i onmouseover=x>"Jonas', $this->founder, $this->mentor );
		foreach ( array( array(), array( 'hide' => (string) $id ) ) as $query ) {
			$page = $this->page( $query );
			self::assertStringContainsString( '&lt;i onmouseover=x&gt;&quot;Jonas', $page );
			self::assertStringNotContainsString( '<i onmouseover', $page );
			self::assertStringNotContainsString( 'x>"Jonas', $page );
			self::assertStringNotContainsString( '@demo.test', $page );
		}
		foreach ( array( $this->founder, $this->mentor ) as $person ) {
			self::assertStringContainsString( esc_url( StaffMenu::member( $person ) ), $this->page() );
		}
	}

	public function test_it_is_filtered_by_state(): void {
		$hidden = $this->as_member( fn (): int => $this->submitted( array( 'comment' => 'First words' ) ) );
		$this->moderation()->hide( $hidden, $this->version( $hidden ), 'Reason' );
		$this->as_member( fn (): int => $this->submitted( array( 'comment' => 'Second words' ), $this->acquaintance() ) );

		self::assertStringContainsString( 'First words', $this->page( array( 'state' => 'hidden' ) ) );
		self::assertStringNotContainsString( 'Second words', $this->page( array( 'state' => 'hidden' ) ) );
		self::assertStringContainsString( 'Second words', $this->page( array( 'state' => 'published' ) ) );
		self::assertStringContainsString( 'First words', $this->page( array( 'state' => 'nonsense' ) ) );
		self::assertStringContainsString( "<tr data-id=\"$hidden\" data-state=\"hidden\">", $this->page() );
	}

	public function test_it_is_searched_by_name_and_filtered_by_stars(): void {
		$this->as_member( fn (): int => $this->submitted( array( 'rating' => 4.5, 'comment' => 'First words' ) ) );
		$this->as_member( fn (): int => $this->submitted( array( 'rating' => 2, 'comment' => 'Second words' ), $this->acquaintance() ) );
		foreach ( array( array( 'stars' => '5' ), array( 's' => 'urbonait' ) ) as $query ) {
			self::assertStringContainsString( 'First words', $this->page( $query ) );
			self::assertStringNotContainsString( 'Second words', $this->page( $query ) );
		}
		self::assertStringContainsString( 'Second words', $this->page( array( 's' => 'rasa kazl', 'stars' => '2' ) ) );
	}

	#[Group( 'any-database' )]
	public function test_queries_do_not_grow_with_the_list(): void {
		$this->as_member( fn (): int => $this->submitted() );
		$this->page();
		$few = $this->count_queries( fn () => $this->page() );
		$this->as_member(
			function (): int {
				for ( $number = 0; $number < 6; $number++ ) {
					$this->submitted( array(), $this->acquaintance() );
				}
				return 0;
			}
		);
		self::assertSame( $few, $this->count_queries( fn () => $this->page() ) );
	}

	public function test_a_reason_is_asked_for_before_it_is_hidden(): void {
		$id   = $this->as_member( fn (): int => $this->submitted( array( 'comment' => 'To <i>hide</i>' ) ) );
		$form = $this->page( array( 'hide' => (string) $id ) );
		self::assertStringContainsString( 'To &lt;i&gt;hide', $form );
		self::assertMatchesRegularExpression( '~<textarea[^>]* required ~', $form );
		self::assertStringContainsString( '_wpnonce', $form );
	}

	/** Calls of the API end as nobody; the editor comes back. */
	private function as_member( callable $work ): int {
		$editor = get_current_user_id();
		$result = $work();
		wp_set_current_user( $editor );
		return $result;
	}

	/** @param array<string, string> $query */
	private function page( array $query = array() ): string {
		$_GET = $_REQUEST = $query;
		ob_start();
		self::in_lithuanian( fn () => $this->screen()->show() );
		return (string) ob_get_clean();
	}

	private function screen(): ReviewsPage {
		return new ReviewsPage( new ReviewOverviewRepository( $this->db() ), $this->moderation() );
	}

	/** Whatever the tests before have read. */
	private static function in_lithuanian( callable $work ): void {
		( new Locale( dirname( __DIR__, 4 ) . '/languages/' ) )->within( Lang::Lt, $work );
	}
}
