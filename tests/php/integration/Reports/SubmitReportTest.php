<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Reports;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Mentors\StaticMentors;
use PHPUnit\Framework\Attributes\Group;

/**
 * POST report: who can report what, and what becomes one case.
 */
#[Group( 'any-database' )]
final class SubmitReportTest extends ReportsTestCase {

	private const UUID = '1b4e28ba-2fa1-11d2-883f-0016d3cca427';

	public function test_a_message_is_kept_with_five_before_and_five_after(): void {
		$convo = $this->convo();
		$ids   = array();
		for ( $number = 1; $number <= 12; $number++ ) {
			$ids[ $number ] = $this->replied( 0 === $number % 2 ? $this->founder : $this->mentor, $convo, "Žinutė $number" );
		}
		$this->replied( $this->mentor, $this->convo(), 'Kitas pokalbis' );
		$case = $this->opened( $this->reported( $this->founder, 'message', $ids[7], array( 'text' => 'Įžeidė mane.' ) ) );
		self::assertSame( array_map( static fn ( int $number ): string => "Žinutė $number", range( 2, 12 ) ), array_column( $case['snapshot'], 'content' ) );
		self::assertSame( array( 'Žinutė 7' ), array_column( array_filter( $case['snapshot'], static fn ( array $text ): bool => $text['reported'] ), 'content' ) );
		self::assertSame( array( 'message', 'rude', 'Įžeidė mane.', 'open', 1, array( 'id' => $this->mentor, 'name' => 'Rasa Kazlauskienė' ), null ), array( $case['what'], $case['reason'], $case['text'], $case['state'], $case['voices'], $case['about'], $case['decision'] ) );
		self::assertSame( 'Lina Urbonaitė', $case['snapshot'][0]['author_name'] );
	}

	public function test_a_conversation_is_kept_with_its_last_eleven_and_a_mentorship_with_its_last_words(): void {
		$convo = $this->convo();
		foreach ( range( 1, 12 ) as $number ) {
			$this->replied( $this->mentor, $convo, "Žinutė $number" );
		}
		$case = $this->opened( $this->reported( $this->founder, 'conversation', $convo ) );
		self::assertSame( array_map( static fn ( int $number ): string => "Žinutė $number", range( 2, 12 ) ), array_column( $case['snapshot'], 'content' ) );

		$founder = $this->member( Role::Founder, 'Jonas', 'Kalnietis' );
		$this->convo( $founder );
		$id = $this->mentorship( $founder )['id'];
		$this->post( 'mentorship_decline', array( 'id' => $id, 'reason' => 'other', 'text' => 'Su tokiais nedirbu.' ), $this->mentor );
		$case = $this->opened( $this->reported( $founder, 'mentorship', $id ) );
		self::assertSame( array( 'Su tokiais nedirbu.' ), array_column( $case['snapshot'], 'content' ) );
		self::assertSame( $this->mentor, $case['about']['id'] );
	}

	public function test_what_is_kept_stays_as_it_was(): void {
		$id     = $this->review( 'Pirmasis žodis.' );
		$number = $this->reported( $this->mentor, 'review', $id );
		$this->review( 'Antrasis žodis.' );
		$this->decide( $number, 'hide' );
		self::assertSame( array( 'Pirmasis žodis.' ), array_column( $this->opened( $number )['snapshot'], 'content' ) );

		update_user_meta( $this->mentor, UserMeta::ABOUT, 'Skolinu pinigus.' );
		update_user_meta( $this->mentor, UserMeta::ABOUT_EN, 'I lend money.' );
		$number = $this->reported( $this->founder, 'mentor', $this->mentor );
		update_user_meta( $this->mentor, UserMeta::ABOUT, 'Kuriu komandas.' );
		self::assertSame( array( 'Rasa Kazlauskienė', 'Skolinu pinigus.', 'I lend money.' ), array_column( $this->opened( $number )['snapshot'], 'content' ) );
	}

	public function test_what_one_does_not_see_is_not_there(): void {
		$message  = $this->message();
		$convo    = (int) $this->db()->value( 'SELECT convo_id FROM {messages} WHERE id = ?', $message );
		$id       = $this->mentorship( $this->founder )['id'];
		$stranger = $this->member( Role::Founder, 'Jonas', 'Kalnietis' );
		$paused   = $this->member( Role::Mentor, 'Ona', 'Stankienė', AccountStatus::Paused );
		$missing  = $this->report( $stranger, 'message', 999999 )->get_data();
		$review   = $this->review();
		$this->db()->execute( "UPDATE {reviews} SET state = 'hidden' WHERE id = ?", $review );
		foreach ( array( array( 'message', $message ), array( 'conversation', $convo ), array( 'mentorship', $id ), array( 'mentor', $paused ), array( 'mentor', $this->founder ), array( 'review', $review ) ) as [ $what, $which ] ) {
			$reply = $this->report( $stranger, $what, $which );
			self::assertSame( array( 404, $missing ), array( $reply->get_status(), $reply->get_data() ), $what );
		}
		$undecided = $this->add_member( Role::Undecided, AccountStatus::Draft );
		self::assertSame( array( 403, 'forbidden' ), self::refusal( $this->report( $undecided, 'mentor', $this->mentor ) ) );
		self::assertSame( 0, $this->rows_of( 'reports' ) + $this->rows_of( 'report_voices' ) + $this->rows_of( 'report_texts' ) );
	}

	public function test_both_sides_report_a_message_and_it_is_one_case(): void {
		$message = $this->message();
		$number  = $this->reported( $this->founder, 'message', $message );
		self::assertSame( $number, $this->reported( $this->mentor, 'message', $message, array( 'text' => 'Tai buvo pokštas.' ) ) );
		self::assertSame( $number, $this->reported( $this->founder, 'message', $message, array( 'text' => 'Dar kartą.' ) ), 'The same person, the same case.' );
		$case = $this->opened( $number );
		self::assertSame( array( 2, 'Tai buvo pokštas.', 2 ), array( $case['voices'], $case['text'], $this->rows_of( 'report_voices' ) ) );
	}

	public function test_after_the_decision_it_is_a_new_case(): void {
		$message = $this->message();
		$number  = $this->reported( $this->founder, 'message', $message );
		$this->decide( $number, 'nothing' );
		$next = $this->reported( $this->founder, 'message', $message );
		self::assertNotSame( $number, $next );
		self::assertSame( array( 'closed', 'open' ), array( $this->opened( $number )['state'], $this->opened( $next )['state'] ) );
	}

	public function test_a_repeated_call_answers_as_the_first_time(): void {
		$message = $this->message();
		$number  = $this->reported( $this->founder, 'message', $message, array( 'client_id' => self::UUID ) );
		$this->decide( $number, 'nothing' );
		self::assertSame( $number, $this->reported( $this->founder, 'message', $message, array( 'client_id' => self::UUID ) ) );
		self::assertSame( 1, $this->rows_of( 'reports' ) );
	}

	public function test_who_may_not_report_hears_that_before_what_is_wrong_with_the_fields(): void {
		self::assertSame( array( 401, 'not_logged_in' ), self::refusal( $this->request( 'POST', 'report', array( 'what' => 'message', 'id' => 'x' ) ) ) );
		$undecided = $this->add_member( Role::Undecided, AccountStatus::Draft );
		self::assertSame( array( 403, 'forbidden' ), self::refusal( $this->request( 'POST', 'report', array( 'what' => 'bad' ), $this->token( $undecided ) ) ) );
		self::assertSame( 400, $this->request( 'POST', 'report', array( 'what' => array(), 'id' => 1 ), $this->token( $this->founder ) )->get_status() );
	}

	public function test_guests_report_what_everyone_sees_and_say_who_they_are(): void {
		$review = $this->review();
		foreach ( array( 'message', 'conversation', 'mentorship' ) as $what ) {
			self::assertSame( array( 401, 'not_logged_in' ), self::refusal( $this->report( null, $what, 1, self::GUEST ) ) );
		}
		$refused = $this->report( null, 'review', $review );
		self::assertSame( array( 'name' => 'required', 'email' => 'required', 'good_faith' => 'not_accepted' ), $refused->get_data()['data']['fields'] );
		self::assertSame( array( 'email' => 'user.incorectemail' ), $this->report( null, 'review', $review, array( 'email' => 'ona' ) + self::GUEST )->get_data()['data']['fields'] );
		$number = $this->reported( null, 'review', $review, self::GUEST );
		self::assertSame( $number, $this->reported( null, 'review', $review, array( 'email' => 'ONA@example.com' ) + self::GUEST ) );
		self::assertSame( 1, $this->opened( $number )['voices'] );
		self::assertSame( $number, $this->reported( null, 'review', $review, array( 'email' => 'kitas@example.com' ) + self::GUEST ) );
		self::assertSame( 2, $this->opened( $number )['voices'] );
		self::assertSame( 200, $this->report( null, 'mentor', $this->mentor, self::GUEST )->get_status() );
	}

	public function test_guests_pass_the_robot_check_and_members_need_none(): void {
		add_filter( 'mentoriai_bot_check', static fn (): string => 'altcha', 30 );
		self::assertSame( array( 400, 'bot_check_failed' ), self::refusal( $this->report( null, 'mentor', $this->mentor, self::GUEST ) ) );
		self::assertSame( 0, $this->rows_of( 'reports' ) );
		$this->reported( $this->founder, 'mentor', $this->mentor );
	}

	public function test_a_mentor_at_a_hub_is_another_one_than_the_member_with_that_number(): void {
		$post = wp_insert_post( array( 'post_type' => StaticMentors::POST_TYPE, 'post_status' => 'publish', 'post_title' => 'Birutė Hubienė', 'post_content' => '<p>Padedu <b>mieste</b>.</p>' ) );
		self::assertIsInt( $post );
		self::assertSame( self::NOT_FOUND, self::refusal( $this->report( $this->founder, 'mentor', $post ) ) );
		$case = $this->opened( $this->reported( null, 'mentor', $post, array( 'kind' => 'static' ) + self::GUEST ) );
		self::assertSame( array( array( 'id' => 0, 'name' => 'Birutė Hubienė' ), array( 'Birutė Hubienė', 'Padedu mieste.' ) ), array( $case['about'], array_column( $case['snapshot'], 'content' ) ) );
		update_user_meta( $this->mentor, UserMeta::TOWN, 'Zarasai' );
		self::assertContains( 'Zarasai', array_column( $this->opened( $this->reported( null, 'mentor', $this->mentor, self::GUEST ) )['snapshot'], 'content' ) );
		wp_update_post( array( 'ID' => $post, 'post_status' => 'draft' ) );
		self::assertSame( self::NOT_FOUND, self::refusal( $this->report( $this->mentor, 'mentor', $post, array( 'kind' => 'static' ) ) ) );
	}

	public function test_ten_a_day_and_what_is_nothing_new_is_not_counted(): void {
		$this->limit( array( 'report' => array( 2, 86400 ) ) );
		$convo = $this->convo();
		$ids   = array_map( fn ( int $number ): int => $this->replied( $this->mentor, $convo, "Žinutė $number" ), array( 1, 2, 3 ) );
		foreach ( array( $ids[0], $ids[0], $ids[0], $ids[1] ) as $id ) {
			$this->reported( $this->founder, 'message', $id );
		}
		$refused = $this->report( $this->founder, 'message', $ids[2] );
		self::assertSame( array( 429, 'too_many_requests' ), self::refusal( $refused ) );
		self::assertStringContainsString( '24 ', (string) ( $refused->get_data()['message'] ?? '' ), 'The limit is one of a day.' );
		self::assertSame( array( 2, 2 ), array( $this->rows_of( 'reports' ), $this->rows_of( 'report_voices' ) ), 'A refused report leaves no case.' );
		$this->reported( $this->mentor, 'message', $ids[2] );
		foreach ( array( 'a', 'b' ) as $name ) {
			$this->reported( null, 'mentor', $this->mentor, array( 'email' => "$name@example.com" ) + self::GUEST );
		}
		self::assertSame( 429, $this->report( null, 'mentor', $this->mentor, array( 'email' => 'c@example.com' ) + self::GUEST )->get_status(), 'Guests are counted by network, not by the address they type.' );
	}

	public function test_it_blocks_along_where_that_is_possible_and_otherwise_still_counts(): void {
		$stranger = $this->member( Role::Founder, 'Jonas', 'Kalnietis' );
		$this->reported( $stranger, 'mentor', $this->mentor, array( 'block' => true ) );
		self::assertSame( 0, $this->rows_of( 'blocks' ), 'They have never met.' );
		$message = $this->message();
		$this->reported( $this->founder, 'message', $message );
		self::assertSame( 0, $this->rows_of( 'blocks' ), 'A report changes nothing by itself.' );
		$this->reported( $this->founder, 'message', $message, array( 'block' => true ) );
		self::assertSame( array( (string) $this->founder, (string) $this->mentor ), array_values( $this->db()->row( 'SELECT user_id, blocked_id FROM {blocks}' ) ?? array() ) );
	}

	public function test_nobody_but_staff_is_told(): void {
		$message = $this->message();
		self::run_due();
		$before = $this->member_mails();
		$this->reported( $this->founder, 'message', $message, array( 'text' => 'KANARELE' ) );
		self::run_due();
		self::assertSame( $before, $this->member_mails() );
		self::assertStringNotContainsString( 'KANARELE', (string) wp_json_encode( $this->messages( $this->mentor, (int) $this->db()->value( 'SELECT MAX(convo_id) FROM {messages}' ) )->get_data() ) );
	}
}
