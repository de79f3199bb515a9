<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Database;

use MentoriaiPortal\Core\Clock;

/**
 * Writes that may be repeated: the same actor, route and client_id writes once and answers alike.
 */
final readonly class Idempotency {

	private const KEPT_SECONDS = 7 * 86400;

	/** When a first write fails, the repeats that waited for it can only be told apart by a deadlock. */
	private const TRIES = 20;

	public function __construct( private Db $db, private Clock $clock ) {}

	/**
	 * Runs a write in a transaction, or answers with the id that the first one made.
	 *
	 * @param string          $actor     Who: user id, or the hash of a personal link.
	 * @param string          $client_id UUID of the client; '' writes without protection.
	 * @param callable(): int $write     Makes the row, gives its id.
	 */
	public function once( string $actor, string $route, string $client_id, callable $write ): int {
		return $this->db->transaction(
			function () use ( $actor, $route, $client_id, $write ): int {
				if ( '' === $client_id ) {
					return $write();
				}
				$key   = array( hash( 'sha256', $actor ), $route, strtolower( $client_id ) );
				$first = $this->db->insert_ignore(
					'{idempotency}',
					array(
						'actor'      => $key[0],
						'route'      => $key[1],
						'client_id'  => $key[2],
						'created_at' => Clock::to_sql( $this->clock->now() ),
					)
				);
				if ( ! $first ) {
					return (int) $this->db->value( 'SELECT result_id FROM {idempotency} WHERE actor = ? AND route = ? AND client_id = ?', ...$key );
				}
				$id = $write();
				$this->db->execute( 'UPDATE {idempotency} SET result_id = ? WHERE actor = ? AND route = ? AND client_id = ?', $id, ...$key );
				return $id;
			},
			self::TRIES
		);
	}

	/** Whether this write was made before; for checks that must not refuse a repeat. */
	public function has( string $actor, string $route, string $client_id ): bool {
		return '' !== $client_id && null !== $this->db->value(
			'SELECT result_id FROM {idempotency} WHERE actor = ? AND route = ? AND client_id = ?',
			hash( 'sha256', $actor ),
			$route,
			strtolower( $client_id )
		);
	}

	/** Forgets all writes of an actor. */
	public function forget( string $actor ): bool {
		return $this->db->execute( 'DELETE FROM {idempotency} WHERE actor = ?', hash( 'sha256', $actor ) ) > 0;
	}

	/** Forgets what is older than seven days. */
	public function purge(): void {
		$this->db->execute( 'DELETE FROM {idempotency} WHERE created_at < ?', Clock::to_sql( $this->clock->now() - self::KEPT_SECONDS ) );
	}
}
