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
		$errors = array(
			'subject' => self::line( $type, $edited->subject, self::SUBJECT_MAX, true ),
			'body'    => self::line( $type, $edited->body(), self::BODY_MAX, true ),
			'button'  => self::line( $type, $edited->button, self::BUTTON_MAX, '' !== $own->button ),
		);
		foreach ( $type->placeholders() as $placeholder ) {
			if ( $placeholder->required && '' === $errors['body'] && ! str_contains( $edited->body(), '{' . $placeholder->name . '}' ) ) {
				/* translators: %s: a word in braces, e.g. {reason}. */
				$errors['body'] = sprintf( __( 'The text needs %s.', 'mentoriai-portal' ), '{' . $placeholder->name . '}' );
			}
		}
		return array_filter( $errors, static fn ( string $error ): bool => '' !== $error );
	}

	private static function line( MailType $type, string $text, int $max, bool $needed ): string {
		if ( '' === $text ) {
			return $needed ? __( 'Fill in this field.', 'mentoriai-portal' ) : '';
		}
		if ( mb_strlen( $text ) > $max ) {
			/* translators: %d: number of characters. */
			return sprintf( __( 'At most %d characters.', 'mentoriai-portal' ), $max );
		}
		preg_match_all( '~\{([^{}\s]*)\}~u', $text, $found );
		$known   = array( ...self::COMMON, ...array_map( static fn ( MailPlaceholder $placeholder ): string => $placeholder->name, $type->placeholders() ) );
		$unknown = array_unique( array_diff( $found[1], $known ) );
		/* translators: %s: words in braces, e.g. {nmae}. */
		return array() === $unknown ? '' : sprintf( __( 'Unknown placeholder: %s. Use one from the list.', 'mentoriai-portal' ), '{' . implode( '}, {', $unknown ) . '}' );
	}
}
