<?php
/**
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

return array(
	array(
		'rule'     => 'The portal is set up by administrators only',
		'mutation' => 'by everybody in wp-admin',
		'file'     => 'includes/SetUp/SetUpHandler.php',
		'code'     => '! current_user_can( SetUpPage::CAPABILITY )',
		'becomes'  => 'false',
		'test'     => 'tests/php/integration/Guards/AdminActionsTest.php::test_without_the_capability_nothing_is_done with data set "set up the portal"',
	),
);
