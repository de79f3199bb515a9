<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Accounts\Schema;

use MentoriaiPortal\Accounts\Account;
use MentoriaiPortal\Accounts\MemberCapabilities;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Schema\Shape;

/**
 * `user` (docs/contract.md#accounts).
 *
 * @phpstan-type JsonSchema array<string, mixed>
 */
final class UserSchema {

	/** @return JsonSchema */
	public static function shape(): array {
		return Shape::object( self::properties() );
	}

	/** @return JsonSchema Of replies that make a token. */
	public static function shape_with_token(): array {
		return Shape::object( self::properties() + array( 'token' => Shape::text() ) );
	}

	/** @return JsonSchema Of registrations: there is a token only where addresses are not confirmed. */
	public static function shape_of_new(): array {
		return Shape::object( self::properties() + array( 'token' => Shape::text() ), array( 'token' ) );
	}

	/** @return array<string, mixed> */
	public static function present( Account $account, bool $unread_messages, int $unread_plans, string $token ): array {
		return array(
			'id'             => $account->id,
			'role'           => $account->role->value ?? '',
			'status'         => $account->status->wire(),
			'review'         => array(
				'state'  => $account->status->value,
				'reason' => $account->reason,
			),
			'email'          => $account->email,
			'first_name'     => $account->first_name,
			'last_name'      => $account->last_name,
			'lang'           => $account->lang->value,
			'img'            => null === $account->photo ? null : array( 'full' => $account->photo ),
			'unreadmessages' => $unread_messages,
			'unreadplans'    => $unread_plans,
			'needs_consent'  => $account->needs_consent,
			'busy'           => $account->busy && Role::Mentor === $account->role,
			'capabilities'   => $account->can()->to_array(),
		) + ( '' === $token ? array() : array( 'token' => $token ) );
	}

	/** @return array<string, JsonSchema> */
	private static function properties(): array {
		$capabilities = MemberCapabilities::of( null, AccountStatus::Draft )->to_array();
		return array(
			'id'             => Shape::int(),
			'role'           => Shape::one_of( ...array_map( static fn ( Role $role ): string => $role->value, Role::cases() ) ),
			'status'         => Shape::one_of( 'public', 'draft' ),
			'review'         => Shape::object(
				array(
					'state'  => Shape::one_of( ...array_map( static fn ( AccountStatus $status ): string => $status->value, AccountStatus::cases() ) ),
					'reason' => Shape::text(),
				)
			),
			'email'          => Shape::text(),
			'first_name'     => Shape::text(),
			'last_name'      => Shape::text(),
			'lang'           => Shape::one_of( 'lt', 'en' ),
			'img'            => Shape::nullable( Shape::object( array( 'full' => Shape::text() ) ) ),
			'unreadmessages' => Shape::bool(),
			'unreadplans'    => Shape::int(),
			'needs_consent'  => Shape::bool(),
			'busy'           => Shape::bool(),
			'capabilities'   => Shape::object( array_map( static fn (): array => Shape::bool(), $capabilities ) ),
		);
	}
}
