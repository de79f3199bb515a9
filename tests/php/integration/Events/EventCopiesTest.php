<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Events;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\UpgradeLock;
use MentoriaiPortal\Core\PostMeta;
use MentoriaiPortal\Events\Admin\EventColumns;
use MentoriaiPortal\Events\Admin\EventQuickEdit;
use MentoriaiPortal\Events\Admin\EventRepeatPage;
use MentoriaiPortal\Events\EventCopies;
use MentoriaiPortal\Events\EventMeta;
use MentoriaiPortal\Events\EventRepository;
use MentoriaiPortal\Events\RepeatDays;
use WP_Post;

/**
 * Events made of events, and Quick Edit.
 */
final class EventCopiesTest extends EventsTestCase {

	public function test_the_days_of_a_repetition(): void {
		self::assertSame( array( '2026-12-08', '2026-12-15' ), RepeatDays::of( '2026-12-01', RepeatDays::WEEK, '2026-12-15', '2026-11-21' ) );
		self::assertSame( array( '2027-01-31', '2027-02-28', '2027-03-31' ), RepeatDays::of( '2026-12-31', RepeatDays::MONTH, '2027-04-29', '2026-11-21' ) );
		self::assertSame( array( '2026-11-22' ), RepeatDays::of( '2026-11-01', RepeatDays::WEEK, '2026-11-28', '2026-11-21' ), 'none that is past' );
		self::assertCount( RepeatDays::MAX, RepeatDays::of( '2026-12-01', RepeatDays::WEEK, '2099-01-01', '2026-11-21' ) );
		self::assertSame( array(), RepeatDays::of( '', RepeatDays::WEEK, '2026-12-15', '2026-11-21' ) );
	}

	public function test_a_duplicate_is_a_draft_in_both_languages_without_a_date(): void {
		$town = $this->town( 'Kaunas' );
		[ $lt, $en ] = $this->pair( 'Renginys „A“ \\ b', 'Event', '2026-12-01', array( EventMeta::START_TIME => '10:00', EventMeta::STATUS => 'cancelled', EventMeta::SPEAKERS => array( array( 'title' => 'Ona', 'subtitle' => '', 'mentor' => array( 'kind' => 'static', 'id' => 7 ) ) ) ) );
		wp_set_object_terms( $lt, $town, EventMeta::TOWN );
		wp_set_object_terms( $en, $town, EventMeta::TOWN );
		update_post_meta( $lt, EventMeta::SEQUENCE, 4 );

		$copy  = self::copies()->duplicate( self::post( $lt ), 'click' );
		$other = array_values( array_diff( array_keys( self::copies()->texts( self::post( $copy ) ) ), array( $copy ) ) );
		self::assertCount( 1, $other );
		self::assertSame( array( 'lt', 'en' ), array( get_post_meta( $copy, PostMeta::LANG, true ), get_post_meta( $other[0], PostMeta::LANG, true ) ) );
		self::assertSame( array( 'draft', 'draft', 'Renginys „A“ \\ b', 'Event' ), array( get_post_status( $copy ), get_post_status( $other[0] ), get_post_field( 'post_title', $copy, 'raw' ), get_post_field( 'post_title', $other[0], 'raw' ) ) );
		self::assertSame( array( '', 'scheduled', '10:00', 0 ), array( get_post_meta( $copy, EventMeta::START_DATE, true ), get_post_meta( $copy, EventMeta::STATUS, true ), get_post_meta( $copy, EventMeta::START_TIME, true ), get_post_meta( $copy, EventMeta::SEQUENCE, true ) ) );
		self::assertSame( array( 'title' => 'Ona', 'subtitle' => '', 'mentor' => array( 'kind' => 'static', 'id' => 7 ) ), get_post_meta( $copy, EventMeta::SPEAKERS, true )[0] );
		self::assertTrue( has_term( $town, EventMeta::TOWN, $copy ) );

		self::assertSame( $copy, self::copies()->duplicate( self::post( $lt ), 'click' ), 'a second click' );
		self::assertSame( $other[0], self::copies()->duplicate( self::post( $en ), 'click' ) );
		self::assertNotSame( $copy, self::copies()->duplicate( self::post( $lt ), 'another' ) );
	}

	public function test_a_repetition_makes_what_is_missing_in_both_languages(): void {
		[ $lt, $en ] = $this->pair( 'Renginys', 'Event', '2026-12-01', array( EventMeta::END_DATE => '2026-12-02' ) );
		$days        = array( '2026-12-08', '2026-12-15' );

		self::assertSame( 2, self::copies()->repeat( self::post( $lt ), $days, true ) );
		self::assertSame( 0, self::copies()->repeat( self::post( $lt ), $days, true ), 'a second click' );
		self::assertSame( 0, self::copies()->repeat( self::post( $en ), $days, true ), 'from the translation' );
		self::assertSame( array( '2026-12-22' ), self::copies()->missing( self::post( $lt ), array( ...$days, '2026-12-22' ) ) );

		$made = get_posts( array( 'post_type' => EventMeta::POST_TYPE, 'posts_per_page' => -1, 'exclude' => array( $lt, $en ), 'orderby' => 'ID', 'order' => 'ASC' ) );
		self::assertSame( array( 'Renginys', 'Event', 'Renginys', 'Event' ), array_column( $made, 'post_title' ) );
		self::assertSame( array( '2026-12-08', '2026-12-08', '2026-12-15', '2026-12-15' ), array_map( static fn ( WP_Post $event ): string => (string) get_post_meta( $event->ID, EventMeta::START_DATE, true ), $made ) );
		self::assertSame( '2026-12-16', get_post_meta( $made[3]->ID, EventMeta::END_DATE, true ) );
		self::assertSame( array( 'Renginys', 'Renginys', 'Renginys' ), array_column( $this->list(), 'title' ) );

		// It goes on where it was killed, and from a copy nothing is doubled.
		wp_delete_post( $made[3]->ID, true );
		self::assertSame( 1, self::copies()->repeat( self::post( $made[0]->ID ), array( '2026-12-15' ), true ) );
		self::assertSame( 1, self::copies()->repeat( self::post( $lt ), array( '2026-12-22' ), false ) );
		self::assertCount( 2, get_posts( array( 'post_type' => EventMeta::POST_TYPE, 'post_status' => 'draft' ) ) );
	}

	public function test_a_duplicate_is_repeated_on_days_of_its_own(): void {
		[ $lt ] = $this->pair( 'Renginys', 'Event', '2026-12-01' );
		$days   = array( '2026-12-08', '2026-12-15' );
		self::copies()->repeat( self::post( $lt ), $days, true );

		$copy = self::copies()->duplicate( self::post( $lt ), 'click' );
		update_post_meta( $copy, EventMeta::START_DATE, '2026-12-01' );
		self::assertSame( $days, self::copies()->missing( self::post( $copy ), $days ) );
		self::assertSame( 2, self::copies()->repeat( self::post( $copy ), $days, true ) );
		self::assertSame( array(), self::copies()->missing( self::post( $copy ), $days ) );
	}

	public function test_who_may_not_write_events_gets_no_link_that_makes_them(): void {
		$event = self::post( $this->event( 'Renginys', '2026-12-01' ) );
		self::assertSame( array(), EventRepeatPage::actions( array(), $event ) );
		wp_set_current_user( 1 );
		self::assertCount( 2, EventRepeatPage::actions( array(), $event ) );
		$event->post_status = 'trash';
		self::assertSame( array(), EventRepeatPage::actions( array(), $event ) );
	}

	public function test_quick_edit_changes_the_date_and_status_of_both_languages(): void {
		[ $lt, $en ] = $this->pair( 'Renginys', 'Event', '2026-12-01' );
		$quick       = ( new \ReflectionClass( EventQuickEdit::class ) )->newInstanceWithoutConstructor();
		add_filter( 'wp_insert_post_data', array( $quick, 'save' ), 5, 2 );
		$send = function ( int $who, string $nonce ) use ( $lt ): void {
			wp_set_current_user( $who );
			$_POST = array( 'post_ID' => (string) $lt, 'mentoriai_event_quick' => '' === $nonce ? wp_create_nonce( 'mentoriai_event_quick' ) : $nonce, EventMeta::START_DATE => '2026-12-05', EventMeta::STATUS => 'cancelled' );
			wp_update_post( array( 'ID' => $lt ) );
			$_POST = array();
		};
		$facts = static fn ( int $id ): array => array( get_post_meta( $id, EventMeta::START_DATE, true ), get_post_meta( $id, EventMeta::STATUS, true ) );

		$send( 1, 'wrong' );
		self::assertSame( array( '2026-12-01', 'scheduled' ), $facts( $lt ) );
		$send( 0, '' );
		self::assertSame( array( '2026-12-01', 'scheduled' ), $facts( $lt ) );
		$send( 1, '' );
		self::assertSame( array( array( '2026-12-05', 'cancelled' ), array( '2026-12-05', 'cancelled' ) ), array( $facts( $lt ), $facts( $en ) ) );
		remove_filter( 'wp_insert_post_data', array( $quick, 'save' ), 5 );

		// The list says from when it was moved; a copy was not moved.
		$days = static function ( int $id ): string {
			ob_start();
			( new EventColumns( new Clock() ) )->show( EventColumns::DATE, $id );
			return (string) ob_get_clean();
		};
		self::assertMatchesRegularExpression( '~^2026-12-05 \(.* 2026-12-01\)$~u', $days( $lt ) );
		self::assertSame( 1, self::copies()->repeat( self::post( $lt ), array( '2026-12-12' ), true ) );
		$copy = get_posts( array( 'post_type' => EventMeta::POST_TYPE, 'exclude' => array( $lt, $en ) ) )[0]->ID;
		self::assertSame( array( '2026-12-12', array( '2026-12-12', 'scheduled' ) ), array( $days( $copy ), $facts( $copy ) ) );
	}

	private static function copies(): EventCopies {
		global $wpdb;
		$db = new Db( $wpdb );
		return new EventCopies( new EventRepository( $db ), new UpgradeLock( $db ) );
	}

	private static function post( int $id ): WP_Post {
		$post = get_post( $id );
		self::assertInstanceOf( WP_Post::class, $post );
		return clone $post;
	}
}
