<?php
/**
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

return array(
	array(
		'guard'   => 'Statistics are for staff with the capability',
		'how'     => 'the file is for everybody in wp-admin',
		'file'    => 'includes/Results/Admin/CsvDownload.php',
		'code'    => '! current_user_can( Links::CAPABILITY )',
		'without' => 'false',
		'test'    => 'tests/php/integration/Guards/AdminActionsTest.php::test_without_the_capability_nothing_is_done with data set "download statistics"',
		'always'  => true,
	),
	array(
		'guard'   => 'The file of statistics wants a nonce',
		'how'     => 'no nonce is checked',
		'file'    => 'includes/Results/Admin/CsvDownload.php',
		'code'    => '		check_admin_referer( self::ACTION );',
		'without' => '',
		'test'    => 'tests/php/integration/Guards/AdminActionsTest.php::test_without_its_nonce_nothing_is_done with data set "download statistics"',
	),
	array(
		'guard'   => 'Results are for mentors',
		'how'     => 'for founders too',
		'file'    => 'includes/Results/Rest/GetResultsRoute.php',
		'code'    => 'return Access::role( Role::Mentor );',
		'without' => 'return Access::member();',
		'test'    => 'tests/php/integration/Results/Rest/GetResultsRouteTest.php::test_only_mentors',
	),
);
