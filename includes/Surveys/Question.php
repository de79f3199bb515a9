<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Surveys;

use MentoriaiPortal\Core\Lang;

/**
 * One question in both languages. Its id stays with it for good and is never given to another one of the survey.
 *
 * @phpstan-type Words array{lt: string, en: string}
 * @phpstan-type QuestionData array{id: int, kind: string, text: Words, hint: Words, comment: Words, options: list<Words>}
 */
final readonly class Question {

	/**
	 * @param Words       $text
	 * @param Words       $hint    Help, before the answer.
	 * @param Words       $comment Under a scale.
	 * @param list<Words> $options Of a choice.
	 */
	public function __construct(
		public int $id,
		public QuestionKind $kind,
		public array $text,
		public array $hint,
		public array $comment,
		public array $options
	) {}

	/** @param QuestionData $data */
	public static function of( array $data ): self {
		return new self( $data['id'], QuestionKind::from( $data['kind'] ), $data['text'], $data['hint'], $data['comment'], $data['options'] );
	}

	/** @return QuestionData */
	public function data(): array {
		return array(
			'id'      => $this->id,
			'kind'    => $this->kind->value,
			'text'    => $this->text,
			'hint'    => $this->hint,
			'comment' => $this->comment,
			'options' => $this->options,
		);
	}

	/** Whether an English reader can answer it. */
	public function is_complete( Lang $lang ): bool {
		$texts = array( $this->text[ $lang->value ], ...array_column( $this->options, $lang->value ) );
		return ! in_array( '', $texts, true );
	}

	/** By its id, or its exact text in either language. */
	public function is_called( int|string $name ): bool {
		$is_number = is_int( $name ) || ( ctype_digit( $name ) && strlen( $name ) < 10 );
		return ( $is_number && (int) $name === $this->id ) || in_array( $name, $this->text, true );
	}
}
