<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail;

use MentoriaiPortal\Core\Lang;

/**
 * The words of emails that staff edited, each language by itself; one option, read only when an email is written.
 */
final readonly class EditedTexts {

	public const OPTION = 'mentoriai_mail_texts';

	/** Null where the email has its own words. */
	public function find( string $key, Lang $lang ): ?MailTexts {
		$kept = self::all()[ $key ][ $lang->value ] ?? null;
		return is_array( $kept ) ? MailTexts::of_form( (string) ( $kept['subject'] ?? '' ), (string) ( $kept['body'] ?? '' ), (string) ( $kept['button'] ?? '' ) ) : null;
	}

	/** @return array<string, string> Field to what stands there instead of FrameTexts::own(). */
	public function frame( Lang $lang ): array {
		$kept = self::all()[ FrameTexts::KEY ][ $lang->value ] ?? null;
		return is_array( $kept ) ? array_filter( $kept, 'is_string' ) : array();
	}

	/** @param array<string, string> $words */
	public function keep_frame( Lang $lang, array $words ): void {
		$all = self::all();
		$all[ FrameTexts::KEY ][ $lang->value ] = $words;
		update_option( self::OPTION, $all, false );
	}

	public function keep( string $key, Lang $lang, MailTexts $texts ): void {
		$all                         = self::all();
		$all[ $key ][ $lang->value ] = array(
			'subject' => $texts->subject,
			'body'    => $texts->body(),
			'button'  => $texts->button,
		);
		update_option( self::OPTION, $all, false );
	}

	public function restore( string $key, Lang $lang ): void {
		$all = self::all();
		unset( $all[ $key ][ $lang->value ] );
		update_option( self::OPTION, array_filter( $all ), false );
	}

	/** @return array<string, array<string, mixed>> Key to language to words. */
	private static function all(): array {
		$all = get_option( self::OPTION );
		return is_array( $all ) ? array_filter( $all, 'is_array' ) : array();
	}
}
