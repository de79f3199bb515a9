<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Programme;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\FreeText;
use MentoriaiPortal\Core\Identity\Role;

/**
 * Programme reports. What is approved is never written again: each write names the draft.
 *
 * @phpstan-import-type Frozen from Report
 */
final readonly class ReportRepository {

	public function __construct( private Db $db ) {}

	/** @param array{lt: string, en: string} $words */
	public function add( ProgrammeFilter $filter, array $words, int $now ): int {
		return $this->db->insert(
			'{programme_reports}',
			array(
				'state'      => Report::DRAFT,
				'month_from' => $filter->from,
				'month_to'   => $filter->to,
				'field_id'   => $filter->field,
				'role'       => $filter->role->value,
				'words_lt'   => new FreeText( $words['lt'] ),
				'words_en'   => new FreeText( $words['en'] ),
				'created_at' => Clock::to_sql( $now ),
			)
		);
	}

	/**
	 * @param array{lt: string, en: string} $words
	 * @return bool False where there is no such draft.
	 */
	public function change( int $id, ProgrammeFilter $filter, array $words ): bool {
		$this->db->execute(
			"UPDATE {programme_reports} SET month_from = ?, month_to = ?, field_id = ?, role = ?, words_lt = ?, words_en = ? WHERE id = ? AND state = 'draft'",
			$filter->from,
			$filter->to,
			$filter->field,
			$filter->role->value,
			new FreeText( $words['lt'] ),
			new FreeText( $words['en'] ),
			$id
		);
		// The same again affects no row on some servers.
		return null !== $this->db->value( "SELECT 1 FROM {programme_reports} WHERE id = ? AND state = 'draft'", $id );
	}

	public function delete( int $id ): bool {
		return 1 === $this->db->execute( "DELETE FROM {programme_reports} WHERE id = ? AND state = 'draft'", $id );
	}

	/** Locks a draft for the rest of the transaction; false where there is none. */
	public function begin_approval( int $id, int $user_id, string $name, int $now ): bool {
		return 1 === $this->db->execute( "UPDATE {programme_reports} SET state = 'approved', approved_by = ?, approved_name = ?, approved_at = ? WHERE id = ? AND state = 'draft'", $user_id, $name, Clock::to_sql( $now ), $id );
	}

	/** In the same transaction. */
	public function freeze( int $id, string $frozen ): void {
		$this->db->execute( 'UPDATE {programme_reports} SET frozen = ? WHERE id = ? AND frozen IS NULL', new FreeText( $frozen ), $id );
	}

	/** A field takes the place of another one; what was approved stays. */
	public function merge_field( int $from, int $to ): void {
		$this->db->execute( "UPDATE {programme_reports} SET field_id = ? WHERE field_id = ? AND state = 'draft'", $to, $from );
	}

	public function find( int $id ): ?Report {
		return $this->all( 'WHERE id = ?', $id )[0] ?? null;
	}

	/** @return list<Report> Newest first. */
	public function page( int $limit, int $offset ): array {
		return $this->all( 'ORDER BY id DESC LIMIT ? OFFSET ?', $limit, $offset );
	}

	public function count(): int {
		return (int) $this->db->value( 'SELECT COUNT(*) FROM {programme_reports}' );
	}

	/** @return list<Report> Those that a person approved. */
	public function approved_by( int $user_id ): array {
		return $this->all( 'WHERE approved_by = ? ORDER BY id', $user_id );
	}

	/** @return list<Report> */
	private function all( string $rest, int ...$values ): array {
		return array_map( self::hydrate( ... ), $this->db->rows( "SELECT id, state, month_from, month_to, field_id, role, words_lt, words_en, frozen, approved_by, approved_name, approved_at FROM {programme_reports} $rest", ...$values ) );
	}

	/** @param array<string, string|null> $row */
	private static function hydrate( array $row ): Report {
		/** @var Frozen|null $frozen */
		$frozen = null === $row['frozen'] ? null : json_decode( $row['frozen'], true );
		return new Report(
			(int) $row['id'],
			(string) $row['state'],
			new ProgrammeFilter( (string) $row['month_from'], (string) $row['month_to'], (int) $row['field_id'], Role::tryFrom( (string) $row['role'] ) ?? Role::Founder ),
			array(
				'lt' => (string) $row['words_lt'],
				'en' => (string) $row['words_en'],
			),
			$frozen,
			null === $row['approved_by'] ? null : (int) $row['approved_by'],
			(string) $row['approved_name'],
			$row['approved_at']
		);
	}
}
