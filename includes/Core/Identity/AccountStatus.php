<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Identity;

/**
 * The life of an account (docs/contract.md#accounts).
 */
enum AccountStatus: string {
	case Draft     = 'draft';
	case Submitted = 'submitted';
	case Public    = 'public';
	case Returned  = 'returned';
	case Rejected  = 'rejected';
	case Paused    = 'paused';
	case Closed    = 'closed';

	/** Of the user's meta; without a row, '', or unknown it is a draft. */
	public static function of_stored( mixed $meta ): self {
		return is_string( $meta ) ? self::tryFrom( $meta ) ?? self::Draft : self::Draft;
	}

	/** As staff read it. */
	public function label(): string {
		return match ( $this ) {
			self::Draft     => _x( 'Draft', 'status of a member', 'mentoriai-portal' ),
			self::Submitted => _x( 'Waiting for review', 'status of a member', 'mentoriai-portal' ),
			self::Public    => _x( 'Public', 'status of a member', 'mentoriai-portal' ),
			self::Returned  => _x( 'Returned', 'status of a member', 'mentoriai-portal' ),
			self::Rejected  => _x( 'Rejected', 'status of a member', 'mentoriai-portal' ),
			self::Paused    => _x( 'Paused', 'status of a member', 'mentoriai-portal' ),
			self::Closed    => _x( 'Closed', 'status of a member', 'mentoriai-portal' ),
		};
	}

	/**
	 * What the API calls it.
	 *
	 * @return 'public'|'draft'
	 */
	public function wire(): string {
		return self::Public === $this ? 'public' : 'draft';
	}

	/** Whether the person may log in at all. */
	public function may_log_in(): bool {
		return self::Rejected !== $this && self::Closed !== $this;
	}

	/** Whether a mentor in this status is on the way to being public (`nepatvirtintas`). */
	public function is_unconfirmed(): bool {
		return self::Draft === $this || self::Submitted === $this || self::Returned === $this;
	}
}
