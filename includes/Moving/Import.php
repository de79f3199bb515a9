<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Moving;

use MentoriaiPortal\Moving\Schema\Column;

/**
 * An import as it is kept. Times are UTC `yyyy-MM-dd HH:mm:ss`.
 */
final readonly class Import {

	/** @param list<array{head: string, field: string|null}> $heads The heads of the file, and the keys of the columns chosen for them. */
	public function __construct(
		public int $id,
		public string $source,
		public ImportState $state,
		/** Name of the private file; '' for other sources, and when it is gone. */
		public string $file,
		/** Name of the file as it was chosen; '' for other sources. */
		public string $name,
		public string $encoding,
		public array $heads,
		public Options $options,
		public int $total,
		public int $done,
		/** @var array<string, int> Outcome to records. */
		public array $counts,
		/** @var array<string, int> Of the check: key of a column to the members whom it changes, most first. */
		public array $changed_columns,
		public string $place,
		public int $started_by,
		public string $created_at,
		/** Null before the first check. */
		public ?string $checked_at,
		public ?string $worked_at
	) {}

	/** @return list<Column|null> */
	public function columns(): array {
		return array_map( static fn ( array $head ): ?Column => Column::tryFrom( (string) $head['field'] ), $this->heads );
	}

	/** Whether someone may discard it: it was never started, or is paused. */
	public function is_waiting(): bool {
		return ImportState::Checked === $this->state || ImportState::Paused === $this->state;
	}

	/** How many people come or change. */
	public function coming(): int {
		return $this->counts[ Outcome::Added->value ] + $this->counts[ Outcome::Changed->value ];
	}

	public function has_file(): bool {
		return '' !== $this->file;
	}
}
