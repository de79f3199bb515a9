<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Moving;

/**
 * What an import does, or would do, with a record.
 */
final readonly class Verdict {

	private function __construct(
		public Record $record,
		public Outcome $outcome,
		/** Who comes or changes; null for the others. */
		public ?Arrival $arrival = null,
		/** Of a refusal: key of the column, '' for the whole record. */
		public string $column = '',
		public string $reason = '',
		/** @var array<string, array{string, string}> Of who changes: key of the column to what stands there before and after. */
		public array $changed = array(),
		/** Of who comes or changes, as it is afterwards. */
		public string $name = ''
	) {}

	public static function same( Record $record ): self {
		return new self( $record, Outcome::Same );
	}

	public static function refused( Record $record, string $column, string $reason ): self {
		return new self( $record, Outcome::Refused, null, $column, $reason );
	}

	/** @param array<string, array{string, string}> $changed Key of the column to before and after. */
	public static function of( Record $record, Arrival $arrival, string $name, array $changed ): self {
		return new self( $record, $arrival->is_member ? Outcome::Changed : Outcome::Added, $arrival, changed: $changed, name: $name );
	}
}
