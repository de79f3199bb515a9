<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Surveys;

use Generator;

/**
 * Answers as a table: a row a person who answered, a column a question. A survey that promised no names gives none.
 */
final readonly class Responses {

	public const STEP = 1000;

	public function __construct( private AnswerRepository $answers ) {}

	/**
	 * Columns: the survey's questions, then those that were removed but have answers.
	 *
	 * @param list<array{question_id: int, kind: string, question: string, value: string, count: int}> $tally
	 * @return array<int, string> Question id to wording.
	 */
	public static function columns( Survey $survey, array $tally ): array {
		$columns = array();
		foreach ( $survey->questions as $question ) {
			$columns[ $question->id ] = $question->text['lt'];
		}
		return $columns + array_column( $tally, 'question', 'question_id' );
	}

	/**
	 * So many rows after a response.
	 *
	 * @return list<array{id: string, name: string, answers: array<int, string>}>
	 */
	public function page( Survey $survey, string $after, int $limit ): array {
		return $this->rows( $survey, $this->answers->shown_until( $survey ), $after, $limit );
	}

	/** @return list<array{id: string, name: string, answers: array<int, string>}> */
	private function rows( Survey $survey, int $until, string $after, int $limit ): array {
		$responses = array();
		foreach ( $this->answers->responses( $survey->id, $until, $after, $limit, $survey->is_named ) as $row ) {
			$key            = 's' . $row['sheet'];
			$responses[ $key ] ??= array(
				'id'      => (string) $row['sheet'],
				'name'    => $row['name'] ?? ( $survey->is_named ? __( 'Deleted user', 'mentoriai-portal' ) : '' ),
				'answers' => array(),
			);
			$responses[ $key ]['answers'][ (int) $row['question_id'] ] = (string) $row['value'];
		}
		return array_values( $responses );
	}

	/** @return Generator<int, array{id: string, name: string, answers: array<int, string>}> All up to a row, read step by step. */
	public function all( Survey $survey, int $until ): Generator {
		$after = '';
		do {
			$page = $this->rows( $survey, $until, $after, self::STEP );
			yield from $page;
			$after = array() === $page ? '' : $page[ count( $page ) - 1 ]['id'];
		} while ( count( $page ) === self::STEP );
	}
}
