<?php
/**
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

return array(
	array(
		'guard'   => 'What people typed is text in an export',
		'how'     => 'it is HTML as typed',
		'file'    => 'includes/Privacy/WordPressTools.php',
		'code'    => 'nl2br( esc_html( $field[\'value\'] ) )',
		'without' => 'nl2br( $field[\'value\'] )',
		'test'    => 'tests/php/integration/Guards/PrivacyGuardsTest.php::test_an_export_shows_texts_as_text',
		'always'  => true,
	),
	array(
		'guard'   => 'The tools delete no staff',
		'how'     => 'they do',
		'file'    => 'includes/Privacy/AccountData.php',
		'code'    => '		if ( null === MemberRole::of_user( $user ) ) {',
		'without' => '		if ( false ) {',
		'test'    => 'tests/php/integration/Privacy/PersonalDataTest.php::test_staff_are_not_deleted_by_the_tool',
		'always'  => true,
	),
	array(
		'guard'   => 'An export holds only conversations of the person',
		'how'     => 'it holds everybody\'s',
		'file'    => 'includes/Messaging/ConversationDataRepository.php',
		'code'    => '\'SELECT convo_id FROM {conversations} WHERE founder_id = ? UNION SELECT convo_id FROM {conversations} WHERE mentor_id = ? ORDER',
		'without' => '\'SELECT convo_id FROM {conversations} WHERE founder_id <> ? UNION SELECT convo_id FROM {conversations} WHERE mentor_id <> ? ORDER',
		'test'    => 'tests/php/integration/Guards/PrivacyGuardsTest.php::test_an_export_holds_nothing_of_people_one_has_not_met',
	),
	array(
		'guard'   => 'Erasing one side keeps the other\'s thread',
		'how'     => 'the conversation goes',
		'file'    => 'includes/Messaging/ConversationDataRepository.php',
		'code'    => 'ON u.ID = c.mentor_id WHERE c.founder_id = ? AND u.ID IS NULL',
		'without' => 'ON u.ID = c.mentor_id WHERE c.founder_id = ?',
		'test'    => 'tests/php/integration/Privacy/PersonalDataTest.php::test_erasing_one_side_leaves_nothing_of_them_but_the_texts_in_the_others_thread',
	),
	array(
		'guard'   => 'Erasing a person erases their profile',
		'how'     => 'it stays',
		'file'    => 'includes/Privacy/ProfileData.php',
		'code'    => '$removed = delete_user_meta( $user_id, $key ) || $removed;',
		'without' => '$removed = true;',
		'test'    => 'tests/php/integration/Guards/PrivacyGuardsTest.php::test_an_erased_profile_is_empty',
	),
	array(
		'guard'   => 'A deleted account goes through every eraser',
		'how'     => 'it does not',
		'file'    => 'includes/Privacy/PersonErasure.php',
		'code'    => '				if ( ! $kind instanceof AccountData ) {',
		'without' => '				if ( false ) {',
		'test'    => 'tests/php/integration/Privacy/PersonalDataTest.php::test_deleting_the_account_does_the_same',
	),
	array(
		'guard'   => 'Closed accounts are erased only after the months of the setting',
		'how'     => 'at once',
		'file'    => 'includes/Privacy/Retention.php',
		'code'    => 'Clock::to_sql( $this->months_ago( $months )->getTimestamp() )',
		'without' => '\'9999\'',
		'test'    => 'tests/php/integration/Privacy/PersonalDataTest.php::test_closed_accounts_are_erased_after_the_months_of_the_setting_and_not_before',
	),
	array(
		'guard'   => 'Closed accounts are erased only where staff said so',
		'how'     => 'always',
		'file'    => 'includes/Privacy/Retention.php',
		'code'    => '		if ( $months < 1 ) {',
		'without' => '		if ( false ) {',
		'test'    => 'tests/php/integration/Privacy/PersonalDataTest.php::test_closed_accounts_are_erased_after_the_months_of_the_setting_and_not_before',
	),
);
