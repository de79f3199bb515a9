<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Attention;

use MentoriaiPortal\Core\Attention\AttentionKind;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\FreeText;
use MentoriaiPortal\Core\Database\UnionPart;
use MentoriaiPortal\Core\Database\UnionQuery;

/**
 * What waits, without what staff have put off; and what they made of it.
 */
final readonly class AttentionRepository {

	/** Of a row that was dismissed. */
	public const FOR_EVER = 9_999_999_999;

	private const VISIBLE = '( s.hidden_until IS NULL OR s.hidden_until <= ? OR s.mark < k.mark )';

	public function __construct( private Db $db ) {}

	/**
	 * @param non-empty-array<string, AttentionKind> $kinds
	 * @return array<string, int> By key.
	 */
	public function counts( array $kinds, int $now ): array {
		$parts = array_map( fn ( AttentionKind $kind ): UnionPart => $this->count_of( $kind, $now ), $kinds );
		return array_map( static fn ( array $rows ): int => (int) ( $rows[0]['number'] ?? 0 ), ( new UnionQuery( $this->db ) )->rows( $parts ) );
	}

	/**
	 * Rows of each kind, oldest first, in one statement.
	 *
	 * @param non-empty-array<string, AttentionKind> $kinds
	 * @return array<string, list<array<string, string|null>>> Those of AttentionKind::select(), and `taken_by`, `taken_name`, `note`.
	 */
	public function rows( array $kinds, int $now, int $limit, int $offset ): array {
		return ( new UnionQuery( $this->db ) )->rows( array_map( fn ( AttentionKind $kind ): UnionPart => $this->rows_of( $kind, $now, "ORDER BY k.since, k.id LIMIT $limit OFFSET $offset" ), $kinds ) );
	}

	/** @return array<string, string|null>|null As rows(); null where it is gone, or put off. */
	public function find( AttentionKind $kind, int $id, int $now ): ?array {
		$part = $this->rows_of( $kind, $now, 'AND k.id = ?' );
		return $this->db->row( $part->sql, ...array( ...$part->values, $id ) );
	}

	/**
	 * Takes it from whoever has it, 0 for nobody; unless another one was faster.
	 *
	 * @return int Whose it is now.
	 */
	public function take( string $kind, int $id, int $who_id, int $by, int $from ): int {
		$this->begin( $kind, $id, $who_id );
		$this->db->execute( 'UPDATE {attention} SET taken_by = ? WHERE kind = ? AND object_id = ? AND taken_by = ?', $by, $kind, $id, $from );
		return (int) $this->db->value( 'SELECT taken_by FROM {attention} WHERE kind = ? AND object_id = ?', $kind, $id );
	}

	/** Nobody has it then, unless it is a colleague's by now. */
	public function give_back( string $kind, int $id, int $by ): void {
		$this->db->execute( 'UPDATE {attention} SET taken_by = 0 WHERE kind = ? AND object_id = ? AND taken_by = ?', $kind, $id, $by );
	}

	public function hide( string $kind, int $id, int $who_id, int $until, int $mark, string $note, int $by ): void {
		$this->begin( $kind, $id, $who_id );
		$this->db->execute( 'UPDATE {attention} SET hidden_until = ?, mark = ?, note = ?, noted_by = ?, who_id = ? WHERE kind = ? AND object_id = ?', $until, $mark, new FreeText( $note ), $by, $who_id, $kind, $id );
	}

	/** It is dealt with: whoever meets it again begins anew. */
	public function forget( string $kind, int $id ): void {
		$this->db->execute( 'DELETE FROM {attention} WHERE kind = ? AND object_id = ?', $kind, $id );
	}

	/** @return list<string> Kinds that staff made something of. */
	public function kinds(): array {
		return array_map( 'strval', array_column( $this->db->rows( 'SELECT DISTINCT kind FROM {attention}' ), 'kind' ) );
	}

	/** Forgets what staff made of things that wait no more. */
	public function purge( AttentionKind $kind ): void {
		$part = $kind->select();
		$this->db->execute( "DELETE FROM {attention} WHERE kind = ? AND object_id NOT IN ( SELECT k.id FROM ( {$part->sql} ) k )", $kind::key(), ...$part->values );
	}

	/**
	 * What concerns a person, or was done by them.
	 *
	 * @return list<array<string, string|null>>
	 */
	public function of_user( int $user_id, int $limit, int $offset ): array {
		return $this->db->rows( 'SELECT kind, object_id, who_id, noted_by, taken_by, note FROM {attention} WHERE who_id = ? OR noted_by = ? OR taken_by = ? ORDER BY kind, object_id LIMIT ? OFFSET ?', $user_id, $user_id, $user_id, $limit, $offset );
	}

	/**
	 * What was dismissed stays so.
	 *
	 * @return int How many rows were changed.
	 */
	public function forget_user( int $user_id ): int {
		return $this->db->execute( "UPDATE {attention} SET who_id = 0, noted_by = 0, note = '' WHERE who_id = ?", $user_id )
			+ $this->db->execute( 'UPDATE {attention} SET taken_by = 0 WHERE taken_by = ?', $user_id )
			+ $this->db->execute( "UPDATE {attention} SET noted_by = 0, note = '' WHERE noted_by = ?", $user_id );
	}

	private function begin( string $kind, int $id, int $who_id ): void {
		$this->db->insert_ignore( '{attention}', array( 'kind' => $kind, 'object_id' => $id, 'note' => '', 'who_id' => $who_id ) );
	}

	private function count_of( AttentionKind $kind, int $now ): UnionPart {
		$part = $kind->select();
		return new UnionPart( array( 'number' ), "SELECT COUNT(*) AS number FROM ( {$part->sql} ) k {$this->state( $kind )} WHERE " . self::VISIBLE, array( ...$part->values, $now ) );
	}

	/** @param string $more Of the WHERE, or after it. */
	private function rows_of( AttentionKind $kind, int $now, string $more ): UnionPart {
		$part    = $kind->select();
		$columns = implode( ', ', array_map( static fn ( string $name ): string => "k.$name", $part->columns ) );
		return new UnionPart(
			array( ...$part->columns, 'taken_by', 'taken_name', 'note' ),
			"SELECT $columns, COALESCE( s.taken_by, 0 ) AS taken_by, t.display_name AS taken_name, COALESCE( s.note, '' ) AS note
			FROM ( {$part->sql} ) k {$this->state( $kind )} LEFT JOIN {$this->db->users()} t ON t.ID = s.taken_by WHERE " . self::VISIBLE . " $more",
			array( ...$part->values, $now )
		);
	}

	private function state( AttentionKind $kind ): string {
		return "LEFT JOIN {attention} s ON s.kind = '{$kind::key()}' AND s.object_id = k.id";
	}
}
