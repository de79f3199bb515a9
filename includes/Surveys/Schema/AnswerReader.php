<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Surveys\Schema;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Surveys\Question;
use MentoriaiPortal\Surveys\QuestionKind;
use MentoriaiPortal\Surveys\Survey;

/**
 * Reads what a person sent against the survey's questions: every one answered, each once (docs/contract.md#surveys-and-profiles).
 *
 * @phpstan-type Sent list<array{klausimas: int|string, answer: int|string}>
 */
final class AnswerReader {

	/** Code points of a text. */
	public const MAX = 1500;

	/**
	 * @param Sent $sent
	 * @return list<array{question: Question, value: string}> In the survey's order. An option is kept in Lithuanian, so that
	 *                                                        answers in both languages are counted together.
	 * @throws ApiError 400 with the fields; an unanswered question is at the index it would have had.
	 */
	public static function read( Survey $survey, array $sent ): array {
		$values = array();
		$wrong  = array();
		foreach ( $sent as $index => $item ) {
			$question = $survey->question( $item['klausimas'] );
			if ( null === $question || isset( $values[ $question->id ] ) ) {
				$wrong[ "klausimaiAtsakymai.$index.klausimas" ] = 'invalid';
				continue;
			}
			$value                   = self::value( $question, $item['answer'] );
			$values[ $question->id ] = (string) $value;
			if ( null === $value ) {
				$wrong[ "klausimaiAtsakymai.$index.answer" ] = 'invalid';
			}
		}
		$answers = array();
		foreach ( $survey->questions as $index => $question ) {
			$answers[] = array(
				'question' => $question,
				'value'    => $values[ $question->id ] ?? '',
			);
			if ( ! isset( $values[ $question->id ] ) ) {
				$wrong += array( "klausimaiAtsakymai.$index.answer" => 'required' );
			}
		}
		return array() === $wrong ? $answers : throw ApiError::invalid( $wrong );
	}

	/** What is kept of an answer; null for one that the question does not take. */
	private static function value( Question $question, int|string $answer ): ?string {
		return match ( $question->kind ) {
			QuestionKind::Text   => is_string( $answer ) ? $answer : null,
			QuestionKind::Scale  => in_array( (string) $answer, array( '1', '2', '3', '4', '5' ), true ) ? (string) $answer : null,
			QuestionKind::Choice => self::option( $question, $answer ),
		};
	}

	private static function option( Question $question, int|string $answer ): ?string {
		foreach ( $question->options as $option ) {
			if ( is_string( $answer ) && in_array( $answer, $option, true ) && '' !== $answer ) {
				return $option[ Lang::Lt->value ];
			}
		}
		return null;
	}
}
