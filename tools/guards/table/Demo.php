<?php
/**
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

return array(
	array(
		'guard'   => 'The portal is set up by administrators only',
		'how'     => 'by everybody in wp-admin',
		'file'    => 'includes/Demo/Admin/SetUpHandler.php',
		'code'    => '! current_user_can( SetUpPage::CAPABILITY )',
		'without' => 'false',
		'test'    => 'tests/php/integration/Guards/AdminActionsTest.php::test_without_the_capability_nothing_is_done with data set "set up the portal"',
	),
	array(
		'guard'   => 'The portal is set up with a nonce',
		'how'     => 'without',
		'file'    => 'includes/Demo/Admin/SetUpHandler.php',
		'code'    => '		check_admin_referer( self::ACTION );',
		'without' => '',
		'test'    => 'tests/php/integration/Guards/AdminActionsTest.php::test_without_its_nonce_nothing_is_done with data set "set up the portal"',
	),
	array(
		'guard'   => 'A site with members gets no sample people',
		'how'     => 'it does',
		'file'    => 'includes/Demo/Admin/SetUpHandler.php',
		'code'    => '$sample && $this->state->has_members()',
		'without' => 'false',
		'test'    => 'tests/php/integration/Demo/SetUpPageTest.php::test_sample_people_are_for_show_only',
	),
);
