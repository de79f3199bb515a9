<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail;

/**
 * The words of an email with placeholders: as a feature declares them, or as staff edited them.
 */
final readonly class MailTexts {

	/**
	 * @param list<string> $paragraphs Plain text.
	 * @param string       $button     Text of the button; where it leads is not a text and cannot be edited away.
	 */
	public function __construct( public string $subject, public array $paragraphs, public string $button = '' ) {}

	/** From the form of wp-admin: paragraphs stand apart by an empty line. */
	public static function of_form( string $subject, string $body, string $button ): self {
		$body       = trim( str_replace( array( "\r\n", "\r" ), "\n", $body ) );
		$paragraphs = array_map( 'trim', preg_split( '~\n[ \t]*\n\s*~', $body ) ?: array() );
		return new self( trim( $subject ), array_values( array_filter( $paragraphs, static fn ( string $text ): bool => '' !== $text ) ), trim( $button ) );
	}

	/**
	 * With texts in place of these placeholders.
	 *
	 * @param array<string, string> $values
	 */
	public function with( array $values ): self {
		return self::of_form( self::fill( $this->subject, $values ), self::fill( $this->body(), $values ), self::fill( $this->button, $values ) );
	}

	public function body(): string {
		return implode( "\n\n", $this->paragraphs );
	}

	/** @return list<string> Names of the placeholders that occur, each once. */
	public function placeholders(): array {
		preg_match_all( '~\{(\w+)\}~', $this->subject . "\n" . $this->body() . "\n" . $this->button, $found );
		return array_values( array_unique( $found[1] ) );
	}

	/**
	 * The email with the words filled in. A paragraph whose placeholders are all empty is left out.
	 */
	public function content( MailFacts $facts, MailFrame $frame = new MailFrame() ): MailContent {
		$values     = $facts->values;
		$paragraphs = array();
		foreach ( $this->paragraphs as $paragraph ) {
			if ( ! self::is_empty( $paragraph, $values ) ) {
				$paragraphs[] = trim( self::fill( $paragraph, $values ) );
			}
		}
		return new MailContent( self::fill( $this->subject, $values ), $paragraphs, self::fill( $this->button, $values ), $facts->url, $frame, $facts->sent, $facts->calendar );
	}

	/** @param array<string, string> $values */
	private static function is_empty( string $paragraph, array $values ): bool {
		preg_match_all( '~\{(\w+)\}~', $paragraph, $found );
		$known = array_intersect_key( $values, array_flip( $found[1] ) );
		return array() !== $known && '' === trim( implode( '', $known ) );
	}

	/** @param array<string, string> $values */
	private static function fill( string $text, array $values ): string {
		$pairs = array();
		foreach ( $values as $name => $value ) {
			$pairs[ '{' . $name . '}' ] = $value;
		}
		return strtr( $text, $pairs );
	}
}
