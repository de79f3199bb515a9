<?php
/**
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

return array(
	array(
		'rule'     => 'A message is reported by its two people only',
		'mutation' => 'by whoever names it',
		'file'     => 'includes/Messaging/ConversationRepository.php',
		'code'     => 'WHERE m.id = ? AND c.{$mine} = ?',
		'becomes'  => 'WHERE m.id = ? AND ( c.{$mine} = ? OR 1 = 1 )',
		'also'     => array(
			array(
				'file'    => 'includes/Messaging/ConversationRepository.php',
				'code'    => 'c.convo_id = ? AND c.{$mine} = ?',
				'becomes' => 'c.convo_id = ? AND ( c.{$mine} = ? OR 1 = 1 )',
			),
		),
		'test'     => 'tests/php/integration/Reports/SubmitReportTest.php::test_what_one_does_not_see_is_not_there',
	),
	array(
		'rule'     => 'A whole conversation is opened for a written reason only',
		'mutation' => 'without one too',
		'file'     => 'includes/Reports/Rest/ReportEndpoints.php',
		'code'     => 'Text::multiline( Cases::WHY_MAX )->required()',
		'becomes'  => 'Text::multiline( Cases::WHY_MAX )',
		'test'     => 'tests/php/integration/Reports/StaffCasesTest.php::test_the_whole_thread_needs_a_reason_which_the_log_keeps',
	),
	array(
		'rule'     => 'Of decisions at once about one case one counts',
		'mutation' => 'the UPDATE does not ask whether it is open',
		'file'     => 'includes/Reports/CaseRepository.php',
		'code'     => "WHERE id = ? AND closed_at IS NULL'",
		'becomes'  => "WHERE id = ?'",
		'test'     => 'tests/php/integration/Reports/ParallelReportsTest.php::test_of_eight_decisions_at_once_one_counts',
	),
);
