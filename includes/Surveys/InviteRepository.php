<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Surveys;

use MentoriaiPortal\Core\Database\Db;

/**
 * Who was asked, and how far each has got.
 *
 * @phpstan-type Counts array{invited: int, sent: int, opened: int, answered: int}
 */
final readonly class InviteRepository {

	public function __construct( private Db $db ) {}

	/** @return bool False when this person has been invited before. */
	public function add( int $survey_id, int $user_id, int $now ): bool {
		return $this->db->insert_ignore(
			'{survey_invites}',
			array(
				'survey_id' => $survey_id,
				'user_id'   => $user_id,
				'mailed_at' => $now,
			)
		);
	}

	/** The invitation of a person who has not answered yet; 0 for none. */
	public function open_for( int $survey_id, int $user_id ): int {
		return (int) $this->db->value( 'SELECT id FROM {survey_invites} WHERE survey_id = ? AND user_id = ? AND answered_at = 0', $survey_id, $user_id );
	}

	public function note_sent( int $id, int $now ): void {
		$this->db->execute( 'UPDATE {survey_invites} SET sent_at = ? WHERE id = ? AND sent_at = 0', $now, $id );
	}

	public function note_opened( int $id, int $now ): void {
		$this->db->execute( 'UPDATE {survey_invites} SET opened_at = ? WHERE id = ? AND opened_at = 0', $now, $id );
	}

	/** Spends the invitation; false when someone was faster. */
	public function spend( int $id, int $now ): bool {
		return 1 === $this->db->execute( 'UPDATE {survey_invites} SET answered_at = ? WHERE id = ? AND answered_at = 0', $now, $id );
	}

	/**
	 * Who has not answered and got no email after this time.
	 *
	 * @return list<array{id: int, user_id: int, mailed_at: int}>
	 */
	public function nonrespondents( int $survey_id, int $mailed_before, int $limit ): array {
		$rows = $this->db->rows(
			'SELECT id, user_id, mailed_at FROM {survey_invites} WHERE survey_id = ? AND answered_at = 0 AND mailed_at <= ? AND sent_at > 0 AND user_id IS NOT NULL ORDER BY id LIMIT ?',
			$survey_id,
			$mailed_before,
			$limit
		);
		return array_map(
			static fn ( array $row ): array => array(
				'id'        => (int) $row['id'],
				'user_id'   => (int) $row['user_id'],
				'mailed_at' => (int) $row['mailed_at'],
			),
			$rows
		);
	}

	public function count_nonrespondents( int $survey_id, int $mailed_before ): int {
		return (int) $this->db->value(
			'SELECT COUNT(*) FROM {survey_invites} WHERE survey_id = ? AND answered_at = 0 AND mailed_at <= ? AND sent_at > 0 AND user_id IS NOT NULL',
			$survey_id,
			$mailed_before
		);
	}

	/** Takes a reminder; false when another process was faster. */
	public function claim_reminder( int $id, int $seen, int $now ): bool {
		return 1 === $this->db->execute( 'UPDATE {survey_invites} SET mailed_at = ?, reminders = reminders + 1 WHERE id = ? AND mailed_at = ? AND answered_at = 0', $now, $id, $seen );
	}

	/** @return Counts As staff are told them. */
	public function counts( Survey $survey ): array {
		$row = $this->db->row(
			'SELECT COUNT(*) AS invited, SUM( CASE WHEN sent_at > 0 THEN 1 ELSE 0 END ) AS sent, SUM( CASE WHEN opened_at > 0 THEN 1 ELSE 0 END ) AS opened,
			SUM( CASE WHEN answered_at > 0 THEN 1 ELSE 0 END ) AS answered FROM {survey_invites} WHERE survey_id = ?',
			$survey->id
		) ?? array();
		return array(
			'invited'  => (int) ( $row['invited'] ?? 0 ),
			'sent'     => (int) ( $row['sent'] ?? 0 ),
			'opened'   => Survey::told( (int) ( $row['opened'] ?? 0 ), $survey->is_named ),
			'answered' => Survey::told( (int) ( $row['answered'] ?? 0 ), $survey->is_named ),
		);
	}

	/**
	 * Of one person, oldest first, with the survey's title and whether it has names.
	 *
	 * @return list<array<string, string|null>>
	 */
	public function of_user( int $user_id, int $limit, int $offset ): array {
		return $this->db->rows(
			'SELECT i.id, s.title, s.is_named, i.sent_at, i.answered_at FROM {survey_invites} i JOIN {surveys} s ON s.survey_id = i.survey_id WHERE i.user_id = ? ORDER BY i.id LIMIT ? OFFSET ?',
			$user_id,
			$limit,
			$offset
		);
	}

	/**
	 * What was sent to a person, newest first, with how many there are.
	 *
	 * @return list<array<string, string|null>>
	 */
	public function newest_of( int $user_id, int $limit ): array {
		return $this->db->rows(
			'SELECT s.title, s.is_named, i.sent_at, i.answered_at, COUNT(*) OVER () AS total FROM {survey_invites} i JOIN {surveys} s ON s.survey_id = i.survey_id
			WHERE i.user_id = ? AND i.sent_at > 0 ORDER BY i.sent_at DESC, i.id DESC LIMIT ?',
			$user_id,
			$limit
		);
	}

	/** Ends all links of a person, deletes what they wrote in their own words, and forgets whose the numbers are. */
	public function forget_user( int $user_id ): int {
		return $this->db->transaction(
			function () use ( $user_id ): int {
				$mine = 'SELECT id FROM {survey_invites} WHERE user_id = ?';
				$this->db->execute( "DELETE FROM {survey_links} WHERE invite_id > 0 AND invite_id IN ( $mine )", $user_id );
				$this->db->execute( 'DELETE FROM {survey_links} WHERE staff_id = ?', $user_id );
				$this->db->execute( "DELETE FROM {survey_answers} WHERE kind = 'text' AND invite_id IN ( $mine )", $user_id );
				$removed  = $this->db->execute( 'DELETE FROM {survey_invites} WHERE user_id = ? AND answered_at = 0', $user_id );
				$removed += $this->db->execute( 'UPDATE {survey_invites} SET user_id = NULL WHERE user_id = ?', $user_id );
				return $removed;
			}
		);
	}
}
