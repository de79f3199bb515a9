<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Accounts;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\FreeText;
use MentoriaiPortal\Core\Database\MetaValue;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Busy;
use MentoriaiPortal\Core\Identity\MemberRole;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Media\Photo;
use WP_User;

/**
 * Accounts in wp_users and wp_usermeta, each read in one query.
 */
final readonly class AccountRepository {

	public function __construct( private Db $db, private Clock $clock ) {}

	public function find( int $user_id ): ?Account {
		return $this->read( 'u.ID = ?', $user_id );
	}

	/**
	 * In one query.
	 *
	 * @param list<int> $user_ids
	 * @return array<int, Account> By id; who is not there is left out.
	 */
	public function find_all( array $user_ids ): array {
		$accounts = array() === $user_ids ? array() : $this->accounts( $this->rows( 'u.ID IN (' . Db::marks( count( $user_ids ) ) . ')', $user_ids ) );
		return array_column( $accounts, null, 'id' );
	}

	/**
	 * The account, and more of the same person in the same query.
	 *
	 * @param array<string, string> $columns Name to SQL that depends on no row.
	 * @return array{Account, array<string, string|null>}|null
	 */
	public function find_with( int $user_id, array $columns ): ?array {
		$more = implode( '', array_map( static fn ( string $name, string $sql ): string => ", $sql AS $name", array_keys( $columns ), $columns ) );
		$rows = $this->rows( 'u.ID = ?', $user_id, $more );
		return array() === $rows ? null : array( $this->account( $rows ), array_intersect_key( $rows[0], $columns ) );
	}

	/** @param string $email In lower case. */
	public function find_by_email( string $email ): ?Account {
		return $this->read( 'u.user_email = ?', $email );
	}

	/** Stores a new password hash, whatever it was before, and spends a reset key that is out. */
	public function store_password( int $user_id, string $hash ): void {
		$this->db->execute( "UPDATE {$this->db->users()} SET user_pass = ?, user_activation_key = '' WHERE ID = ?", $hash, $user_id );
		$this->forget( $user_id );
	}

	/** Stores names as they are: wp_update_user() would filter them. */
	public function store_names( int $user_id, string $first_name, string $last_name, string $display_name ): void {
		$this->db->execute( "UPDATE {$this->db->users()} SET display_name = ? WHERE ID = ?", new FreeText( $display_name ), $user_id );
		update_user_meta( $user_id, 'first_name', wp_slash( $first_name ) );
		update_user_meta( $user_id, 'last_name', wp_slash( $last_name ) );
		$this->forget( $user_id );
	}

	/** Stores a new password in the place of this one, and spends a reset key that is out. False when it is another one by now. */
	public function swap_password( int $user_id, string $from, string $to ): bool {
		$won = 1 === $this->db->execute( "UPDATE {$this->db->users()} SET user_pass = ?, user_activation_key = '' WHERE ID = ? AND user_pass = ?", $to, $user_id, $from );
		$this->forget( $user_id );
		return $won;
	}

	/** Stores another hash of the same password, unless the password was changed meanwhile. */
	public function rehash( int $user_id, string $from, string $to ): void {
		$this->db->execute( "UPDATE {$this->db->users()} SET user_pass = ? WHERE ID = ? AND user_pass = ?", $to, $user_id, $from );
		$this->forget( $user_id );
	}

	/**
	 * Stores a new password if this reset key is still out; of two that come at once one wins.
	 *
	 * @param string $activation_key As stored in wp_users.
	 */
	public function spend_reset_key( int $user_id, string $activation_key, string $hash ): bool {
		$won = 1 === $this->db->execute(
			"UPDATE {$this->db->users()} SET user_pass = ?, user_activation_key = '' WHERE ID = ? AND user_activation_key = ?",
			$hash,
			$user_id,
			$activation_key
		);
		$this->forget( $user_id );
		return $won;
	}

	/** Stores a reset key in the place of the one that is out, as WordPress does; its time is that of the portal's clock. */
	public function store_reset_key( int $user_id, #[\SensitiveParameter] string $key ): void {
		$this->db->execute( "UPDATE {$this->db->users()} SET user_activation_key = ? WHERE ID = ?", $this->clock->now() . ':' . wp_fast_hash( $key ), $user_id );
		$this->forget( $user_id );
	}

	/** Stamps the address as confirmed; a first stamp stays, and then this is false. */
	public function confirm( int $user_id ): bool {
		delete_user_meta( $user_id, UserMeta::PROVISIONAL_SINCE );
		delete_user_meta( $user_id, UserMeta::TYPE_UNSURE );
		return false !== add_user_meta( $user_id, UserMeta::CONFIRMED_AT, Clock::to_sql( $this->clock->now() ), true );
	}

	/** An email went to it: the time until it is erased starts again. */
	public function keep_provisional( Account $account ): void {
		// Never created again: the person may confirm the address at this moment.
		$this->db->execute( "UPDATE {$this->db->usermeta()} SET meta_value = ? WHERE user_id = ? AND meta_key = ?", Clock::to_sql( $this->clock->now() ), $account->id, UserMeta::PROVISIONAL_SINCE );
		$this->forget( $account->id );
	}

	/**
	 * Makes of a provisional account what a registration of now makes.
	 *
	 * @param array<string, mixed> $meta User meta.
	 */
	public function begin_anew( int $user_id, string $hash, Role $role, array $meta ): void {
		$this->store_password( $user_id, $hash );
		( new WP_User( $user_id ) )->set_role( $role->value );
		delete_user_meta( $user_id, UserMeta::PROVISIONAL_SINCE );
		foreach ( $meta as $key => $value ) {
			update_user_meta( $user_id, $key, $value );
		}
	}

	/** Two registrations named different types: the owner of the address chooses whether to be a founder or a mentor. */
	public function drop_unsure_type( Account $account ): void {
		if ( $account->is_provisional && '1' === get_user_meta( $account->id, UserMeta::TYPE_UNSURE, true ) ) {
			$this->forget( $account->id );
			( new WP_User( $account->id ) )->set_role( Role::Undecided->value );
		}
	}

	/** Makes an undecided person a founder or mentor; false when they are undecided no more. */
	public function choose_role( int $user_id, Role $role ): bool {
		$key    = $this->db->capabilities_key();
		$stored = (string) $this->db->value( "SELECT meta_value FROM {$this->db->usermeta()} WHERE user_id = ? AND meta_key = ?", $user_id, $key );
		$roles  = MetaValue::data( $stored );
		if ( Role::Undecided !== MemberRole::of_capabilities( $roles ) || ! is_array( $roles ) ) {
			return false;
		}
		unset( $roles[ Role::Undecided->value ] );
		$won = 1 === $this->db->execute(
			"UPDATE {$this->db->usermeta()} SET meta_value = ? WHERE user_id = ? AND meta_key = ? AND meta_value = ?",
			serialize( array( $role->value => true ) + $roles ), // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- WordPress's own format.
			$user_id,
			$key,
			$stored
		);
		$this->forget( $user_id );
		return $won;
	}

	/** Gives a member who has none yet the status they start with. */
	public function start( int $user_id ): void {
		add_user_meta( $user_id, UserMeta::STATUS, AccountStatus::Draft->value, true );
	}

	/** Moves the status on; false when someone else moved it meanwhile. */
	public function swap_status( int $user_id, AccountStatus $from, AccountStatus $to, string $reason ): bool {
		$won = $from === $to || $this->move_status( $user_id, $from, $to );
		if ( ! $won && AccountStatus::Draft === $from ) {
			// Perhaps there was none yet.
			$this->start( $user_id );
			$won = $this->move_status( $user_id, $from, $to );
		}
		if ( $won ) {
			$this->keep_decision( $user_id, $reason );
		}
		$this->forget( $user_id );
		return $won;
	}

	/** Keeps that the person agreed to this version of the texts; once for each version. */
	public function agree( int $user_id, string $version ): void {
		$kept = get_user_meta( $user_id, UserMeta::CONSENTS, true );
		$kept = is_array( $kept ) ? array_values( $kept ) : array();
		if ( ! in_array( $version, array_column( $kept, 'version' ), true ) ) {
			update_user_meta( $user_id, UserMeta::CONSENTS, array( ...$kept, $this->consent( $version ) ) );
		}
	}

	/** The person agrees again, whatever was agreed to in their name before. */
	public function replace_consents( int $user_id, string $version ): void {
		update_user_meta( $user_id, UserMeta::CONSENTS, array( $this->consent( $version ) ) );
	}

	/** No one has agreed yet: the app asks. */
	public function drop_consents( int $user_id ): void {
		update_user_meta( $user_id, UserMeta::CONSENTS, array() );
	}

	/** The app asks, unless somebody has agreed or been asked before. */
	public function ask_for_consents( int $user_id ): void {
		add_user_meta( $user_id, UserMeta::CONSENTS, array(), true );
	}

	/** Whether nobody has agreed to the texts: neither the person nor, for them, staff. */
	public function lacks_consent( Account $account ): bool {
		return $account->needs_consent && '1' !== get_user_meta( $account->id, UserMeta::CONSENT_STATED, true );
	}

	public function is_waiting( int $user_id ): bool {
		return '' !== get_user_meta( $user_id, UserMeta::WAITING_STATUS, true );
	}

	public function wait_as( int $user_id, AccountStatus $status ): void {
		update_user_meta( $user_id, UserMeta::WAITING_STATUS, $status->value );
	}

	/** What the account becomes with the consents; null where nothing waits. It is read once. */
	public function take_waiting_status( int $user_id ): ?AccountStatus {
		$stored = get_user_meta( $user_id, UserMeta::WAITING_STATUS, true );
		if ( '' !== $stored ) {
			delete_user_meta( $user_id, UserMeta::WAITING_STATUS );
		}
		return is_string( $stored ) ? AccountStatus::tryFrom( $stored ) : null;
	}

	/** @return array{version: string, agreed_at: string} */
	public function consent( string $version ): array {
		return array(
			'version'   => $version,
			'agreed_at' => Clock::to_sql( $this->clock->now() ),
		);
	}

	private function move_status( int $user_id, AccountStatus $from, AccountStatus $to ): bool {
		return 1 === $this->db->execute(
			"UPDATE {$this->db->usermeta()} SET meta_value = ? WHERE user_id = ? AND meta_key = ? AND meta_value = ?",
			$to->value,
			$user_id,
			UserMeta::STATUS,
			$from->value
		);
	}

	/** Two statements where WordPress's functions need six: staff approve a hundred people at once. */
	private function keep_decision( int $user_id, string $reason ): void {
		$table = $this->db->usermeta();
		$this->db->execute( "DELETE FROM $table WHERE user_id = ? AND meta_key IN (?, ?, ?, ?)", $user_id, UserMeta::REVIEW_REASON, UserMeta::STATUS_AT, UserMeta::PROVISIONAL_SINCE, UserMeta::WAITING_STATUS );
		$this->db->execute(
			"INSERT INTO $table (user_id, meta_key, meta_value) VALUES (?, ?, ?), (?, ?, ?)",
			$user_id,
			UserMeta::REVIEW_REASON,
			MetaValue::stored( $reason ),
			$user_id,
			UserMeta::STATUS_AT,
			Clock::to_sql( $this->clock->now() )
		);
	}

	private function read( string $where, int|string $value ): ?Account {
		return $this->accounts( $this->rows( $where, $value ) )[0] ?? null;
	}

	/**
	 * On a network someone who only belongs to other sites is no one here.
	 *
	 * @param list<array<string, string|null>> $rows One a meta key, those of a person together.
	 * @return list<Account>
	 */
	private function accounts( array $rows ): array {
		$of_person = array();
		foreach ( $rows as $row ) {
			$of_person[ (int) $row['ID'] ][] = $row;
		}
		$here = array_filter( $of_person, fn ( array $rows ): bool => ! is_multisite() || in_array( $this->db->capabilities_key(), array_column( $rows, 'meta_key' ), true ) );
		return array_map( $this->account( ... ), array_values( $here ) );
	}

	/**
	 * @param int|string|list<int> $values
	 * @return list<array<string, string|null>> One a meta key.
	 */
	private function rows( string $where, int|string|array $values, string $more = '' ): array {
		$keys = array(
			$this->db->capabilities_key(),
			UserMeta::STATUS,
			UserMeta::REVIEW_REASON,
			UserMeta::LANG,
			UserMeta::CONFIRMED_AT,
			UserMeta::PROVISIONAL_SINCE,
			UserMeta::CONSENTS,
			UserMeta::AVATAR,
			UserMeta::BUSY,
			UserMeta::BUSY_UNTIL,
			'first_name',
			'last_name',
		);
		return $this->db->rows(
			"SELECT u.ID, u.user_email, u.user_pass, m.meta_key, m.meta_value$more
			FROM {$this->db->users()} u
			LEFT JOIN {$this->db->usermeta()} m ON m.user_id = u.ID AND m.meta_key IN (" . Db::marks( count( $keys ) ) . ")
			WHERE $where ORDER BY u.ID",
			...array( ...$keys, ...(array) $values )
		);
	}

	/** @param non-empty-list<array<string, string|null>> $rows One a meta key. */
	private function account( array $rows ): Account {
		$meta = array();
		foreach ( $rows as $row ) {
			if ( $row['ID'] === $rows[0]['ID'] ) {
				$meta[ (string) $row['meta_key'] ] = MetaValue::text( $row['meta_value'] );
			}
		}
		$status    = AccountStatus::of_stored( $meta[ UserMeta::STATUS ] ?? null );
		$confirmed = '' !== ( $meta[ UserMeta::CONFIRMED_AT ] ?? '' );
		return new Account(
			id: (int) $rows[0]['ID'],
			email: (string) $rows[0]['user_email'],
			password_hash: (string) $rows[0]['user_pass'],
			role: MemberRole::of_capabilities( MetaValue::data( $meta[ $this->db->capabilities_key() ] ?? '' ) ),
			status: $status,
			reason: $meta[ UserMeta::REVIEW_REASON ] ?? '',
			first_name: $meta['first_name'] ?? '',
			last_name: $meta['last_name'] ?? '',
			lang: Lang::from_query( $meta[ UserMeta::LANG ] ?? null ),
			confirmed: $confirmed,
			is_provisional: ! $confirmed && AccountStatus::Draft === $status && isset( $meta[ UserMeta::PROVISIONAL_SINCE ] ),
			needs_consent: array() === MetaValue::data( $meta[ UserMeta::CONSENTS ] ?? '' ),
			photo: Photo::of( $meta[ UserMeta::AVATAR ] ?? null )?->url(),
			busy: Busy::stored( $meta, $this->clock->today() )->now()
		);
	}

	private function forget( int $user_id ): void {
		$this->db->forget( static fn () => clean_user_cache( $user_id ) );
	}
}
