<?php
declare( strict_types=1 );

namespace MentoriaiPortal\SocialSignIn;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;

/**
 * Which account of a provider belongs to whom: found by (provider, subject) only.
 */
final readonly class SocialAccountRepository {

	public function __construct( private Db $db, private Clock $clock ) {}

	public function owner( string $provider, string $subject ): ?int {
		$id = $this->db->value( 'SELECT user_id FROM {social_accounts} WHERE provider = ? AND subject_hash = ?', $provider, hash( 'sha256', $subject ) );
		return null === $id ? null : (int) $id;
	}

	/** False when it belongs to someone, or the person has another one of this provider. */
	public function add( string $provider, string $subject, int $user_id ): bool {
		return $this->db->insert_ignore(
			'{social_accounts}',
			array(
				'provider'     => $provider,
				'subject_hash' => hash( 'sha256', $subject ),
				'user_id'      => $user_id,
				'linked_at'    => Clock::to_sql( $this->clock->now() ),
			)
		);
	}

	/** @return array<string, string> Provider to the time it was linked, UTC. */
	public function of_user( int $user_id ): array {
		$linked = array();
		foreach ( $this->db->rows( 'SELECT provider, linked_at FROM {social_accounts} WHERE user_id = ? ORDER BY provider', $user_id ) as $row ) {
			$linked[ (string) $row['provider'] ] = (string) $row['linked_at'];
		}
		return $linked;
	}

	/** Unlinks a provider unless it is the last one; one statement, so that two at once cannot take both. */
	public function remove_unless_last( int $user_id, string $provider ): bool {
		return 1 === $this->db->execute(
			'DELETE FROM {social_accounts} WHERE user_id = ? AND provider = ? AND 1 < ( SELECT n FROM ( SELECT COUNT(*) AS n FROM {social_accounts} WHERE user_id = ? ) counted )',
			$user_id,
			$provider,
			$user_id
		);
	}

	/** False when it was not linked. */
	public function remove( int $user_id, string $provider ): bool {
		return 1 === $this->db->execute( 'DELETE FROM {social_accounts} WHERE user_id = ? AND provider = ?', $user_id, $provider );
	}

	/** @return list<string> The providers that were linked; what is under way to one ends too. */
	public function end_of_user( int $user_id ): array {
		$linked = array_keys( $this->of_user( $user_id ) );
		$this->forget( $user_id );
		return $linked;
	}

	/** Everything of a person; action `deleted_user`. */
	public function forget( int $user_id ): void {
		$this->db->execute( 'DELETE FROM {social_accounts} WHERE user_id = ?', $user_id );
		$this->db->execute( 'DELETE FROM {social_codes} WHERE user_id = ?', $user_id );
		$this->db->execute( 'DELETE FROM {social_states} WHERE user_id = ?', $user_id );
	}
}
