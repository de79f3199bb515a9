<?php
/**
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

return array(
	array(
		'rule'     => 'Settings are for administrators, the footer for editors',
		'mutation' => 'everybody signed in has them',
		'file'     => 'includes/Settings/SettingsForm.php',
		'code'     => '> current_user_can( $setting->capability ',
		'becomes'  => '> is_user_logged_in(',
		'test'     => 'tests/php/integration/Settings/SettingsEndpointTest.php::test_members_subscribers_and_guests_have_nothing',
	),
	array(
		'rule'     => 'An editor changes no setting but those of the footer',
		'mutation' => 'the capability of a setting is not asked',
		'file'     => 'includes/Settings/SettingsForm.php',
		'code'     => '! current_user_can( $setting->capability )',
		'becomes'  => 'false',
		'test'     => 'tests/php/integration/Settings/SettingsEndpointTest.php::test_an_editor_has_footer_and_networks_only',
	),
	array(
		'rule'     => 'A secret is never sent',
		'mutation' => 'it is sent like any value',
		'file'     => 'includes/Settings/SettingsForm.php',
		'code'     => 'setting->secret ? \'\' : $',
		'becomes'  => '',
		'test'     => 'tests/php/integration/Settings/SettingsEndpointTest.php::test_a_secret_is_never_sent_and_an_empty_one_changes_nothing',
	),
);
