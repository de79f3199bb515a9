<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Schema;

use Normalizer;

/**
 * Text. Trimmed, NFC, without control characters, lengths in code points (docs/contract.md#conventions).
 */
final class Text extends Field {

	/** wp_users keeps no longer ones. */
	private const EMAIL_LENGTH = 100;

	/** A character that shows; the letters named are drawn as blanks. */
	private const SHOWS = '~[^\s\p{Z}\p{Cf}\x{034F}\x{115F}\x{1160}\x{2800}\x{3164}\x{FFA0}]~u';

	private const NAME = '(?!.*(?:://|[Ww]{3}[.]|@)).*';

	private function __construct(
		private readonly int $max,
		private readonly bool $multiline = false,
		private readonly string $pattern = '',
		private readonly string $wrong = 'invalid',
		private readonly bool $secret = false
	) {}

	/** One line: a newline becomes a space. */
	public static function line( int $max ): self {
		return new self( $max );
	}

	/** Paragraphs. */
	public static function multiline( int $max ): self {
		return new self( $max, true );
	}

	/** A person's name: it is in emails and lists, so it holds no link and no address. */
	public static function person_name( int $max ): self {
		return self::of_form( self::NAME, $max );
	}

	/** Whether a cleaned line may be a person's name. */
	public static function is_person_name( string $line ): bool {
		return 1 === preg_match( '~^(?:' . self::NAME . ')$~uD', $line );
	}

	/** An email address, without regard to case. */
	public static function email(): self {
		return new self( self::EMAIL_LENGTH, false, 'email', 'user.incorectemail' );
	}

	/** A password: only blanks around it go, as WordPress hashes it without them. */
	public static function secret(): self {
		return new self( 4096, false, '', 'invalid', true );
	}

	/** A line of this form: a regular expression without delimiters, anchored. */
	public static function of_form( string $pattern, int $max, string $wrong = 'invalid' ): self {
		return new self( $max, false, $pattern, $wrong );
	}

	public static function uuid(): self {
		return self::of_form( '[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}', 36 );
	}

	public static function slug(): self {
		return self::of_form( '[^/]{1,200}', 200 );
	}

	public function read( mixed $value, bool $form ): string {
		if ( ! is_string( $value ) || ! mb_check_encoding( $value, 'UTF-8' ) ) {
			throw InvalidInput::because( 'invalid' );
		}
		$text = $this->secret ? trim( $value ) : self::clean( $value, $this->multiline );
		if ( '' === $text ) {
			return $this->is_required() ? throw InvalidInput::because( 'required' ) : '';
		}
		if ( mb_strlen( $text ) > $this->max ) {
			throw InvalidInput::because( 'too_long' );
		}
		if ( 'email' === $this->pattern ) {
			return self::email_of( $text ) ?? throw InvalidInput::because( $this->wrong );
		}
		if ( '' !== $this->pattern && 1 !== preg_match( '~^(?:' . $this->pattern . ')$~uD', $text ) ) {
			throw InvalidInput::because( $this->wrong );
		}
		return $text;
	}

	/**
	 * An address in the one form in which it is kept and compared; null for what is none, or what WordPress would store
	 * in another form than it was typed. ASCII only: databases take `é` and `e` for the same letter.
	 */
	public static function email_of( string $typed ): ?string {
		$email = strtolower( trim( $typed ) );
		$is    = strlen( $email ) <= self::EMAIL_LENGTH && false !== filter_var( $email, FILTER_VALIDATE_EMAIL ) && false !== is_email( $email ) && sanitize_email( $email ) === $email;
		return $is ? $email : null;
	}

	public function blank(): string {
		return '';
	}

	public function json_schema(): array {
		$schema = array(
			'type'      => 'string',
			'maxLength' => $this->max,
		);
		if ( 'email' === $this->pattern ) {
			$schema['format'] = 'email';
		} elseif ( '' !== $this->pattern ) {
			$schema['pattern'] = '^(?:' . $this->pattern . ')$';
		}
		if ( $this->is_required() ) {
			$schema['minLength'] = 1;
		}
		return $schema;
	}

	/** Trims, normalises and drops control characters; format characters such as ZWJ stay, but of nothing else no text is made. */
	public static function clean( string $text, bool $multiline ): string {
		$text = str_replace( array( "\r\n", "\r" ), "\n", $text );
		if ( ! $multiline ) {
			$text = str_replace( "\n", ' ', $text );
		}
		$text       = (string) preg_replace( '~[^\P{Cc}\n\t]~u', '', $text );
		$normalised = Normalizer::normalize( $text, Normalizer::FORM_C );
		// A run of blanks that is not the last is passed over as a whole, and not started again at each blank of it.
		$text = (string) preg_replace( '~^[\s\p{Z}]++|[\s\p{Z}]++(?:\z|(*SKIP)(*FAIL))~u', '', is_string( $normalised ) ? $normalised : $text );
		return 1 === preg_match( self::SHOWS, $text ) ? $text : '';
	}
}
