<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Privacy;

use MentoriaiPortal\ActivityLog\Act;
use MentoriaiPortal\ActivityLog\ActivityLog;
use MentoriaiPortal\ActivityLog\ActObject;
use MentoriaiPortal\Core\Identity\MemberRole;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\Privacy\PersonalData;
use MentoriaiPortal\Core\Privacy\PrivacyResult;
use WP_User;

/**
 * The account: name and address are in WordPress's own export. Erasing deletes it, and with it all that hangs on it.
 */
final readonly class AccountData implements PersonalData {

	public function __construct( private ActivityLog $log ) {}

	public function key(): string {
		return 'account';
	}

	public function label(): string {
		return __( 'Portal account', 'mentoriai-portal' );
	}

	public function tables(): array {
		return array();
	}

	public function export( int $user_id, int $page ): array {
		$text = static function ( string $key ) use ( $user_id ): string {
			$value = get_user_meta( $user_id, $key, true );
			return is_scalar( $value ) ? (string) $value : '';
		};
		$muted = get_user_meta( $user_id, UserMeta::MUTED_MAILS, true );
		return PrivacyResult::items(
			array(
				PrivacyResult::item(
					(string) $user_id,
					array(
						__( 'Status', 'mentoriai-portal' )   => $text( UserMeta::STATUS ),
						__( 'Reason given by staff', 'mentoriai-portal' ) => $text( UserMeta::REVIEW_REASON ),
						__( 'Email address confirmed', 'mentoriai-portal' ) => $text( UserMeta::CONFIRMED_AT ),
						__( 'Language of emails', 'mentoriai-portal' ) => $text( UserMeta::LANG ),
						__( 'Emails switched off', 'mentoriai-portal' ) => is_array( $muted ) ? implode( ', ', array_filter( $muted, 'is_string' ) ) : '',
					)
				),
			)
		);
	}

	/** Staff keep their account: what they publish belongs to the agency. */
	public function erase( int $user_id, int $page ): array {
		$user = get_userdata( $user_id );
		if ( ! $user instanceof WP_User ) {
			return PrivacyResult::erased( false );
		}
		if ( null === MemberRole::of_user( $user ) ) {
			$this->log->write( Act::PersonErased, ActObject::User, $user_id );
			return PrivacyResult::kept( false, __( 'This person is not a member of the portal: the account is kept. Delete it on the Users screen if you want to.', 'mentoriai-portal' ) );
		}
		PersonErasure::delete_account( $user_id );
		return PrivacyResult::erased( true );
	}
}
