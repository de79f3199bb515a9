<?php
/**
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

return array(
	array(
		'rule'     => 'Statistics are for staff with the capability',
		'mutation' => 'the file is for everybody in wp-admin',
		'file'     => 'includes/Results/Admin/CsvDownload.php',
		'code'     => '! current_user_can( Links::CAPABILITY )',
		'becomes'  => 'false',
		'test'     => 'tests/php/integration/Guards/AdminActionsTest.php::test_without_the_capability_nothing_is_done with data set "download statistics"',
	),
	array(
		'rule'     => 'Results are for mentors',
		'mutation' => 'for founders too',
		'file'     => 'includes/Results/Rest/GetResultsRoute.php',
		'code'     => 'role( Role::Mentor ',
		'becomes'  => 'member(',
		'test'     => 'tests/php/integration/Results/Rest/GetResultsRouteTest.php::test_only_mentors',
	),
);
