<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Invitations;

use MentoriaiPortal\Accounts\AccountService;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\MemberPage\Link;
use MentoriaiPortal\Core\MemberPage\MemberSection;
use MentoriaiPortal\Core\MemberPage\Place;
use MentoriaiPortal\Core\MemberPage\RowList;
use MentoriaiPortal\Invitations\Admin\InviteHandler;

/**
 * Whether a member was invited and has accepted, with the link that invites them.
 */
final readonly class MemberInvitation implements MemberSection {

	public function __construct( private InvitationRepository $invitations, private InvitationService $service, private AccountService $accounts, private Clock $clock ) {}

	public static function place(): Place {
		return Place::History;
	}

	public function read( int $user_id ): RowList {
		$row     = $this->invitations->of_user( $user_id );
		$account = $this->accounts->find( $user_id );
		$may     = null !== $account && ! $account->is_provisional && $this->service->may_be_invited( $account );
		$cells   = array(
			null === $row ? __( 'Not yet', 'mentoriai-portal' ) : Clock::on_site( (int) $row['invited_at'] ),
			null === $row ? '' : $this->outcome( $row ),
			$may ? new Link( null === $row ? __( 'Invite', 'mentoriai-portal' ) : __( 'Invite again', 'mentoriai-portal' ), InviteHandler::url( $user_id ) ) : '',
		);
		return new RowList(
			array( __( 'Invited', 'mentoriai-portal' ), __( 'Accepted', 'mentoriai-portal' ), __( 'What to do', 'mentoriai-portal' ) ),
			null === $row && ! $may ? array() : array( $cells ),
			null === $row && ! $may ? 0 : 1,
			__( 'Invitation', 'mentoriai-portal' )
		);
	}

	/** @param array<string, string|null> $row */
	private function outcome( array $row ): string {
		if ( (int) $row['accepted_at'] > 0 ) {
			return Clock::on_site( (int) $row['accepted_at'] );
		}
		$until = Clock::on_site( (int) $row['valid_until'] );
		return (int) $row['valid_until'] > $this->clock->now()
			/* translators: %s: day and time, e.g. 2026-11-21 10:15. */
			? sprintf( __( 'Not yet; the invitation works until %s', 'mentoriai-portal' ), $until )
			/* translators: %s: day and time, e.g. 2026-11-21 10:15. */
			: sprintf( __( 'No; the invitation ended %s', 'mentoriai-portal' ), $until );
	}
}
