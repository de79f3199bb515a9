<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Accounts;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Lang;

/**
 * One person's account, as the session reads it.
 */
final readonly class Account {

	/** In the place of a hash: nothing that is typed matches it. People who only ever sign in with a provider have it. */
	public const NO_PASSWORD = '*';

	public function __construct(
		public int $id,
		public string $email,
		public string $password_hash,
		/** Null for staff. */
		public ?Role $role,
		public AccountStatus $status,
		/** Why it was returned, rejected, paused or closed; may be empty. */
		public string $reason,
		public string $first_name,
		public string $last_name,
		public Lang $lang,
		public bool $confirmed,
		/** Made by POST register, neither confirmed nor decided about: no one's yet; registering the address starts again. */
		public bool $is_provisional,
		public bool $needs_consent,
		/** Address of the photo. */
		public ?string $photo,
		/** A mentor who takes no new requests. */
		public bool $busy = false
	) {}

	/** The same as a registration of now would have made it. */
	public function as_registered( Role $role, Lang $lang ): self {
		return new self( ...array( 'role' => $role, 'lang' => $lang ) + get_object_vars( $this ) );
	}

	public function has_password(): bool {
		return self::NO_PASSWORD !== $this->password_hash;
	}

	/** What the person may do, for the app (the server decides again on every call). */
	public function can(): MemberCapabilities {
		return MemberCapabilities::of( $this->role, $this->status );
	}
}
