<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Meetings;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\FreeText;
use MentoriaiPortal\Core\Identity\Side;
use MentoriaiPortal\Mentorships\Mentorship;

/**
 * Writes of meetings. Each is conditional on the state it needs, so of several at once one takes effect.
 */
final readonly class MeetingRepository {

	/** The state in the WHERE of an UPDATE by id; why not as a bare column, see MentorshipRepository::STATE. */
	private const STATE = "COALESCE( state, '' )";

	/** Of a day that was never proposed nobody knows the hour. */
	private const HAS_BEGUN = '( day IS NOT NULL OR starts_at <= ? )';

	public function __construct( private Db $db ) {}

	/** @return int Its id. */
	public function propose( Mentorship $pair, Side $by, Proposal $new, int $now ): int {
		return $this->db->insert(
			'{meetings}',
			self::new_row( $pair, $by, $new->minutes, $now ) + array(
				'state'   => MeetingState::Proposed->value,
				'times'   => new FreeText( implode( ',', $new->times ) ),
				'ends_at' => max( $new->times ),
				'place'   => new FreeText( $new->place ),
				'note'    => new FreeText( $new->note ),
			)
		);
	}

	/**
	 * A day on which the two met without having agreed on it here.
	 *
	 * @param int $noon Of the day in Vilnius, Unix seconds.
	 * @return bool Whether it was made: the pair has each such day once.
	 */
	public function note_day( Mentorship $pair, Side $by, string $day, int $noon, int $minutes, int $now ): bool {
		return $this->db->insert_ignore(
			'{meetings}',
			self::new_row( $pair, $by, $minutes, $now ) + array(
				'state'      => MeetingState::Agreed->value,
				'day'        => $day,
				'starts_at'  => Clock::to_sql( $noon ),
				'ends_at'    => Clock::to_sql( $noon ),
				'month'      => Clock::month( $noon ),
				'words_from' => Clock::to_sql( $now ),
				'has_texts'  => 0,
				'asked_at'   => Clock::to_sql( $now ),
			)
		);
	}

	public function id_of_day( int $mentorship_id, string $day ): int {
		return (int) $this->db->value( 'SELECT id FROM {meetings} WHERE mentorship_id = ? AND day = ?', $mentorship_id, $day );
	}

	public function agree( int $id, int $start, int $minutes, string $organiser, string $note, int $now ): bool {
		$end = Clock::to_sql( $start + 60 * $minutes );
		return 1 === $this->db->execute(
			"UPDATE {meetings} SET state = 'agreed', starts_at = ?, ends_at = ?, words_from = ?, month = ?, organiser = ?, answer_note = ?, agreed_at = ?, changed_at = ? WHERE id = ? AND " . self::STATE . " = 'proposed'",
			Clock::to_sql( $start ),
			$end,
			$end,
			Clock::month( $start ),
			$organiser,
			new FreeText( $note ),
			Clock::to_sql( $now ),
			Clock::to_sql( $now ),
			$id
		);
	}

	/**
	 * Whether the pair has agreed on another meeting in the time of this one, in whichever of its mentorships.
	 * Two answers at once do not miss each other, as Pairs::act() lets one in after the other.
	 */
	public function overlaps( int $id ): bool {
		return null !== $this->db->value(
			"SELECT 1 FROM {meetings} m JOIN {meetings} o ON o.mentor_id = m.mentor_id AND o.founder_id = m.founder_id AND o.id <> m.id AND o.ends_at > m.starts_at
			WHERE m.id = ? AND o.agreed_at IS NOT NULL AND o.state NOT IN ('cancelled', 'not_held') AND o.starts_at < m.ends_at LIMIT 1",
			$id
		);
	}

	public function decline( int $id, string $note, int $now ): bool {
		return 1 === $this->db->execute( "UPDATE {meetings} SET state = 'declined', answer_note = ?, has_texts = 1, changed_at = ? WHERE id = ? AND " . self::STATE . " = 'proposed'", new FreeText( $note ), Clock::to_sql( $now ), $id );
	}

	/** What has begun can only be said not to have taken place. */
	public function cancel( int $id, string $note, int $now ): bool {
		$at = Clock::to_sql( $now );
		return 1 === $this->db->execute(
			"UPDATE {meetings} SET state = 'cancelled', answer_note = ?, has_texts = 1, sequence = sequence + 1, changed_at = ? WHERE id = ? AND ( " . self::STATE . " = 'proposed' OR ( " . self::STATE . " = 'agreed' AND agreed_at IS NOT NULL AND starts_at > ? ) )",
			new FreeText( $note ),
			$at,
			$id,
			$at
		);
	}

	/** The last word of a side counts; false where it is not the time to say something. Locks the row for the rest of the transaction. */
	public function speak( int $id, Side $side, Word $word, int $now ): bool {
		$states = array_column( MeetingState::spoken_about(), 'value' );
		return 1 === $this->db->execute(
			"UPDATE {meetings} SET {$side->column( 'held' )} = ?, {$side->column( 'minutes' )} = ?, word_count = word_count + 1 WHERE id = ? AND " . self::STATE . ' IN (' . Db::marks( count( $states ) ) . ') AND ' . self::HAS_BEGUN . ' AND words_from >= ?',
			(int) $word->held,
			$word->minutes,
			$id,
			...array( ...$states, Clock::to_sql( $now ), Clock::to_sql( $now - Outcome::SPOKEN_SECONDS ) )
		);
	}

	/** Writes what the words make of a meeting, unless there are others by now. */
	public function settle( Meeting $seen, Outcome $outcome ): void {
		$said = static fn ( ?Word $word ): int => null === $word ? -1 : (int) $word->held;
		$is_settled = 0 < $this->db->execute(
			'UPDATE {meetings} SET state = ?, held_minutes = ? WHERE id = ? AND COALESCE( founder_held, -1 ) = ? AND founder_minutes = ? AND COALESCE( mentor_held, -1 ) = ? AND mentor_minutes = ? AND ' . self::STATE . " NOT IN ('proposed', 'declined', 'cancelled')",
			$outcome->state->value,
			$outcome->minutes,
			$seen->id,
			$said( $seen->founder_word ),
			$seen->founder_word->minutes ?? 0,
			$said( $seen->mentor_word ),
			$seen->mentor_word->minutes ?? 0
		);
		// Whoever counts what was held follows in the same transaction.
		$is_settled && do_action( 'mentoriai_meeting_settled', $seen->id );
	}

	/** @return array<string, int|string|FreeText|null> */
	private static function new_row( Mentorship $pair, Side $by, int $minutes, int $now ): array {
		return array(
			'mentorship_id' => $pair->id,
			'founder_id'    => $pair->founder->id,
			'mentor_id'     => $pair->mentor->id,
			'proposed_by'   => $by->value,
			'minutes'       => $minutes,
			'uid'           => bin2hex( random_bytes( 16 ) ),
			'created_at'    => Clock::to_sql( $now ),
			'changed_at'    => Clock::to_sql( $now ),
		);
	}
}
