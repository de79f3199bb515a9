<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors;

use MentoriaiPortal\Core\TextFold;

/**
 * What someone searches for: every word begins a word of the text; a keyword with punctuation must also
 * occur in the text as typed.
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

	/** Without the last two letters of its longer words: their endings differ from text to text. */
	public static function shortened( string $text ): string {
		return (string) preg_replace( '~(?<![\pL\pN])(\pL{4,})\pL{2}(?![\pL\pN])~u', '$1', $text );
	}

	public function is_empty(): bool {
		return array() === $this->words && '' === $this->typed;
	}
}
