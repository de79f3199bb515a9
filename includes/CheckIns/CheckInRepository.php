<?php
declare( strict_types=1 );

namespace MentoriaiPortal\CheckIns;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\FreeText;
use MentoriaiPortal\Core\Database\UnionPart;
use MentoriaiPortal\Core\Identity\Side;
use MentoriaiPortal\Core\LinkSecret;
use MentoriaiPortal\Mentorships\CheckInTurn;

final readonly class CheckInRepository {

	public const LINK_SECONDS = 30 * 86400;

	private const COLUMNS = 'c.id, c.mentorship_id, c.side, c.answered_at, c.user_id';

	public function __construct( private Db $db ) {}

	public function add( CheckInTurn $turn, int $user_id, int $now ): bool {
		return $this->db->insert_ignore(
			'{checkins}',
			array(
				'mentorship_id' => $turn->mentorship_id,
				'side'          => $turn->side->value,
				'day'           => $turn->day,
				'user_id'       => $user_id,
				'wording'       => CheckInWording::VERSION,
				'asked_at'      => Clock::to_sql( $now ),
			)
		);
	}

	/**
	 * What a person was asked at this time and has not answered.
	 *
	 * @return list<CheckIn>
	 */
	public function asked_of( int $user_id, int $at ): array {
		return array_map( self::hydrate( ... ), $this->db->rows( 'SELECT ' . self::COLUMNS . ' FROM {checkins} c WHERE c.user_id = ? AND c.asked_at = ? AND c.answered_at IS NULL ORDER BY c.id', $user_id, Clock::to_sql( $at ) ) );
	}

	/**
	 * What a person was asked and has not answered, once for each link that works.
	 *
	 * @param string $other_name See CheckInTurns.
	 */
	public function select_waiting( int $user_id, string $other_name, int $now ): UnionPart {
		return new UnionPart(
			array( 'id', 'mentorship_id', 'asked_at', 'hash', 'other_name' ),
			"SELECT c.id, c.mentorship_id, c.asked_at, l.hash, $other_name AS other_name FROM {checkins} c JOIN {checkin_links} l ON l.checkin_id = c.id
			WHERE c.user_id = ? AND c.asked_at > ? AND c.answered_at IS NULL AND l.expires_at > ? ORDER BY c.id DESC LIMIT 40",
			array( $user_id, Clock::to_sql( $now - self::LINK_SECONDS ), Clock::to_sql( $now ) )
		);
	}

	/** @return string The secret of a new link, known to the caller alone. */
	public function add_link( int $id, int $now, ?string $secret = null ): string {
		$secret ??= LinkSecret::make();
		$this->db->insert(
			'{checkin_links}',
			array(
				'hash'       => LinkSecret::hash( $secret ),
				'checkin_id' => $id,
				'expires_at' => Clock::to_sql( $now + self::LINK_SECONDS ),
			)
		);
		return $secret;
	}

	/** Null for a link that never was, has expired, or whose person is erased. */
	public function find_link( string $secret, int $now ): ?CheckIn {
		$row = $this->db->row( 'SELECT ' . self::COLUMNS . ' FROM {checkin_links} l JOIN {checkins} c ON c.id = l.checkin_id WHERE l.hash = ? AND l.expires_at > ?', LinkSecret::hash( $secret ), Clock::to_sql( $now ) );
		return null === $row ? null : self::hydrate( $row );
	}

	/** False when someone was faster. */
	public function answer( int $id, int $score, string $comment, bool $contact_me, int $now ): bool {
		$is_answered = 1 === $this->db->execute(
			'UPDATE {checkins} SET answered_at = ?, score = ?, comment = ?, contact_me = ? WHERE id = ? AND answered_at IS NULL',
			Clock::to_sql( $now ),
			$score,
			new FreeText( $comment ),
			(int) $contact_me,
			$id
		);
		// Whoever counts answers follows in the same transaction.
		$is_answered && do_action( 'mentoriai_checkin_answered', $id );
		return $is_answered;
	}

	/**
	 * What was answered, without the person's words; null while it is not, and once the person is erased.
	 *
	 * @return array{mentorship_id: int, side: Side, score: int, contact_me: bool}|null
	 */
	public function answer_of( int $id ): ?array {
		$row = $this->db->row( 'SELECT mentorship_id, side, score, contact_me FROM {checkins} WHERE id = ? AND answered_at IS NOT NULL AND user_id > 0', $id );
		return null === $row ? null : array(
			'mentorship_id' => (int) $row['mentorship_id'],
			'side'          => Side::from( (string) $row['side'] ),
			'score'         => (int) $row['score'],
			'contact_me'    => '1' === $row['contact_me'],
		);
	}

	/**
	 * The latest low one of each mentorship, of people who are still there; see AttentionKind.
	 *
	 * @param string $other_name See CheckInTurns::name_of_other().
	 */
	public function select_low( string $other_name ): UnionPart {
		$since = Db::unix( 'c.answered_at' );
		return new UnionPart(
			array( 'id', 'since', 'mark', 'who_id', 'who_name', 'other_name', 'score', 'contact_me', 'comment' ),
			"SELECT c.mentorship_id AS id, $since AS since, $since AS mark, u.ID AS who_id, u.display_name AS who_name, $other_name AS other_name, c.score, c.contact_me, c.comment
			FROM ( SELECT i.*, ROW_NUMBER() OVER ( PARTITION BY i.mentorship_id ORDER BY i.answered_at DESC, i.id DESC ) AS place
				FROM ( SELECT id FROM {checkins} WHERE score <= ? UNION SELECT id FROM {checkins} WHERE contact_me = 1 ) low JOIN {checkins} i ON i.id = low.id WHERE i.user_id > 0 ) c
			LEFT JOIN {$this->db->users()} u ON u.ID = c.user_id WHERE c.place = 1",
			array( CheckIn::LOW )
		);
	}

	public function forget_links( int $now ): void {
		$this->db->execute( 'DELETE FROM {checkin_links} WHERE expires_at <= ?', Clock::to_sql( $now ) );
	}

	/** @return list<array<string, string|null>> */
	public function of_user( int $user_id, int $limit, int $offset ): array {
		return $this->db->rows( 'SELECT id, mentorship_id, side, asked_at, answered_at, score, comment, contact_me FROM {checkins} WHERE user_id = ? ORDER BY id LIMIT ? OFFSET ?', $user_id, $limit, $offset );
	}

	/** Ends a person's links and removes their words; numbers stay, and nobody knows whose they are. */
	public function forget_user( int $user_id ): int {
		return $this->db->transaction(
			function () use ( $user_id ): int {
				$this->db->execute( 'DELETE FROM {checkin_links} WHERE checkin_id IN ( SELECT id FROM {checkins} WHERE user_id = ? )', $user_id );
				$removed = $this->db->execute( 'DELETE FROM {checkins} WHERE user_id = ? AND answered_at IS NULL', $user_id );
				return $removed + $this->db->execute( "UPDATE {checkins} SET user_id = 0, comment = '', contact_me = 0 WHERE user_id = ?", $user_id );
			}
		);
	}

	/**
	 * What a person answered, newest first, with how many answers there are.
	 *
	 * @param string $other_name See CheckInTurns.
	 * @return list<array<string, string|null>>
	 */
	public function answers_of( int $user_id, string $other_name, int $limit ): array {
		return $this->db->rows(
			"SELECT c.*, $other_name AS other_name FROM ( SELECT id, mentorship_id, side, answered_at, score, comment, contact_me, COUNT(*) OVER () AS total
				FROM {checkins} WHERE user_id = ? AND answered_at IS NOT NULL ORDER BY answered_at DESC, id DESC LIMIT ? ) c ORDER BY c.answered_at DESC, c.id DESC",
			$user_id,
			$limit
		);
	}

	/** @param array<string, string|null> $row Of COLUMNS. */
	private static function hydrate( array $row ): CheckIn {
		return new CheckIn( (int) $row['id'], (int) $row['mentorship_id'], Side::from( (string) $row['side'] ), null !== $row['answered_at'], (int) $row['user_id'] );
	}
}
