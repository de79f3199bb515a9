<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Plans;

use MentoriaiPortal\Core\Identity\Participant;
use MentoriaiPortal\Core\TextFold;

/**
 * What someone looks for among their plans: the exact number, or a part of the other side's name or of the
 * goal, without regard to case and diacritics.
 */
final readonly class PlanFilter {

	/** @param list<int> $people Of the other side, whose names hold the text. */
	private function __construct( public string $text, public ?int $number, public array $people ) {}

	public static function none(): self {
		return new self( '', null, array() );
	}

	/** @param list<Participant> $others Everyone the person has plans with. */
	public static function of( string $keyword, array $others ): self {
		$text   = TextFold::ascii( $keyword );
		$people = array_filter( $others, static fn ( Participant $other ): bool => str_contains( TextFold::ascii( $other->name() ), $text ) );
		return new self( $text, ctype_digit( $text ) && strlen( $text ) < 19 ? (int) $text : null, array_map( static fn ( Participant $other ): int => $other->id, array_values( $people ) ) );
	}

	public function is_empty(): bool {
		return '' === $this->text;
	}
}
