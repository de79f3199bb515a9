<?php
/**
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

return array(
	array(
		'guard'   => 'Settings are for administrators, the footer for editors',
		'how'     => 'everybody signed in has them',
		'file'    => 'includes/Settings/SettingsForm.php',
		'code'    => 'static fn ( Setting $setting ): bool => current_user_can( $setting->capability )',
		'without' => 'static fn ( Setting $setting ): bool => is_user_logged_in()',
		'test'    => 'tests/php/integration/Settings/SettingsEndpointTest.php::test_members_subscribers_and_guests_have_nothing',
		'always'  => true,
	),
	array(
		'guard'   => 'An editor changes no setting but those of the footer',
		'how'     => 'the capability of a setting is not asked',
		'file'    => 'includes/Settings/SettingsForm.php',
		'code'    => '			if ( ! current_user_can( $setting->capability ) ) {',
		'without' => '			if ( false ) {',
		'test'    => 'tests/php/integration/Settings/SettingsEndpointTest.php::test_an_editor_has_footer_and_networks_only',
	),
	array(
		'guard'   => 'A secret is never sent',
		'how'     => 'it is sent like any value',
		'file'    => 'includes/Settings/SettingsForm.php',
		'code'    => '$setting->secret ? \'\' : $this->value( $setting )',
		'without' => '$this->value( $setting )',
		'test'    => 'tests/php/integration/Settings/SettingsEndpointTest.php::test_a_secret_is_never_sent_and_an_empty_one_changes_nothing',
		'always'  => true,
	),
	array(
		'guard'   => 'An empty field does not delete a secret',
		'how'     => 'it does',
		'file'    => 'includes/Settings/SettingsForm.php',
		'code'    => '! $this->is_shown( $setting, $sent ) || ( $setting->secret && \'\' === $value )',
		'without' => '! $this->is_shown( $setting, $sent )',
		'test'    => 'tests/php/integration/Settings/SettingsEndpointTest.php::test_a_secret_is_never_sent_and_an_empty_one_changes_nothing',
	),
	array(
		'guard'   => 'Nothing is saved where one value is wrong',
		'how'     => 'the others are',
		'file'    => 'includes/Settings/SettingsForm.php',
		'code'    => '		if ( array() !== $errors ) {
			throw new InvalidInput( $errors );
		}
		$this->settings->update( $changes );',
		'without' => '		$this->settings->update( $changes );
		if ( array() !== $errors ) {
			throw new InvalidInput( $errors );
		}',
		'test'    => 'tests/php/integration/Settings/SettingsEndpointTest.php::test_wrong_values_are_told_by_their_path_and_nothing_is_written',
	),
	array(
		'guard'   => 'HTML of the footer is cleaned before it is stored',
		'how'     => 'it is stored as sent',
		'file'    => 'includes/Settings/Rules/HtmlRule.php',
		'code'    => 'EditorHtml::clean( Text::multiline( self::MAX )->read( $value, $form ) )',
		'without' => 'Text::multiline( self::MAX )->read( $value, $form )',
		'test'    => 'tests/php/integration/Settings/SettingsEndpointTest.php::test_html_of_the_footer_is_cleaned_before_it_is_stored',
	),
	array(
		'guard'   => 'A proxy that is trusted is an address or a network',
		'how'     => 'any text is',
		'file'    => 'includes/Settings/Rules/NetworkRule.php',
		'code'    => '$fits && false !== filter_var( $address, FILTER_VALIDATE_IP )',
		'without' => 'true',
		'test'    => 'tests/php/integration/Settings/SettingsEndpointTest.php::test_wrong_values_are_told_by_their_path_and_nothing_is_written',
	),
);
