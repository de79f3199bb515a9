<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors;

use MentoriaiPortal\Core\TextFold;

/**
 * What somebody searches for: every word begins a word of the text; a keyword with punctuation also
 * stands in the text as typed.
 */
final readonly class Keyword {

	/** @param list<string> $words Folded. */
	private function __construct(
		public array $words,
		/** Folded; '' where there is no punctuation. */
		public string $typed
	) {}

	public static function of( string $text ): self {
		$typed = TextFold::ascii( $text );
		$words = trim( TextFold::words( $text ) );
		return new self(
			'' === $words ? array() : array_values( array_unique( explode( ' ', $words ) ) ),
			1 === preg_match( '~[^a-z0-9 ]~', $typed ) ? $typed : ''
		);
	}

	public function is_empty(): bool {
		return array() === $this->words && '' === $this->typed;
	}
}
