<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Surveys;

use MentoriaiPortal\Core\Lang;

/**
 * A survey as staff built it.
 *
 * @phpstan-import-type Words from Question
 */
final readonly class Survey {

	/** People that a survey without names goes to at least; its answers are shown, and counted, so many at a time. */
	public const FEWEST = 5;

	/**
	 * @param Words          $title
	 * @param Words          $intro      Instructions as typed: paragraphs, or HTML.
	 * @param list<Question> $questions
	 * @param int            $next_id    The id the next new question gets.
	 * @param string         $expires_on Last day on which it can be answered, `yyyy-MM-dd`; '' for no end.
	 * @param bool           $is_named   Whether staff see who answered what.
	 */
	public function __construct(
		public int $id,
		public array $title,
		public array $intro,
		public array $questions,
		public int $next_id,
		public string $expires_on,
		public bool $is_named,
		public int $version
	) {}

	/** The language it is shown in: the other one where this one is not complete, for no one answers half a translation. */
	public function shown_in( Lang $lang ): Lang {
		return ! $this->is_complete( $lang ) && $this->is_complete( $lang->other() ) ? $lang->other() : $lang;
	}

	private function is_complete( Lang $lang ): bool {
		$complete = '' !== $this->title[ $lang->value ];
		foreach ( $this->questions as $question ) {
			$complete = $complete && $question->is_complete( $lang );
		}
		return $complete;
	}

	/** @return array<string, mixed> As the builder has it and sends it. */
	public function data(): array {
		return array(
			'title'      => $this->title,
			'intro'      => $this->intro,
			'expires_on' => $this->expires_on,
			'is_named'   => $this->is_named,
			'version'    => $this->version,
			'questions'  => array_map( static fn ( Question $question ): array => $question->data(), $this->questions ),
		);
	}

	/** @param string $today The day in Vilnius. */
	public function is_over( string $today ): bool {
		return '' !== $this->expires_on && $this->expires_on < $today;
	}

	/**
	 * How many of these people staff are told of. Without names it grows in steps that are larger than one person:
	 * whoever looks before and after someone answered sees no difference, or one that five people made.
	 */
	public static function told( int $people, bool $is_named ): int {
		return $is_named ? $people : $people - $people % self::FEWEST;
	}

	/** By id, or by the exact text in either language. */
	public function question( int|string $name ): ?Question {
		foreach ( $this->questions as $question ) {
			if ( $question->is_called( $name ) ) {
				return $question;
			}
		}
		return null;
	}
}
