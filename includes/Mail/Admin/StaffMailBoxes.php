<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mail\Admin;

use MentoriaiPortal\Mail\MailType;
use MentoriaiPortal\Mail\MailTypes;
use MentoriaiPortal\Mail\MutedMails;
use MentoriaiPortal\Mail\StaffMail;
use WP_User;

/**
 * Which emails to staff a person gets, in their WordPress profile: a box a kind that they may deal with, all ticked at first.
 */
final readonly class StaffMailBoxes {

	private const NAME = 'mentoriai_staff_mails';

	public function __construct( private MailTypes $types ) {}

	/** Actions `show_user_profile`, `edit_user_profile`. */
	public function show( WP_User $user ): void {
		$kinds = $this->of( $user->ID );
		if ( array() === $kinds ) {
			return;
		}
		$title = __( 'Emails from the mentoring portal', 'mentoriai-portal' );
		// What is not ticked is not sent: the first field says that the boxes were there.
		printf( '<h2>%1$s</h2><table class="form-table" role="presentation"><tr><th scope="row">%2$s</th><td><fieldset><legend class="screen-reader-text">%1$s</legend><input type="hidden" name="%3$s[]" value="">', esc_html( $title ), esc_html__( 'Email me about', 'mentoriai-portal' ), esc_attr( self::NAME ) );
		foreach ( $kinds as $key => $kind ) {
			printf( '<label><input type="checkbox" name="%s[]" value="%s"%s> %s</label><br>', esc_attr( self::NAME ), esc_attr( $key ), checked( MutedMails::has( $user->ID, $key ), false, false ), esc_html( $kind->title() ) );
		}
		echo '</fieldset></td></tr></table>';
	}

	/** Actions `personal_options_update`, `edit_user_profile_update`: WordPress has checked nonce and person. */
	public function save( int $user_id ): void {
		$sent = $_POST[ self::NAME ] ?? null; // phpcs:ignore WordPress.Security -- see above; compared only.
		if ( ! is_array( $sent ) || ! current_user_can( 'edit_user', $user_id ) ) {
			return;
		}
		foreach ( array_keys( $this->of( $user_id ) ) as $kind ) {
			MutedMails::set( $user_id, $kind, ! in_array( $kind, $sent, true ) );
		}
	}

	/** @return array<string, StaffMail> */
	private function of( int $user_id ): array {
		return array_filter( $this->types->all(), static fn ( MailType $type ): bool => $type instanceof StaffMail && user_can( $user_id, $type->capability() ) );
	}
}
