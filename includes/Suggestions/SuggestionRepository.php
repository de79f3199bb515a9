<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Suggestions;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\FreeText;
use MentoriaiPortal\Mentorships\BlockedPair;

/**
 * Suggestions and their mentors. A founder never reads of mentors whom they block; one who blocks the founder stays, so that the list
 * tells nobody who blocked whom.
 */
final readonly class SuggestionRepository {

	/** So many open ones a founder sees, the newest. */
	private const OPEN = 20;

	public function __construct( private Db $db ) {}

	/**
	 * Unless the same stands there open.
	 *
	 * @return array{int, bool} Its id, and whether it is new.
	 */
	public function add( int $founder_id, int $author_id, NewSuggestion $new, int $now ): array {
		$is_new = $this->db->insert_ignore(
			'{suggestions}',
			array(
				'founder_id' => $founder_id,
				'author_id'  => $author_id,
				'note'       => new FreeText( $new->note ),
				'open_key'   => $new->key(),
				'created_at' => Clock::to_sql( $now ),
			)
		);
		$id     = (int) $this->db->value( 'SELECT id FROM {suggestions} WHERE founder_id = ? AND open_key = ?', $founder_id, $new->key() );
		foreach ( $is_new ? $new->mentor_ids : array() as $position => $mentor_id ) {
			$this->db->insert(
				'{suggested_mentors}',
				array(
					'suggestion_id' => $id,
					'mentor_id'     => $mentor_id,
					'position'      => $position,
				)
			);
		}
		return array( $id, $is_new );
	}

	/**
	 * Those of some mentors whom the founder blocks, or who block the founder.
	 *
	 * @param non-empty-list<int> $mentor_ids
	 * @return list<int>
	 */
	public function blocked( int $founder_id, array $mentor_ids ): array {
		$rows = $this->db->rows( "SELECT u.ID AS id FROM {$this->db->users()} u WHERE u.ID IN (" . Db::marks( count( $mentor_ids ) ) . ') AND ' . BlockedPair::of( (string) $founder_id, 'u.ID' ), ...$mentor_ids );
		return array_map( 'intval', array_column( $rows, 'id' ) );
	}

	/** @return list<Suggestion> The founder's open ones, the newest first; without those whose mentors are all gone. */
	public function open( int $founder_id ): array {
		return $this->read( 'SELECT id, founder_id, note, created_at FROM {suggestions} WHERE founder_id = ? AND closed_at IS NULL AND EXISTS ( SELECT 1 FROM {suggested_mentors} l WHERE l.suggestion_id = {suggestions}.id ) ORDER BY id DESC LIMIT ' . self::OPEN, $founder_id );
	}

	/** One of the founder's, while it is open and a mentor is left. */
	public function open_one( int $id, int $founder_id ): ?Suggestion {
		return $this->read( 'SELECT id, founder_id, note, created_at FROM {suggestions} WHERE id = ? AND founder_id = ? AND closed_at IS NULL', $id, $founder_id )[0] ?? null;
	}

	/** @return bool Whether it is the founder's, closed before or now. */
	public function close( int $id, int $founder_id, int $now ): bool {
		return 1 === $this->db->execute( 'UPDATE {suggestions} SET closed_at = ?, open_key = NULL WHERE id = ? AND founder_id = ? AND closed_at IS NULL', Clock::to_sql( $now ), $id, $founder_id )
			|| null !== $this->db->value( 'SELECT 1 FROM {suggestions} WHERE id = ? AND founder_id = ?', $id, $founder_id );
	}

	/**
	 * Open and closed ones, the newest first, a row for each mentor: with the names, and how many suggestions there are.
	 *
	 * @return list<array<string, string|null>>
	 */
	public function all_of( int $founder_id, int $limit, int $offset = 0 ): array {
		$users = $this->db->users();
		return $this->db->rows(
			"SELECT s.*, a.display_name AS author_name, m.mentor_id, u.display_name AS mentor_name
			FROM ( SELECT id, author_id, note, created_at, closed_at, COUNT(*) OVER () AS total FROM {suggestions} WHERE founder_id = ? ORDER BY id DESC LIMIT ? OFFSET ? ) s
			LEFT JOIN {suggested_mentors} m ON m.suggestion_id = s.id LEFT JOIN $users u ON u.ID = m.mentor_id LEFT JOIN $users a ON a.ID = s.author_id ORDER BY s.id DESC, m.position",
			$founder_id,
			$limit,
			$offset
		);
	}

	/** Removes what was suggested to a person, the person from what was suggested to others, and from what they suggested as staff. */
	public function forget( int $user_id ): bool {
		return $this->db->execute( 'DELETE FROM {suggested_mentors} WHERE mentor_id = ?', $user_id )
			+ $this->db->execute( 'DELETE FROM {suggested_mentors} WHERE suggestion_id IN ( SELECT id FROM {suggestions} WHERE founder_id = ? )', $user_id )
			+ $this->db->execute( 'DELETE FROM {suggestions} WHERE founder_id = ?', $user_id )
			+ $this->db->execute( 'UPDATE {suggestions} SET author_id = 0 WHERE author_id = ?', $user_id ) > 0;
	}

	/**
	 * @param literal-string $which A SELECT of suggestions.
	 * @return list<Suggestion>
	 */
	private function read( string $which, int ...$values ): array {
		$found = array();
		$rows  = $this->db->rows( "SELECT s.*, m.mentor_id FROM ( $which ) s JOIN {suggested_mentors} m ON m.suggestion_id = s.id WHERE NOT " . BlockedPair::by( 's.founder_id', 'm.mentor_id' ) . ' ORDER BY s.id DESC, m.position', ...array_values( $values ) );
		foreach ( $rows as $row ) {
			$found[ (int) $row['id'] ][] = $row;
		}
		return array_map(
			static fn ( array $of ): Suggestion => new Suggestion( (int) $of[0]['id'], array_map( 'intval', array_column( $of, 'mentor_id' ) ), (string) $of[0]['note'], (string) $of[0]['created_at'] ),
			array_values( $found )
		);
	}
}
