<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Mentorships;

use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use WP_REST_Response;

/**
 * What cards say of a mentor before anything is written, and what is true at that moment.
 */
final class AvailabilityTest extends MentorshipTestCase {

	private const PROFILE = array(
		'firstName'       => 'Rasa',
		'lastName'        => 'Kazlauskienė',
		'pareigosirimone' => 'Vadovė',
		'aprasymaslt'     => 'Padedu augti.',
	);

	/** @param array<string, mixed> $body */
	private function save( array $body ): WP_REST_Response {
		return $this->post( 'save_profile', $body + self::PROFILE, $this->mentor );
	}

	/** @return array{bool, string|null, bool, int|null} Of the mentor's card in the list. */
	private function card( string $lang = 'lt' ): array {
		$list = $this->request( 'POST', "mentoriai_dynamic/?lang=$lang", array() )->get_data()['list'];
		$card = array_column( $list, null, 'id' )[ $this->mentor ];
		return array( $card['paskyrosUzimtumas'], $card['busy_until'], $card['full'], $card['answers_in_days'] );
	}

	/** @return array{string, string|null} Flag and day as the profile gives them. */
	private function profile(): array {
		$profile = $this->request( 'GET', 'user-profile/', array(), $this->token( $this->mentor ) )->get_data()['profile'];
		return array( $profile['paskyros_uzimtumas'], $profile['busy_until'] );
	}

	private function other_founder(): int {
		static $number = 0;
		return $this->member( Role::Founder, 'Kita', 'Įkūrėja ' . ++$number );
	}

	public function test_busy_until_a_day_ends_with_it_in_vilnius_and_nobody_saves_anything(): void {
		$free = $this->member( Role::Mentor, 'Žydra', 'Laisvoji' );
		do_action( 'mentoriai_profile_saved', $free );
		self::assertSame( 200, $this->save( array( 'busy_until' => '2026-12-12' ) )->get_status() );
		$order = fn (): array => array_column( $this->request( 'POST', 'mentoriai_dynamic/', array() )->get_data()['list'], 'id' );

		$this->freeze( '2026-12-12T21:59:59Z' );
		self::assertSame( array( true, '2026-12-12', false, null ), $this->card() );
		self::assertSame( array( $free, $this->mentor ), $order(), 'Busy mentors come last.' );
		self::assertSame( array( '1', '2026-12-12' ), $this->profile() );
		self::assertTrue( $this->request( 'GET', 'user/', array(), $this->token( $this->mentor ) )->get_data()['user']['busy'] );
		self::assertSame( array( 409, 'mentor_busy' ), self::refusal( $this->send( $this->founder, $this->mentor ) ) );

		$this->freeze( '2026-12-12T22:00:00Z' );
		self::assertSame( array( false, null, false, null ), $this->card( 'en' ) );
		self::assertSame( array( false, null, false, null ), $this->card() );
		$terms = $this->db()->rows( 'SELECT DISTINCT busy FROM {mentor_terms} WHERE kind = ? AND mentor_id = ?', 'dynamic', $this->mentor );
		self::assertSame( array( '0' ), array_column( $terms, 'busy' ), 'In the lists too.' );
		self::assertSame( array( '0', null ), $this->profile() );
		self::assertFalse( $this->request( 'GET', 'user/', array(), $this->token( $this->mentor ) )->get_data()['user']['busy'] );
		self::assertSame( 200, $this->send( $this->founder, $this->mentor )->get_status() );
	}

	public function test_a_mentor_whom_the_flag_keeps_busy_stays_busy_after_the_day(): void {
		$this->save( array( 'paskyrosUzimtumas' => '1' ) );
		$this->save( array( 'busy_until' => '2026-12-12' ) );
		self::assertSame( array( true, '2026-12-12', false, null ), $this->card() );

		$this->freeze( '2026-12-13T09:00:00Z' );
		self::assertSame( array( true, null, false, null ), $this->card() );
		self::assertSame( array( 409, 'mentor_busy' ), self::refusal( $this->send( $this->founder, $this->mentor ) ) );
	}

	public function test_what_a_save_does_to_flag_and_day(): void {
		$saved = function ( array $body ): array {
			self::assertSame( 200, $this->save( $body )->get_status() );
			return array( ...$this->profile(), (string) get_user_meta( $this->mentor, UserMeta::BUSY, true ) );
		};
		self::assertSame( array( '1', '2026-12-12', '0' ), $saved( array( 'busy_until' => '2026-12-12' ) ) );
		self::assertSame( array( '1', '2026-12-12', '0' ), $saved( array() ), 'A save that does not name it leaves it.' );
		self::assertSame( array( '1', '2026-12-12', '0' ), $saved( array( 'paskyrosUzimtumas' => '1' ) ), 'While only the day makes one busy that is the sum, sent back.' );
		self::assertSame( array( '0', null, '0' ), $saved( array( 'paskyrosUzimtumas' => '0' ) ), 'Clears it.' );
		self::assertSame( array( '1', '2026-12-20', '0' ), $saved( array( 'paskyrosUzimtumas' => '0', 'busy_until' => '2026-12-20' ) ), 'Unless the same save names a day.' );
		self::assertSame( array( '0', null, '0' ), $saved( array( 'busy_until' => '' ) ) );
		self::assertSame( array( '1', null, '1' ), $saved( array( 'paskyrosUzimtumas' => '1' ) ) );
		self::assertSame( array( '1', '2026-11-21', '1' ), $saved( array( 'busy_until' => '2026-11-21' ) ), 'Today is a day to come.' );
		self::assertSame( array( '1', null, '1' ), $saved( array( 'busy_until' => null ) ) );
		self::assertSame( array( '1', '2026-12-12', '0' ), $saved( array( 'paskyrosUzimtumas' => false, 'busy_until' => '2026-12-12' ) ) );
		self::assertSame( array( '1', null, '1' ), $saved( array( 'paskyrosUzimtumas' => '1', 'busy_until' => '' ) ), 'Busy, and no day any more.' );
	}

	public function test_wrong_days_are_refused_and_those_of_founders_dropped(): void {
		foreach ( array( '2026-11-20' => 'date_past', '2026-02-30' => 'invalid', '12/12/2026' => 'invalid', 'rytoj' => 'invalid' ) as $day => $why ) {
			$reply = $this->save( array( 'busy_until' => $day ) );
			self::assertSame( array( 400, array( 'busy_until' => $why ) ), array( $reply->get_status(), $reply->get_data()['data']['fields'] ), $day );
		}
		$founder = array( 'pavadinimas' => 'MB', 'regMetai' => 2020, 'veiklosSritis' => 'Kepame.', 'klausimai' => 'Kaip?', 'busy_until' => 'rytoj' );
		self::assertSame( 200, $this->post( 'save_profile', $founder + self::PROFILE, $this->founder )->get_status() );
		self::assertSame( '', get_user_meta( $this->founder, UserMeta::BUSY_UNTIL, true ) );
	}

	public function test_full_is_true_the_moment_a_place_is_taken_and_false_when_it_is_free(): void {
		$this->save( array( 'capacity' => 1 ) );
		self::assertFalse( $this->card()[2] );
		$id = $this->asked();
		self::assertTrue( $this->card()[2] );
		self::assertTrue( $this->card( 'en' )[2] );
		$slug = get_user_meta( $this->mentor, UserMeta::SLUG, true );
		self::assertTrue( $this->request( 'GET', "mentoriai_dynamic_single/$slug" )->get_data()['full'] );
		$this->post( 'mentorship_decline', array( 'id' => $id, 'reason' => 'full' ), $this->mentor );
		self::assertFalse( $this->card()[2] );

		update_option( 'mentoriai_settings', array( 'mentor_capacity' => 1 ) + (array) get_option( 'mentoriai_settings', array() ) );
		$this->save( array( 'capacity' => 0 ) );
		$this->convo( $this->other_founder() );
		self::assertTrue( $this->card()[2], 'The setting, where the mentor chose nothing.' );
	}

	public function test_days_to_an_answer_are_the_median_of_three_or_more_in_180_days(): void {
		$this->limit( array( 'message_send' => array( 100, 3600 ) ) );
		$day    = 0;
		$answer = function ( int $days, int $seconds ) use ( &$day ): void {
			$this->freeze( gmdate( 'Y-m-d\TH:i:s\Z', gmmktime( 8, 0, 0, 1, 1 + 20 * $day++, 2027 ) ) );
			$convo = $this->convo( $this->other_founder() );
			$this->later( $days, $seconds );
			$this->replied( $this->mentor, $convo );
			$this->replied( $this->mentor, $convo, 'Ir dar' );
		};
		$answer( 0, 60 );
		$answer( 0, 60 );
		do_action( 'mentoriai_profile_saved', $this->mentor );
		self::assertNull( $this->card()[3] );
		$answer( 9, 0 );
		self::assertSame( 1, $this->card()[3], 'One day at least; only the first answer counts.' );
		$answer( 1, 1 );
		self::assertSame( 1, $this->card()[3], 'Of two in the middle their mean: half a day.' );
		$answer( 5, 0 );
		self::assertSame( 2, $this->card()[3], 'Rounded up.' );

		// The first of January is over 180 days ago now; the order of those that are left: a minute, one day, five, nine.
		$this->freeze( '2027-07-01T08:00:00Z' );
		self::assertSame( 4, $this->card()[3] );
		$this->freeze( '2028-01-01T08:00:00Z' );
		self::assertNull( $this->card()[3] );
	}

	public function test_the_median_of_hundreds_of_answers_is_of_all(): void {
		do_action( 'mentoriai_profile_saved', $this->mentor );
		// MySQL's default, which would cut a list of all after two hundred.
		$this->is_sqlite() || $this->db()->execute( 'SET SESSION group_concat_max_len = 1024' );
		$number = 0;
		$add    = function ( int $count, int $from ) use ( &$number ): void {
			$rows = array();
			for ( $at = 1; $at <= $count; $at++ ) {
				$rows[] = '(' . ( 900_000 + ++$number ) . ", {$this->mentor}, 1, 'active', '2026-11-01 08:00:00', '2026-11-20 08:00:00', " . ( $from + $at ) . ", '2026-11-20 08:00:00', 1)";
			}
			$this->db()->execute( 'INSERT INTO {mentorships} (founder_id, mentor_id, is_latest, state, requested_at, answered_at, answer_seconds, active_at, convo_id) VALUES ' . implode( ', ', $rows ) );
		};
		$add( 400, 1000 );
		self::assertSame( 1, $this->card()[3] );
		$add( 400, 4 * 86400 );
		self::assertSame( 3, $this->card()[3], 'The mean of the last of the short and the first of the long ones.' );
		$add( 1, 9 * 86400 );
		self::assertSame( 5, $this->card()[3] );
	}

	public function test_a_decline_with_a_day_saves_it_in_the_profile(): void {
		$id = $this->asked();
		self::assertSame( 400, $this->post( 'mentorship_decline', array( 'id' => $id, 'reason' => 'no_time', 'busy_until' => '2026-11-20' ), $this->mentor )->get_status() );
		self::assertSame( 'requested', $this->mentorship( $this->mentor )['state'] );
		$body = array( 'id' => $id, 'reason' => 'no_time', 'busy_until' => '2026-12-12' );
		self::assertSame( 'declined', $this->post( 'mentorship_decline', $body, $this->mentor )->get_data()['mentorship']['state'] );
		self::assertSame( array( array( '1', '2026-12-12' ), array( true, '2026-12-12', false, null ) ), array( $this->profile(), $this->card() ) );

		self::assertSame( 200, $this->post( 'mentorship_decline', array( 'busy_until' => '2026-12-24' ) + $body, $this->mentor )->get_status(), 'The same again is a success, and changes nothing.' );
		self::assertSame( array( '1', '2026-12-12' ), $this->profile() );
	}

	public function test_a_decline_that_came_too_late_leaves_the_profile_alone(): void {
		$id = $this->active();
		self::assertSame( 409, $this->post( 'mentorship_decline', array( 'id' => $id, 'reason' => 'no_time', 'busy_until' => '2026-12-12' ), $this->mentor )->get_status() );
		self::assertSame( array( '0', null ), $this->profile() );
	}
}
