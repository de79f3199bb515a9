<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Surveys;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\FreeText;
use MentoriaiPortal\Core\Database\IdentityPost;
use MentoriaiPortal\Core\ListPage;

/**
 * What staff built: surveys, their definitions, and the identity row of each in wp_posts.
 *
 * @phpstan-import-type QuestionData from Question
 * @phpstan-import-type Words from Question
 */
final readonly class SurveyRepository {

	public function __construct( private Db $db ) {}

	public function find( int $id ): ?Survey {
		$row = $this->db->row( 'SELECT survey_id, definition, expires_on, is_named, version FROM {surveys} WHERE survey_id = ?', $id );
		return null === $row ? null : self::hydrate( $row );
	}

	/**
	 * The survey behind a link, asked for by its hash; null where the two do not belong together.
	 */
	public function find_link( int $survey_id, string $hash ): ?PersonalLink {
		$row = $this->db->row(
			'SELECT s.survey_id, s.definition, s.expires_on, s.is_named, s.version, l.invite_id, l.staff_id, l.expires_at, i.id AS found, i.opened_at, i.answered_at
			FROM {survey_links} l JOIN {surveys} s ON s.survey_id = l.survey_id LEFT JOIN {survey_invites} i ON i.id = l.invite_id
			WHERE l.hash = ? AND l.survey_id = ?',
			$hash,
			$survey_id
		);
		if ( null === $row || ( '0' !== $row['invite_id'] && null === $row['found'] ) ) {
			return null;
		}
		return new PersonalLink( $hash, self::hydrate( $row ), (int) $row['invite_id'], (int) $row['opened_at'] > 0, (int) $row['answered_at'] > 0, (int) $row['staff_id'], (int) $row['expires_at'] );
	}

	/**
	 * All of them, newest first, with what came back of each.
	 *
	 * @return list<array<string, string|null>>
	 */
	public function overview(): array {
		return $this->db->rows(
			'SELECT s.survey_id, s.title, s.expires_on, s.is_named, s.created_at, COUNT(i.id) AS invited,
			SUM( CASE WHEN i.answered_at > 0 THEN 1 ELSE 0 END ) AS answered
			FROM {surveys} s LEFT JOIN {survey_invites} i ON i.survey_id = s.survey_id
			GROUP BY s.survey_id, s.title, s.expires_on, s.is_named, s.created_at ORDER BY s.survey_id DESC LIMIT 500'
		);
	}

	/** @return array{open: int, over: int} How many have a last day that is past, and how many do not. */
	public function counts( string $today ): array {
		$row = (array) $this->db->row( "SELECT COUNT(*) AS surveys, SUM( CASE WHEN expires_on <> '' AND expires_on < ? THEN 1 ELSE 0 END ) AS past FROM {surveys}", $today );
		return array( 'open' => (int) $row['surveys'] - (int) $row['past'], 'over' => (int) $row['past'] );
	}

	/**
	 * @param string $search Part of the title; '' for all.
	 * @param string $state  `open`, `over`; '' for all.
	 */
	public function count( string $search, string $state, string $today ): int {
		[ $where, $values ] = $this->where( $search, $state, $today );
		return (int) $this->db->value( "SELECT COUNT(*) FROM {surveys} s WHERE $where", ...$values );
	}

	/**
	 * A page of the list of wp-admin, newest first, with what came back of each.
	 *
	 * @return list<array<string, string|null>>
	 */
	public function page( string $search, string $state, string $today, ListPage $page ): array {
		[ $where, $values ] = $this->where( $search, $state, $today );
		$order              = array( 'created' => 's.survey_id' );
		return $this->db->rows(
			"SELECT s.survey_id, s.title, s.expires_on, s.is_named, s.created_at, COUNT(i.id) AS invited, SUM( CASE WHEN i.answered_at > 0 THEN 1 ELSE 0 END ) AS answered
			FROM ( SELECT s.survey_id, s.title, s.expires_on, s.is_named, s.created_at FROM {surveys} s WHERE $where {$page->sql( $order, 's.survey_id' )} ) s
			LEFT JOIN {survey_invites} i ON i.survey_id = s.survey_id
			GROUP BY s.survey_id, s.title, s.expires_on, s.is_named, s.created_at {$page->order( $order, 's.survey_id' )}",
			...$values
		);
	}

	/** @return array{string, list<string>} Conditions on `{surveys} s`, and their values. */
	private function where( string $search, string $state, string $today ): array {
		$where  = '1 = 1';
		$values = array();
		if ( '' !== $search ) {
			$where   .= ' AND s.title LIKE ?';
			$values[] = '%' . $this->db->like( $search ) . '%';
		}
		if ( '' !== $state ) {
			$where   .= 'over' === $state ? " AND s.expires_on <> '' AND s.expires_on < ?" : " AND ( s.expires_on = '' OR s.expires_on >= ? )";
			$values[] = $today;
		}
		return array( $where, $values );
	}

	/** Writes a new one, whatever its id says. */
	public function create( Survey $survey, int $now ): int {
		return $this->db->transaction(
			function () use ( $survey, $now ): int {
				$id = IdentityPost::reserve( $this->db, SurveysModule::POST_TYPE, Clock::to_sql( $now ) );
				$this->db->insert(
					'{surveys}',
					array(
						'survey_id'  => $id,
						'title'      => new FreeText( $survey->title['lt'] ),
						'definition' => new FreeText( self::definition( $survey ) ),
						'expires_on' => $survey->expires_on,
						'is_named'   => (int) $survey->is_named,
						'audience'   => '',
						'created_at' => $now,
					)
				);
				return $id;
			}
		);
	}

	/** @return bool False when someone else has changed it since this version, or a half one is being sent. */
	public function update( Survey $survey, bool $is_half = false ): bool {
		return 1 === $this->db->execute(
			'UPDATE {surveys} SET title = ?, definition = ?, expires_on = ?, is_named = ?, version = version + 1 WHERE survey_id = ? AND version = ?' . ( $is_half ? " AND send_state = ''" : '' ),
			new FreeText( $survey->title['lt'] ),
			new FreeText( self::definition( $survey ) ),
			$survey->expires_on,
			(int) $survey->is_named,
			$survey->id,
			$survey->version
		);
	}

	/** With everything that was sent and answered. */
	public function delete( int $id ): void {
		$this->db->transaction(
			function () use ( $id ): void {
				foreach ( array( 'survey_answers', 'survey_links', 'survey_invites', 'surveys' ) as $table ) {
					$this->db->execute( "DELETE FROM {{$table}} WHERE survey_id = ?", $id );
				}
				$this->db->execute( "DELETE FROM {$this->db->posts()} WHERE ID = ? AND post_type = ?", $id, SurveysModule::POST_TYPE );
			}
		);
		clean_post_cache( $id );
	}

	private static function definition( Survey $survey ): string {
		return (string) wp_json_encode(
			array(
				'title'     => $survey->title,
				'intro'     => $survey->intro,
				'questions' => array_map( static fn ( Question $question ): array => $question->data(), $survey->questions ),
				'next_id'   => $survey->next_id,
			),
			JSON_UNESCAPED_UNICODE
		);
	}

	/** @param array<string, string|null> $row */
	private static function hydrate( array $row ): Survey {
		/** @var array{title: Words, intro: Words, questions: list<QuestionData>, next_id: int} $data */
		$data = json_decode( (string) $row['definition'], true, 32, JSON_THROW_ON_ERROR );
		return new Survey(
			(int) $row['survey_id'],
			$data['title'],
			$data['intro'],
			array_map( Question::of( ... ), $data['questions'] ),
			$data['next_id'],
			(string) $row['expires_on'],
			'1' === $row['is_named'],
			(int) $row['version']
		);
	}
}
