<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Demo;

use MentoriaiPortal\Surveys\Question;
use MentoriaiPortal\Surveys\QuestionKind;
use MentoriaiPortal\Surveys\Survey;
use MentoriaiPortal\Surveys\SurveyHistory;

/**
 * Surveys of a demo site with personal links that are told to whoever runs it: no one else could, as only their hashes
 * are kept. The listed links take turns, so that the first two lead to different surveys.
 *
 * @phpstan-import-type SurveyText from DemoData
 * @phpstan-type Listed array{id: int, hash: string}
 */
final readonly class SurveysImport {

	/** Unspent links of each. */
	private const LINKS = 16;

	public function __construct( private DemoData $data, private SurveyHistory $history ) {}

	/**
	 * @param array<string, int> $people Address in the data to user id.
	 * @param mixed              $listed What an earlier import told.
	 * @return list<Listed>
	 */
	public function run( array $people, mixed $listed ): array {
		/** @var list<Listed> $known */
		$known = is_array( $listed ) ? array_values( array_filter( $listed, fn ( mixed $link ): bool => is_array( $link ) && $this->history->has( (int) ( $link['id'] ?? 0 ) ) ) ) : array();
		if ( array() !== $known ) {
			return $known;
		}
		$lists = array();
		foreach ( $this->data->surveys() as $survey ) {
			$lists[] = $this->links( $this->history->create( self::survey( $survey ) ), array_values( $people ) );
		}
		$turns = array();
		for ( $index = 0; $index < self::LINKS; $index++ ) {
			foreach ( $lists as $list ) {
				$turns[] = $list[ $index ] ?? null;
			}
		}
		return array_values( array_filter( $turns ) );
	}

	/**
	 * @param list<int> $people User ids.
	 * @return list<Listed>
	 */
	private function links( int $survey_id, array $people ): array {
		$list = array();
		foreach ( array_slice( $people, 0, self::LINKS ) as $user_id ) {
			$secret = $this->history->invite( $survey_id, $user_id );
			$list[] = array(
				'id'   => $survey_id,
				'hash' => $secret,
			);
		}
		return $list;
	}

	/** @param SurveyText $data */
	private static function survey( array $data ): Survey {
		$nothing   = array(
			'lt' => '',
			'en' => '',
		);
		$questions = array();
		foreach ( $data['questions'] as $index => $question ) {
			$questions[] = new Question( $index + 1, QuestionKind::from( $question['kind'] ), $question['text'], $question['hint'] ?? $nothing, $question['comment'] ?? $nothing, $question['options'] ?? array() );
		}
		return new Survey( 0, $data['title'], $data['intro'], $questions, count( $questions ) + 1, '', false, 1 );
	}
}
