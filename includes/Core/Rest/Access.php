<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Rest;

use MentoriaiPortal\Core\Identity\Identity;
use MentoriaiPortal\Core\Identity\Role;

/**
 * Who may call a route. Refusals come in this order: 401, role, account state.
 */
final readonly class Access {

	/** @param list<Role> $roles */
	private function __construct(
		private bool $open,
		private array $roles,
		private bool $public_only = false
	) {}

	/** No one: the default of a route that declares nothing. */
	public static function nobody(): self {
		return new self( false, array() );
	}

	/** Anyone; a bad token means guest. */
	public static function guest(): self {
		return new self( true, array() );
	}

	/** Anyone signed in, undecided people too. */
	public static function any(): self {
		return new self( false, Role::cases() );
	}

	/** Founders and mentors, draft accounts too. */
	public static function member(): self {
		return new self( false, array( Role::Founder, Role::Mentor ) );
	}

	public static function role( Role $role ): self {
		return new self( false, array( $role ) );
	}

	/** The same, for accounts whose status is public (others get `account_draft`). */
	public function when_public(): self {
		return new self( $this->open, $this->roles, true );
	}

	/** Whether a guest is 401. */
	public function needs_identity(): bool {
		return ! $this->open;
	}

	/** @throws ApiError 401, 403. */
	public function check( ?Identity $identity ): void {
		if ( $this->open ) {
			return;
		}
		if ( array() === $this->roles ) {
			throw ApiError::forbidden();
		}
		if ( null === $identity ) {
			throw ApiError::not_logged_in();
		}
		if ( ! in_array( $identity->role, $this->roles, true ) ) {
			throw ApiError::forbidden();
		}
		if ( $this->public_only && ! $identity->is_public() ) {
			throw new ApiError( 'account_draft', 403, account: $identity->status );
		}
	}

	/** How the exported schemas name it. */
	public function name(): string {
		$roles = implode( '|', array_map( static fn ( Role $role ): string => $role->value, $this->roles ) );
		return $this->open ? 'guest' : $roles . ( $this->public_only ? ' (public)' : '' );
	}
}
