<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Surveys\Rest;

use MentoriaiPortal\Tests\Integration\Surveys\SurveysTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * POST submit_apklausa (docs/contract.md#surveys-and-profiles).
 */
final class SubmitSurveyRouteTest extends SurveysTestCase {

	private const UUID = '1b4e28ba-2fa1-11d2-883f-0016d3cca427';

	public function test_answers_are_kept_with_their_questions_and_the_link_is_spent(): void {
		$told = array();
		add_action( 'mentoriai_survey_answered', static function ( int $id ) use ( &$told ): void { $told[] = $id; } );
		$id     = $this->survey();
		$secret = $this->link( $id, $this->person() );
		$reply  = $this->submit( $id, $secret, array(), 'en' );

		self::assertSame( array( 200, array( 'status' => true, 'msg' => 'Thank you for your answers.' ) ), array( $reply->get_status(), $reply->get_data() ) );
		self::assertSame(
			array( array( 'scale', 'Ar padėjo?', '5' ), array( 'choice', 'Kaip bendravote?', 'Žinutėmis' ), array( 'text', 'Kas pasikeitė?', 'Daug kas.' ) ),
			array_map( 'array_values', $this->db()->rows( 'SELECT kind, question, value FROM {survey_answers} ORDER BY question_id' ) )
		);
		self::assertSame( array( $id ), $told );
		self::assertSame( self::ANSWERED, self::refusal( $this->submit( $id, $secret ) ) );
		self::assertSame( self::ANSWERED, self::refusal( $this->open( $id, $secret ) ) );
		self::assertSame( array( $id ), $told );
		self::assertSame( 3, $this->rows_of( 'survey_answers' ) );
	}

	public function test_one_answer_spends_every_link_of_the_person(): void {
		$id     = $this->survey();
		$person = $this->person();
		$first  = $this->link( $id, $person );
		$second = $this->link( $id, $person );
		self::assertSame( 200, $this->submit( $id, $first )->get_status() );

		self::assertSame( self::ANSWERED, self::refusal( $this->submit( $id, $second ) ) );
		self::assertSame( 1, $this->rows_of( 'survey_invites' ) );
	}

	public function test_a_repeat_answers_as_the_first_time_and_writes_nothing(): void {
		$id     = $this->survey();
		$secret = $this->link( $id, $this->person() );
		$first  = $this->submit( $id, $secret, array( 'client_id' => self::UUID ) );
		$second = $this->submit( $id, $secret, array( 'client_id' => strtoupper( self::UUID ), 'klausimaiAtsakymai' => self::answers( array( 3 => 'Kitas.' ) ) ) );

		self::assertSame( array( 200, $first->get_data() ), array( $second->get_status(), $second->get_data() ) );
		self::assertSame( 'Daug kas.', $this->db()->value( "SELECT value FROM {survey_answers} WHERE kind = 'text'" ) );
		self::assertSame( self::ANSWERED, self::refusal( $this->submit( $id, $secret, array( 'client_id' => str_replace( '1', '2', self::UUID ) ) ) ) );

		$foreign = $this->link( $id, $this->person() );
		self::assertSame( 200, $this->submit( $id, $foreign, array( 'client_id' => self::UUID ) )->get_status() );
		self::assertSame( 6, $this->rows_of( 'survey_answers' ), 'The same client_id on another link is another write.' );
	}

	public function test_texts_in_place_of_ids_either_language_and_digits(): void {
		$id    = $this->survey();
		$reply = $this->submit(
			$id,
			$this->link( $id, $this->person() ),
			array(
				'apklausaId'         => (string) $id,
				'klausimaiAtsakymai' => array(
					array( 'klausimas' => 'What has changed?', 'answer' => "  <b>Viskas</b>\r\nir dar  " ),
					array( 'klausimas' => '2', 'answer' => 'In person' ),
					array( 'klausimas' => ' Ar padėjo? ', 'answer' => '4' ),
				),
			)
		);
		self::assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		self::assertSame( array( '4', 'Gyvai', "<b>Viskas</b>\nir dar" ), array_column( $this->db()->rows( 'SELECT value FROM {survey_answers} ORDER BY question_id' ), 'value' ) );
	}

	/** @return iterable<string, array{mixed, array<string, string>}> */
	public static function wrong_answers(): iterable {
		$all = self::answers();
		yield 'nothing' => array( array(), array( 'klausimaiAtsakymai' => 'required' ) );
		yield 'a text' => array( 'x', array( 'klausimaiAtsakymai' => 'invalid' ) );
		yield 'one left out' => array( array( $all[0], $all[2] ), array( 'klausimaiAtsakymai.1.answer' => 'required' ) );
		yield 'one empty' => array( self::answers( array( 3 => " \n " ) ), array( 'klausimaiAtsakymai.2.answer' => 'required' ) );
		yield 'one twice' => array( array( ...$all, $all[0] ), array( 'klausimaiAtsakymai.3.klausimas' => 'invalid' ) );
		yield 'an unknown question' => array( array( ...$all, array( 'klausimas' => 9, 'answer' => 'x' ) ), array( 'klausimaiAtsakymai.3.klausimas' => 'invalid' ) );
		foreach ( array( 0, 6, '3.5', 'penki', true ) as $value ) {
			yield 'scale ' . wp_json_encode( $value ) => array( self::answers( array( 1 => $value ) ), array( 'klausimaiAtsakymai.0.answer' => 'invalid' ) );
		}
		foreach ( array( 'Kita', 'žinutėmis', 1 ) as $value ) {
			yield 'choice ' . $value => array( self::answers( array( 2 => $value ) ), array( 'klausimaiAtsakymai.1.answer' => 'invalid' ) );
		}
		yield 'a number for a text' => array( self::answers( array( 3 => 7 ) ), array( 'klausimaiAtsakymai.2.answer' => 'invalid' ) );
		yield 'a long text' => array( self::answers( array( 3 => str_repeat( 'ž', 1501 ) ) ), array( 'klausimaiAtsakymai.2.answer' => 'too_long' ) );
	}

	/** @param array<string, string> $fields */
	#[DataProvider( 'wrong_answers' )]
	public function test_what_is_refused( mixed $answers, array $fields ): void {
		$id     = $this->survey();
		$secret = $this->link( $id, $this->person() );
		$found  = self::fields( $this->submit( $id, $secret, array( 'klausimaiAtsakymai' => $answers ) ) );

		self::assertSame( $fields, array_intersect_key( $found, $fields ), (string) wp_json_encode( $found ) );
		self::assertSame( 0, $this->rows_of( 'survey_answers' ) );
		self::assertSame( 200, $this->submit( $id, $secret, array( 'klausimaiAtsakymai' => self::answers( array( 3 => str_repeat( 'ž', 1500 ) ) ) ) )->get_status(), 'Nothing was spent.' );
	}

	public function test_what_is_wrong_is_told_in_the_order_of_the_contract(): void {
		$id     = $this->survey();
		$secret = $this->link( $id, $this->person() );

		self::assertSame( array( 400, 'invalid_input' ), self::refusal( $this->submit( $id, 'x', array( 'klausimaiAtsakymai' => 'x' ) ) ), 'Shape before row.' );
		self::assertSame( self::MISSING, self::refusal( $this->submit( $id, 'x', array( 'klausimaiAtsakymai' => self::answers( array( 1 => 9 ) ) ) ) ), 'Row before its questions.' );
		$this->submit( $id, $secret );
		self::assertSame( self::ANSWERED, self::refusal( $this->submit( $id, $secret, array( 'klausimaiAtsakymai' => self::answers( array( 1 => 9 ) ) ) ) ) );
	}
}
