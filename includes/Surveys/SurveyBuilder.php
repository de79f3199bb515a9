<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Surveys;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\Schema\InvalidInput;

/**
 * What staff may do to a survey. Questions with answers are not lost by mistake, and what was promised to those who were
 * asked stays promised.
 */
final readonly class SurveyBuilder {

	/** Seconds a preview link works. */
	private const PREVIEW_SECONDS = 3600;

	public function __construct(
		private SurveyRepository $surveys,
		private InviteRepository $invites,
		private AnswerRepository $answers,
		private LinkRepository $links,
		private Clock $clock
	) {}

	/** @throws ApiError 404. */
	public function get( int $id ): Survey {
		return $this->surveys->find( $id ) ?? throw ApiError::not_found();
	}

	/**
	 * @param array<mixed> $sent
	 * @param bool         $is_half See SurveyForm.
	 * @throws InvalidInput Path to message key.
	 */
	public function create( array $sent, bool $is_half = false ): int {
		return $this->surveys->create( SurveyForm::read( $sent, null, $this->clock->today(), $is_half ), $this->clock->now() );
	}

	/** @throws ApiError 409 where something is still missing. */
	public function refuse_half( Survey $survey ): void {
		try {
			SurveyForm::read( $survey->data(), $survey, $this->clock->today() );
		} catch ( InvalidInput ) {
			throw new ApiError( 'conflict', 409, __( 'The survey is not finished. Press “Save survey” under Questions: it shows what is missing.', 'mentoriai-portal' ) );
		}
	}

	/**
	 * @param array<mixed> $sent
	 * @param bool         $may_lose Whether answered questions may go; their answers stay in the results.
	 * @param bool         $is_half  See SurveyForm; not of what was sent.
	 * @throws InvalidInput Path to message key.
	 * @throws ApiError 404; 409 `conflict`, or `answered` with `data.questions`.
	 */
	public function update( int $id, array $sent, bool $may_lose, bool $is_half = false ): void {
		$before   = $this->get( $id );
		$invited  = $this->invites->counts( $before )['invited'];
		$after    = SurveyForm::read( $sent, $before, $this->clock->today(), $is_half && 0 === $invited );
		$answered = $this->answers->counts( $id );
		if ( $after->is_named !== $before->is_named && $invited > 0 ) {
			throw new InvalidInput( array( 'is_named' => 'promised' ) );
		}
		$this->refuse_other_kinds( $before, $after, $answered );
		$lost = array_filter( $before->questions, static fn ( Question $question ): bool => isset( $answered[ $question->id ] ) && ! self::has( $after, $question->id ) );
		if ( array() !== $lost && ! $may_lose ) {
			$texts = array_map( static fn ( Question $question ): string => $question->text['lt'], array_values( $lost ) );
			throw new ApiError( 'answered', 409, __( 'Some of the questions you removed already have answers.', 'mentoriai-portal' ), data: array( 'questions' => $texts ) );
		}
		if ( ! $this->surveys->update( $after, $is_half && 0 === $invited ) ) {
			throw ApiError::conflict();
		}
	}

	public function delete( int $id ): void {
		$this->surveys->delete( $id );
	}

	/** @return string The secret of a link for this member of staff. */
	public function preview( int $id, int $staff_id ): string {
		$now = $this->clock->now();
		return $this->links->add_preview( $this->get( $id )->id, $staff_id, $now, $now + self::PREVIEW_SECONDS );
	}

	/** @param array<int, int> $answered Question id to number of answers. */
	private function refuse_other_kinds( Survey $before, Survey $after, array $answered ): void {
		foreach ( $after->questions as $index => $question ) {
			$old = array_values( array_filter( $before->questions, static fn ( Question $one ): bool => $one->id === $question->id ) )[0] ?? null;
			if ( null !== $old && isset( $answered[ $old->id ] ) && $old->kind !== $question->kind ) {
				throw new InvalidInput( array( "questions.$index.kind" => 'answered' ) );
			}
		}
	}

	private static function has( Survey $survey, int $question_id ): bool {
		return in_array( $question_id, array_map( static fn ( Question $question ): int => $question->id, $survey->questions ), true );
	}
}
