<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Invitations;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\Privacy\PersonalData;
use MentoriaiPortal\Core\Privacy\PrivacyResult;

/**
 * When a person was invited, and when they accepted.
 */
final readonly class InvitationData implements PersonalData {

	public function __construct( private InvitationRepository $invitations, private Clock $clock ) {}

	public function key(): string {
		return 'invitations';
	}

	public function label(): string {
		return __( 'Invitation', 'mentoriai-portal' );
	}

	public function tables(): array {
		return array( InvitationsTable::name() );
	}

	public function export( int $user_id, int $page ): array {
		$row = $this->invitations->of_user( $user_id );
		if ( null === $row ) {
			$is_left = '1' === get_user_meta( $user_id, UserMeta::INVITE_LATER, true );
			return PrivacyResult::items( $is_left ? array( PrivacyResult::item( "invitation-$user_id", array( __( 'Invited', 'mentoriai-portal' ) => __( 'To be invited', 'mentoriai-portal' ) ) ) ) : array() );
		}
		$time = fn ( ?string $stored ): string => (int) $stored > 0 ? $this->clock->local( (int) $stored )->format( 'Y-m-d H:i' ) : '';
		return PrivacyResult::items(
			array(
				PrivacyResult::item(
					"invitation-$user_id",
					array(
						__( 'Invited', 'mentoriai-portal' )  => $time( $row['invited_at'] ),
						__( 'Reminded', 'mentoriai-portal' ) => $time( $row['reminded_at'] ),
						__( 'Accepted', 'mentoriai-portal' ) => $time( $row['accepted_at'] ),
					)
				),
			)
		);
	}

	public function erase( int $user_id, int $page ): array {
		return PrivacyResult::erased( $this->invitations->forget( $user_id ) );
	}
}
