<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Reviews\Admin;

use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\UnionPart;
use MentoriaiPortal\Core\ListPage;
use MentoriaiPortal\Reviews\ReviewState;

/**
 * Reviews as staff see them, with both names.
 *
 * @phpstan-type ReviewRow array{id: int, mentor_id: int, mentor: string|null, author_id: int, author: string|null, rating: int, comment: string, state: ReviewState, reason: string, version: int, created_at: string}
 */
final readonly class ReviewOverviewRepository {

	public function __construct( private Db $db ) {}

	/** @return array<string, int> State to number; states without reviews are left out. */
	public function counts(): array {
		$rows   = $this->db->rows( 'SELECT state, COUNT(*) AS number FROM {reviews} GROUP BY state' );
		$counts = array();
		foreach ( $rows as $row ) {
			$counts[ (string) $row['state'] ] = (int) $row['number'];
		}
		return $counts;
	}

	/** See AttentionKind. */
	public function select_pending(): UnionPart {
		$since = Db::unix( 'r.updated_at' );
		return new UnionPart(
			array( 'id', 'since', 'mark', 'who_id', 'who_name', 'mentor_name', 'rating', 'comment' ),
			"SELECT r.id, $since AS since, r.version AS mark, a.ID AS who_id, a.display_name AS who_name, m.display_name AS mentor_name, r.rating, r.comment
			FROM {reviews} r LEFT JOIN {$this->db->users()} a ON a.ID = r.author_id LEFT JOIN {$this->db->users()} m ON m.ID = r.mentor_id WHERE r.state = ?",
			array( ReviewState::Pending->value )
		);
	}

	public function count( ReviewFilter $filter ): int {
		[ $from, $values ] = $this->from( $filter );
		return (int) $this->db->value( "SELECT COUNT(*) FROM $from", ...$values );
	}

	/**
	 * Newest first, if the page says no other order.
	 *
	 * @return list<ReviewRow> A name is null where the account is gone.
	 */
	public function page( ReviewFilter $filter, ListPage $page ): array {
		[ $from, $values ] = $this->from( $filter );
		$order             = array( 'date' => 'r.id' );
		$rows              = $this->db->rows(
			"SELECT r.*, m.display_name AS mentor, a.display_name AS author FROM ( SELECT r.id FROM $from {$page->sql( $order, 'r.id' )} ) p
			JOIN {reviews} r ON r.id = p.id LEFT JOIN {$this->db->users()} m ON m.ID = r.mentor_id LEFT JOIN {$this->db->users()} a ON a.ID = r.author_id
			{$page->order( $order, 'r.id' )}",
			...$values
		);
		return array_map( self::hydrate( ... ), $rows );
	}

	/**
	 * What a person wrote or got, newest first, with how many there are; without the texts.
	 *
	 * @return list<array<string, string|null>>
	 */
	public function newest_of( int $user_id, int $limit ): array {
		return $this->db->rows(
			"SELECT p.*, m.display_name AS mentor, a.display_name AS author FROM (
				SELECT id, mentor_id, author_id, rating, state, created_at, COUNT(*) OVER () AS total FROM {reviews} WHERE mentor_id = ? OR author_id = ? ORDER BY id DESC LIMIT ?
			) p LEFT JOIN {$this->db->users()} m ON m.ID = p.mentor_id LEFT JOIN {$this->db->users()} a ON a.ID = p.author_id ORDER BY p.id DESC",
			$user_id,
			$user_id,
			$limit
		);
	}

	/** @return ReviewRow|null */
	public function find( int $id ): ?array {
		$row = $this->db->row(
			"SELECT r.*, m.display_name AS mentor, a.display_name AS author FROM {reviews} r
			LEFT JOIN {$this->db->users()} m ON m.ID = r.mentor_id LEFT JOIN {$this->db->users()} a ON a.ID = r.author_id WHERE r.id = ?",
			$id
		);
		return null === $row ? null : self::hydrate( $row );
	}

	/**
	 * People are found first, so that only their own reviews are read.
	 *
	 * @return array{string, list<int|string>} Tables with their WHERE, and its values.
	 */
	private function from( ReviewFilter $filter ): array {
		$from   = '{reviews} r';
		$values = array();
		if ( '' !== $filter->search ) {
			$like   = '%' . $this->db->like( $filter->search ) . '%';
			$side   = fn ( string $column ): string => "SELECT s.id FROM {$this->db->users()} u JOIN {reviews} s ON s.$column = u.ID WHERE u.display_name LIKE ?";
			$from   = "( {$side( 'author_id' )} UNION {$side( 'mentor_id' )} ) found JOIN {reviews} r ON r.id = found.id";
			$values = array( $like, $like );
		}
		$where = array();
		if ( null !== $filter->state ) {
			$where[]  = 'r.state = ?';
			$values[] = $filter->state->value;
		}
		if ( 0 !== $filter->stars ) {
			$where[] = 'r.rating BETWEEN ? AND ?';
			array_push( $values, $filter->stars * 100 - 50, $filter->stars * 100 + 49 );
		}
		return array( $from . ( array() === $where ? '' : ' WHERE ' . implode( ' AND ', $where ) ), $values );
	}

	/**
	 * @param array<string, string|null> $row
	 * @return ReviewRow
	 */
	private static function hydrate( array $row ): array {
		return array(
			'id'         => (int) $row['id'],
			'mentor_id'  => (int) $row['mentor_id'],
			'mentor'     => $row['mentor'],
			'author_id'  => (int) $row['author_id'],
			'author'     => $row['author'],
			'rating'     => (int) $row['rating'],
			'comment'    => (string) $row['comment'],
			'state'      => ReviewState::from( (string) $row['state'] ),
			'reason'     => (string) $row['reason'],
			'version'    => (int) $row['version'],
			'created_at' => (string) $row['created_at'],
		);
	}
}
