<?php
/**
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

return array(
	array(
		'rule'     => 'A survey link opens its own survey only',
		'mutation' => 'any survey',
		'file'     => 'includes/Surveys/SurveyRepository.php',
		'code'     => 'l.survey_id = ?',
		'becomes'  => '? > 0',
		'test'     => 'tests/php/integration/Surveys/Rest/GetSurveyRouteTest.php::test_a_link_cut_changed_foreign_or_expired_is_the_same_to_both_calls',
	),
	array(
		'rule'     => "The database holds a link's hash, not its secret",
		'mutation' => 'it holds the secret',
		'file'     => 'includes/Core/LinkSecret.php',
		'code'     => 'hash( \'sha256\', $secret )',
		'becomes'  => '$secret',
		'test'     => 'tests/php/integration/Surveys/Rest/GetSurveyRouteTest.php::test_only_the_hash_of_the_secret_is_kept',
	),
	array(
		'rule'     => 'Of answers at once to one link one is kept',
		'mutation' => 'the UPDATE does not ask',
		'file'     => 'includes/Surveys/InviteRepository.php',
		'code'     => '? WHERE id = ? AND answered_at = 0',
		'becomes'  => 'answered_at + ? WHERE id = ?',
		'test'     => 'tests/php/integration/Surveys/ParallelAnswersTest.php::test_of_sixteen_answers_to_one_link_one_is_kept',
	),
	array(
		'rule'     => 'Anonymous answers are read without names',
		'mutation' => 'the query reads them',
		'file'     => 'includes/Surveys/Responses.php',
		'code'     => ', $survey->is_named',
		'becomes'  => ', true',
		'test'     => 'tests/php/integration/Surveys/ResultsTest.php::test_not_even_the_query_of_anonymous_answers_reads_a_name',
	),
	array(
		'rule'     => 'Answers without names are shown five people at a time',
		'mutation' => 'each as it comes',
		'file'     => 'includes/Surveys/AnswerRepository.php',
		'code'     => 'if ( $survey->is_named ) {',
		'becomes'  => 'if ( true ) {',
		'test'     => 'tests/php/integration/Surveys/ResultsTest.php::test_without_names_answers_and_counts_come_five_people_at_a_time',
	),
);
