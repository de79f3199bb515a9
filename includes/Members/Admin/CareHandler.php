<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Members\Admin;

use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\Schema\InvalidInput;
use MentoriaiPortal\Core\Schema\Text;
use MentoriaiPortal\Core\StaffMenu;
use MentoriaiPortal\Members\CareChange;
use MentoriaiPortal\Members\MemberCare;

/**
 * Takes a note, the tags and the responsible colleague from the form of the member's page, which is sent to the page itself: what was
 * typed stays there when something is wrong. Only what was changed in the form is stored.
 */
final readonly class CareHandler {

	public const SENT = 'mentoriai_care';

	public function __construct( private MemberCare $care ) {}

	public static function nonce( int $user_id ): string {
		return self::SENT . "_$user_id";
	}

	/** @return array{tags: string, responsible: string} As the form shows them. */
	public static function stored( MemberCare $care, int $user_id ): array {
		return array(
			'tags'        => implode( ', ', $care->tags_of( array( $user_id ) )[ $user_id ] ?? array() ),
			'responsible' => (string) MemberCare::responsible( $user_id )?->id,
		);
	}

	/** @return CareForm|null What is to be shown again; null where nothing was sent. */
	public function take( int $user_id ): ?CareForm {
		if ( ! isset( $_POST[ self::SENT ] ) ) {
			return null;
		}
		check_admin_referer( self::nonce( $user_id ) );
		if ( ! current_user_can( StaffMenu::CAPABILITY ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to do this.', 'mentoriai-portal' ), '', array( 'response' => 403 ) );
		}
		$form  = new CareForm( self::sent( 'note' ), self::sent( 'tags' ), self::sent( 'responsible' ) );
		$now   = self::stored( $this->care, $user_id );
		$body  = '' === $form->note ? array() : array( 'note' => $form->note );
		$stale = array();
		foreach ( array( 'tags' => $form->tags, 'responsible' => $form->responsible ) as $name => $value ) {
			$before = self::sent( "{$name}_before" );
			if ( $value !== $before && $value !== $now[ $name ] ) {
				$body[ $name ] = 'tags' === $name ? explode( ',', $value ) : ( '' === $value ? null : (int) $value );
				$stale        += $before === $now[ $name ] ? array() : array( $name => true );
			}
		}
		if ( array() !== $stale ) {
			return $form->with_error( __( 'A colleague has changed this meanwhile; what is stored now is shown beside it. Save once more if yours is right.', 'mentoriai-portal' ) );
		}
		if ( array() === $body ) {
			return $form->with_error( __( 'Nothing was changed: write a note, or change the tags or the colleague.', 'mentoriai-portal' ) );
		}
		try {
			$this->care->change( $user_id, CareChange::of_body( $body ) );
		} catch ( InvalidInput $wrong ) {
			return $form->with_error( self::says( (string) strstr( array_key_first( $wrong->fields ) . '.', '.', true ) ) );
		} catch ( ApiError ) {
			return $form->with_error( __( 'There is no such member.', 'mentoriai-portal' ) );
		}
		wp_safe_redirect( add_query_arg( 'saved', implode( ',', array_keys( $body ) ), StaffMenu::member( $user_id ) ) );
		exit;
	}

	/** What was stored, by the names in the address; '' for nothing. */
	public static function told( string $names ): string {
		$texts = array(
			'note'        => __( 'The note was added.', 'mentoriai-portal' ),
			'tags'        => __( 'The tags were saved.', 'mentoriai-portal' ),
			'responsible' => __( 'The colleague responsible was saved.', 'mentoriai-portal' ),
		);
		return implode( ' ', array_intersect_key( $texts, array_flip( explode( ',', $names ) ) ) );
	}

	private static function sent( string $name ): string {
		return isset( $_POST[ $name ] ) && is_string( $_POST[ $name ] ) ? Text::clean( (string) wp_unslash( $_POST[ $name ] ), 'note' === $name ) : ''; // phpcs:ignore WordPress.Security -- after check_admin_referer(); cleaned by Text, shown escaped.
	}

	private static function says( string $name ): string {
		return match ( $name ) {
			'note'  => __( 'The note is too long. Shorten it and save it again.', 'mentoriai-portal' ),
			'tags'  => __( 'A tag has 50 characters at most and no “|”, and a member 30 tags at most. Change them and save again.', 'mentoriai-portal' ),
			default => __( 'This colleague can no longer be responsible. Choose another one.', 'mentoriai-portal' ),
		};
	}
}
