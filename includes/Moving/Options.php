<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Moving;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Schema\InvalidInput;
use MentoriaiPortal\Members\MemberTags;

/**
 * What staff say of everyone in an import; a cell says more.
 */
final readonly class Options {

	public const TYPES = array(
		'mentor'  => Role::Mentor,
		'founder' => Role::Founder,
	);

	public const STATUSES = array( AccountStatus::Draft, AccountStatus::Submitted, AccountStatus::Public );

	/** What a cell may say. */
	public const CELL_STATUSES = array( ...self::STATUSES, AccountStatus::Returned, AccountStatus::Paused );

	public const INVITE = array( 'now', 'later', 'none' );

	/** Names of what of_sent() reads. */
	public const NAMES = array( 'type', 'status', 'lang', 'tags', 'invite', 'consent' );

	/** @param list<string> $tags */
	private function __construct(
		/** Null: the file says it of each. */
		public ?Role $role,
		public AccountStatus $status,
		public Lang $lang,
		public array $tags,
		/** When new members are invited: `later` is kept with each (UserMeta::INVITE_LATER), `none` is not. */
		public string $invite,
		/** Whether staff state that they have everyone's consent. */
		public bool $has_consent
	) {}

	/**
	 * @param array<mixed> $sent By NAMES, from a form, JSON, a command or stored(); what is missing or '' takes the default.
	 * @throws InvalidInput Name to message key.
	 */
	public static function of_sent( array $sent ): self {
		$wrong = array();
		$word  = static fn ( string $name, string $otherwise ): mixed => ! isset( $sent[ $name ] ) || '' === $sent[ $name ] ? $otherwise : $sent[ $name ];
		$role  = $word( 'type', '' );
		if ( '' !== $role && ( ! is_string( $role ) || ! isset( self::TYPES[ $role ] ) ) ) {
			$wrong['type'] = 'invalid';
		}
		$status = $word( 'status', AccountStatus::Draft->value );
		$status = is_string( $status ) ? AccountStatus::tryFrom( $status ) : null;
		if ( ! in_array( $status, self::STATUSES, true ) ) {
			$wrong['status'] = 'invalid';
		}
		$lang = $word( 'lang', Lang::Lt->value );
		$lang = is_string( $lang ) ? Lang::tryFrom( $lang ) : null;
		if ( null === $lang ) {
			$wrong['lang'] = 'invalid';
		}
		$invite = $word( 'invite', 'none' );
		if ( ! in_array( $invite, self::INVITE, true ) ) {
			$wrong['invite'] = 'invalid';
		}
		$consent = $word( 'consent', '' );
		if ( ! in_array( $consent, array( '', '0', '1', 'true', 'false', 'on', true, false, 1, 0 ), true ) ) {
			$wrong['consent'] = 'invalid';
		}
		try {
			$tags = self::tags( $word( 'tags', '' ) );
		} catch ( InvalidInput ) {
			$wrong['tags'] = 'invalid';
			$tags          = array();
		}
		if ( array() !== $wrong || null === $status || null === $lang || ! is_string( $invite ) ) {
			throw new InvalidInput( $wrong );
		}
		return new self( is_string( $role ) ? self::TYPES[ $role ] ?? null : null, $status, $lang, $tags, $invite, in_array( $consent, array( '1', 'true', 'on', true, 1 ), true ) );
	}

	/** @return array{type: string, status: string, lang: string, tags: list<string>, invite: string, consent: bool} */
	public function stored(): array {
		return array(
			'type'    => (string) array_search( $this->role, self::TYPES, true ),
			'status'  => $this->status->value,
			'lang'    => $this->lang->value,
			'tags'    => $this->tags,
			'invite'  => $this->invite,
			'consent' => $this->has_consent,
		);
	}

	/**
	 * @param mixed $sent A text with commas or a list.
	 * @return list<string> Each once.
	 * @throws InvalidInput
	 */
	public static function tags( mixed $sent ): array {
		$read = '' === $sent ? array() : MemberTags::field()->read( is_string( $sent ) ? array_map( 'trim', explode( ',', $sent ) ) : $sent, false );
		return array_values( MemberTags::by_key( array_values( array_filter( $read, 'is_string' ) ) ) );
	}
}
