<?php
/**
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

return array(
	array(
		'guard'   => 'A survey link is a whole secret',
		'how'     => 'its form is not looked at',
		'file'    => 'includes/Surveys/SurveyService.php',
		'code'    => 'null === $link || ! $this->is_valid( $link )',
		'without' => 'null === $link',
		'test'    => 'tests/php/integration/Surveys/Rest/GetSurveyRouteTest.php::test_a_link_cut_changed_foreign_or_expired_is_the_same_to_both_calls',
	),
	array(
		'guard'   => 'A survey link opens its own survey only',
		'how'     => 'any survey',
		'file'    => 'includes/Surveys/SurveyRepository.php',
		'code'    => '			WHERE l.hash = ? AND l.survey_id = ?\',',
		'without' => '			WHERE l.hash = ? AND ? > 0\',',
		'test'    => 'tests/php/integration/Surveys/Rest/GetSurveyRouteTest.php::test_a_link_cut_changed_foreign_or_expired_is_the_same_to_both_calls',
		'always'  => true,
	),
	array(
		'guard'   => 'A survey that is over is closed',
		'how'     => 'it stays open',
		'file'    => 'includes/Surveys/SurveyService.php',
		'code'    => 'return $link->is_answered || ! $link->survey->is_over( $this->clock->today() );',
		'without' => 'return true;',
		'test'    => 'tests/php/integration/Surveys/Rest/GetSurveyRouteTest.php::test_a_link_cut_changed_foreign_or_expired_is_the_same_to_both_calls',
	),
	array(
		'guard'   => 'The database holds a link\'s hash, not its secret',
		'how'     => 'it holds the secret',
		'file'    => 'includes/Surveys/LinkRepository.php',
		'code'    => 'return hash( \'sha256\', $secret );',
		'without' => 'return $secret;',
		'test'    => 'tests/php/integration/Surveys/Rest/GetSurveyRouteTest.php::test_only_the_hash_of_the_secret_is_kept',
		'always'  => true,
	),
	array(
		'guard'   => 'An answered link is not opened again',
		'how'     => 'it is',
		'file'    => 'includes/Surveys/SurveyService.php',
		'code'    => '		$link = $this->find( $id, $secret );
		if ( $link->is_answered ) {',
		'without' => '		$link = $this->find( $id, $secret );
		if ( false ) {',
		'test'    => 'tests/php/integration/Surveys/Rest/SubmitSurveyRouteTest.php::test_answers_are_kept_with_their_questions_and_the_link_is_spent',
	),
	array(
		'guard'   => 'A survey is answered once',
		'how'     => 'the UPDATE does not ask',
		'file'    => 'includes/Surveys/InviteRepository.php',
		'code'    => 'SET answered_at = ? WHERE id = ? AND answered_at = 0\'',
		'without' => 'SET answered_at = ? WHERE id = ?\'',
		'also'    => array(
			array(
				'file'    => 'includes/Surveys/SurveyService.php',
				'code'    => '			return;
		}
		if ( $link->is_answered ) {',
				'without' => '			return;
		}
		if ( false ) {',
			),
		),
		'test'    => 'tests/php/integration/Surveys/Rest/SubmitSurveyRouteTest.php::test_what_is_wrong_is_told_in_the_order_of_the_contract',
		'always'  => true,
	),
	array(
		'guard'   => 'Of answers at once to one link one is kept',
		'how'     => 'the UPDATE does not ask',
		'file'    => 'includes/Surveys/InviteRepository.php',
		'code'    => 'SET answered_at = ? WHERE id = ? AND answered_at = 0\'',
		'without' => 'SET answered_at = answered_at + ? WHERE id = ?\'',
		'test'    => 'tests/php/integration/Surveys/ParallelAnswersTest.php::test_of_sixteen_answers_to_one_link_one_is_kept',
	),
	array(
		'guard'   => 'A repeated answer writes nothing',
		'how'     => 'its client_id is not looked at',
		'file'    => 'includes/Surveys/SurveyService.php',
		'code'    => '$this->idempotency->has( $link->hash, self::ROUTE, $client_id )',
		'without' => 'false',
		'test'    => 'tests/php/integration/Surveys/Rest/SubmitSurveyRouteTest.php::test_a_repeat_answers_as_the_first_time_and_writes_nothing',
	),
	array(
		'guard'   => 'Every question is answered once, with an answer it has',
		'how'     => 'any answers are taken',
		'file'    => 'includes/Surveys/AnswerReader.php',
		'code'    => 'return array() === $wrong ? $answers : throw ApiError::invalid( $wrong );',
		'without' => 'return $answers;',
		'test'    => 'tests/php/integration/Surveys/Rest/SubmitSurveyRouteTest.php::test_what_is_refused',
	),
	array(
		'guard'   => 'A preview writes nothing',
		'how'     => 'it does',
		'file'    => 'includes/Surveys/SurveyService.php',
		'code'    => '		if ( $link->is_preview() ) {
			return;',
		'without' => '		if ( false ) {
			return;',
		'test'    => 'tests/php/integration/Surveys/Rest/GetSurveyRouteTest.php::test_a_preview_belongs_to_staff_for_an_hour_and_keeps_nothing',
	),
	array(
		'guard'   => 'A preview belongs to staff for an hour',
		'how'     => 'to anybody for ever',
		'file'    => 'includes/Surveys/SurveyService.php',
		'code'    => 'return $link->expires_at > $this->clock->now() && user_can( $link->staff_id, SurveysModule::MANAGE );',
		'without' => 'return true;',
		'test'    => 'tests/php/integration/Surveys/Rest/GetSurveyRouteTest.php::test_a_preview_belongs_to_staff_for_an_hour_and_keeps_nothing',
	),
	array(
		'guard'   => 'Surveys are built and sent by staff only',
		'how'     => 'every signed-in person is let in',
		'file'    => 'includes/Surveys/Admin/Endpoints.php',
		'code'    => 'static fn (): bool => current_user_can( $capability )',
		'without' => 'static fn (): bool => is_user_logged_in()',
		'test'    => 'tests/php/integration/Surveys/SendingTest.php::test_only_staff_of_surveys_get_in',
		'always'  => true,
	),
	array(
		'guard'   => 'The file of answers is for staff with the capability',
		'how'     => 'for everybody in wp-admin',
		'file'    => 'includes/Surveys/Admin/CsvDownload.php',
		'code'    => 'current_user_can( SurveysModule::READ ) ? $this->surveys->find( $id ) : null',
		'without' => '$this->surveys->find( $id )',
		'test'    => 'tests/php/integration/Guards/AdminActionsTest.php::test_without_the_capability_nothing_is_done with data set "download answers"',
	),
	array(
		'guard'   => 'The file of answers wants a nonce',
		'how'     => 'no nonce is checked',
		'file'    => 'includes/Surveys/Admin/CsvDownload.php',
		'code'    => '		check_admin_referer( self::ACTION );',
		'without' => '',
		'test'    => 'tests/php/integration/Guards/AdminActionsTest.php::test_without_its_nonce_nothing_is_done with data set "download answers"',
	),
	array(
		'guard'   => 'The file of anonymous answers has no names',
		'how'     => 'it has',
		'file'    => 'includes/Surveys/Admin/CsvDownload.php',
		'code'    => '$cells = $survey->is_named ? array( $sheet[\'name\'] ) : array();',
		'without' => '$cells = array( $sheet[\'name\'] );',
		'test'    => 'tests/php/integration/Surveys/ResultsTest.php::test_csv_runs_no_formula_and_names_nobody_unless_promised',
	),
	array(
		'guard'   => 'What was promised about names stays',
		'how'     => 'it can be changed after the invitations',
		'file'    => 'includes/Surveys/SurveyBuilder.php',
		'code'    => '$after->is_named !== $before->is_named && $this->invites->counts( $id )[\'invited\'] > 0',
		'without' => 'false',
		'test'    => 'tests/php/integration/Surveys/ResultsTest.php::test_what_was_promised_stays_and_two_editors_do_not_overwrite_each_other',
	),
	array(
		'guard'   => 'Two editors do not overwrite each other',
		'how'     => 'the version is not compared',
		'file'    => 'includes/Surveys/SurveyRepository.php',
		'code'    => 'WHERE survey_id = ? AND version = ?\',',
		'without' => 'WHERE survey_id = ? AND ? >= 0\',',
		'test'    => 'tests/php/integration/Surveys/ResultsTest.php::test_what_was_promised_stays_and_two_editors_do_not_overwrite_each_other',
	),
	array(
		'guard'   => 'Answered questions are not lost by mistake',
		'how'     => 'they are',
		'file'    => 'includes/Surveys/SurveyBuilder.php',
		'code'    => 'array() !== $lost && ! $may_lose',
		'without' => 'false',
		'test'    => 'tests/php/integration/Surveys/ResultsTest.php::test_answered_questions_are_not_lost_by_mistake',
	),
	array(
		'guard'   => 'Reminders come once a week at most',
		'how'     => 'whenever somebody asks',
		'file'    => 'includes/Surveys/Invitations.php',
		'code'    => '$since - self::PAUSE',
		'without' => '$since',
		'test'    => 'tests/php/integration/Surveys/SendingTest.php::test_reminders_go_to_the_silent_once_a_week_and_keep_the_first_link',
	),
	array(
		'guard'   => 'Surveys are no public post type',
		'how'     => 'they are',
		'file'    => 'includes/Surveys/SurveysModule.php',
		'code'    => '				\'public\'              => false,',
		'without' => '				\'public\'              => true,',
		'also'    => array(
			array(
				'file'    => 'includes/Surveys/SurveysModule.php',
				'code'    => '				\'publicly_queryable\'  => false,',
				'without' => '				\'publicly_queryable\'  => true,',
			),
		),
		'test'    => 'tests/php/integration/Surveys/Rest/GetSurveyRouteTest.php::test_wordpress_shows_a_survey_nowhere',
	),
	array(
		'guard'   => 'Surveys are not in wp/v2',
		'how'     => 'they are',
		'file'    => 'includes/Surveys/SurveysModule.php',
		'code'    => '				\'show_in_rest\'        => false,',
		'without' => '				\'show_in_rest\'        => true,',
		'test'    => 'tests/php/integration/Surveys/Rest/GetSurveyRouteTest.php::test_wordpress_shows_a_survey_nowhere',
	),
	array(
		'guard'   => 'Instructions of a survey are clean HTML',
		'how'     => 'they are sent as typed',
		'file'    => 'includes/Surveys/Schema/SurveySchema.php',
		'code'    => 'EditorHtml::clean( wpautop( $survey->intro[ $lang->value ] ) )',
		'without' => 'wpautop( $survey->intro[ $lang->value ] )',
		'test'    => 'tests/php/integration/Surveys/Rest/GetSurveyRouteTest.php::test_the_survey_in_both_languages',
	),
	array(
		'guard'   => 'Erasing a person takes their words out of the answers',
		'how'     => 'they stay',
		'file'    => 'includes/Surveys/InviteRepository.php',
		'code'    => '				$this->db->execute( "DELETE FROM {survey_answers} WHERE kind = \'text\' AND invite_id IN ( $mine )", $user_id );',
		'without' => '',
		'test'    => 'tests/php/integration/Surveys/ResultsTest.php::test_a_person_gets_the_answers_and_can_take_the_words_back',
	),
);
