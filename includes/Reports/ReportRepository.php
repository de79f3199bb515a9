<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Reports;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\FreeText;

/**
 * Cases as they are reported.
 *
 * @phpstan-import-type TextRow from Thing
 */
final readonly class ReportRepository {

	private const VOICES = 'SELECT v.id, v.report_id, v.name, v.reason, v.text, v.created_at, r.what, r.closed_at FROM {report_voices} v JOIN {reports} r ON r.id = v.report_id';

	/** What becomes of a voice whose person is forgotten; a condition on `email` sees the former one. */
	private const FORGOTTEN = "reporter_id = -id, text = '', name = '', email = ''";

	public function __construct( private Db $db ) {}

	/** @return bool False where one is open already. */
	public function open( Thing $thing, Reason $reason, int $now ): bool {
		return $this->db->insert_ignore(
			'{reports}',
			array(
				'what'        => $thing->what->value,
				'kind'        => $thing->kind->value ?? '',
				'object_id'   => $thing->id,
				'open_key'    => $thing->key(),
				'about_id'    => $thing->about_id,
				'convo_id'    => $thing->convo_id,
				'reason'      => $reason->value,
				'reported_at' => Clock::to_sql( $now ),
			)
		);
	}

	/** Whether it was reported before, whatever was decided. */
	public function is_known( Thing $thing ): bool {
		return null !== $this->db->value( 'SELECT 1 FROM {reports} WHERE what = ? AND kind = ? AND object_id = ? LIMIT 1', $thing->what->value, $thing->kind->value ?? '', $thing->id );
	}

	public function open_id( string $key ): ?int {
		$id = $this->db->value( 'SELECT id FROM {reports} WHERE open_key = ?', $key );
		return null === $id ? null : (int) $id;
	}

	/** @param list<TextRow> $texts */
	public function keep_texts( int $id, array $texts ): void {
		foreach ( $texts as $text ) {
			$this->db->insert(
				'{report_texts}',
				array(
					'report_id'   => $id,
					'author_id'   => $text['author_id'],
					'content'     => new FreeText( $text['content'] ),
					'created_at'  => $text['created_at'],
					'is_reported' => (int) $text['is_reported'],
				)
			);
		}
	}

	/** @return bool False where this person has reported the case before. */
	public function add_voice( int $id, Reporter $who, Reason $reason, string $text, int $now ): bool {
		return $this->db->insert_ignore(
			'{report_voices}',
			array(
				'report_id'   => $id,
				'reporter_id' => $who->user_id(),
				'email'       => $who->email,
				'name'        => new FreeText( $who->name ),
				'lang'        => $who->lang->value,
				'reason'      => $reason->value,
				'text'        => new FreeText( $text ),
				'created_at'  => Clock::to_sql( $now ),
			)
		);
	}

	/** Of voices at once, one tells staff; after it none until the time is over. */
	public function claim_telling( int $id, int $now, int $before ): bool {
		return 1 === $this->db->execute( 'UPDATE {reports} SET told_at = ? WHERE id = ? AND told_at <= ?', $now, $id, $before );
	}

	/**
	 * What a person reported, oldest first.
	 *
	 * @return list<array<string, string|null>>
	 */
	public function of_reporter( int $user_id, int $limit, int $offset ): array {
		return $this->db->rows( self::VOICES . ' WHERE v.reporter_id = ? ORDER BY v.id LIMIT ? OFFSET ?', $user_id, $limit, $offset );
	}

	/**
	 * What a guest reported, oldest first.
	 *
	 * @return list<array<string, string|null>>
	 */
	public function of_guest( string $email ): array {
		return $this->db->rows( self::VOICES . " WHERE v.reporter_id = 0 AND v.email = ? AND v.email <> '' ORDER BY v.id", $email );
	}

	/** @return int How many of a guest's voices lost name, address and words. */
	public function forget_guest( string $email ): int {
		return $this->db->execute( 'UPDATE {report_voices} SET ' . self::FORGOTTEN . " WHERE reporter_id = 0 AND email = ? AND email <> ''", $email );
	}

	/**
	 * Forgets a person: what they reported counts on, without them; of what they wrote themselves and others reported, the author is no one. The
	 * texts of their own page and what staff wrote about them go.
	 *
	 * @return int How many rows were concerned.
	 */
	public function forget( int $user_id ): int {
		return $this->db->repeatable(
			function () use ( $user_id ): int {
				$count  = $this->db->execute( 'UPDATE {report_voices} SET ' . self::FORGOTTEN . ' WHERE reporter_id = ?', $user_id );
				$count += $this->db->execute( 'DELETE FROM {report_texts} WHERE author_id = ? AND report_id IN ( SELECT id FROM {reports} WHERE about_id = ? AND what = ? )', $user_id, $user_id, What::Mentor->value );
				$count += $this->db->execute( 'UPDATE {report_texts} SET author_id = 0 WHERE author_id = ?', $user_id );
				$this->db->execute( 'UPDATE {reports} SET decided_by = 0 WHERE decided_by = ?', $user_id );
				return $count + $this->db->execute( "UPDATE {reports} SET about_id = 0, decision_text = '' WHERE about_id = ?", $user_id );
			}
		);
	}

	/** Removes the texts of cases that were closed before; who reported them as a guest goes with them. */
	public function empty_closed( string $before ): void {
		$old = 'has_texts = 1 AND closed_at <= ?';
		if ( null === $this->db->value( "SELECT 1 FROM {reports} WHERE $old LIMIT 1", $before ) ) {
			return;
		}
		$this->db->repeatable(
			function () use ( $old, $before ): void {
				$this->db->execute( "UPDATE {report_voices} SET reporter_id = CASE WHEN reporter_id = 0 THEN -id ELSE reporter_id END, text = '', name = '', email = '' WHERE report_id IN ( SELECT id FROM {reports} WHERE $old )", $before );
				$this->db->execute( "DELETE FROM {report_texts} WHERE report_id IN ( SELECT id FROM {reports} WHERE $old )", $before );
				$this->db->execute( "UPDATE {reports} SET has_texts = 0, decision_text = '' WHERE $old", $before );
			}
		);
	}
}
