<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Surveys;

use MentoriaiPortal\Core\Database\Db;

/**
 * How far the sending of surveys has got. A step is taken by moving the cursor from where it was seen, so of two
 * processes one takes it, and what was cut off continues where it stopped.
 */
final readonly class SendingRepository {

	public function __construct( private Db $db ) {}

	/** @return bool False while an earlier sending is going on, or when someone has changed the survey. */
	public function start( Survey $survey, Audience $audience, int $total ): bool {
		return 1 === $this->db->execute(
			"UPDATE {surveys} SET audience = ?, send_state = 'running', send_cursor = 0, send_total = ? WHERE survey_id = ? AND version = ? AND send_state <> 'running'",
			$audience->json(),
			$total,
			$survey->id,
			$survey->version
		);
	}

	/** @return list<array{survey_id: int, audience: string, cursor: int}> */
	public function running(): array {
		$rows = $this->db->rows( "SELECT survey_id, audience, send_cursor FROM {surveys} WHERE send_state = 'running' ORDER BY survey_id" );
		return array_map(
			static fn ( array $row ): array => array(
				'survey_id' => (int) $row['survey_id'],
				'audience'  => (string) $row['audience'],
				'cursor'    => (int) $row['send_cursor'],
			),
			$rows
		);
	}

	/** The people of a field have another one from now on: whom a sending is for stays the same. */
	public function replace_field( int $from, int $to ): void {
		foreach ( $this->db->rows( 'SELECT survey_id, audience FROM {surveys} WHERE audience LIKE ?', "%$from%" ) as $row ) {
			$audience = json_decode( (string) $row['audience'], true );
			$fields   = is_array( $audience ) && is_array( $audience['fields'] ?? null ) ? $audience['fields'] : array();
			if ( is_array( $audience ) && in_array( $from, $fields, true ) ) {
				$audience['fields'] = array_values( array_unique( array_map( static fn ( mixed $id ): mixed => $id === $from ? $to : $id, $fields ) ) );
				$this->db->execute( 'UPDATE {surveys} SET audience = ? WHERE survey_id = ?', (string) wp_json_encode( $audience ), (int) $row['survey_id'] );
			}
		}
	}

	/** Takes the step from one cursor to the next; null ends it. */
	public function advance( int $survey_id, int $seen, ?int $next ): bool {
		return 1 === $this->db->execute(
			"UPDATE {surveys} SET send_cursor = ?, send_state = ? WHERE survey_id = ? AND send_cursor = ? AND send_state = 'running'",
			$next ?? $seen,
			null === $next ? 'done' : 'running',
			$survey_id,
			$seen
		);
	}

	public function start_reminders( int $survey_id, int $now ): void {
		$this->db->execute( 'UPDATE {surveys} SET remind_at = ? WHERE survey_id = ? AND remind_at = 0', $now, $survey_id );
	}

	/** @return list<array{survey_id: int, since: int}> */
	public function reminding(): array {
		$rows = $this->db->rows( 'SELECT survey_id, remind_at FROM {surveys} WHERE remind_at > 0 ORDER BY survey_id' );
		return array_map(
			static fn ( array $row ): array => array(
				'survey_id' => (int) $row['survey_id'],
				'since'     => (int) $row['remind_at'],
			),
			$rows
		);
	}

	public function end_reminders( int $survey_id ): void {
		$this->db->execute( 'UPDATE {surveys} SET remind_at = 0 WHERE survey_id = ?', $survey_id );
	}

	/** @return array{state: string, total: int, reminding: bool, audience: string} */
	public function state( int $survey_id ): array {
		$row = $this->db->row( 'SELECT send_state, send_total, remind_at, audience FROM {surveys} WHERE survey_id = ?', $survey_id ) ?? array();
		return array(
			'state'     => (string) ( $row['send_state'] ?? '' ),
			'total'     => (int) ( $row['send_total'] ?? 0 ),
			'reminding' => (int) ( $row['remind_at'] ?? 0 ) > 0,
			'audience'  => (string) ( $row['audience'] ?? '' ),
		);
	}
}
