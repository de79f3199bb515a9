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
