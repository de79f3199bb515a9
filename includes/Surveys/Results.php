<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Surveys;

/**
 * What came back of a survey, for staff. Five queries, however many answers there are.
 *
 * @phpstan-type Bar array{label: string, count: int}
 * @phpstan-type Result array{id: int, kind: string, text: string, is_removed: bool, total: int, average: float|null, bars: list<Bar>}
 */
final readonly class Results {

	public function __construct( private SurveyRepository $surveys, private InviteRepository $invites, private AnswerRepository $answers ) {}

	/** @return array{invited: int, sent: int, opened: int, answered: int, is_named: bool, questions: list<Result>}|null */
	public function of( int $survey_id ): ?array {
		$survey = $this->surveys->find( $survey_id );
		if ( null === $survey ) {
			return null;
		}
		$given = array();
		foreach ( $this->answers->tally( $survey_id, $this->answers->shown_until( $survey ) ) as $row ) {
			$given[ $row['question_id'] ][] = $row;
		}
		$questions = array();
		foreach ( $survey->questions as $question ) {
			$rows        = $given[ $question->id ] ?? array();
			$questions[] = self::result( $question->id, $question->kind, $question->text['lt'], $rows, array_column( $question->options, 'lt' ) );
			unset( $given[ $question->id ] );
		}
		foreach ( $given as $id => $rows ) {
			$questions[] = array( 'is_removed' => true ) + self::result( $id, QuestionKind::from( $rows[0]['kind'] ), $rows[0]['question'], $rows, array() );
		}
		return $this->invites->counts( $survey ) + array(
			'is_named'  => $survey->is_named,
			'questions' => $questions,
		);
	}

	/**
	 * @param list<array{question_id: int, kind: string, question: string, value: string, count: int}> $rows
	 * @param list<string> $options
	 * @return Result
	 */
	private static function result( int $id, QuestionKind $kind, string $text, array $rows, array $options ): array {
		$counts = array_column( $rows, 'count', 'value' );
		$labels = QuestionKind::Scale === $kind ? array( '1', '2', '3', '4', '5' ) : array_unique( array( ...$options, ...array_map( 'strval', array_keys( $counts ) ) ) );
		$total  = array_sum( $counts );
		$sum    = 0;
		foreach ( QuestionKind::Scale === $kind ? $counts : array() as $value => $count ) {
			$sum += (int) $value * $count;
		}
		return array(
			'id'         => $id,
			'kind'       => $kind->value,
			'text'       => $text,
			'is_removed' => false,
			'total'      => $total,
			'average'    => QuestionKind::Scale === $kind && $total > 0 ? round( $sum / $total, 2 ) : null,
			'bars'       => QuestionKind::Text === $kind ? array() : array_map(
				static fn ( string $label ): array => array(
					'label' => $label,
					'count' => $counts[ $label ] ?? 0,
				),
				array_values( $labels )
			),
		);
	}
}
