<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Database;

/**
 * Counters that run out. The usual take is one conditional UPDATE.
 */
final readonly class RateLimitRepository {

	public function __construct( private Db $db ) {}

	/**
	 * @param int $now       Unix seconds.
	 * @param int $resets_at When a counter that begins now runs out.
	 * @return int 0 when the try was taken, otherwise seconds to wait.
	 */
	public function take( string $bucket, int $max, int $now, int $resets_at ): int {
		for ( $round = 0; $round < 5; $round++ ) {
			if ( 1 === $this->db->execute( 'UPDATE {rate_limits} SET hits = hits + 1 WHERE bucket = ? AND resets_at > ? AND hits < ?', $bucket, $now, $max ) ) {
				return 0;
			}
			$row   = $this->db->row( 'SELECT hits, resets_at FROM {rate_limits} WHERE bucket = ?', $bucket );
			$known = $row['resets_at'] ?? null;
			if ( null !== $row && (int) $known > $now ) {
				// A counter with room was begun by someone else since the UPDATE.
				if ( (int) $row['hits'] >= $max ) {
					return (int) $known - $now;
				}
				continue;
			}
			if ( null === $known ) {
				$this->db->insert_ignore( '{rate_limits}', array( 'bucket' => $bucket, 'hits' => 0, 'resets_at' => $resets_at ) );
			} else {
				$this->db->execute( 'UPDATE {rate_limits} SET hits = 0, resets_at = ? WHERE bucket = ? AND resets_at = ?', $resets_at, $bucket, (int) $known );
			}
		}
		return 1;
	}

	public function give_back( string $bucket ): void {
		$this->db->execute( 'UPDATE {rate_limits} SET hits = hits - 1 WHERE bucket = ? AND hits > 0', $bucket );
	}

	public function clear( string $bucket ): void {
		$this->db->execute( 'DELETE FROM {rate_limits} WHERE bucket = ?', $bucket );
	}

	public function purge( int $now ): void {
		$this->db->execute( 'DELETE FROM {rate_limits} WHERE resets_at <= ?', $now );
	}
}
