<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\CheckIns;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Mail\MutedMails;
use MentoriaiPortal\Migrations\Migration0009BackfillMentorships;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/**
 * Who is asked how it goes, and when.
 */
#[Group( 'any-database' )]
final class CheckInRoundsTest extends CheckInTestCase {

	/** @return iterable<string, array{list<int>, list<string>}> Days on which the background work runs, and what each side is asked. */
	public static function clocks(): iterable {
		yield 'day by day' => array( range( 1, 200 ), array( '14 checkin', '42 checkin', '102 checkin', '162 checkin' ) );
		yield 'in steps of ten days' => array( range( 10, 200, 10 ), array( '20 checkin', '50 checkin', '110 checkin', '170 checkin' ) );
		yield 'off from day 2 to 8' => array( array( 1, ...range( 9, 45 ) ), array( '14 checkin', '42 checkin' ) );
		yield 'off from day 10 to 20: late, and asked' => array( array( ...range( 1, 9 ), ...range( 21, 45 ) ), array( '21 checkin', '42 checkin' ) );
		yield 'off from day 10 to 45: the first step is dropped' => array( array( ...range( 1, 9 ), ...range( 46, 104 ) ), array( '46 checkin', '102 checkin' ) );
	}

	/**
	 * @param list<int>    $days
	 * @param list<string> $asked
	 */
	#[DataProvider( 'clocks' )]
	public function test_each_side_is_asked_once_on_each_day_of_the_rules_however_the_clock_moves( array $days, array $asked ): void {
		$convo = $this->pair();
		$this->live( $days, $convo );

		self::assertSame( array( $asked, $asked ), array( $this->questions( $this->founder ), $this->questions( $this->mentor ) ) );
		self::assertSame( 2 * count( $asked ), $this->rows_of( 'checkins' ) );
	}

	public function test_only_active_pairs_are_asked_and_a_silent_one_is_asked_about_instead(): void {
		$this->convo( $this->founder, $this->other_mentor() );
		$this->pair();
		$this->live( range( 1, 120 ) );

		self::assertSame( array( '14 checkin', '42 checkin', '90 still_going' ), $this->questions( $this->founder ) );
		self::assertSame( 'silent', $this->mentorship( $this->mentor, 'past' )['reason'] );
	}

	public function test_one_email_has_one_link_for_each_person_asked_about(): void {
		$mails = $this->sent_mails();
		$this->pair();
		$this->pair( $this->founder, $this->other_mentor() );
		$this->live( array( 50 ) );

		$secrets = $this->secrets( $this->founder, $mails );
		self::assertCount( 2, $secrets );
		self::assertSame( array( '50 checkin' ), $this->questions( $this->founder ) );
		self::assertSame( array( 'Rasa', 'Jonas' ), array_map( fn ( string $token ): string => $this->request( 'GET', "checkin/$token" )->get_data()['person']['name'], $secrets ) );
		$mail = array_values( array_filter( $mails->getArrayCopy(), fn ( array $mail ): bool => $this->address( $this->founder ) === $mail['to'] && str_contains( $mail['message'], $secrets[0] ) ) )[0];
		self::assertStringContainsString( 'Rasa Kazlauskienė', $mail['message'] );
		self::assertStringContainsString( 'List-Unsubscribe', implode( "\n", (array) $mail['headers'] ) );
	}

	public function test_a_second_question_waits_until_a_week_has_passed(): void {
		$this->pair();
		$this->live( array( 4 ) );
		$this->pair( $this->founder, $this->other_mentor() );
		$this->live( array( 14, 18, 20, 21 ) );

		self::assertSame( array( '14 checkin', '21 checkin' ), $this->questions( $this->founder ) );
	}

	/** Fourteen pairs of one founder, begun a few days apart; half of them fall silent. */
	public function test_nobody_is_asked_twice_within_seven_days_and_nothing_is_lost(): void {
		$this->limit_of_new_mentors();
		$convos = array();
		for ( $day = 0; $day < 200; $day++ ) {
			if ( $day < 42 && 0 === $day % 3 ) {
				$convos[] = $this->pair( $this->founder, $this->member( Role::Mentor, "Mentorė$day", 'Pavardė' ) );
			}
			if ( 0 === $day % 40 ) {
				array_map( fn ( int $convo ): int => $this->replied( $this->founder, $convo, 'Rašau' ), array_slice( $convos, 0, 7 ) );
			}
			$this->later( 1 );
			self::run_due();
		}
		$days = array_map( 'intval', $this->questions( $this->founder ) );
		$gaps = array_map( static fn ( int $day, int $next ): int => $next - $day, array_slice( $days, 0, -1 ), array_slice( $days, 1 ) );

		self::assertGreaterThanOrEqual( 7, min( $gaps ), implode( ', ', $this->questions( $this->founder ) ) );
		$of_one = $this->db()->rows( "SELECT COUNT(*) AS times, COUNT( DISTINCT day ) AS days FROM {checkins} WHERE user_id = ? GROUP BY mentorship_id", $this->founder );
		self::assertCount( 14, $of_one, 'Each of them was asked about.' );
		self::assertSame( array_column( $of_one, 'days' ), array_column( $of_one, 'times' ) );
		self::assertContains( 'ended', array_column( $this->db()->rows( 'SELECT state FROM {mentorships}' ), 'state' ) );
		self::assertSame( array(), $this->db()->rows( "SELECT id FROM {mail_queue} WHERE type IN ('checkin', 'still_going') AND state <> 'sent'" ), 'No email was for nothing.' );
	}

	private function limit_of_new_mentors(): void {
		$this->limit( array( 'message_send' => array( 1000, 3600 ), 'message_send_new' => array( 100, 86400 ) ) );
	}

	public function test_a_pair_with_a_side_that_is_not_public_is_left_alone_and_asked_afterwards(): void {
		$this->pair();
		do_action( 'mentoriai_set_user_status', $this->mentor, AccountStatus::Paused->value );
		$this->live( range( 1, 20 ) );
		self::assertSame( array( array(), array() ), array( $this->questions( $this->founder ), $this->questions( $this->mentor ) ) );

		do_action( 'mentoriai_set_user_status', $this->mentor, AccountStatus::Public->value );
		$this->live( range( 21, 25 ) );
		self::assertSame( array( '21 checkin' ), $this->questions( $this->founder ) );
	}

	public function test_what_ended_or_paused_before_the_email_left_is_not_in_it(): void {
		$this->pair();
		add_filter( 'pre_wp_mail', '__return_false' );
		$this->live( array( 14 ) );
		remove_filter( 'pre_wp_mail', '__return_false' );
		$mails = $this->sent_mails();
		$this->post( 'mentorship_end', array( 'id' => $this->mentorship( $this->founder )['id'], 'reason' => 'other' ), $this->founder );
		$this->later( 0, 7200 );
		self::run_due();

		self::assertSame( array(), array( ...$this->secrets( $this->founder, $mails ), ...$this->secrets( $this->mentor, $mails ) ) );
	}

	public function test_pairs_from_before_are_not_asked_for_the_time_before(): void {
		$now = ( new Clock() )->now();
		$this->history()->add( $this->founder, $this->mentor, 'Eksportas', array( array( 'author_id' => $this->founder, 'text' => 'Laba', 'at' => $now - 50 * 86400 - 60 ), array( 'author_id' => $this->mentor, 'text' => 'Sveiki', 'at' => $now - 50 * 86400 ) ), 2, 2 );
		( new Migration0009BackfillMentorships() )->run( $this->db() );
		self::run_due();
		$this->live( range( 1, 60 ), (int) $this->db()->value( 'SELECT convo_id FROM {conversations}' ) );

		self::assertSame( array( '52 checkin' ), $this->questions( $this->founder ), 'Day 102 after the answer, and no other.' );
	}

	public function test_whoever_goes_on_after_a_silence_is_not_asked_for_it(): void {
		$convo = $this->pair();
		$this->live( range( 1, 110 ) );
		$this->replied( $this->founder, $convo );
		$this->live( range( 111, 165 ), $convo );

		self::assertSame( array( '14 checkin', '42 checkin', '90 still_going', '162 checkin' ), $this->questions( $this->founder ) );
	}

	public function test_whoever_switched_it_off_is_not_asked_and_the_other_side_is(): void {
		$this->pair();
		MutedMails::set( $this->founder, 'checkin', true );
		$this->live( range( 1, 20 ) );
		MutedMails::set( $this->founder, 'checkin', false );
		$this->live( range( 21, 43 ) );

		self::assertSame( array( array( '42 checkin' ), array( '14 checkin', '42 checkin' ) ), array( $this->questions( $this->founder ), $this->questions( $this->mentor ) ) );
	}
}
