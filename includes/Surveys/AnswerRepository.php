<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Surveys;

use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\FreeText;

/**
 * What was answered. Nothing here leads from an answer to a person but names(), for surveys that said so.
 */
final readonly class AnswerRepository {

	public function __construct( private Db $db ) {}

	/**
	 * One person's answers, in one query.
	 *
	 * @param list<array{question: Question, value: string}> $answers
	 */
	public function add( Survey $survey, int $invite_id, array $answers ): void {
		$sheet  = bin2hex( random_bytes( 8 ) );
		$values = array();
		foreach ( $answers as $answer ) {
			array_push( $values, $survey->id, $invite_id, $sheet, $answer['question']->id, $answer['question']->kind->value );
			array_push( $values, new FreeText( $answer['question']->text['lt'] ), new FreeText( $answer['value'] ) );
		}
		$this->db->execute(
			'INSERT INTO {survey_answers} (survey_id, invite_id, sheet, question_id, kind, question, value) VALUES '
			. Db::rows_of_marks( count( $answers ), 7 ),
			...$values
		);
	}

	/**
	 * Up to which row staff see the answers; 0 for none. Without names those of five people come at a time, in the order
	 * in which they answered: no one can tell who gave which by looking before and after.
	 */
	public function shown_until( Survey $survey ): int {
		if ( $survey->is_named ) {
			return PHP_INT_MAX;
		}
		$shown = Survey::told( (int) $this->db->value( 'SELECT COUNT(DISTINCT sheet) FROM {survey_answers} WHERE survey_id = ?', $survey->id ), false );
		return 0 === $shown ? 0 : (int) $this->db->value(
			'SELECT MAX(id) AS newest FROM {survey_answers} WHERE survey_id = ? GROUP BY sheet ORDER BY newest LIMIT 1 OFFSET ?',
			$survey->id,
			$shown - 1
		);
	}

	/**
	 * Which questions have answers.
	 *
	 * @return array<int, int> Question id to their number.
	 */
	public function counts( int $survey_id, int $until = PHP_INT_MAX ): array {
		$rows   = $this->db->rows( 'SELECT question_id, COUNT(*) AS answers FROM {survey_answers} WHERE survey_id = ? AND id <= ? GROUP BY question_id', $survey_id, $until );
		$counts = array();
		foreach ( $rows as $row ) {
			$counts[ (int) $row['question_id'] ] = (int) $row['answers'];
		}
		return $counts;
	}

	/**
	 * How often each answer was given; texts are counted together, as ''.
	 *
	 * @return list<array{question_id: int, kind: string, question: string, value: string, count: int}>
	 */
	public function tally( int $survey_id, int $until ): array {
		$rows = $this->db->rows(
			"SELECT question_id, kind, MAX(question) AS wording, CASE WHEN kind = 'text' THEN '' ELSE value END AS given, COUNT(*) AS times
			FROM {survey_answers} WHERE survey_id = ? AND id <= ? GROUP BY question_id, kind, CASE WHEN kind = 'text' THEN '' ELSE value END ORDER BY question_id",
			$survey_id,
			$until
		);
		return array_map(
			static fn ( array $row ): array => array(
				'question_id' => (int) $row['question_id'],
				'kind'        => (string) $row['kind'],
				'question'    => (string) $row['wording'],
				'value'       => (string) $row['given'],
				'count'       => (int) $row['times'],
			),
			$rows
		);
	}

	/**
	 * Texts given to one question, in the order of their responses.
	 *
	 * @return list<string>
	 */
	public function texts( int $survey_id, int $until, int $question_id, int $limit, int $offset ): array {
		$rows = $this->db->rows(
			"SELECT value FROM {survey_answers} WHERE survey_id = ? AND id <= ? AND question_id = ? AND kind = 'text' ORDER BY sheet LIMIT ? OFFSET ?",
			$survey_id,
			$until,
			$question_id,
			$limit,
			$offset
		);
		return array_map( 'strval', array_column( $rows, 'value' ) );
	}

	/**
	 * Answers after a response, whole responses only, so many of them.
	 *
	 * @param bool $named Whether the names of those who answered come with them.
	 * @return list<array<string, string|null>> sheet, question_id, question, value, name.
	 */
	public function responses( int $survey_id, int $until, string $after, int $limit, bool $named ): array {
		$name = $named ? 'u.display_name' : 'NULL';
		$join = $named ? "LEFT JOIN {survey_invites} i ON i.id = a.invite_id LEFT JOIN {$this->db->users()} u ON u.ID = i.user_id" : '';
		return $this->db->rows(
			"SELECT a.sheet, a.question_id, a.question, a.value, $name AS name FROM (
				SELECT sheet FROM {survey_answers} WHERE survey_id = ? AND id <= ? AND sheet > ? GROUP BY sheet ORDER BY sheet LIMIT ?
			) p JOIN {survey_answers} a ON a.survey_id = ? AND a.sheet = p.sheet $join ORDER BY a.sheet, a.question_id",
			$survey_id,
			$until,
			$after,
			$limit,
			$survey_id
		);
	}

	/**
	 * What one invitation brought.
	 *
	 * @return list<array<string, string|null>>
	 */
	public function of_invite( int $invite_id ): array {
		return $this->db->rows( 'SELECT question, value FROM {survey_answers} WHERE invite_id = ? ORDER BY id', $invite_id );
	}
}
