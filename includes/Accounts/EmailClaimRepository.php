<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Accounts;

use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Identity\UserMeta;

/**
 * Who owns an address. Its primary key makes "the same address twice" impossible, which wp_users does not;
 * it also holds the hashes of the confirmation key that is out and of what the browser keeps that registered.
 */
final readonly class EmailClaimRepository {

	/** Members that one statement gives their claims. */
	private const BATCH = 500;

	public function __construct( private Db $db ) {}

	/** Takes an address for an account about to be made; false when it is taken. */
	public function claim( string $email ): bool {
		return $this->db->insert_ignore(
			'{email_claims}',
			array(
				'email_hash' => self::hash( $email ),
				'user_id'    => 0,
			)
		);
	}

	/**
	 * The address now belongs to this account, and its former one to no one. That one is looked up first: a DELETE that
	 * finds nothing locks the end of the index, where others who register just then want to write.
	 */
	public function assign( string $email, int $user_id ): void {
		$hash = self::hash( $email );
		foreach ( $this->db->rows( 'SELECT email_hash FROM {email_claims} WHERE user_id = ? AND email_hash <> ?', $user_id, $hash ) as $former ) {
			$this->db->execute( 'DELETE FROM {email_claims} WHERE email_hash = ? AND user_id = ?', $former['email_hash'], $user_id );
		}
		$this->claim( $email );
		$this->db->execute( 'UPDATE {email_claims} SET user_id = ? WHERE email_hash = ?', $user_id, $hash );
	}

	public function release( int $user_id ): void {
		$this->db->execute( 'DELETE FROM {email_claims} WHERE user_id = ?', $user_id );
	}

	/** Puts a confirmation key out; an earlier one becomes invalid. */
	public function set_key( string $email, int $user_id, string $key, int $until ): void {
		$this->assign( $email, $user_id );
		$this->db->execute(
			'UPDATE {email_claims} SET confirm_hash = ?, confirm_until = ? WHERE email_hash = ?',
			hash( 'sha256', $key ),
			$until,
			self::hash( $email )
		);
	}

	public function drop_key( string $email ): void {
		$this->db->execute( "UPDATE {email_claims} SET confirm_hash = '', confirm_until = 0 WHERE email_hash = ?", self::hash( $email ) );
	}

	/** Spends a key; of two that come at once one wins. */
	public function spend_key( string $email, string $key, int $now ): bool {
		return 1 === $this->db->execute(
			"UPDATE {email_claims} SET confirm_hash = '', confirm_until = 0 WHERE email_hash = ? AND confirm_hash = ? AND confirm_until > ?",
			self::hash( $email ),
			hash( 'sha256', $key ),
			$now
		);
	}

	/**
	 * A registration begins: its claim is known, an earlier claim and key become invalid. Holds the row until the transaction ends.
	 * False when the address is not this account's.
	 */
	public function begin_anew( string $email, int $user_id, string $claim ): bool {
		return 1 === $this->db->execute(
			"UPDATE {email_claims} SET claim_hash = ?, confirm_hash = '', confirm_until = 0 WHERE email_hash = ? AND user_id = ?",
			hash( 'sha256', $claim ),
			self::hash( $email ),
			$user_id
		);
	}

	/** Whether the registration in force answered with this claim. */
	public function is_claim( string $email, string $claim ): bool {
		return '' !== $claim && null !== $this->db->value( 'SELECT user_id FROM {email_claims} WHERE email_hash = ? AND claim_hash = ?', self::hash( $email ), hash( 'sha256', $claim ) );
	}

	/** The address is confirmed: key and claim die. */
	public function forget( string $email ): void {
		$this->db->execute( "UPDATE {email_claims} SET claim_hash = '', confirm_hash = '', confirm_until = 0 WHERE email_hash = ?", self::hash( $email ) );
	}

	/** @return list<int> Those without an account, in order. */
	public function of_nobody( int $limit ): array {
		$rows = $this->db->rows( "SELECT c.user_id FROM {email_claims} c LEFT JOIN {$this->db->users()} u ON u.ID = c.user_id WHERE c.user_id > 0 AND u.ID IS NULL GROUP BY c.user_id ORDER BY c.user_id LIMIT ?", $limit );
		return array_map( 'intval', array_column( $rows, 'user_id' ) );
	}

	/** Whether there are none, though there are members. */
	public function are_lost(): bool {
		return null === $this->db->value( 'SELECT user_id FROM {email_claims} LIMIT 1' ) && array() !== $this->without( 0, 1 );
	}

	/** Gives every member whose address no one has a claim on the claim, as after a restore without this table. */
	public function complete(): void {
		for ( $after = 0; array() !== $members = $this->without( $after, self::BATCH ); ) {
			$after  = (int) array_key_last( $members );
			$values = array();
			foreach ( $members as $user_id => $email ) {
				array_push( $values, self::hash( $email ), $user_id );
			}
			$this->db->execute( 'INSERT IGNORE INTO {email_claims} (email_hash, user_id) VALUES ' . Db::rows_of_marks( count( $members ), 2 ), ...$values );
		}
	}

	/** @return array<int, string> The next members without a claim, to their addresses. */
	private function without( int $after, int $limit ): array {
		$rows = $this->db->rows(
			"SELECT u.ID, u.user_email FROM {$this->db->users()} u JOIN {$this->db->usermeta()} s ON s.user_id = u.ID AND s.meta_key = ?
			LEFT JOIN {email_claims} c ON c.user_id = u.ID
			WHERE c.user_id IS NULL AND u.user_email <> '' AND u.ID > ?" . $this->db->of_this_site( 'u.ID' ) . ' ORDER BY u.ID LIMIT ' . $limit,
			UserMeta::STATUS,
			$after
		);
		return array_combine( array_map( 'intval', array_column( $rows, 'ID' ) ), array_map( 'strval', array_column( $rows, 'user_email' ) ) );
	}

	private static function hash( string $email ): string {
		return hash( 'sha256', strtolower( trim( $email ) ) );
	}
}
