<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Events;

use MentoriaiPortal\Core\PostMeta;
use MentoriaiPortal\Events\EventMeta;

final class SharedFactsTest extends EventsTestCase {

	public function test_a_translation_gets_what_both_have_in_common(): void {
		[ $id, $english ] = $this->pair( 'Mokymai', 'Training', '2026-12-01', array( EventMeta::LOCATION => 'Kaunas', EventMeta::MAP_URL => 'https://example.org/map' ) );
		$town             = $this->town( 'Kaunas' );
		$picture          = $this->picture();
		update_post_meta( $english, EventMeta::LOCATION, 'Kaunas, hub' );
		update_post_meta( $id, EventMeta::START_DATE, '2026-12-05' );
		update_post_meta( $id, EventMeta::START_TIME, '10:00' );
		update_post_meta( $id, EventMeta::SHOW_END, false );
		delete_post_meta( $id, EventMeta::MAP_URL );
		wp_set_object_terms( $id, array( $town ), EventMeta::TOWN );
		set_post_thumbnail( $id, $picture );

		wp_update_post( array( 'ID' => $id ) );

		$event = $this->request( 'GET', 'events/training?lang=en' )->get_data();
		self::assertSame( array( 'start_date' => '2026-12-05', 'end_date' => '2026-12-05', 'start_time' => '10:00', 'end_time' => '', 'show_end' => false ), $event['dates'] );
		self::assertSame( array( 'Kaunas, hub', 'Kaunas', '' ), array( $event['location'], $event['miestas'], $event['map_url'] ) );
		self::assertSame( $picture, get_post_thumbnail_id( $english ) );
	}

	public function test_a_translation_keeps_its_own_image(): void {
		[ $id, $english ] = $this->pair( 'Mokymai', 'Training', '2026-12-01' );
		$own              = $this->picture();
		set_post_thumbnail( $english, $own );
		set_post_thumbnail( $id, $this->picture( 700 ) );

		wp_update_post( array( 'ID' => $id ) );

		self::assertSame( $own, get_post_thumbnail_id( $english ) );
	}

	public function test_an_empty_translation_takes_over_instead_of_emptying_its_original(): void {
		$group   = wp_generate_uuid4();
		$id      = $this->event( 'Mokymai', '2026-12-01', array( PostMeta::GROUP => $group, EventMeta::START_TIME => '10:00' ) );
		$english = $this->event( 'Training', '', array( PostMeta::LANG => 'en', PostMeta::GROUP => $group ), array( 'post_status' => 'draft' ) );

		self::assertSame( array( '2026-12-01', '10:00' ), array( get_post_meta( $id, EventMeta::START_DATE, true ), get_post_meta( $id, EventMeta::START_TIME, true ) ) );
		self::assertSame( array( '2026-12-01', '10:00' ), array( get_post_meta( $english, EventMeta::START_DATE, true ), get_post_meta( $english, EventMeta::START_TIME, true ) ) );
	}

	public function test_who_may_not_edit_an_event_does_not_change_it_by_its_translation(): void {
		[ $id, $english ] = $this->pair( 'Mokymai', 'Training', '2026-12-01', array( EventMeta::URL => 'https://agency.example/' ) );
		$writer           = wp_insert_user( array( 'user_login' => 'writer', 'user_pass' => 'x', 'role' => 'contributor' ) );
		self::assertIsInt( $writer );
		wp_update_post( array( 'ID' => $english, 'post_status' => 'draft', 'post_author' => $writer ) );
		wp_set_current_user( $writer );
		self::assertSame( array( true, false ), array( current_user_can( 'edit_post', $english ), current_user_can( 'edit_post', $id ) ) );

		wp_update_post( array( 'ID' => $english, 'meta_input' => array( EventMeta::START_DATE => '2026-12-24', EventMeta::URL => 'https://evil.example/', EventMeta::STATUS => 'cancelled' ) ) );
		$facts = static fn ( int $of ): array => array( get_post_meta( $of, EventMeta::START_DATE, true ), get_post_meta( $of, EventMeta::URL, true ), get_post_meta( $of, EventMeta::STATUS, true ) );
		self::assertSame( array( '2026-12-01', 'https://agency.example/', 'scheduled' ), $facts( $id ) );
		self::assertSame( $facts( $id ), $facts( $english ), 'Both stay one event.' );
	}

	public function test_a_published_event_remembers_from_when_it_was_moved(): void {
		[ $id, $english ] = $this->pair( 'Mokymai', 'Training', '2026-12-01', array( EventMeta::START_TIME => '17:30' ) );
		$move             = function ( int $post, string $day, string $time ): array {
			update_post_meta( $post, EventMeta::START_DATE, $day );
			update_post_meta( $post, EventMeta::START_TIME, $time );
			wp_update_post( array( 'ID' => $post ) );
			return array( $this->list()[0]['moved_from'], $this->request( 'GET', 'events/training?lang=en' )->get_data()['moved_from'] );
		};
		$from             = static fn ( string $day, string $time ): array => array_fill( 0, 2, array( 'start_date' => $day, 'start_time' => $time ) );

		self::assertSame( array( null, null ), $move( $id, '2026-12-01', '17:30' ) );
		self::assertSame( $from( '2026-12-01', '17:30' ), $move( $id, '2026-12-08', '17:30' ) );
		self::assertSame( $from( '2026-12-08', '17:30' ), $move( $english, '2026-12-08', '18:00' ) );
		// Back where it was; and a draft that readers never saw was not moved.
		self::assertSame( array( null, null ), $move( $id, '2026-12-08', '17:30' ) );
		$draft = $this->event( 'Juodraštis', '2026-12-10', array(), array( 'post_status' => 'draft' ) );
		wp_update_post( array( 'ID' => $draft, 'meta_input' => array( EventMeta::START_DATE => '2026-12-12' ), 'post_status' => 'publish' ) );
		self::assertSame( array( null, null ), array_column( $this->list(), 'moved_from' ) );
	}

	public function test_the_bin_is_left_alone(): void {
		[ $id, $english ] = $this->pair( 'Mokymai', 'Training', '2026-12-01' );
		wp_trash_post( $english );
		update_post_meta( $id, EventMeta::START_DATE, '2026-12-05' );
		wp_update_post( array( 'ID' => $id ) );

		self::assertSame( '2026-12-01', get_post_meta( $english, EventMeta::START_DATE, true ) );
	}

	public function test_the_sequence_goes_up_with_time_place_and_status_only(): void {
		[ $id, $english ] = $this->pair( 'Mokymai', 'Training', '2026-12-01' );
		$save             = function ( int $post, string $key, mixed $value ) use ( $id, $english ): array {
			update_post_meta( $post, $key, $value );
			wp_update_post( array( 'ID' => $post ) );
			return array( (int) get_post_meta( $id, EventMeta::SEQUENCE, true ), (int) get_post_meta( $english, EventMeta::SEQUENCE, true ) );
		};

		self::assertSame( array( 0, 0 ), $save( $id, EventMeta::TYPE_LABEL, 'Mokymai' ) );
		self::assertSame( array( 1, 1 ), $save( $id, EventMeta::START_DATE, '2026-12-02' ) );
		self::assertSame( array( 1, 1 ), $save( $english, EventMeta::SPEAKERS, array( array( 'title' => 'Ona', 'subtitle' => '' ) ) ) );
		self::assertSame( array( 2, 2 ), $save( $english, EventMeta::START_TIME, '10:00' ) );
		self::assertSame( array( 3, 3 ), $save( $id, EventMeta::STATUS, 'cancelled' ) );
		self::assertSame( array( 4, 4 ), $save( $english, EventMeta::PLACE, 'Other street' ) );
		self::assertSame( array( 4, 4 ), $save( $id, EventMeta::URL, 'https://example.org/' ) );
	}
}
