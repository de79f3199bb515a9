<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Meetings;

use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Identity\Identity;
use MentoriaiPortal\Core\Identity\Participant;
use MentoriaiPortal\Core\Identity\Side;
use MentoriaiPortal\Mentorships\BlockedPair;

/**
 * Reads meetings. Reads for a person take the viewer: what is not theirs is not found.
 */
final readonly class MeetingReadRepository {

	private const COLUMNS = 'm.id, m.mentorship_id, m.founder_id, m.mentor_id, m.proposed_by, m.state, m.times, m.starts_at, m.minutes, m.agreed_at, m.words_from, m.founder_held, m.founder_minutes,
		m.mentor_held, m.mentor_minutes, m.held_minutes, m.place, m.note, m.answer_note, m.uid, m.sequence, m.organiser, m.changed_at, f.display_name AS founder_name, f.user_email AS founder_email,
		t.display_name AS mentor_name, t.user_email AS mentor_email, CASE WHEN ' . BlockedPair::OF_MENTORSHIP . ' THEN 1 ELSE 0 END AS blocked';

	public function __construct( private Db $db ) {}

	public function find( int $id ): ?Meeting {
		return $this->all( 'm.id = ?', $id )[0] ?? null;
	}

	public function find_for_viewer( int $id, Identity $viewer ): ?Meeting {
		return $this->all( "m.{$this->mine( $viewer )} = ? AND m.id = ?", $viewer->user_id, $id )[0] ?? null;
	}

	/**
	 * The latest first: those to come, then those that were.
	 *
	 * @param int $mentorship_id 0 for all.
	 * @return list<Meeting>
	 */
	public function page_for_viewer( Identity $viewer, int $mentorship_id, int $limit, int $offset ): array {
		[ $where, $values ] = $this->of( $viewer, $mentorship_id );
		return $this->all( "$where ORDER BY m.ends_at DESC, m.id DESC LIMIT $limit OFFSET $offset", ...$values );
	}

	public function count_for_viewer( Identity $viewer, int $mentorship_id ): int {
		[ $where, $values ] = $this->of( $viewer, $mentorship_id );
		return (int) $this->db->value( "SELECT COUNT(*) FROM {meetings} m WHERE $where", ...$values );
	}

	/**
	 * Oldest first.
	 *
	 * @param list<int> $ids
	 * @return list<Meeting>
	 */
	public function all_of( array $ids ): array {
		return array() === $ids ? array() : $this->all( 'm.id IN (' . Db::marks( count( $ids ) ) . ') ORDER BY m.id', ...$ids );
	}

	/**
	 * What a person's calendar shows.
	 *
	 * @return list<Meeting>
	 */
	public function agreed_of( Side $side, int $user_id ): array {
		return $this->all( "m.{$side->column( 'id' )} = ? AND m.state = 'agreed' AND m.agreed_at IS NOT NULL ORDER BY m.starts_at, m.id", $user_id );
	}

	/** @return array{string, list<int>} */
	private function of( Identity $viewer, int $mentorship_id ): array {
		return 0 === $mentorship_id
			? array( "m.{$this->mine( $viewer )} = ?", array( $viewer->user_id ) )
			: array( "m.{$this->mine( $viewer )} = ? AND m.mentorship_id = ?", array( $viewer->user_id, $mentorship_id ) );
	}

	private function mine( Identity $viewer ): string {
		return Side::of( $viewer )->column( 'id' );
	}

	/** @return list<Meeting> */
	private function all( string $where, int ...$values ): array {
		$first = fn ( string $id ): string => "( SELECT meta_value FROM {$this->db->usermeta()} WHERE user_id = $id AND meta_key = 'first_name' LIMIT 1 )";
		$rows  = $this->db->rows(
			'SELECT ' . self::COLUMNS . ", {$first( 'm.founder_id' )} AS founder_first, {$first( 'm.mentor_id' )} AS mentor_first FROM {meetings} m
			LEFT JOIN {$this->db->users()} f ON f.ID = m.founder_id LEFT JOIN {$this->db->users()} t ON t.ID = m.mentor_id WHERE $where",
			...$values
		);
		return array_map( self::hydrate( ... ), $rows );
	}

	/** @param array<string, string|null> $row Of COLUMNS. */
	private static function hydrate( array $row ): Meeting {
		return new Meeting(
			(int) $row['id'],
			(int) $row['mentorship_id'],
			self::person( $row, Side::Founder ),
			self::person( $row, Side::Mentor ),
			Side::from( (string) $row['proposed_by'] ),
			MeetingState::from( (string) $row['state'] ),
			'' === (string) $row['times'] ? array() : explode( ',', (string) $row['times'] ),
			$row['starts_at'],
			(int) $row['minutes'],
			null !== $row['agreed_at'],
			$row['words_from'],
			self::word( $row, Side::Founder ),
			self::word( $row, Side::Mentor ),
			null === $row['held_minutes'] ? null : (int) $row['held_minutes'],
			(string) $row['place'],
			(string) $row['note'],
			(string) $row['answer_note'],
			(string) $row['uid'],
			(int) $row['sequence'],
			(string) $row['organiser'],
			(string) $row['changed_at'],
			'1' === $row['blocked']
		);
	}

	/** @param array<string, string|null> $row */
	private static function person( array $row, Side $side ): MeetingPerson {
		return new MeetingPerson( new Participant( (int) $row[ $side->column( 'id' ) ], $row[ $side->column( 'name' ) ] ), trim( (string) $row[ $side->column( 'first' ) ] ), (string) $row[ $side->column( 'email' ) ] );
	}

	/** @param array<string, string|null> $row */
	private static function word( array $row, Side $side ): ?Word {
		$held = $row[ $side->column( 'held' ) ];
		return null === $held ? null : new Word( '1' === $held, (int) $row[ $side->column( 'minutes' ) ] );
	}
}
