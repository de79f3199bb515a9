<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail;

use MentoriaiPortal\ActivityLog\Act;
use MentoriaiPortal\ActivityLog\ActivityLog;
use MentoriaiPortal\ActivityLog\ActObject;
use MentoriaiPortal\Core\Lang;

/**
 * Writes down which emails got other words, and in which language; not the words.
 */
final readonly class TextChanges {

	public function __construct( private ActivityLog $log ) {}

	/** Action `update_option_mentoriai_mail_texts`. */
	public function updated( mixed $old, mixed $new ): void {
		$old = is_array( $old ) ? $old : array();
		$new = is_array( $new ) ? $new : array();
		foreach ( array_keys( $old + $new ) as $key ) {
			foreach ( Lang::cases() as $lang ) {
				if ( ( $old[ $key ][ $lang->value ] ?? null ) !== ( $new[ $key ][ $lang->value ] ?? null ) ) {
					$this->log->write( Act::MailText, ActObject::MailText, (string) $key, array( 'lang' => $lang->value ) );
				}
			}
		}
	}

	/** Action `add_option_mentoriai_mail_texts`. */
	public function added( mixed $option, mixed $new ): void {
		$this->updated( array(), $new );
	}
}
