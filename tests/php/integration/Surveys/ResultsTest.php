<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Surveys;

use MentoriaiPortal\ActivityLog\ActivityLog;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\Schema\InvalidInput;
use MentoriaiPortal\Surveys\Admin\CsvDownload;
use MentoriaiPortal\Surveys\AnswerRepository;
use MentoriaiPortal\Surveys\InviteRepository;
use MentoriaiPortal\Surveys\LinkRepository;
use MentoriaiPortal\Surveys\Responses;
use MentoriaiPortal\Surveys\Results;
use MentoriaiPortal\Surveys\Survey;
use MentoriaiPortal\Surveys\SurveyBuilder;
use MentoriaiPortal\Surveys\SurveyData;
use MentoriaiPortal\Surveys\SurveyRepository;
use PHPUnit\Framework\Attributes\Group;

/**
 * What staff see of answers, and what of them survives changes of a survey and erasing a person.
 */
final class ResultsTest extends SurveysTestCase {

	private function all_results(): Results {
		return new Results( new SurveyRepository( $this->db() ), new InviteRepository( $this->db() ), new AnswerRepository( $this->db() ) );
	}

	private function builder(): SurveyBuilder {
		return new SurveyBuilder( new SurveyRepository( $this->db() ), new InviteRepository( $this->db() ), new AnswerRepository( $this->db() ), new LinkRepository( $this->db() ), new Clock() );
	}

	private function find( int $id ): Survey {
		$survey = ( new SurveyRepository( $this->db() ) )->find( $id );
		self::assertNotNull( $survey );
		return $survey;
	}

	private function csv( int $id ): string {
		$answers = new AnswerRepository( $this->db() );
		$to      = fopen( 'php://memory', 'w+b' );
		self::assertIsResource( $to );
		add_filter( 'locale', static fn (): string => 'en_US', PHP_INT_MAX );
		( new CsvDownload( new SurveyRepository( $this->db() ), $answers, new Responses( $answers ), new ActivityLog( $this->db(), new Clock() ) ) )->write( $this->find( $id ), $to );
		rewind( $to );
		return (string) stream_get_contents( $to );
	}

	/**
	 * @param array<string, mixed>|null $results
	 * @return array{int, int, list<mixed>} How many have answered, how many answers are told, their rows.
	 */
	private static function told( ?array $results ): array {
		self::assertNotNull( $results );
		return array( $results['answered'], array_sum( array_column( $results['questions'], 'total' ) ), array_values( array_filter( array_merge( ...array_column( $results['questions'], 'bars' ) ), static fn ( array $bar ): bool => $bar['count'] > 0 ) ) );
	}

	/** @param array<int, mixed> $changes */
	private function answered( int $id, array $changes = array() ): int {
		$person = $this->person();
		self::assertSame( 200, $this->submit( $id, $this->link( $id, $person ), array( 'klausimaiAtsakymai' => self::answers( $changes ) ) )->get_status() );
		return $person;
	}

	public function test_rate_bars_and_average(): void {
		$id = $this->survey();
		$this->answered( $id, array( 1 => 5, 2 => 'Žinutėmis' ) );
		$this->answered( $id, array( 1 => 4, 2 => 'Messages' ) );
		$this->answered( $id, array( 1 => 4, 2 => 'In person' ) );
		$this->answered( $id, array( 1 => 4, 2 => 'In person' ) );
		self::assertSame( array( 0, 0, array() ), self::told( $this->all_results()->of( $id ) ), 'Fewer than five would be known.' );
		self::assertSame( "\u{FEFF}\"Ar padėjo?\",\"Kaip bendravote?\",\"Kas pasikeitė?\"\r\n", $this->csv( $id ) );
		$this->answered( $id, array( 1 => 4, 2 => 'Messages' ) );
		$this->link( $id, $this->person() );
		$results = $this->all_results()->of( $id );
		self::assertNotNull( $results );
		[ $scale, $choice, $text ] = $results['questions'];

		self::assertSame( array( 6, 5 ), array( $results['invited'], $results['answered'] ) );
		self::assertSame( array( 4.2, array( 0, 0, 0, 4, 1 ) ), array( $scale['average'], array_column( $scale['bars'], 'count' ) ) );
		self::assertSame( array( array( 'label' => 'Žinutėmis', 'count' => 3 ), array( 'label' => 'Gyvai', 'count' => 2 ) ), $choice['bars'] );
		self::assertSame( array( 5, array() ), array( $text['total'], $text['bars'] ) );
		self::assertNull( $this->all_results()->of( 999999 ) );
	}

	#[Group( 'any-database' )]
	public function test_five_thousand_answers_take_a_few_queries(): void {
		$id     = $this->survey();
		$survey = $this->find( $id );
		$repo   = new AnswerRepository( $this->db() );
		$this->db()->transaction(
			function () use ( $survey, $repo ): void {
				for ( $number = 1; $number <= 1667; $number++ ) {
					$repo->add( $survey, $number, array_map( null, array_map( static fn ( $question ): array => array( 'question' => $question, 'value' => 'scale' === $question->kind->value ? (string) ( 1 + $number % 5 ) : 'Gyvai' ), $survey->questions ) ) );
				}
			}
		);
		self::assertSame( 5001, $this->rows_of( 'survey_answers' ) );
		self::assertLessThan( 6, $this->count_queries( fn () => $this->all_results()->of( $id ) ) );
		self::assertLessThan( 7, $this->count_queries( fn () => self::assertCount( 1665 + 2, explode( "\r\n", $this->csv( $id ) ) ) ) );
	}

	public function test_without_names_answers_and_counts_come_five_people_at_a_time(): void {
		$id     = $this->survey();
		$repo   = new AnswerRepository( $this->db() );
		$responses = new Responses( $repo );
		$seen   = function () use ( $id, $repo, $responses ): array {
			$survey  = $this->find( $id );
			$results = $this->all_results()->of( $id );
			self::assertNotNull( $results );
			$rows = $responses->page( $survey, '', 100 );
			return array( $results['opened'], $results['answered'], $results['questions'], $rows, $repo->texts( $id, $repo->shown_until( $survey ), 3, 100, 0 ), $this->csv( $id ) );
		};
		for ( $number = 1; $number <= 5; $number++ ) {
			$this->answered( $id );
		}
		$five = $seen();
		self::assertCount( 5, $five[3] );
		for ( $number = 6; $number <= 9; $number++ ) {
			$secret = $this->link( $id, $this->person() );
			self::assertSame( 200, $this->open( $id, $secret )->get_status() );
			self::assertSame( $five, $seen(), "Person $number opened it." );
			self::assertSame( 200, $this->submit( $id, $secret, array( 'klausimaiAtsakymai' => self::answers( array( 1 => 1, 3 => "Žodžiai $number." ) ) ) )->get_status() );
			self::assertSame( $five, $seen(), "Person $number answered." );
		}
		$this->answered( $id, array( 1 => 1 ) );
		$ten = $seen();
		self::assertSame( array( 10, array( 5, 0, 0, 0, 5 ), 10, 10 ), array( $ten[1], array_column( $ten[2][0]['bars'], 'count' ), count( $ten[3] ), count( $ten[4] ) ) );
	}

	public function test_csv_runs_no_formula_and_names_nobody_unless_promised(): void {
		$id = $this->survey();
		for ( $number = 1; $number <= 5; $number++ ) {
			$this->answered( $id, array( 3 => '=HYPERLINK("http://x")' ) );
		}
		$csv = $this->csv( $id );
		self::assertSame( "\u{FEFF}\"Ar padėjo?\",\"Kaip bendravote?\",\"Kas pasikeitė?\"\r\n" . str_repeat( "5,Žinutėmis,\"'=HYPERLINK(\"\"http://x\"\")\"\r\n", 5 ), $csv );

		$named = $this->survey( array( 'is_named' => true ) );
		$this->answered( $named );
		self::assertStringContainsString( 'Lina Urbonaitė', $this->csv( $named ) );
	}

	public function test_not_even_the_query_of_anonymous_answers_reads_a_name(): void {
		$id = $this->survey();
		for ( $number = 1; $number <= 5; $number++ ) {
			$this->answered( $id );
		}
		$named = $this->survey( array( 'is_named' => true ) );
		$this->answered( $named );
		$responses  = new Responses( new AnswerRepository( $this->db() ) );
		$queries = array();
		add_filter(
			'query',
			static function ( string $sql ) use ( &$queries ): string {
				$queries[] = $sql;
				return $sql;
			}
		);
		$page = $responses->page( $this->find( $id ), '', 10 );
		self::assertSame( array( '', '', '', '', '' ), array_column( $page, 'name' ) );
		self::assertSame( array( 'id', 'name', 'answers' ), array_keys( $page[0] ), 'Nothing that leads to an invitation.' );
		foreach ( array( $this->db()->users(), 'survey_invites' ) as $table ) {
			self::assertStringNotContainsString( $table, implode( "\n", $queries ) );
		}
		self::assertSame( array( 'Lina Urbonaitė' ), array_column( $responses->page( $this->find( $named ), '', 10 ), 'name' ) );
	}

	public function test_answered_questions_are_not_lost_by_mistake(): void {
		$id = $this->survey( array( 'is_named' => true ) );
		$this->answered( $id );
		$survey    = $this->find( $id );
		$questions = array_map( static fn ( $question ): array => $question->data(), $survey->questions );
		$without   = self::built( array( 'is_named' => true, 'version' => $survey->version, 'questions' => array( $questions[1], $questions[2] ) ) );
		try {
			$this->builder()->update( $id, $without, false );
			self::fail( 'A question with answers went without a word.' );
		} catch ( ApiError $refused ) {
			self::assertSame( array( 'answered', 409, array( 'Ar padėjo?' ) ), array( $refused->error, $refused->status, $refused->data['questions'] ) );
		}
		self::assertCount( 3, $this->find( $id )->questions );

		$this->builder()->update( $id, $without, true );
		$results = $this->all_results()->of( $id );
		self::assertNotNull( $results );
		self::assertSame( array( 'Kaip bendravote?', 'Kas pasikeitė?', 'Ar padėjo?' ), array_column( $results['questions'], 'text' ) );
		self::assertSame( array( false, false, true ), array_column( $results['questions'], 'is_removed' ) );
		self::assertStringContainsString( 'Ar padėjo?', $this->csv( $id ) );

		$again = self::built( array( 'is_named' => true, 'version' => $survey->version + 1, 'questions' => array( array( 'id' => 0 ) + $questions[0], $questions[1], $questions[2] ) ) );
		$this->builder()->update( $id, $again, false );
		self::assertSame( array( 4, 2, 3 ), array_map( static fn ( $question ): int => $question->id, $this->find( $id )->questions ), 'An id is never given twice.' );
	}

	public function test_what_was_promised_stays_and_two_editors_do_not_overwrite_each_other(): void {
		$id     = $this->survey();
		$this->answered( $id );
		$data   = array_map( static fn ( $question ): array => $question->data(), $this->find( $id )->questions );
		$kept   = array( 'version' => 1, 'questions' => $data );
		$other  = $data;
		$other[0]['kind'] = 'text';

		self::assertSame( array( 'is_named' => 'promised' ), $this->problems( $id, array( 'is_named' => true ) + $kept ) );
		self::assertSame( array( 'questions.0.kind' => 'answered' ), $this->problems( $id, array( 'questions' => $other ) + $kept ) );
		$this->builder()->update( $id, self::built( $kept ), false );
		$this->expectExceptionObject( ApiError::conflict() );
		$this->builder()->update( $id, self::built( $kept ), false );
	}

	public function test_the_builder_says_what_is_wrong_where(): void {
		$questions                             = self::built()['questions'];
		$questions[0]['text']['lt']            = ' ';
		$questions[1]['options']               = array( array( 'lt' => 'Viena', 'en' => 'One' ) );
		self::assertSame( array( 'title.lt' => 'required', 'questions.0.text.lt' => 'required' ), $this->problems( 0, array( 'title' => array( 'lt' => '', 'en' => 'x' ), 'questions' => $questions ) ) );
		$questions[0]['text']                  = array( 'lt' => 'Kas pasikeitė?', 'en' => '' );
		self::assertSame(
			array( 'questions.1.options' => 'too_few', 'questions.2.text.lt' => 'twice', 'questions.0.text.en' => 'english', 'expires_on' => 'date_past' ),
			$this->problems( 0, array( 'expires_on' => '2026-11-20', 'questions' => $questions ) )
		);
	}

	public function test_a_person_gets_the_answers_and_can_take_the_words_back(): void {
		$id      = $this->survey( array( 'is_named' => true ) );
		$person  = $this->answered( $id, array( 3 => 'Mano žodžiai.' ) );
		$open    = $this->survey();
		$secret  = $this->link( $open, $person );
		$data    = new SurveyData( new InviteRepository( $this->db() ), new AnswerRepository( $this->db() ), new Clock() );
		$export  = $data->export( $person, 1 );

		self::assertTrue( $export['done'] );
		self::assertStringContainsString( 'Mano žodžiai.', (string) wp_json_encode( $export['items'], JSON_UNESCAPED_UNICODE ) );
		self::assertCount( 2, $export['items'] );

		self::assertTrue( $data->erase( $person, 1 )['removed'] );
		self::assertFalse( $data->erase( $person, 1 )['removed'] );
		self::assertSame( array(), $data->export( $person, 1 )['items'] );
		self::assertSame( self::MISSING, self::refusal( $this->open( $open, $secret ) ) );
		self::assertSame( array( '5', 'Žinutėmis' ), array_column( $this->db()->rows( 'SELECT value FROM {survey_answers} ORDER BY question_id' ), 'value' ) );
		self::assertNull( $this->db()->value( 'SELECT user_id FROM {survey_invites} WHERE survey_id = ?', $id ) );
	}

	public function test_of_a_survey_without_names_a_copy_of_somebodys_data_says_only_that_they_were_asked(): void {
		$id     = $this->survey();
		$person = $this->answered( $id, array( 3 => 'Mano žodžiai.' ) );
		$other  = $this->person();
		$this->link( $id, $other );
		$data = new SurveyData( new InviteRepository( $this->db() ), new AnswerRepository( $this->db() ), new Clock() );
		[ $answered, $asked ] = array_map( static fn ( int $user ): array => array_column( $data->export( $user, 1 )['items'][0]['fields'], 'value', 'name' ), array( $person, $other ) );

		self::assertStringNotContainsString( 'Mano žodžiai.', (string) wp_json_encode( $answered, JSON_UNESCAPED_UNICODE ) );
		self::assertSame( $asked, $answered, 'Nor whether they answered.' );
		self::assertTrue( $data->erase( $person, 1 )['removed'] );
		self::assertNotContains( 'Mano žodžiai.', array_column( $this->db()->rows( 'SELECT value FROM {survey_answers}' ), 'value' ), 'Their words go with them.' );
	}

	public function test_a_deleted_survey_leaves_nothing(): void {
		$id = $this->survey();
		$this->answered( $id );
		$this->builder()->delete( $id );

		self::assertSame( array( 0, 0, 0, 0 ), array_map( $this->rows_of( ... ), array( 'surveys', 'survey_invites', 'survey_links', 'survey_answers' ) ) );
		self::assertNull( get_post( $id ) );
	}

	/**
	 * @param array<string, mixed> $changes
	 * @return array<string, string>
	 */
	private function problems( int $id, array $changes ): array {
		try {
			0 === $id ? $this->builder()->create( self::built( $changes ) ) : $this->builder()->update( $id, self::built( $changes ), false );
		} catch ( InvalidInput $wrong ) {
			return $wrong->fields;
		}
		self::fail( 'It was taken.' );
	}
}
