<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Events\Admin;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Media\UploadGuard;
use MentoriaiPortal\Core\PostMeta;
use MentoriaiPortal\Events\Admin\EventColumns;
use MentoriaiPortal\Events\Admin\TypeLabelRepository;
use MentoriaiPortal\Events\EventMeta;
use MentoriaiPortal\Tests\IntegrationTestCase;
use WP_Query;

/**
 * The list of events in wp-admin: order, filters, cells.
 */
final class EventListTest extends IntegrationTestCase {

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'mentoriai_clock', static fn (): int => (int) strtotime( '2026-11-21 10:00:00 Europe/Vilnius' ) );
		require_once ABSPATH . 'wp-admin/includes/class-wp-screen.php';
		require_once ABSPATH . 'wp-admin/includes/screen.php';
		require_once ABSPATH . 'wp-admin/includes/template.php';
		set_current_screen( 'edit-' . EventMeta::POST_TYPE );
		$GLOBALS['pagenow'] = 'edit.php';
	}

	protected function tearDown(): void {
		unset( $GLOBALS['current_screen'] );
		$GLOBALS['pagenow'] = 'index.php';
		parent::tearDown();
	}

	public function test_drafts_without_a_date_come_first_then_upcoming_then_past_newest_first(): void {
		$this->some_events();

		self::assertSame( array( 'be datos', 'vyksta', 'šiandien', 'vėliau', 'vakar', 'seniai' ), $this->listed() );
		self::assertSame( array( 'be datos', 'seniai', 'vyksta', 'vakar', 'šiandien', 'vėliau' ), $this->listed( array( 'orderby' => EventColumns::DATE, 'order' => 'asc' ) ) );
		self::assertSame( array( 'vėliau', 'šiandien', 'vakar', 'vyksta', 'seniai', 'be datos' ), $this->listed( array( 'orderby' => EventColumns::DATE, 'order' => 'desc' ) ) );
		$by_title = $this->listed( array( 'orderby' => 'title', 'order' => 'asc' ) );
		self::assertSame( array( 'be datos', 'seniai', 'vakar', 'vyksta' ), array_values( array_diff( $by_title, array( 'šiandien', 'vėliau' ) ) ), 'Databases differ about š and ė.' );
	}

	public function test_each_event_is_listed_once_unless_all_languages_or_one_state_are_asked_for(): void {
		foreach ( array( array( 'lt', 'a' ), array( 'en', 'a' ), array( 'en', 'b' ) ) as [ $lang, $group ] ) {
			wp_insert_post( array( 'post_type' => EventMeta::POST_TYPE, 'post_status' => 'publish', 'post_title' => "$group $lang", 'meta_input' => array( PostMeta::LANG => $lang, PostMeta::GROUP => $group, EventMeta::START_DATE => '2026-12-01' ) ) );
		}
		$sorted = function ( array $query = array() ): array {
			$titles = $this->listed( $query + array( 'post_status' => '' ) );
			sort( $titles );
			return $titles;
		};
		self::assertSame( array( 'a lt', 'b en' ), $sorted() );
		self::assertSame( array( 'a en', 'a lt', 'b en' ), $sorted( array( 'post_status' => 'publish' ) ) );
		self::assertSame( array( 'a en' ), $sorted( array( 's' => '"a en"' ) ) );
		$_GET = array( 'mentoriai_language' => 'all' );
		self::assertSame( array( 'a en', 'a lt', 'b en' ), $sorted() );
	}

	public function test_it_is_filtered_by_time_and_by_town(): void {
		$this->some_events();
		$_GET = array( 'mentoriai_when' => 'upcoming' );
		self::assertSame( array( 'vyksta', 'šiandien', 'vėliau' ), $this->listed() );
		$_GET = array( 'mentoriai_when' => 'past' );
		self::assertSame( array( 'vakar', 'seniai' ), $this->listed() );

		$term = wp_insert_term( 'Kaunas', EventMeta::TOWN );
		self::assertIsArray( $term );
		$event = get_posts( array( 'post_type' => EventMeta::POST_TYPE, 'title' => 'vakar', 'fields' => 'ids' ) )[0];
		wp_set_object_terms( $event, (int) $term['term_id'], EventMeta::TOWN );
		$_GET = array( 'mentoriai_town_id' => (string) $term['term_id'] );
		self::assertSame( array( 'vakar' ), $this->listed() );
		$_GET = array( 'mentoriai_town_id' => (string) $term['term_id'], 'mentoriai_when' => 'upcoming' );
		self::assertSame( array(), $this->listed() );
	}

	public function test_it_is_filtered_by_status_and_by_what_was_moved(): void {
		$this->event( 'vyks', '2026-12-01' );
		update_post_meta( $this->event( 'nevyks', '2026-12-02' ), EventMeta::STATUS, 'cancelled' );
		update_post_meta( $this->event( 'atidėtas', '2026-12-03' ), EventMeta::STATUS, 'postponed' );
		update_post_meta( $this->event( 'nukeltas', '2026-12-04' ), EventMeta::MOVED_FROM, '2026-11-30 10:00' );
		$found = function ( string $state ): array {
			$_GET = array( 'mentoriai_state' => $state );
			return $this->listed();
		};

		self::assertSame( array( 'nevyks' ), $found( 'cancelled' ) );
		self::assertSame( array( 'atidėtas' ), $found( 'postponed' ) );
		self::assertSame( array( 'nukeltas' ), $found( 'moved' ) );
		self::assertSame( array( 'vyks', 'nukeltas' ), $found( 'scheduled' ) );
		self::assertCount( 4, $found( "x' OR 1=1" ) );
	}

	public function test_other_lists_and_queries_are_left_alone(): void {
		$this->some_events();
		$_GET = array( 'mentoriai_when' => 'past' );

		self::assertCount( 5, get_posts( array( 'post_type' => EventMeta::POST_TYPE, 'numberposts' => -1 ) ) );
		$GLOBALS['pagenow'] = 'post.php';
		self::assertCount( 6, $this->listed() );
	}

	public function test_cells_are_text_and_ask_the_database_nothing(): void {
		$id = $this->event( 'Mugė', '2026-11-30', '2026-12-01' );
		update_post_meta( $id, EventMeta::START_TIME, '10:00' );
		update_post_meta( $id, EventMeta::STATUS, 'cancelled' );
		update_post_meta( $id, EventMeta::SPEAKERS, array( array( 'title' => 'Ona', 'subtitle' => '' ), array( 'title' => 'Jonas', 'subtitle' => '' ), array( 'title' => ' ', 'subtitle' => 'Nobody' ) ) );
		$evil = $this->event( 'Bloga', '<script>alert(1)</script>' );
		wp_set_object_terms( $evil, 'A&B <i>x</i>', EventMeta::TOWN );
		new WP_Query( array( 'post_type' => EventMeta::POST_TYPE ) );
		$before = $GLOBALS['wpdb']->num_queries;

		self::assertSame( '2026-11-30 10:00 – 2026-12-01', $this->cell( EventColumns::DATE, $id ) );
		self::assertStringContainsString( 'dashicons-dismiss', $this->cell( 'mentoriai_status', $id ) );
		self::assertSame( '2', $this->cell( 'mentoriai_speakers', $id ) );
		self::assertSame( '–', $this->cell( 'mentoriai_files', $id ) );
		self::assertStringNotContainsString( '<', $this->cell( EventColumns::DATE, $evil ) );
		self::assertStringNotContainsString( '<', $this->cell( 'mentoriai_event_town', $evil ) );
		self::assertSame( $before, $GLOBALS['wpdb']->num_queries );
	}

	public function test_labels_used_before_are_offered_the_most_used_first(): void {
		foreach ( array( 'Seminaras', 'Mokymai', 'Mokymai', '' ) as $label ) {
			update_post_meta( $this->event( 'x', '2026-11-30' ), EventMeta::TYPE_LABEL, $label );
		}
		$gone = $this->event( 'x', '2026-11-30' );
		update_post_meta( $gone, EventMeta::TYPE_LABEL, 'Ištrintas' );
		wp_trash_post( $gone );

		self::assertSame( array( 'Mokymai', 'Seminaras' ), ( new TypeLabelRepository( new Db( $GLOBALS['wpdb'] ) ) )->used() );
	}

	public function test_a_picture_beyond_the_servers_memory_is_refused_before_it_is_opened(): void {
		$file = (string) tempnam( sys_get_temp_dir(), 'png' );
		file_put_contents( $file, hex2bin( '89504e470d0a1a0a0000000d49484452' . '00004e20' . '00004e20' . '0802000000' ) );
		$huge = UploadGuard::check( array( 'tmp_name' => $file, 'name' => 'a.png' ) );
		file_put_contents( $file, hex2bin( '89504e470d0a1a0a0000000d49484452' . '00000640' . '00000384' . '0802000000' ) );
		$good = UploadGuard::check( array( 'tmp_name' => $file, 'name' => 'a.png' ) );
		file_put_contents( $file, "%PDF-1.4\n" . str_repeat( "%\n", 50 ) );
		$other = UploadGuard::check( array( 'tmp_name' => $file, 'name' => 'a.pdf' ) );
		unlink( $file );

		self::assertStringContainsString( '20000 × 20000', is_string( $huge['error'] ?? null ) ? $huge['error'] : '' );
		self::assertArrayNotHasKey( 'error', $good );
		self::assertArrayNotHasKey( 'error', $other );
		self::assertNotFalse( has_filter( 'wp_handle_upload_prefilter', array( UploadGuard::class, 'check' ) ) );
	}

	private function some_events(): void {
		$this->event( 'vakar', '2026-11-20' );
		$this->event( 'vėliau', '2026-12-01' );
		$this->event( 'be datos', '', '', 'draft' );
		$this->event( 'šiandien', '2026-11-21' );
		$this->event( 'seniai', '2025-01-01' );
		$this->event( 'vyksta', '2026-11-19', '2026-11-22' );
	}

	private function event( string $title, string $start, string $end = '', string $status = 'publish' ): int {
		$id = wp_insert_post( array( 'post_type' => EventMeta::POST_TYPE, 'post_title' => $title, 'post_status' => $status ) );
		self::assertGreaterThan( 0, $id );
		if ( '' !== $start ) {
			update_post_meta( $id, EventMeta::START_DATE, $start );
		}
		update_post_meta( $id, EventMeta::END_DATE, $end );
		return $id;
	}

	/**
	 * Titles as WordPress's table lists them.
	 *
	 * @param array<string, string> $asked Order.
	 * @return list<string>
	 */
	private function listed( array $asked = array() ): array {
		$GLOBALS['wp_query']     = new WP_Query();
		$GLOBALS['wp_the_query'] = $GLOBALS['wp_query'];
		$posts                   = $GLOBALS['wp_query']->query( $asked + array( 'post_type' => EventMeta::POST_TYPE, 'post_status' => array( 'publish', 'draft' ), 'posts_per_page' => 50 ) );
		return array_map( static fn ( \WP_Post $post ): string => $post->post_title, array_values( array_filter( $posts, static fn ( mixed $post ): bool => $post instanceof \WP_Post ) ) );
	}

	private function cell( string $column, int $id ): string {
		ob_start();
		( new EventColumns( new Clock() ) )->show( $column, $id );
		return (string) ob_get_clean();
	}
}
