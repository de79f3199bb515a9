<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Waiting;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Identity\Side;
use MentoriaiPortal\Mentorships\BlockedPair;
use MentoriaiPortal\Mentorships\OpenMentorship;
use MentoriaiPortal\Mentorships\ReachablePair;

/**
 * Founders who wait for mentors. Which mentors have a free place is not known here.
 */
final readonly class WaitingRepository {

	public function __construct( private Db $db ) {}

	/** The mentor has no free place. Whoever waits already keeps the place in the queue. */
	public function add( int $mentor_id, int $founder_id, int $now ): void {
		$this->db->insert_ignore(
			'{waiting}',
			array(
				'mentor_id'  => $mentor_id,
				'founder_id' => $founder_id,
				'asked_at'   => Clock::to_sql( $now ),
			)
		);
		$this->see_taken( $mentor_id );
	}

	public function remove( int $mentor_id, int $founder_id ): void {
		$this->db->execute( 'DELETE FROM {waiting} WHERE mentor_id = ? AND founder_id = ?', $mentor_id, $founder_id );
	}

	public function has( int $mentor_id, int $founder_id ): bool {
		return null !== $this->db->value( 'SELECT 1 FROM {waiting} WHERE mentor_id = ? AND founder_id = ?', $mentor_id, $founder_id );
	}

	/**
	 * Mentors for whom anyone waits, in order.
	 *
	 * @param int $after Ids beyond this one.
	 * @return array<int, array{news: bool, missed: bool}> By mentor. `news`: a free place is to be told; `missed`: that there is none is not known of everyone.
	 */
	public function mentors( int $after, int $limit ): array {
		$rows = $this->db->rows( 'SELECT mentor_id, MAX( seen_taken ) AS any_seen, MIN( seen_taken ) AS all_seen FROM {waiting} WHERE mentor_id > ? GROUP BY mentor_id ORDER BY mentor_id LIMIT ?', $after, $limit );
		return array_column(
			array_map(
				static fn ( array $row ): array => array(
					(int) $row['mentor_id'],
					array(
						'news'   => 1 === (int) $row['any_seen'],
						'missed' => 0 === (int) $row['all_seen'],
					),
				),
				$rows
			),
			1,
			0
		);
	}

	public function see_taken( int $mentor_id ): void {
		$this->db->execute( 'UPDATE {waiting} SET seen_taken = 1 WHERE mentor_id = ? AND seen_taken = 0', $mentor_id );
	}

	/** @return bool Whether the caller is to tell of the free place: of many, the first. */
	public function claim( int $mentor_id ): bool {
		return $this->db->execute( 'UPDATE {waiting} SET seen_taken = 0 WHERE mentor_id = ? AND seen_taken = 1', $mentor_id ) > 0;
	}

	/** Whether the two have an open mentorship: the founder has a place. */
	public function has_place( int $mentor_id, int $founder_id ): bool {
		return '1' === $this->db->value( 'SELECT CASE WHEN ' . OpenMentorship::of_pair( '?', '?' ) . ' THEN 1 ELSE 0 END', $founder_id, $mentor_id );
	}

	/** The founder of a mentorship waits for its mentor no more. Looked for first: a DELETE that finds nothing would lock others out. */
	public function remove_pair_of( int $mentorship_id ): void {
		$id = $this->db->value( 'SELECT id FROM {waiting} WHERE mentor_id = ' . OpenMentorship::person( Side::Mentor, '?' ) . ' AND founder_id = ' . OpenMentorship::person( Side::Founder, '?' ), $mentorship_id, $mentorship_id );
		null === $id || $this->db->execute( 'DELETE FROM {waiting} WHERE id = ?', (int) $id );
	}

	/**
	 * Who is told next: public founders without an open mentorship, public ones with one, then those who cannot write yet, each the oldest first;
	 * nobody who has a place with this mentor, nor while the two are blocked.
	 *
	 * @return list<int>
	 */
	public function next( int $mentor_id, int $limit ): array {
		$rows = $this->db->rows(
			'SELECT w.founder_id FROM {waiting} w WHERE w.mentor_id = ? AND NOT ' . BlockedPair::of( 'w.founder_id', 'w.mentor_id' ) . ' AND NOT ' . OpenMentorship::of_pair( 'w.founder_id', 'w.mentor_id' ) . '
			ORDER BY CASE WHEN NOT ' . ReachablePair::is_public( $this->db, 'w.founder_id' ) . ' THEN 2 WHEN ' . OpenMentorship::of_founder( 'w.founder_id' ) . ' THEN 1 ELSE 0 END, w.id LIMIT ?',
			$mentor_id,
			$limit
		);
		return array_map( 'intval', array_column( $rows, 'founder_id' ) );
	}

	/**
	 * For the copy of a person's data.
	 *
	 * @return list<array<string, string|null>> `id`, `mentor_id`, `asked_at`; the oldest first.
	 */
	public function of( int $founder_id, int $limit, int $offset ): array {
		return $this->db->rows( 'SELECT id, mentor_id, asked_at FROM {waiting} WHERE founder_id = ? ORDER BY id LIMIT ? OFFSET ?', $founder_id, $limit, $offset );
	}

	/** Removes whom a person waits for, and whoever waits for the person. */
	public function forget( int $user_id ): bool {
		return $this->db->execute( 'DELETE FROM {waiting} WHERE founder_id = ?', $user_id ) + $this->db->execute( 'DELETE FROM {waiting} WHERE mentor_id = ?', $user_id ) > 0;
	}
}
