<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Invitations;

use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\UnionPart;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\LinkSecret;

/**
 * Invitations and the hashes of their keys. A key is good for the address that it was sent to.
 */
final readonly class InvitationRepository {

	public function __construct( private Db $db ) {}

	/** Null where this address was never invited. */
	public function find( int $user_id, string $email ): ?Invitation {
		return $this->find_all( array( $user_id => $email ) )[ $user_id ] ?? null;
	}

	/**
	 * The invitations that went to these addresses, in one query.
	 *
	 * @param array<int, string> $emails By user id.
	 * @return array<int, Invitation> By user id; those who were never invited at the address are left out.
	 */
	public function find_all( array $emails ): array {
		$rows  = array() === $emails ? array() : $this->db->rows( 'SELECT user_id, email_hash, valid_until, accepted_at FROM {invitations} WHERE user_id IN (' . Db::marks( count( $emails ) ) . ')', ...array_keys( $emails ) );
		$found = array();
		foreach ( $rows as $row ) {
			$user_id = (int) $row['user_id'];
			if ( self::address( $emails[ $user_id ] ) === $row['email_hash'] ) {
				$found[ $user_id ] = new Invitation( (int) $row['valid_until'], (int) $row['accepted_at'] );
			}
		}
		return $found;
	}

	/**
	 * Whichever address it went to.
	 *
	 * @return array<string, string|null>|null Times of the last one.
	 */
	public function of_user( int $user_id ): ?array {
		return $this->db->row( 'SELECT invited_at, reminded_at, accepted_at, valid_until FROM {invitations} WHERE user_id = ?', $user_id );
	}

	/** False where one is living already, also when somebody was faster. */
	public function begin( int $user_id, string $email, int $now, int $until ): bool {
		$row = array(
			'user_id'     => $user_id,
			'email_hash'  => self::address( $email ),
			'invited_at'  => $now,
			'valid_until' => $until,
		);
		return $this->db->insert_ignore( '{invitations}', $row ) || 1 === $this->db->execute(
			"UPDATE {invitations} SET email_hash = ?, invited_at = ?, valid_until = ?, reminded_at = 0, accepted_at = 0, key_hash = '', reminder_hash = ''
			WHERE user_id = ? AND ( accepted_at > 0 OR valid_until <= ? OR email_hash <> ? )",
			self::address( $email ),
			$now,
			$until,
			$user_id,
			$now,
			self::address( $email )
		);
	}

	/**
	 * Puts the key of one of the two emails out, in the place of the one that the same email had when it was tried before.
	 *
	 * @param literal-string $column `key_hash` or `reminder_hash`.
	 */
	public function set_key( int $user_id, string $column, #[\SensitiveParameter] string $key ): void {
		$this->db->execute( "UPDATE {invitations} SET $column = ? WHERE user_id = ?", LinkSecret::hash( $key ), $user_id );
	}

	public function has_key( int $user_id, string $email, #[\SensitiveParameter] string $key, int $now ): bool {
		list( $where, $values ) = self::out( $user_id, $email, $key, $now );
		return null !== $this->db->value( "SELECT user_id FROM {invitations} WHERE $where", ...$values );
	}

	public function spend_key( int $user_id, string $email, #[\SensitiveParameter] string $key, int $now ): bool {
		list( $where, $values ) = self::out( $user_id, $email, $key, $now );
		return 1 === $this->db->execute( "UPDATE {invitations} SET accepted_at = ?, key_hash = '', reminder_hash = '' WHERE $where", $now, ...$values );
	}

	public function accept( int $user_id, int $now ): void {
		$this->db->execute( "UPDATE {invitations} SET accepted_at = ?, key_hash = '', reminder_hash = '' WHERE user_id = ? AND accepted_at = 0", $now, $user_id );
	}

	/**
	 * Living ones whose reminder is due.
	 *
	 * @return list<int> User ids.
	 */
	public function to_remind( int $invited_before, int $now, int $limit ): array {
		return array_map( 'intval', array_column( $this->db->rows( 'SELECT user_id FROM {invitations} WHERE accepted_at = 0 AND reminded_at = 0 AND invited_at <= ? AND valid_until > ? ORDER BY invited_at, user_id LIMIT ?', $invited_before, $now, $limit ), 'user_id' ) );
	}

	/** Takes the reminder; false when another process was faster, or it was accepted meanwhile. */
	public function claim_reminder( int $user_id, int $now ): bool {
		return 1 === $this->db->execute( 'UPDATE {invitations} SET reminded_at = ? WHERE user_id = ? AND reminded_at = 0 AND accepted_at = 0', $now, $user_id );
	}

	/** Not accepted in time, of people who may still log in. */
	public function select_lapsed( int $now ): UnionPart {
		return new UnionPart(
			array( 'id', 'since', 'mark', 'who_id', 'who_name', 'invited_at' ),
			"SELECT i.user_id AS id, i.valid_until AS since, i.invited_at AS mark, i.user_id AS who_id, u.display_name AS who_name, i.invited_at
			FROM {invitations} i
			JOIN {$this->db->usermeta()} s ON s.user_id = i.user_id AND s.meta_key = ? AND s.meta_value NOT IN (?, ?)
			LEFT JOIN {$this->db->users()} u ON u.ID = i.user_id
			WHERE i.accepted_at = 0 AND i.valid_until <= ?",
			array( UserMeta::STATUS, AccountStatus::Rejected->value, AccountStatus::Closed->value, $now )
		);
	}

	/**
	 * Members whom an import left to be invited later, who cannot log in until they are invited, and whose status waits for their
	 * consents; not those who registered themselves.
	 *
	 * @param int $after Ids beyond this one.
	 * @return list<int> In order.
	 */
	public function who_wait( int $after, int $limit ): array {
		$meta = $this->db->usermeta();
		$has  = static fn ( string $key ): string => "EXISTS ( SELECT 1 FROM $meta m WHERE m.user_id = s.user_id AND m.meta_key = $key )";
		$rows = $this->db->rows(
			"SELECT s.user_id FROM $meta s WHERE s.meta_key = ? AND s.meta_value NOT IN (?, ?) AND s.user_id > ?
			AND ( {$has( '?' )} OR {$has( '?' )} OR NOT ( {$has( '?' )} OR {$has( '?' )} ) )" . $this->db->of_this_site( 's.user_id' ) . ' ORDER BY s.user_id LIMIT ?',
			UserMeta::STATUS,
			AccountStatus::Rejected->value,
			AccountStatus::Closed->value,
			$after,
			UserMeta::INVITE_LATER,
			UserMeta::WAITING_STATUS,
			UserMeta::CONFIRMED_AT,
			UserMeta::PROVISIONAL_SINCE,
			$limit
		);
		return array_map( 'intval', array_column( $rows, 'user_id' ) );
	}

	public function forget( int $user_id ): bool {
		return 0 < $this->db->execute( 'DELETE FROM {invitations} WHERE user_id = ?', $user_id );
	}

	/** @return array{string, list<int|string>} The condition that a key may be spent, and its values. */
	private static function out( int $user_id, string $email, #[\SensitiveParameter] string $key, int $now ): array {
		$hash = LinkSecret::hash( $key );
		return array( 'user_id = ? AND email_hash = ? AND accepted_at = 0 AND valid_until > ? AND ( key_hash = ? OR reminder_hash = ? )', array( $user_id, self::address( $email ), $now, $hash, $hash ) );
	}

	private static function address( string $email ): string {
		return hash( 'sha256', strtolower( $email ) );
	}
}
