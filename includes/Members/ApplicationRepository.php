<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Members;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\UnionPart;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\UserMeta;

final readonly class ApplicationRepository {

	public function __construct( private Db $db ) {}

	public function begin( int $user_id, int $now ): void {
		$this->db->insert_ignore( '{applications}', array( 'user_id' => $user_id, 'submitted_at' => $now, 'version' => $now ) );
	}

	/** The profile was saved again. */
	public function renew( int $user_id, int $now ): void {
		$this->db->execute( 'UPDATE {applications} SET version = CASE WHEN version < ? THEN ? ELSE version + 1 END WHERE user_id = ?', $now, $now, $user_id );
	}

	public function end( int $user_id ): bool {
		return $this->db->execute( 'DELETE FROM {applications} WHERE user_id = ?', $user_id ) > 0;
	}

	/** Of two who decide at once, and of a save meanwhile, one is first. */
	public function end_as( int $user_id, int $version ): bool {
		return 1 === $this->db->execute( 'DELETE FROM {applications} WHERE user_id = ? AND version = ?', $user_id, $version );
	}

	/** @return array<int, string> Who waits for review, to since when (UTC); oldest first. */
	public function waiting(): array {
		$since = array();
		foreach ( $this->db->rows( 'SELECT user_id, submitted_at FROM {applications} ORDER BY submitted_at, user_id' ) as $row ) {
			$since[ (int) $row['user_id'] ] = Clock::to_sql( (int) $row['submitted_at'] );
		}
		return $since;
	}

	/** See AttentionKind::has_version(); 0 for who does not wait. */
	public function version( int $user_id ): int {
		return (int) $this->db->value( 'SELECT version FROM {applications} WHERE user_id = ?', $user_id );
	}

	/** @return array<int, int> Who waits, to the version. */
	public function versions(): array {
		$versions = array();
		foreach ( $this->db->rows( 'SELECT user_id, version FROM {applications}' ) as $row ) {
			$versions[ (int) $row['user_id'] ] = (int) $row['version'];
		}
		return $versions;
	}

	/** Unix seconds; null for who does not wait. */
	public function since( int $user_id ): ?int {
		$since = $this->db->value( 'SELECT submitted_at FROM {applications} WHERE user_id = ?', $user_id );
		return null === $since ? null : (int) $since;
	}

	/** See AttentionKind. */
	public function select(): UnionPart {
		return new UnionPart(
			array( 'id', 'since', 'mark', 'who_id', 'who_name' ),
			"SELECT p.user_id AS id, p.submitted_at AS since, p.version AS mark, u.ID AS who_id, u.display_name AS who_name FROM {applications} p LEFT JOIN {$this->db->users()} u ON u.ID = p.user_id",
			array()
		);
	}

	/** Whether it holds nobody though somebody waits. */
	public function is_lost(): bool {
		return null === $this->db->value( 'SELECT 1 FROM {applications} LIMIT 1' )
			&& null !== $this->db->value( 'SELECT 1 FROM ' . $this->submitted() . ' LIMIT 1', UserMeta::STATUS, AccountStatus::Submitted->value );
	}

	/** Made anew of the status of accounts. */
	public function rebuild( int $now ): void {
		$since = '( ' . "SELECT MAX( " . Db::unix( 't.meta_value' ) . " ) FROM {$this->db->usermeta()} t WHERE t.user_id = m.user_id AND t.meta_key = ?" . ' )';
		$this->db->transaction(
			function () use ( $since, $now ): void {
				$this->db->execute( 'DELETE FROM {applications} WHERE user_id NOT IN ( SELECT m.user_id FROM ' . $this->submitted() . ' )', UserMeta::STATUS, AccountStatus::Submitted->value );
				$this->db->execute( "INSERT IGNORE INTO {applications} (user_id, submitted_at, version) SELECT m.user_id, COALESCE( $since, ? ), ? FROM " . $this->submitted(), UserMeta::STATUS_AT, $now, $now, UserMeta::STATUS, AccountStatus::Submitted->value );
			}
		);
	}

	private function submitted(): string {
		return "{$this->db->usermeta()} m WHERE m.meta_key = ? AND m.meta_value = ?" . $this->db->of_this_site( 'm.user_id' );
	}
}
