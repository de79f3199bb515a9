<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Results\Rest;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Mentorships\MentorshipState;
use MentoriaiPortal\Tests\Integration\Results\ResultsTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * GET user-results (docs/contract.md#mentors).
 */
final class GetResultsRouteTest extends ResultsTestCase {

	public function test_a_mentor_of_whom_nothing_is_known_sees_zeros(): void {
		foreach ( array( $this->mentor, $this->mentor( 'Nauja', 'Mentorė', AccountStatus::Submitted ) ) as $mentor ) {
			$results = $this->results( $mentor );

			self::assertSame( array( 'sus_cat', 'sus_men', 'aktyvumas', 'meetings' ), array_keys( $results ) );
			self::assertSame( array(), $results['sus_cat'] );
			self::assertSame( array( 0, 0 ), array( $results['sus_men']['total'], $results['sus_men']['last30'] ) );
			self::assertSame( array_fill( 0, 12, 0 ), array_column( $results['sus_men']['by_month'], 'total' ) );
			self::assertSame(
				array( 'conversations' => 0, 'messages_sent' => 0, 'messages_received' => 0, 'plans_received' => 0, 'plans_completed' => 0, 'steps_completed' => 0, 'reply_rate' => null, 'median_reply_hours' => null ),
				array_diff_key( $results['aktyvumas'], array( 'by_month' => 0 ) )
			);
			self::assertSame( array( 'month' => '2025-12', 'messages' => 0, 'plans' => 0 ), $results['aktyvumas']['by_month'][0] );
		}
	}

	public function test_twelve_months_with_this_one_the_last(): void {
		self::assertSame(
			array( '2025-12', '2026-01', '2026-02', '2026-03', '2026-04', '2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11' ),
			array_column( $this->results()['sus_men']['by_month'], 'month' )
		);
		$this->freeze( '2027-03-31T12:00:00Z' );
		$months = array_column( $this->results()['aktyvumas']['by_month'], 'month' );
		self::assertSame( array( '2026-04', '2027-02', '2027-03' ), array( $months[0], $months[10], $months[11] ), 'Short February is not skipped.' );
	}

	public function test_a_month_begins_at_midnight_in_vilnius(): void {
		$this->freeze( '2026-12-31T21:59:59Z' );
		$this->look( $this->mentor );
		$this->freeze( '2026-12-31T22:00:01Z' );
		$this->look( $this->mentor );
		$this->look( $this->mentor );
		$this->talk( '2026-12-31T21:50:00Z', 5 );
		$this->talk( '2026-12-31T21:50:00Z', 15 );
		$results = $this->results();

		self::assertSame( array( '2026-12' => 1, '2027-01' => 2 ), array_filter( array_column( $results['sus_men']['by_month'], 'total', 'month' ) ) );
		self::assertSame( array( '2026-12' => 1, '2027-01' => 1 ), array_filter( array_column( $results['aktyvumas']['by_month'], 'messages', 'month' ) ) );
		self::assertSame( '2027-01', $results['sus_men']['by_month'][11]['month'] );
	}

	public function test_summer_time_moves_midnight(): void {
		$this->freeze( '2026-06-30T20:59:00Z' );
		$this->look( $this->mentor );
		$this->freeze( '2026-06-30T21:01:00Z' );
		$this->look( $this->mentor );

		self::assertSame( array( '2026-06' => 1, '2026-07' => 1 ), array_filter( array_column( $this->results()['sus_men']['by_month'], 'total', 'month' ) ) );
	}

	public function test_views_of_thirty_days_and_of_all_time(): void {
		foreach ( array( '2025-11-30T10:00:00Z', '2026-10-22T10:00:00Z', '2026-10-23T10:00:00Z', '2026-11-21T10:00:00Z' ) as $when ) {
			$this->freeze( $when );
			$this->look( $this->mentor );
		}
		$interest = $this->results()['sus_men'];

		self::assertSame( array( 4, 2 ), array( $interest['total'], $interest['last30'] ) );
		self::assertSame( array( '2026-10' => 2, '2026-11' => 1 ), array_filter( array_column( $interest['by_month'], 'total', 'month' ) ), 'A year ago is not among the months.' );
	}

	public function test_months_stay_when_single_views_go(): void {
		$this->freeze( '2026-09-01T10:00:00Z' );
		$this->look( $this->mentor );
		$this->freeze( '2026-11-21T10:00:00Z' );
		$this->look( $this->mentor );
		do_action( 'mentoriai_check_mentors' );

		self::assertSame( '1', $this->db()->value( 'SELECT COUNT(*) FROM {views}' ) );
		self::assertSame( array( 2, 1 ), array( $this->results()['sus_men']['total'], $this->results()['sus_men']['last30'] ) );
	}

	public function test_interest_in_the_mentors_fields_across_the_network(): void {
		$export = $this->field( 'eksportas', 'Eksportas', 'Export' );
		$sales  = $this->field( 'pardavimai', 'Pardavimai' );
		$other  = $this->field( 'teise', 'Teisė' );
		$mine   = $this->mentor( 'Ana', 'A', meta: array( UserMeta::FIELDS => array( $sales, $export ) ) );
		$theirs = $this->mentor( 'Bena', 'B', meta: array( UserMeta::FIELDS => array( $export, $other ) ) );
		$this->look( $mine, array( $export, $sales ) );
		$this->look( $theirs, array( $export, $other ) );

		self::assertSame(
			array( array( 'id' => $export, 'name' => 'Eksportas', 'total' => 2 ), array( 'id' => $sales, 'name' => 'Pardavimai', 'total' => 1 ) ),
			$this->results( $mine )['sus_cat']
		);
		self::assertSame( array( 'Export', 'Pardavimai' ), array_column( $this->results( $mine, '?lang=en' )['sus_cat'], 'name' ) );
		$this->freeze( '2027-11-21T10:00:00Z' );
		self::assertSame( array( 0, 0 ), array_column( $this->results( $mine )['sus_cat'], 'total' ), 'Over twelve months.' );
	}

	/** @return iterable<string, array{list<int|null>, float|null, float|null}> Minutes of answers, share answered, median hours. */
	public static function answers(): iterable {
		yield 'nobody wrote' => array( array(), null, null );
		yield 'nobody was answered' => array( array( null ), 0.0, null );
		yield 'one' => array( array( 90 ), 1.0, 1.5 );
		yield 'two' => array( array( 60, 180 ), 1.0, 2.0 );
		yield 'odd' => array( array( 600, 60, 120, null ), 0.75, 2.0 );
		yield 'even' => array( array( 600, 60, 120, 240, null ), 0.8, 3.0 );
	}

	/** @param list<int|null> $minutes */
	#[DataProvider( 'answers' )]
	public function test_answers( array $minutes, ?float $rate, ?float $median ): void {
		foreach ( $minutes as $answer ) {
			$this->talk( '2026-11-10T10:00:00Z', $answer );
		}
		$activity = $this->results()['aktyvumas'];

		self::assertEquals( array( $rate, $median ), array( $activity['reply_rate'], $activity['median_reply_hours'] ) );
		self::assertSame( count( $minutes ), $activity['conversations'] );
	}

	public function test_what_needs_no_reply_and_what_gets_one(): void {
		$this->ask( '2026-11-10T10:00:00Z', 60, $this->mentor );
		$this->ask( '2026-11-10T10:00:00Z', null, $this->mentor, MentorshipState::Unanswered );
		foreach ( array( array( MentorshipState::Withdrawn, '' ), array( MentorshipState::Unanswered, 'gone' ) ) as $none ) {
			$this->ask( '2026-11-10T10:00:00Z', null, $this->mentor, ...$none );
		}
		self::assertSame( 0.5, $this->results()['aktyvumas']['reply_rate'] );

		$this->ask( '2026-11-10T10:00:00Z', null, $this->mentor, MentorshipState::Declined, 'full' );
		$this->ask( '2026-11-10T10:00:00Z', null, $this->mentor, MentorshipState::Declined, 'full' );
		self::assertSame( array( 0.75, 1.0 ), array( $this->results()['aktyvumas']['reply_rate'], (float) $this->results()['aktyvumas']['median_reply_hours'] ) );
	}

	public function test_what_is_sent_counts_at_once_and_only_the_first_answer_counts_as_one(): void {
		$founder = $this->token( $this->founder );
		$mentor  = $this->token( $this->mentor );
		$send    = fn (): int => $this->request( 'POST', 'message_send', array( 'id' => $this->mentor, 'subject' => 'Tema', 'message' => 'Laba diena' ), $founder )->get_data()['convo_id'];
		$reply   = fn ( int $convo, string $who, string $id = '' ): int => $this->request( 'POST', 'message_reply', array( 'convo_id' => $convo, 'content' => 'Sveiki', 'client_id' => $id ), $who )->get_status();
		$convo   = $send();
		$send();
		self::assertSame( 200, $reply( $convo, $founder ) );
		$this->freeze( '2026-11-21T10:45:00Z' );
		foreach ( array( 1, 2 ) as $again ) {
			self::assertSame( 200, $reply( $convo, $mentor, '11111111-1111-4111-8111-111111111111' ) );
		}
		$this->freeze( '2026-11-21T11:45:00Z' );
		self::assertSame( 200, $reply( $convo, $mentor ) );
		$activity = $this->results()['aktyvumas'];

		self::assertEquals( array( 2, 2, 3, 1.0, 2.5 ), array( $activity['conversations'], $activity['messages_sent'], $activity['messages_received'], $activity['reply_rate'], $activity['median_reply_hours'] ) );
		self::assertSame( array( 'month' => '2026-11', 'messages' => 2, 'plans' => 0 ), $activity['by_month'][11] );
		self::assertSame( 0, $this->results( $this->mentor( 'Kita', 'Mentorė' ) )['aktyvumas']['conversations'] );
	}

	public function test_the_agency_is_named_in_the_language_of_the_reply(): void {
		update_option( 'mentoriai_settings', array( 'agency_name_lt' => 'Bandymų agentūra', 'agency_name_en' => 'Agency of Tests' ) );
		$name = fn ( string $query ): string => $this->request( 'GET', "user-results/$query", array(), $this->token( $this->mentor ) )->get_data()['agency'];
		self::assertSame( array( 'Bandymų agentūra', 'Agency of Tests' ), array( $name( '' ), $name( '?lang=en' ) ) );
	}

	public function test_only_mentors(): void {
		self::assertSame( 401, $this->request( 'GET', 'user-results' )->get_status() );
		self::assertSame( 403, $this->request( 'GET', 'user-results', array(), $this->token( $this->founder ) )->get_status() );
		self::assertSame( 'private, no-store', $this->request( 'GET', 'user-results', array(), $this->token( $this->mentor ) )->get_headers()['Cache-Control'] );
	}

	public function test_reading_costs_the_same_however_much_was_written(): void {
		$field = $this->field( 'eksportas', 'Eksportas' );
		update_user_meta( $this->mentor, UserMeta::FIELDS, array( $field ) );
		$this->talk( '2026-11-10T10:00:00Z', 30 );
		$this->look( $this->mentor, array( $field ) );
		$token = $this->token( $this->mentor );
		$ask   = fn () => self::assertSame( 200, $this->request( 'GET', 'user-results', array(), $token )->get_status() );
		$empty = fn () => $this->request( 'GET', 'no-such-route' );
		// Nothing in the cache but the options of the test site itself.
		$cost  = function ( callable $work ): int {
			wp_cache_flush();
			get_option( 'mentoriai_test_settings' );
			return $this->count_queries( $work );
		};
		$ask();
		$few = $this->rows_read( $ask );
		self::assertSame( 3, $cost( $ask ) - $cost( $empty ) );

		$this->write_much();
		self::assertSame( 100000, (int) $this->db()->value( 'SELECT COUNT(*) FROM {messages} WHERE author_id = ?', $this->mentor ) - 1 );
		$ask();
		self::assertSame( 3, $cost( $ask ) - $cost( $empty ) );
		self::assertLessThanOrEqual( $few + 100, $this->rows_read( $ask ) );
	}

	/** 100,000 messages of the mentor in a conversation, by the database itself, counted as if they had been sent. */
	private function write_much(): void {
		global $wpdb;
		$prefix = $wpdb->prefix . 'mentoriai_';
		$digits = implode( ' UNION ALL ', array_map( static fn ( int $digit ): string => "SELECT $digit AS d", range( 0, 9 ) ) );
		$wpdb->query( "INSERT INTO {$prefix}messages (convo_id, author_id, content, created_at) SELECT 1000000, {$this->mentor}, 'Žinutė', '2026-11-02 10:00:00' FROM ($digits) a CROSS JOIN ($digits) b CROSS JOIN ($digits) c CROSS JOIN ($digits) e CROSS JOIN ($digits) f" );
		$wpdb->query( "UPDATE {$prefix}message_months SET sent = sent + 100000" );
		foreach ( range( 1, 11 ) as $month ) {
			$wpdb->query( $wpdb->prepare( "INSERT IGNORE INTO {$prefix}message_months (mentor_id, month, sent) VALUES (%d, %s, 9)", $this->mentor, sprintf( '2026-%02d', $month ) ) );
		}
	}
}
