<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors;

use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\UnionPart;
use MentoriaiPortal\Core\Identity\UserMeta;

/**
 * Views of mentors' pages.
 */
final readonly class ViewRepository {

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
				$this->add_to_month( $kind, $mentor_id, substr( $day, 0, 7 ), 1 );
				foreach ( $term_ids as $term_id ) {
					$this->add_interest( $term_id, $day, 1 );
				}
				return true;
			}
		);
	}

	public function add_to_month( MentorKind $kind, int $mentor_id, string $month, int $views ): void {
		$this->db->execute( 'INSERT INTO {view_months} (kind, mentor_id, month, total) VALUES (?, ?, ?, ?) ON DUPLICATE KEY UPDATE total = total + ?', $kind->value, $mentor_id, $month, $views, $views );
	}

	public function add_interest( int $term_id, string $day, int $views ): void {
		$this->db->execute( 'INSERT INTO {field_views} (term_id, day, total) VALUES (?, ?, ?) ON DUPLICATE KEY UPDATE total = total + ?', $term_id, $day, $views, $views );
	}

	/**
	 * Keeps single views that no month counts.
	 *
	 * @param list<array{int, string, string}> $views Mentor, day, hash of the visitor.
	 */
	public function add_single( MentorKind $kind, array $views ): void {
		foreach ( array_chunk( $views, 100 ) as $rows ) {
			$values = array_map( static fn ( array $row ): array => array( $kind->value, ...$row ), $rows );
			$this->db->execute( 'INSERT IGNORE INTO {views} (kind, mentor_id, day, visitor) VALUES ' . Db::rows_of_marks( count( $rows ), 4 ), ...array_merge( ...$values ) );
		}
	}

	/** @return array<string, int> Month to views; a mentor has two years of them at most by default. */
	public function months( MentorKind $kind, int $mentor_id ): array {
		$months = array();
		foreach ( $this->db->rows( 'SELECT month, total FROM {view_months} WHERE kind = ? AND mentor_id = ? ORDER BY month', $kind->value, $mentor_id ) as $row ) {
			$months[ (string) $row['month'] ] = (int) $row['total'];
		}
		return $months;
	}

	/**
	 * Gives what a mentor's months count to mentor 0: the sums of all mentors stay. Single views go.
	 *
	 * @return bool Whether there was anything.
	 */
	public function disown( MentorKind $kind, int $mentor_id ): bool {
		return $this->db->transaction(
			function () use ( $kind, $mentor_id ): bool {
				$months = $this->months( $kind, $mentor_id );
				foreach ( $months as $month => $total ) {
					$this->add_to_month( $kind, 0, $month, $total );
				}
				$this->db->execute( 'DELETE FROM {view_months} WHERE kind = ? AND mentor_id = ?', $kind->value, $mentor_id );
				$this->db->execute( 'DELETE FROM {views} WHERE kind = ? AND mentor_id = ?', $kind->value, $mentor_id );
				return array() !== $months;
			}
		);
	}

	/** Whether anyone ever looked at this mentor. */
	public function has( MentorKind $kind, int $mentor_id ): bool {
		return null !== $this->db->value( 'SELECT 1 FROM {view_months} WHERE kind = ? AND mentor_id = ? LIMIT 1', $kind->value, $mentor_id );
	}

	/** All months of a mentor that have views. */
	public function select_months( MentorKind $kind, int $mentor_id ): UnionPart {
		return new UnionPart( array( 'month', 'total' ), 'SELECT month, total FROM {view_months} WHERE kind = ? AND mentor_id = ?', array( $kind->value, $mentor_id ) );
	}

	/** How many views came since a day. */
	public function select_recent( MentorKind $kind, int $mentor_id, string $since ): UnionPart {
		return new UnionPart( array( 'total' ), 'SELECT COUNT(*) AS total FROM {views} WHERE kind = ? AND mentor_id = ? AND day >= ?', array( $kind->value, $mentor_id, $since ) );
	}

	/**
	 * How often each of these tags was of interest since a day.
	 *
	 * @param non-empty-list<int> $term_ids
	 */
	public function select_interest( array $term_ids, string $since ): UnionPart {
		return new UnionPart( array( 'term_id', 'total' ), 'SELECT term_id, SUM(total) AS total FROM {field_views} WHERE term_id IN (' . Db::marks( count( $term_ids ) ) . ') AND day >= ? GROUP BY term_id', array( ...$term_ids, $since ) );
	}

	/** The tags a member chose, as they are stored. */
	public function select_fields( int $user_id ): UnionPart {
		return new UnionPart( array( 'fields' ), "SELECT meta_value AS fields FROM {$this->db->usermeta()} WHERE user_id = ? AND meta_key = ?", array( $user_id, UserMeta::FIELDS ) );
	}

	/** What was counted before a day: views of mentors by month, interest in tags by day. */
	public function forget( string $before ): void {
		$this->db->execute( 'DELETE FROM {view_months} WHERE month < ?', substr( $before, 0, 7 ) );
		$this->db->execute( 'DELETE FROM {field_views} WHERE day < ?', $before );
	}

	/** Views that came before a day are only numbers of a month from then on. */
	public function purge( string $before ): void {
		$this->db->execute( 'DELETE FROM {views} WHERE day < ?', $before );
	}
}
