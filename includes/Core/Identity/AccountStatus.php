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
