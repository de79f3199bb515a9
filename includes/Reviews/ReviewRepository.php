<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Reviews;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\FreeText;
use MentoriaiPortal\Core\Database\MetaValue;
use MentoriaiPortal\Mentors\MentorRating;

/**
 * The rows of reviews. Ratings are hundredths of stars.
 */
final readonly class ReviewRepository {

	public function __construct( private Db $db ) {}

	/**
	 * Those of a mentor that are shown, newest first.
	 *
	 * @return list<Review>
	 */
	public function shown( int $mentor_id, int $offset, int $limit ): array {
		return $this->read( 'r.mentor_id = ? AND r.state = ? ORDER BY r.id DESC LIMIT ? OFFSET ?', $mentor_id, ReviewState::Published->value, $limit, $offset );
	}

	public function find( int $id ): ?Review {
		return $this->read( 'r.id = ?', $id )[0] ?? null;
	}

	/** What a founder wrote about a mentor. */
	public function of_pair( int $author_id, int $mentor_id ): ?Review {
		return $this->read( 'r.mentor_id = ? AND r.author_id = ?', $mentor_id, $author_id )[0] ?? null;
	}

	/**
	 * What someone wrote, or what was written about them, in the order of their ids.
	 *
	 * @return list<Review>
	 */
	public function about_person( int $user_id, int $limit, int $offset ): array {
		return $this->read( '( r.author_id = ? OR r.mentor_id = ? ) ORDER BY r.id LIMIT ? OFFSET ?', $user_id, $user_id, $limit, $offset );
	}

	/** All of a mentor's reviews that are shown. */
	public function rating( int $mentor_id ): MentorRating {
		$row = $this->db->row( 'SELECT SUM(rating) AS stars, COUNT(*) AS number FROM {reviews} WHERE mentor_id = ? AND state = ?', $mentor_id, ReviewState::Published->value );
		return new MentorRating( (int) ( $row['stars'] ?? 0 ), (int) ( $row['number'] ?? 0 ) );
	}

	/**
	 * Adds the pair's review, or changes it. What staff hid or have not decided waits for them, whatever the state asked for.
	 *
	 * @return int Its id.
	 */
	public function write( int $author_id, int $mentor_id, int $rating, string $comment, ReviewState $state, int $now ): int {
		$row   = array(
			'mentor_id'  => $mentor_id,
			'author_id'  => $author_id,
			'rating'     => $rating,
			'comment'    => new FreeText( $comment ),
			'state'      => $state->value,
			'created_at' => Clock::to_sql( $now ),
			'updated_at' => Clock::to_sql( $now ),
		);
		$added = $this->db->insert_ignore( '{reviews}', $row );
		if ( ! $added ) {
			$this->db->execute(
				'UPDATE {reviews} SET rating = ?, comment = ?, state = CASE WHEN state = ? THEN ? ELSE ? END, updated_at = ?, version = version + 1 WHERE mentor_id = ? AND author_id = ?',
				$rating,
				$row['comment'],
				ReviewState::Published->value,
				$state->value,
				ReviewState::Pending->value,
				$row['updated_at'],
				$mentor_id,
				$author_id
			);
		}
		return (int) $this->db->value( 'SELECT id FROM {reviews} WHERE mentor_id = ? AND author_id = ?', $mentor_id, $author_id );
	}

	/**
	 * @param int|null $version Null for any.
	 * @return bool False when it is in this state already, or its text is another than that of the version.
	 */
	public function set_state( int $id, ?int $version, ReviewState $state, string $reason ): bool {
		return 1 === $this->db->execute(
			'UPDATE {reviews} SET state = ?, reason = ? WHERE id = ? AND version = COALESCE( ?, version ) AND state <> ?',
			$state->value,
			new FreeText( $reason ),
			$id,
			$version,
			$state->value
		);
	}

	/** Notes that the mentor is told; false when they were before. */
	public function claim_telling( int $id ): bool {
		return 1 === $this->db->execute( 'UPDATE {reviews} SET is_told = 1 WHERE id = ? AND is_told = 0', $id );
	}

	/**
	 * Takes a person's name off what they wrote; the texts stay.
	 *
	 * @return int How many there were.
	 */
	public function disown( int $author_id ): int {
		return $this->db->execute( 'UPDATE {reviews} SET author_id = -id WHERE author_id = ?', $author_id );
	}

	/** @return int How many there were. */
	public function delete_about( int $mentor_id ): int {
		return $this->db->execute( 'DELETE FROM {reviews} WHERE mentor_id = ?', $mentor_id );
	}

	/** @return list<Review> */
	private function read( string $where, int|string ...$values ): array {
		$name = "(SELECT m.meta_value FROM {$this->db->usermeta()} m WHERE m.user_id = r.author_id AND m.meta_key = ? LIMIT 1)";
		$rows = $this->db->rows(
			"SELECT r.id, r.mentor_id, r.author_id, r.rating, r.comment, r.state, r.reason, r.created_at, u.ID AS user_id, $name AS first_name, $name AS last_name
			FROM {reviews} r LEFT JOIN {$this->db->users()} u ON u.ID = r.author_id WHERE $where",
			'first_name',
			'last_name',
			...array_values( $values )
		);
		return array_map( self::hydrate( ... ), $rows );
	}

	/** @param array<string, string|null> $row */
	private static function hydrate( array $row ): Review {
		return new Review(
			(int) $row['id'],
			(int) $row['mentor_id'],
			new Reviewer( (int) $row['author_id'], MetaValue::text( $row['first_name'] ), MetaValue::text( $row['last_name'] ), null !== $row['user_id'] ),
			(int) $row['rating'],
			(string) $row['comment'],
			ReviewState::from( (string) $row['state'] ),
			(string) $row['reason'],
			(string) $row['created_at']
		);
	}
}
