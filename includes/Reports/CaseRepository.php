<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Reports;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\FreeText;
use MentoriaiPortal\Core\Database\UnionPart;
use MentoriaiPortal\Core\Identity\Participant;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\ListPage;
use MentoriaiPortal\Mentors\MentorKind;

/**
 * Cases as staff read and decide them.
 */
final readonly class CaseRepository {

	private const VOICES = '( SELECT COUNT(*) FROM {report_voices} v WHERE v.report_id = r.id )';

	/** Columns of the list to SQL. */
	public const ORDERS = array( 'reported_at' => 'r.id', 'voices' => 'voices', 'closed_at' => 'r.closed_at' );

	public function __construct( private Db $db ) {}

	public function find( int $number ): ?ReportCase {
		return $this->read( 'WHERE r.id = ?', $number )[0] ?? null;
	}

	/** @return list<ReportCase> */
	public function page( CaseFilter $filter, ListPage $page ): array {
		[ $where, $values ] = $this->where( $filter );
		return $this->read( $where . ' ' . $page->sql( self::ORDERS, 'r.id' ), ...$values );
	}

	public function count( CaseFilter $filter ): int {
		[ $where, $values ] = $this->where( $filter );
		return (int) $this->db->value( "SELECT COUNT(*) FROM {reports} r {$this->names()} $where", ...$values );
	}

	/** @return array{open: int, closed: int} */
	public function counts(): array {
		$row = $this->db->row( 'SELECT ( SELECT COUNT(*) FROM {reports} WHERE closed_at IS NULL ) AS open_ones, ( SELECT COUNT(*) FROM {reports} WHERE closed_at IS NOT NULL ) AS closed_ones' );
		return array( 'open' => (int) ( $row['open_ones'] ?? 0 ), 'closed' => (int) ( $row['closed_ones'] ?? 0 ) );
	}

	/** @return list<Voice> The first one first. */
	public function voices( int $number ): array {
		return array_map(
			static fn ( array $row ): Voice => new Voice(
				(int) $row['id'],
				(int) $row['reporter_id'] > 0 ? new Participant( (int) $row['reporter_id'], $row['display_name'] ) : null,
				(string) $row['name'],
				(string) $row['email'],
				Lang::from_query( $row['lang'] ),
				Reason::from( (string) $row['reason'] ),
				(string) $row['text'],
				(string) $row['created_at']
			),
			$this->db->rows( "SELECT v.*, u.display_name FROM {report_voices} v LEFT JOIN {$this->db->users()} u ON u.ID = v.reporter_id WHERE v.report_id = ? ORDER BY v.id", $number )
		);
	}

	/** The address of a guest's voice; '' for a member and for who is forgotten. */
	public function guest_address( int $voice_id ): string {
		return (string) $this->db->value( 'SELECT email FROM {report_voices} WHERE id = ? AND reporter_id = 0', $voice_id );
	}

	/** @return array{report_id: int, created_at: string}|null */
	public function voice( int $voice_id ): ?array {
		$row = $this->db->row( 'SELECT report_id, created_at FROM {report_voices} WHERE id = ?', $voice_id );
		return null === $row ? null : array( 'report_id' => (int) $row['report_id'], 'created_at' => (string) $row['created_at'] );
	}

	/** @return list<ShownText> */
	public function texts( ReportCase $one ): array {
		return array_map(
			static fn ( array $row ): ShownText => new ShownText(
				$one->is_static ? $one->about->name() : ( new Participant( (int) $row['author_id'], $row['display_name'] ) )->name(),
				(string) $row['content'],
				(string) $row['created_at'],
				'1' === $row['is_reported']
			),
			$this->db->rows( "SELECT t.author_id, t.content, t.created_at, t.is_reported, u.display_name FROM {report_texts} t LEFT JOIN {$this->db->users()} u ON u.ID = t.author_id WHERE t.report_id = ? ORDER BY t.id", $one->number )
		);
	}

	/** Of two who decide at once, one is first. */
	public function close( int $number, Decision $decision, string $text, int $by, int $now ): bool {
		return 1 === $this->db->execute(
			'UPDATE {reports} SET open_key = NULL, decision = ?, decision_text = ?, decided_by = ?, closed_at = ? WHERE id = ? AND closed_at IS NULL',
			$decision->value,
			new FreeText( $text ),
			$by,
			Clock::to_sql( $now ),
			$number
		);
	}

	/** See AttentionKind. */
	public function select_open(): UnionPart {
		$since = Db::unix( 'r.reported_at' );
		return new UnionPart(
			array( 'id', 'since', 'mark', 'who_id', 'who_name', 'what', 'reason', 'voices' ),
			"SELECT r.id, $since AS since, " . self::VOICES . ' AS mark, u.ID AS who_id, u.display_name AS who_name, r.what, r.reason, ' . self::VOICES . " AS voices
			FROM {reports} r LEFT JOIN {$this->db->users()} u ON u.ID = r.about_id WHERE r.closed_at IS NULL",
			array()
		);
	}

	/**
	 * @param literal-string|string $rest
	 * @return list<ReportCase>
	 */
	private function read( string $rest, int|string ...$values ): array {
		$rows = $this->db->rows( 'SELECT r.*, ' . self::VOICES . " AS voices, u.display_name, p.post_title, s.display_name AS staff_name FROM {reports} r {$this->names()} LEFT JOIN {$this->db->users()} s ON s.ID = r.decided_by $rest", ...array_values( $values ) );
		return array_map( self::hydrate( ... ), $rows );
	}

	private function names(): string {
		return "LEFT JOIN {$this->db->users()} u ON u.ID = r.about_id LEFT JOIN {$this->db->posts()} p ON r.kind = 'static' AND p.ID = r.object_id";
	}

	/** @return array{string, list<int|string>} */
	private function where( CaseFilter $filter ): array {
		$tests  = array_filter( array( 'open' => 'r.closed_at IS NULL', 'closed' => 'r.closed_at IS NOT NULL' ), static fn ( string $state ): bool => $state === $filter->state, ARRAY_FILTER_USE_KEY );
		$values = array();
		foreach ( array( 'r.what' => $filter->what, 'r.reason' => $filter->reason ) as $column => $value ) {
			if ( null !== $value ) {
				$tests[]  = "$column = ?";
				$values[] = $value->value;
			}
		}
		if ( '' !== $filter->search ) {
			$like    = '%' . $this->db->like( $filter->search ) . '%';
			$tests[] = '( r.id = ? OR u.display_name LIKE ? OR p.post_title LIKE ? )';
			array_push( $values, 1 === preg_match( '~^\d{1,9}$~D', $filter->search ) ? (int) $filter->search : 0, $like, $like );
		}
		return array( array() === $tests ? '' : 'WHERE ' . implode( ' AND ', $tests ), $values );
	}

	/** @param array<string, string|null> $row */
	private static function hydrate( array $row ): ReportCase {
		$is_static = MentorKind::Static->value === $row['kind'];
		return new ReportCase(
			(int) $row['id'],
			What::from( (string) $row['what'] ),
			$is_static,
			(int) $row['object_id'],
			new Participant( (int) $row['about_id'], $is_static ? $row['post_title'] : $row['display_name'] ),
			(int) $row['convo_id'],
			Reason::from( (string) $row['reason'] ),
			(string) $row['reported_at'],
			(int) $row['voices'],
			Decision::tryFrom( (string) $row['decision'] ),
			(string) $row['decision_text'],
			null === $row['closed_at'] ? null : new Participant( (int) $row['decided_by'], $row['staff_name'] ),
			$row['closed_at'],
			'1' === $row['has_texts']
		);
	}
}
