<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Programme;

/**
 * A programme report: a draft shows the figures of now, an approved one those that were frozen.
 *
 * @phpstan-import-type Figures from Programme
 * @phpstan-type Frozen array{figures: Figures, labels: array<string, array<string, string>>, field: array<string, string>, agency: array<string, string>}
 */
final readonly class Report {

	public const DRAFT    = 'draft';
	public const APPROVED = 'approved';

	/**
	 * @param array{lt: string, en: string} $words  The agency's, one text a language.
	 * @param Frozen|null                   $frozen Figures; names of stages by language and key; name of the field by language, empty for all; name of the agency by language.
	 */
	public function __construct(
		public int $id,
		public string $state,
		public ProgrammeFilter $filter,
		public array $words,
		public ?array $frozen,
		public ?int $approved_by,
		public string $approved_name,
		public ?string $approved_at
	) {}

	public function is_approved(): bool {
		return self::APPROVED === $this->state;
	}
}
