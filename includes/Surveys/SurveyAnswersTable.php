<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Surveys;

use MentoriaiPortal\Core\Database\Table;

/**
 * One row an answered question, with the question as it was worded then. `sheet` is random and holds one person's answers
 * together: results are read in its order, which tells neither who answered nor when.
 */
final class SurveyAnswersTable implements Table {

	public static function name(): string {
		return 'survey_answers';
	}

	public static function definition(): string {
		return 'id bigint(20) unsigned NOT NULL auto_increment,
			survey_id bigint(20) unsigned NOT NULL,
			invite_id bigint(20) unsigned NOT NULL,
			sheet char(16) NOT NULL,
			question_id int(10) unsigned NOT NULL,
			kind varchar(8) NOT NULL,
			question text NOT NULL,
			value text NOT NULL,
			PRIMARY KEY  (id),
			UNIQUE KEY invite_question (invite_id,question_id),
			KEY survey_sheet (survey_id,sheet,question_id)';
	}
}
