<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Today;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Tests\Integration\Meetings\MeetingTestCase;
use PHPUnit\Framework\Attributes\Group;

/**
 * What mentorships, meetings and check-ins put on Today. The clock stands at 10:15 in Vilnius on 2026-11-21; TIME is ten days later.
 */
#[Group( 'any-database' )]
final class MentorshipsTodayTest extends MeetingTestCase {

	/** @return list<array{string, string, string, string|null}> Title, text, path and time of each item of a kind. */
	private function today( int $who, string $kind, string $query = '' ): array {
		$reply = $this->request( 'GET', "today/$query", array(), $this->token( $who ) );
		self::assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		return array_map(
			static fn ( array $item ): array => array( $item['title'], $item['text'], substr( $item['url'], strlen( home_url() ) ), $item['at'] ),
			array_values( array_filter( $reply->get_data()['items'], static fn ( array $item ): bool => $kind === $item['kind'] ) )
		);
	}

	/** @return list<string> */
	private function titles( int $who, string $kind ): array {
		return array_column( $this->today( $who, $kind ), 0 );
	}

	public function test_a_mentor_sees_who_waits_the_longest_first_until_the_answer(): void {
		$other  = $this->member( Role::Founder, 'Ieva', 'Ievaitė' );
		$first  = $this->convo( $other );
		$second = $this->member( Role::Founder, 'Ona', 'Onaitė' );
		$this->later( 3 );
		$convo = $this->convo( $second );

		self::assertSame(
			array(
				array( 'Laukia jūsų atsakymo: Ieva Ievaitė', 'Įkūrėjas laukia jau 3 dienas.', "/pokalbis/$first", '2026-11-21T08:15:00Z' ),
				array( 'Laukia jūsų atsakymo: Ona Onaitė', 'Įkūrėjas parašė jums šiandien.', "/pokalbis/$convo", '2026-11-24T08:15:00Z' ),
			),
			$this->today( $this->mentor, 'request' )
		);
		self::assertStringStartsWith( '/en/', $this->today( $this->mentor, 'request', '?lang=en' )[0][2] );
		self::assertSame( array(), $this->today( $second, 'request' ), 'There is nothing to do on the first day.' );

		$this->replied( $this->mentor, $first );
		do_action( 'mentoriai_set_user_status', $second, AccountStatus::Paused->value );
		self::assertSame( array(), $this->today( $this->mentor, 'request' ), 'One is answered, the other founder cannot be answered.' );
	}

	public function test_a_founder_is_led_on_from_day_seven_and_after_a_refusal_until_the_next_request(): void {
		$mentor = $this->member( Role::Mentor, 'Jonas', 'Petraitis' );
		$this->convo( $this->founder, $mentor );
		$id = $this->mentorship( $mentor )['id'];
		$this->later( 6, 86399 );
		self::assertSame( array(), $this->today( $this->founder, 'request' ) );
		$this->later( 0, 1 );
		self::assertSame( array( array( 'Dar neatsakė: Jonas Petraitis', 'Laukiate jau 7 dienas.', "/mentoryste/$id", '2026-11-21T08:15:00Z' ) ), $this->today( $this->founder, 'request' ) );

		$this->post( 'mentorship_decline', array( 'id' => $id, 'reason' => 'no_time' ), $mentor );
		self::assertSame( array( array( 'Dabar padėti negali: Jonas Petraitis', 'Pažiūrėkite, kas galėtų padėti.', "/mentoryste/$id", '2026-11-28T08:15:00Z' ) ), $this->today( $this->founder, 'request' ) );
		$this->later( 13 );
		self::assertCount( 1, $this->today( $this->founder, 'request' ) );
		$this->later( 1 );
		self::assertSame( array(), $this->today( $this->founder, 'request' ), 'After two weeks it is old.' );
	}

	public function test_whom_a_founder_asks_next_takes_the_refusal_from_today(): void {
		$this->convo( $this->founder, $this->member( Role::Mentor, 'Jonas', 'Petraitis' ) );
		$this->later( 14 );
		self::run_due();
		self::assertSame( array( 'Neatsakė: Jonas Petraitis' ), $this->titles( $this->founder, 'request' ) );
		$this->convo( $this->founder, $this->member( Role::Mentor, 'Tomas', 'Tomaitis' ) );
		self::assertSame( array(), $this->titles( $this->founder, 'request' ) );
	}

	public function test_a_proposal_waits_for_the_other_side_until_it_cannot_be_answered(): void {
		$this->proposed();
		self::assertSame( array( array( 'Siūlo susitikti: Lina Urbonaitė', 'Pasirinkite jums tinkamą laiką.', "/mentoryste/{$this->pair}", null ) ), $this->today( $this->mentor, 'meeting' ) );
		self::assertSame( array(), $this->today( $this->founder, 'meeting' ) );
		$this->later( 10, 86399 );
		self::assertCount( 1, $this->today( $this->mentor, 'meeting' ), 'The second time is still to come.' );
		$this->post( 'mentorship_end', array( 'id' => $this->pair, 'reason' => 'other' ), $this->mentor );
		self::assertSame( array(), $this->today( $this->mentor, 'meeting' ) );
	}

	public function test_an_agreed_meeting_is_mentioned_before_it_and_asked_about_after_it(): void {
		$this->agreed();
		$this->good( $this->answer( $this->mentor, $this->proposed( array( 'times' => array( '2026-12-30T10:00:00Z' ), 'place' => 'Vėliau' ) ), '2026-12-30T10:00:00Z' ) );
		$expected = array( "/mentoryste/{$this->pair}", self::TIME );
		foreach ( array( $this->founder, $this->mentor ) as $who ) {
			self::assertSame( array( array( 'Kavinė „Rytas“', ...$expected ) ), array_map( static fn ( array $item ): array => array_slice( $item, 1 ), $this->today( $who, 'meeting' ) ), 'The one in a month is not of today.' );
		}
		self::assertSame( array( 'Susitikimas: Rasa Kazlauskienė' ), $this->titles( $this->founder, 'meeting' ) );

		$this->later( 10, 4000 );
		self::assertSame( array( 'Ar susitikote? Rasa Kazlauskienė' ), $this->titles( $this->founder, 'meeting' ) );
		$this->log( $this->founder, (int) $this->db()->value( 'SELECT MIN(id) FROM {meetings}' ), true );
		self::assertSame( array(), $this->titles( $this->founder, 'meeting' ) );
		self::assertSame( array( 'Ar susitikote? Lina Urbonaitė' ), $this->titles( $this->mentor, 'meeting' ) );
		$this->later( 14 );
		self::assertStringNotContainsString( 'Ar susitikote', implode( $this->titles( $this->mentor, 'meeting' ) ), 'No word counts any more.' );
	}

	public function test_what_begins_within_a_day_comes_first_and_what_is_days_away_last(): void {
		$soon = '2026-11-22T07:00:00Z';
		$this->agreed();
		$this->good( $this->log_day( $this->founder, '2026-11-21' ) );
		$this->good( $this->answer( $this->mentor, $this->proposed( array( 'times' => array( $soon ) ) ), $soon ) );
		self::assertSame( array( $soon, '2026-11-21', self::TIME ), array_column( $this->today( $this->mentor, 'meeting' ), 3 ) );
	}

	public function test_a_check_in_leads_to_its_question_until_it_is_answered(): void {
		$this->later( 14 );
		self::run_due();
		[ [ $title, , $path, $at ] ] = $this->today( $this->founder, 'checkin' );
		self::assertSame( array( 'Kaip sekasi? Rasa Kazlauskienė', '2026-12-05T08:15:00Z' ), array( $title, $at ) );
		self::assertSame( $path, $this->today( $this->founder, 'checkin' )[0][2] );
		self::assertStringStartsWith( '/en/patikra/', $this->today( $this->founder, 'checkin', '?lang=en' )[0][2] );
		self::assertNotSame( $path, $this->today( $this->mentor, 'checkin' )[0][2], 'Each side is asked alone.' );
		update_user_meta( $this->mentor, UserMeta::STATUS, AccountStatus::Paused->value );
		self::assertSame( array(), $this->today( $this->founder, 'checkin' ), 'Not about a pair with a side that is not public.' );
		update_user_meta( $this->mentor, UserMeta::STATUS, AccountStatus::Public->value );

		$token = basename( $path );
		self::assertSame( 'Rasa', $this->request( 'GET', "checkin/$token" )->get_data()['person']['name'] );
		self::assertSame( 200, $this->request( 'POST', 'checkin', array( 'token' => $token, 'score' => 4 ) )->get_status() );
		self::assertSame( array(), $this->today( $this->founder, 'checkin' ) );

		$this->later( 28 );
		self::run_due();
		self::assertCount( 1, $this->today( $this->mentor, 'checkin' ), 'Of a mentorship the latest question.' );
		$this->post( 'mentorship_end', array( 'id' => $this->pair, 'reason' => 'other' ), $this->mentor );
		self::assertSame( array(), $this->today( $this->mentor, 'checkin' ), 'After the end nobody is asked.' );
	}

	public function test_other_keys_of_the_site_show_no_link_that_leads_nowhere(): void {
		$this->later( 14 );
		self::run_due();
		add_filter( 'salt', static fn (): string => 'other' );
		self::assertSame( array(), $this->today( $this->founder, 'checkin' ) );
	}

	public function test_the_queries_do_not_grow_with_what_waits(): void {
		$this->limit( array( 'meeting' => array( 100, 86400 ), 'mentorship_change' => array( 100, 86400 ), 'message_send' => array( 100, 3600 ) ) );
		$ask = fn () => $this->request( 'GET', 'today/', array(), $this->token( $this->mentor ) );
		$ask();
		$few = $this->count_queries( $ask );
		for ( $i = 0; $i < 4; $i++ ) {
			$time = gmdate( 'Y-m-d\TH:i:s\Z', (int) strtotime( self::TIME ) + 3600 * $i );
			$this->proposed();
			$this->good( $this->answer( $this->mentor, $this->proposed( array( 'times' => array( $time ) ) ), $time ) );
			$this->convo( $this->member( Role::Founder, "Vardenė$i", 'Pavardė' ) );
		}
		$this->later( 14 );
		self::run_due();
		self::assertCount( 10, $ask()->get_data()['items'] );
		self::assertSame( $few, $this->count_queries( $ask ) );
	}
}
