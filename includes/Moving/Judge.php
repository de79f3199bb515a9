<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Moving;

use Closure;
use MentoriaiPortal\Core\Database\MetaValue;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\MemberRole;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Schema\InvalidInput;
use MentoriaiPortal\Core\Schema\Text;
use MentoriaiPortal\Members\MemberCare;
use MentoriaiPortal\Moving\Schema\Column;
use MentoriaiPortal\Profiles\ProfilesOfOthers;
use WP_User;

/**
 * Says of records what an import makes of them, for a dry run and for a run alike. It writes nothing; a part of a file costs a
 * constant number of queries.
 */
final class Judge {

	/** @var array<string, int>|null Letters of a name to the id of the field. */
	private ?array $fields = null;

	/** @param Closure(): array<int, list<string>> $field_names By id of the field, in all languages. */
	public function __construct( private readonly SiteUsersRepository $users, private readonly ProfilesOfOthers $profiles, private readonly MemberCare $care, private readonly Closure $field_names ) {}

	/**
	 * @param list<Record> $records
	 * @return list<Verdict> In the same order.
	 */
	public function of( array $records, Options $options ): array {
		$emails = array();
		foreach ( $records as $record ) {
			$emails[] = self::email( $record );
		}
		$known = $this->users->ids( array_values( array_unique( array_filter( $emails ) ) ) );
		$ids   = array();
		foreach ( $records as $at => $record ) {
			$ids[ $at ] = $record->user_id ?? $known[ (string) $emails[ $at ] ] ?? null;
		}
		cache_users( array_values( array_filter( $ids ) ) );
		$tags = $this->care->tags_of( array_values( array_filter( $ids ) ) );
		return array_map( fn ( Record $record, ?int $id ): Verdict => $this->one( $record, $id, $tags[ (int) $id ] ?? array(), $options ), $records, $ids );
	}

	/** @param list<string> $tags Of the account. */
	private function one( Record $record, ?int $user_id, array $tags, Options $options ): Verdict {
		if ( null !== $record->refusal ) {
			return Verdict::refused( $record, 'doubled' === $record->refusal ? Column::Email->value : '', $record->refusal );
		}
		try {
			return $this->judged( $record, $user_id, $tags, $options );
		} catch ( InvalidInput $wrong ) {
			// The first in the order of the columns.
			$order  = array_column( Column::cases(), 'value' );
			$column = current( array_intersect( $order, array_keys( $wrong->fields ) ) );
			return Verdict::refused( $record, (string) $column, (string) ( $wrong->fields[ $column ] ?? current( $wrong->fields ) ) );
		}
	}

	/**
	 * @param list<string> $tags Of the account.
	 * @throws InvalidInput Column to reason.
	 */
	private function judged( Record $record, ?int $user_id, array $tags, Options $options ): Verdict {
		$cells = array_map( static fn ( string $cell ): string => Text::clean( $cell, true ), $record->cells );
		$email = self::read( Column::Email, $cells, static fn ( string $cell ): string => Text::email()->read( $cell, true ) ) ?? throw self::wrong( Column::Email, 'required' );
		$user  = null === $user_id ? null : get_userdata( $user_id );
		$user  = false === $user ? null : $user;
		$role  = self::read( Column::Type, $cells, self::type( ... ) ) ?? $options->role;
		$now   = null === $user ? null : self::member( $user );
		if ( null === $role && ( null === $now || Role::Undecided === $now ) ) {
			throw self::wrong( Column::Type, 'required' );
		}
		if ( null !== $now && Role::Undecided !== $now && ( $role ??= $now ) !== $now ) {
			throw self::wrong( Column::Type, 'other_type' );
		}
		if ( Role::Founder !== $role && Role::Mentor !== $role ) {
			throw self::wrong( Column::Type, 'invalid' );
		}
		$meta   = null === $user ? array() : get_user_meta( $user->ID );
		$meta   = is_array( $meta ) ? $meta : array();
		$texts  = $this->texts( $cells );
		$before = $this->profiles->of_meta( $meta, $role );
		$after  = $this->profiles->change( $before, $texts );
		$status = self::read( Column::Status, $cells, self::status( ... ) ) ?? $options->status;
		$lang   = self::read( Column::Language, $cells, self::language( ... ) );
		$own    = self::read( Column::Tags, $cells, static fn ( string $cell ): array => Options::tags( array_values( array_filter( array_map( 'trim', explode( Column::SEPARATOR, $cell ) ) ) ) ) );
		$stored = (string) MetaValue::text( $meta[ UserMeta::LANG ][0] ?? '' );
		$stays  = null !== $now && $role === $now;
		if ( $stays && $before == $after && ( null === $lang || $lang->value === $stored ) && ( null === $own || $own === $tags ) ) { // phpcs:ignore WordPress.PHP.StrictComparisons -- compares what two profiles hold.
			return Verdict::same( $record );
		}
		$old = ProfilesOfOthers::cells( $before );
		$changed = array();
		foreach ( array_diff_assoc( ProfilesOfOthers::cells( $after ), $old ) as $key => $text ) {
			$changed[ $key ] = array( $old[ $key ] ?? '', $text );
		}
		$changed = null === $now ? array() : ( $stays ? array() : array( Column::Type->value => array( '', $role->value ) ) )
			+ $changed
			+ ( null === $lang || $lang->value === $stored ? array() : array( Column::Language->value => array( $stored, $lang->value ) ) )
			+ ( null === $own || $own === $tags ? array() : array( Column::Tags->value => array( implode( ', ', $tags ), implode( ', ', $own ) ) ) );
		return Verdict::of(
			$record,
			new Arrival(
				$user?->ID,
				null !== $now,
				$email,
				$role,
				$texts,
				$record->status ?? ( $after->is_complete() ? $status : AccountStatus::Draft ),
				$lang ?? ( null === $now ? $options->lang : null ),
				$own ?? ( null === $now && array() !== $options->tags ? $options->tags : null ),
				$record->is_confirmed,
				$record->photo,
				$options->has_consent,
				$options->invite
			),
			$after->display_name(),
			$changed
		);
	}

	/**
	 * The role of a member; null for who is nobody here yet.
	 *
	 * @throws InvalidInput
	 */
	private static function member( WP_User $user ): ?Role {
		$others = array_diff( array_keys( array_filter( $user->caps ) ), array( SiteUsersRepository::SUBSCRIBER, ...array_column( Role::cases(), 'value' ) ) );
		if ( array() !== $others || is_super_admin( $user->ID ) || MemberRole::is_elsewhere( $user->ID ) ) {
			throw self::wrong( Column::Email, 'staff_account' );
		}
		if ( '' !== get_user_meta( $user->ID, UserMeta::PROVISIONAL_SINCE, true ) ) {
			// Someone has registered with the address, and no one has confirmed it.
			return null;
		}
		$role = MemberRole::of_user( $user );
		if ( null !== $role && ! AccountStatus::of_stored( get_user_meta( $user->ID, UserMeta::STATUS, true ) )->may_log_in() ) {
			throw self::wrong( Column::Email, 'account_closed' );
		}
		return $role;
	}

	/**
	 * Cells of the profile.
	 *
	 * @param array<string, string> $cells
	 * @return array<string, string>
	 * @throws InvalidInput
	 */
	private function texts( array $cells ): array {
		$texts = array_diff_key( $cells, array_flip( array( Column::Email->value, Column::Type->value, Column::Status->value, Column::Language->value, Column::Tags->value ) ) );
		$ids   = self::read( Column::Fields, $cells, $this->field_ids( ... ) );
		return null === $ids ? $texts : array( Column::Fields->value => implode( ',', $ids ) ) + $texts;
	}

	/**
	 * @return list<int>
	 * @throws InvalidInput
	 */
	private function field_ids( string $cell ): array {
		if ( null === $this->fields ) {
			$this->fields = array();
			foreach ( ( $this->field_names )() as $id => $names ) {
				$this->fields += array_fill_keys( array_map( Column::letters( ... ), $names ), $id );
			}
		}
		$ids = array();
		foreach ( array_filter( array_map( 'trim', explode( Column::SEPARATOR, $cell ) ) ) as $name ) {
			$ids[] = $this->fields[ Column::letters( $name ) ] ?? throw InvalidInput::because( 'unknown_field' );
		}
		return array_values( array_unique( $ids ) );
	}

	private static function email( Record $record ): ?string {
		return Text::email_of( Text::clean( $record->cells[ Column::Email->value ] ?? '', false ) );
	}

	/**
	 * A cell; null for an empty one.
	 *
	 * @template T
	 * @param array<string, string> $cells
	 * @param callable( string ): T $as
	 * @return T|null
	 * @throws InvalidInput
	 */
	private static function read( Column $column, array $cells, callable $as ): mixed {
		$cell = $cells[ $column->value ] ?? '';
		try {
			return '' === $cell ? null : $as( $cell );
		} catch ( InvalidInput $wrong ) {
			throw self::wrong( $column, (string) current( $wrong->fields ) );
		}
	}

	/** @throws InvalidInput */
	private static function type( string $cell ): Role {
		return Column::role_of( $cell ) ?? throw InvalidInput::because( 'invalid' );
	}

	/** @throws InvalidInput */
	private static function language( string $cell ): Lang {
		return match ( Column::letters( $cell ) ) {
			'lt', 'ltlt', 'lithuanian', 'lietuviu' => Lang::Lt,
			'en', 'enus', 'engb', 'english', 'anglu' => Lang::En,
			default => throw InvalidInput::because( 'invalid' ),
		};
	}

	/** @throws InvalidInput */
	private static function status( string $cell ): AccountStatus {
		foreach ( Options::CELL_STATUSES as $status ) {
			if ( in_array( Column::letters( $cell ), array( $status->value, Column::letters( $status->label() ) ), true ) ) {
				return $status;
			}
		}
		throw InvalidInput::because( 'invalid' );
	}

	private static function wrong( Column $column, string $reason ): InvalidInput {
		return new InvalidInput( array( $column->value => $reason ) );
	}
}
