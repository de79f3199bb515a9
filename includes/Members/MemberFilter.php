<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Members;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Schema\InvalidInput;
use MentoriaiPortal\Core\Schema\Text;

/**
 * Which members are asked for; null and '' for all. The list and the export read the same words.
 */
final readonly class MemberFilter {

	public const NAMES = array( 'role', 'status', 'field', 'tag', 'responsible', 'seen', 'invite', 's' );

	/** Not seen for so many days. */
	public const SEEN = array( 30, 90, 365 );

	/** Who is to be invited: an import left it for later (UserMeta::INVITE_LATER). */
	public const INVITE = 'later';

	/**
	 * @param int|null              $field       Term id of a mentor's field.
	 * @param int|null              $responsible User id of a colleague; 0 for those nobody looks after.
	 * @param int|null              $seen        One of SEEN; who has not come since the portal keeps it is not found.
	 * @param string                $search      Part of a name or an address.
	 * @param array<string, string> $asked       What was asked, by NAMES; without what was not.
	 */
	private function __construct(
		public ?Role $role = null,
		public ?AccountStatus $status = null,
		public ?int $field = null,
		public string $tag = '',
		public ?int $responsible = null,
		public ?int $seen = null,
		public bool $to_invite = false,
		public string $search = '',
		public array $asked = array()
	) {}

	/**
	 * @param array<mixed> $query By NAMES. An empty value asks for nothing.
	 * @throws InvalidInput Name to message key.
	 */
	public static function of_query( array $query ): self {
		$asked = array();
		$wrong = array();
		foreach ( array_intersect_key( $query, array_flip( self::NAMES ) ) as $name => $value ) {
			$text = is_scalar( $value ?? '' ) ? Text::clean( mb_scrub( (string) $value, 'UTF-8' ), false ) : null;
			if ( null === $text || mb_strlen( $text ) > 100 ) {
				$wrong[ $name ] = 'invalid';
			} elseif ( '' !== $text ) {
				$asked[ $name ] = $text;
			}
		}
		$number = static fn ( string $name ): ?int => 1 === preg_match( '~^\d{1,18}$~D', $asked[ $name ] ?? '' ) ? (int) $asked[ $name ] : null;
		$read   = array(
			'role'        => Role::tryFrom( $asked['role'] ?? '' ),
			'status'      => AccountStatus::tryFrom( $asked['status'] ?? '' ),
			'field'       => $number( 'field' ),
			'responsible' => $number( 'responsible' ),
			'seen'        => in_array( $number( 'seen' ), self::SEEN, true ) ? $number( 'seen' ) : null,
			'invite'      => self::INVITE === ( $asked['invite'] ?? '' ) ? true : null,
		);
		foreach ( array_intersect_key( $read, $asked ) as $name => $value ) {
			if ( null === $value ) {
				$wrong[ $name ] = 'invalid';
			}
		}
		if ( array() !== $wrong ) {
			throw new InvalidInput( $wrong );
		}
		return new self( $read['role'], $read['status'], $read['field'], $asked['tag'] ?? '', $read['responsible'], $read['seen'], true === $read['invite'], $asked['s'] ?? '', $asked );
	}
}
