<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail;

/**
 * What staff may make of an email's words.
 */
final class MailTextRule {

	public const SUBJECT_MAX = 150;
	public const BODY_MAX    = 5000;
	public const BUTTON_MAX  = 60;

	/** There in every email. */
	public const COMMON = array( 'greeting', 'name', 'site' );

	/** @return array<'subject'|'body'|'button', string> Field to what is wrong with it. */
	public static function check( MailType $type, MailTexts $own, MailTexts $edited ): array {
		$known  = array( ...self::COMMON, ...array_map( static fn ( MailPlaceholder $placeholder ): string => $placeholder->name, $type->placeholders() ) );
		$errors = array(
			'subject' => self::line( $known, $edited->subject, self::SUBJECT_MAX, true ),
			'body'    => self::line( $known, $edited->body(), self::BODY_MAX, true ),
			'button'  => self::line( $known, $edited->button, self::BUTTON_MAX, '' !== $own->button ),
		);
		foreach ( $type->placeholders() as $placeholder ) {
			if ( $placeholder->required && '' === $errors['body'] && ! str_contains( $edited->body(), '{' . $placeholder->name . '}' ) ) {
				$errors['body'] = self::needs( $placeholder->name );
			}
		}
		return array_filter( $errors, static fn ( string $error ): bool => '' !== $error );
	}

	/**
	 * What stands around every email: a blank field is none of these mistakes, it goes back to the portal's own words.
	 *
	 * @param array<string, string> $edited Field to words.
	 * @return array<string, string> Field to what is wrong with it.
	 */
	public static function check_frame( array $edited ): array {
		$errors = array();
		foreach ( $edited as $field => $text ) {
			$errors[ $field ] = self::line( FrameTexts::FIELDS[ $field ] ?? array(), $text, FrameTexts::MAX, false );
		}
		$contact = $edited['contact'] ?? '';
		if ( '' !== $contact && '' === $errors['contact'] && ! str_contains( $contact, '{contacts}' ) ) {
			$errors['contact'] = self::needs( 'contacts' );
		}
		return array_filter( $errors, static fn ( string $error ): bool => '' !== $error );
	}

	private static function needs( string $placeholder ): string {
		/* translators: %s: a word in braces, e.g. {reason}. */
		return sprintf( __( 'The text needs %s.', 'mentoriai-portal' ), '{' . $placeholder . '}' );
	}

	/** @param list<string> $known Placeholders it may have. */
	private static function line( array $known, string $text, int $max, bool $needed ): string {
		if ( '' === $text ) {
			return $needed ? __( 'Fill in this field.', 'mentoriai-portal' ) : '';
		}
		if ( mb_strlen( $text ) > $max ) {
			/* translators: %d: number of characters. */
			return sprintf( __( 'At most %d characters.', 'mentoriai-portal' ), $max );
		}
		preg_match_all( '~\{([^{}\s]*)\}~u', $text, $found );
		$unknown = array_unique( array_diff( $found[1], $known ) );
		/* translators: %s: words in braces, e.g. {nmae}. */
		return array() === $unknown ? '' : sprintf( __( 'Unknown placeholder: %s. Use one from the list.', 'mentoriai-portal' ), '{' . implode( '}, {', $unknown ) . '}' );
	}
}
