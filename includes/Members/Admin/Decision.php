<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Members\Admin;

use MentoriaiPortal\Accounts\Actor;
use MentoriaiPortal\Accounts\StatusTransitions;
use MentoriaiPortal\Core\Identity\AccountStatus;

/**
 * What staff decide about a person, and the status it leads to.
 */
enum Decision: string {
	case Approve  = 'approve';
	case SendBack = 'return';
	case Reject   = 'reject';
	case Pause    = 'pause';
	case Restore  = 'restore';
	case Close    = 'close';

	/** Null where the table of transitions does not give it to staff. */
	public function leads_to( AccountStatus $from ): ?AccountStatus {
		$to = match ( $this ) {
			self::Approve  => AccountStatus::Paused === $from ? null : AccountStatus::Public,
			self::SendBack => AccountStatus::Returned,
			// Who is public was approved: they are returned, paused or closed.
			self::Reject   => AccountStatus::Public === $from ? null : AccountStatus::Rejected,
			self::Pause    => AccountStatus::Paused,
			self::Restore  => AccountStatus::Paused === $from ? AccountStatus::Public : AccountStatus::Draft,
			self::Close    => AccountStatus::Closed,
		};
		return null !== $to && $to !== $from && StatusTransitions::between( $from, $to )->allows( Actor::Staff ) ? $to : null;
	}

	/**
	 * What may be decided about someone in this status.
	 *
	 * @return list<self>
	 */
	public static function about( AccountStatus $status ): array {
		return array_values( array_filter( self::cases(), static fn ( self $decision ): bool => null !== $decision->leads_to( $status ) ) );
	}

	/** The person must read why. */
	public function needs_reason(): bool {
		return self::SendBack === $this || self::Reject === $this;
	}

	/** Whether access is taken away: asked once more, with room for a reason. */
	public function is_asked(): bool {
		return self::Approve !== $this && self::Restore !== $this;
	}

	/** On buttons and in lists. */
	public function label(): string {
		return match ( $this ) {
			self::Approve  => __( 'Approve', 'mentoriai-portal' ),
			self::SendBack => __( 'Return for changes', 'mentoriai-portal' ),
			self::Reject   => __( 'Reject', 'mentoriai-portal' ),
			self::Pause    => _x( 'Pause', 'a member', 'mentoriai-portal' ),
			self::Restore  => _x( 'Restore', 'a member', 'mentoriai-portal' ),
			self::Close    => __( 'Close the account', 'mentoriai-portal' ),
		};
	}

	/** What it means for the person. */
	public function explanation(): string {
		return match ( $this ) {
			self::Approve  => __( 'The profile will be public.', 'mentoriai-portal' ),
			self::SendBack => __( 'The profile will not be shown until the member changes it and you approve it. They will read your reason in the email and in the profile.', 'mentoriai-portal' ),
			self::Reject   => __( 'The profile will not be shown and the member will no longer be able to log in. They will read your reason in the email.', 'mentoriai-portal' ),
			self::Pause    => __( 'The profile will not be shown. The member can log in and read, but not write.', 'mentoriai-portal' ),
			self::Restore  => __( 'The member can use the account again.', 'mentoriai-portal' ),
			self::Close    => __( 'The profile will no longer be shown and the member will no longer be able to log in. The other side can still read their conversations.', 'mentoriai-portal' ),
		};
	}
}
