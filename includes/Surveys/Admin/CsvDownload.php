<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Surveys\Admin;

use MentoriaiPortal\ActivityLog\Act;
use MentoriaiPortal\ActivityLog\ActivityLog;
use MentoriaiPortal\ActivityLog\ActObject;
use MentoriaiPortal\Core\CsvWriter;
use MentoriaiPortal\Surveys\AnswerRepository;
use MentoriaiPortal\Surveys\Responses;
use MentoriaiPortal\Surveys\Survey;
use MentoriaiPortal\Surveys\SurveyRepository;
use MentoriaiPortal\Surveys\SurveysModule;

/**
 * A survey's answers as a file for spreadsheets, written while it is read.
 */
final readonly class CsvDownload {

	public const ACTION = 'mentoriai_survey_csv';

	public function __construct( private SurveyRepository $surveys, private AnswerRepository $answers, private Responses $responses, private ActivityLog $log ) {}

	public static function url( int $survey_id ): string {
		return add_query_arg(
			array(
				'action'   => self::ACTION,
				'survey'   => $survey_id,
				'_wpnonce' => wp_create_nonce( self::ACTION ),
			),
			admin_url( 'admin-post.php' )
		);
	}

	public function send(): never {
		check_admin_referer( self::ACTION );
		$id     = isset( $_GET['survey'] ) && is_numeric( $_GET['survey'] ) ? (int) $_GET['survey'] : 0;
		$survey = current_user_can( SurveysModule::READ ) ? $this->surveys->find( $id ) : null;
		if ( null === $survey ) {
			wp_die( esc_html__( 'You don’t have permission to do this.', 'mentoriai-portal' ), '', array( 'response' => 403 ) );
		}
		$this->log->write( Act::Export, ActObject::Export, 'survey', array( 'survey' => $id ) );
		CsvWriter::send( sprintf( 'apklausa-%d.csv', $id ), fn ( mixed $to ) => $this->write( $survey, $to ) );
	}

	/** @param resource $to An open stream. */
	public function write( Survey $survey, mixed $to ): void {
		$csv     = new CsvWriter( $to, CsvWriter::separator() );
		$until   = $this->answers->shown_until( $survey );
		$columns = Responses::columns( $survey, $this->answers->tally( $survey->id, $until ) );
		$first   = $survey->is_named ? array( __( 'Name', 'mentoriai-portal' ) ) : array();
		$csv->row( array( ...$first, ...array_values( $columns ) ) );
		foreach ( $this->responses->all( $survey, $until ) as $response ) {
			$cells = $survey->is_named ? array( $response['name'] ) : array();
			foreach ( array_keys( $columns ) as $question_id ) {
				$cells[] = $response['answers'][ $question_id ] ?? null;
			}
			$csv->row( $cells );
		}
	}
}
