<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\CheckIns;

use MentoriaiPortal\Core\LinkSecret;

/**
 * GET checkin/{token} and POST checkin (docs/contract.md#check-ins).
 */
final class CheckInRoutesTest extends CheckInTestCase {

	private const MISSING = array( 404, 'checkin.missing' );

	public function test_the_question_and_the_answer(): void {
		$token = $this->link();
		$reply = $this->request( 'GET', "checkin/$token" );
		self::assertSame( 200, $reply->get_status() );
		self::assertSame( 'private, no-store', $reply->get_headers()['Cache-Control'] );
		self::assertSame(
			array(
				'status'   => true,
				'person'   => array( 'name' => 'Rasa' ),
				'question' => 'Kaip jums sekasi dirbti kartu?',
				'scale'    => array(
					array( 'value' => 1, 'label' => 'Labai prastai' ),
					array( 'value' => 2, 'label' => 'Prastai' ),
					array( 'value' => 3, 'label' => 'Vidutiniškai' ),
					array( 'value' => 4, 'label' => 'Gerai' ),
					array( 'value' => 5, 'label' => 'Labai gerai' ),
				),
				'help'     => 'Jūsų atsakymą matys tik programos darbuotojai. Kitas asmuo jo niekada nematys.',
			),
			$reply->get_data()
		);
		self::assertSame( 'How is your work together going?', $this->request( 'GET', "checkin/$token?lang=en" )->get_data()['question'] );

		$answer = $this->answer( $token, array( 'score' => 2, 'comment' => "Stringam\nantrą savaitę", 'contact_me' => true ) );
		self::assertSame( array( 200, array( 'status' => true ), 'private, no-store' ), array( $answer->get_status(), $answer->get_data(), $answer->get_headers()['Cache-Control'] ) );
		self::assertSame(
			array( '2', "Stringam\nantrą savaitę", '1', '1', '14', 'founder', '2026-12-05 08:15:00' ),
			array_values( $this->db()->row( 'SELECT score, comment, contact_me, wording, day, side, answered_at FROM {checkins} WHERE user_id = ?', $this->founder ) ?? array() )
		);
		foreach ( array( $this->answer( $token, array( 'score' => 5 ) ), $this->request( 'GET', "checkin/$token" ) ) as $again ) {
			self::assertSame( array( 410, 'checkin.answered' ), self::refusal( $again ) );
		}
		self::assertSame( '2', $this->db()->value( 'SELECT score FROM {checkins} WHERE user_id = ?', $this->founder ) );
	}

	public function test_looking_writes_nothing(): void {
		$token  = $this->link();
		$before = $this->stored();
		for ( $time = 0; $time < 3; $time++ ) {
			self::assertSame( 200, $this->request( 'GET', "checkin/$token" )->get_status() );
		}
		self::assertSame( $before, $this->stored() );
		self::assertSame( 200, $this->answer( $token )->get_status() );
	}

	public function test_a_link_that_is_cut_changed_expired_or_of_an_erased_person_is_the_same_to_both_calls(): void {
		$token = $this->link();
		$wrong = array( substr( $token, 0, 40 ), strrev( $token ), strtoupper( $token ), LinkSecret::hash( $token ), str_repeat( 'a', 64 ), 'x' );
		foreach ( $wrong as $one ) {
			$this->assert_missing( $one );
		}
		$this->later( 29 );
		self::assertSame( 200, $this->request( 'GET', "checkin/$token" )->get_status() );
		$this->later( 1 );
		$this->assert_missing( $token );
		self::run_due();
		$this->assert_missing( $token );
	}

	public function test_it_counts_for_any_reader_and_after_the_end(): void {
		$token = $this->link();
		$this->post( 'mentorship_end', array( 'id' => $this->mentorship( $this->founder )['id'], 'reason' => 'other' ), $this->mentor );

		self::assertSame( 'Rasa', $this->request( 'GET', "checkin/$token", array(), $this->token( $this->mentor ) )->get_data()['person']['name'] );
		self::assertSame( 200, $this->answer( $token, array(), $this->token( $this->mentor ) )->get_status() );
		self::assertSame( (string) $this->founder, $this->db()->value( 'SELECT user_id FROM {checkins} WHERE answered_at IS NOT NULL' ) );
	}

	public function test_what_is_wrong_is_named_and_spends_nothing(): void {
		$token = $this->link();
		foreach ( array( array( 'score' => 0 ), array( 'score' => 6 ), array( 'score' => 'labai' ), array( 'score' => null ), array( 'comment' => str_repeat( 'ą', 1001 ) ) ) as $wrong ) {
			$reply = $this->answer( $token, $wrong );
			self::assertSame( array( 400, array( array_key_first( $wrong ) ) ), array( $reply->get_status(), array_keys( $reply->get_data()['data']['fields'] ) ) );
		}
		self::assertSame( 200, $this->answer( $token, array( 'comment' => str_repeat( 'ą', 1000 ) ) )->get_status() );
	}

	public function test_only_the_hash_is_kept(): void {
		$token = $this->link();
		$this->answer( $token );
		self::assertStringNotContainsString( $token, $this->stored() . wp_json_encode( $this->db()->rows( 'SELECT * FROM {mail_queue}' ) ) );
		self::assertSame( '1', $this->db()->value( 'SELECT COUNT(*) FROM {checkin_links} WHERE hash = ?', LinkSecret::hash( $token ) ) );
	}

	private function assert_missing( string $token ): void {
		foreach ( array( $this->request( 'GET', "checkin/$token" ), $this->answer( $token ) ) as $reply ) {
			self::assertSame( self::MISSING, self::refusal( $reply ), $token );
		}
	}

	private function stored(): string {
		return (string) wp_json_encode( array_map( fn ( string $table ): array => $this->db()->rows( "SELECT * FROM {{$table}}" ), array( 'checkins', 'checkin_links', 'mentorships', 'asked_people' ) ) );
	}
}
