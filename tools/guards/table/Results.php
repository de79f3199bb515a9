<?php
/**
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

return array(
	array(
		'rule'     => 'Results are for mentors',
		'mutation' => 'for founders too',
		'file'     => 'includes/Results/Rest/GetResultsRoute.php',
		'code'     => 'role( Role::Mentor ',
		'becomes'  => 'member(',
		'test'     => 'tests/php/integration/Results/Rest/GetResultsRouteTest.php::test_only_mentors',
	),
);
