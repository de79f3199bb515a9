<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors;

use MentoriaiPortal\Core\Database\Db;

/**
 * Views of mentors' pages.
 */
final readonly class ViewRepository {

	/** How long single views are kept: as long as "the last 30 days" are asked for. */
	public const KEPT_DAYS = 31;

	public function __construct( private Db $db ) {}

	/** The salt of a day; the first asker makes it. */
	public function salt( string $day ): string {
		$known = fn (): ?string => $this->db->value( 'SELECT salt FROM {view_salts} WHERE day = ?', $day );
		$salt  = $known();
		if ( null !== $salt ) {
			return $salt;
		}
		$this->db->execute( 'DELETE FROM {view_salts} WHERE day <> ?', $day );
		$this->db->insert_ignore(
			'{view_salts}',
			array(
				'day'  => $day,
				'salt' => bin2hex( random_bytes( 32 ) ),
			)
		);
		return (string) $known();
	}

	/**
	 * Keeps a view.
	 *
	 * @param string    $visitor  Hash.
	 * @param list<int> $term_ids Tags that were of interest.
	 * @return bool False when this visitor's view of this mentor is kept for the day already.
	 */
	public function add( MentorKind $kind, int $mentor_id, string $day, string $visitor, array $term_ids ): bool {
		return $this->db->transaction(
			function () use ( $kind, $mentor_id, $day, $visitor, $term_ids ): bool {
				$row = array(
					'kind'      => $kind->value,
					'mentor_id' => $mentor_id,
					'day'       => $day,
					'visitor'   => $visitor,
				);
				if ( ! $this->db->insert_ignore( '{views}', $row ) ) {
					return false;
				}
				$this->db->execute( 'INSERT INTO {view_months} (kind, mentor_id, month, total) VALUES (?, ?, ?, 1) ON DUPLICATE KEY UPDATE total = total + 1', $kind->value, $mentor_id, substr( $day, 0, 7 ) );
				foreach ( $term_ids as $term_id ) {
					$this->db->execute( 'INSERT INTO {field_views} (term_id, day, total) VALUES (?, ?, 1) ON DUPLICATE KEY UPDATE total = total + 1', $term_id, $day );
				}
				return true;
			}
		);
	}

	/**
	 * All months of a mentor that have views, and how many views came since a day. One query.
	 *
	 * @return array{months: array<string, int>, recent: int}
	 */
	public function totals( MentorKind $kind, int $mentor_id, string $since ): array {
		$months = array();
		$rows   = $this->db->rows(
			"SELECT month, total FROM {view_months} WHERE kind = ? AND mentor_id = ?
			UNION ALL SELECT 'recent', COUNT(*) FROM {views} WHERE kind = ? AND mentor_id = ? AND day >= ?",
			$kind->value,
			$mentor_id,
			$kind->value,
			$mentor_id,
			$since
		);
		foreach ( $rows as $row ) {
			$months[ (string) $row['month'] ] = (int) $row['total'];
		}
		$recent = $months['recent'] ?? 0;
		unset( $months['recent'] );
		return array(
			'months' => $months,
			'recent' => $recent,
		);
	}

	/**
	 * @param list<int> $term_ids
	 * @return array<int, int> Tag to how often it was of interest since a day.
	 */
	public function interest( array $term_ids, string $since ): array {
		if ( array() === $term_ids ) {
			return array();
		}
		$rows   = $this->db->rows( 'SELECT term_id, SUM(total) AS total FROM {field_views} WHERE term_id IN (' . Db::marks( count( $term_ids ) ) . ') AND day >= ? GROUP BY term_id', ...array( ...$term_ids, $since ) );
		$totals = array();
		foreach ( $rows as $row ) {
			$totals[ (int) $row['term_id'] ] = (int) $row['total'];
		}
		return $totals;
	}

	/** Views that came before a day are only numbers of a month from then on. */
	public function purge( string $before ): void {
		$this->db->execute( 'DELETE FROM {views} WHERE day < ?', $before );
	}
}
