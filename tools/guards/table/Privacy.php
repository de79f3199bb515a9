<?php
/**
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

return array(
	array(
		'rule'     => 'The tools delete no staff',
		'mutation' => 'they do',
		'file'     => 'includes/Privacy/AccountData.php',
		'code'     => 'null === MemberRole::of_user( $user )',
		'becomes'  => 'false',
		'test'     => 'tests/php/integration/Privacy/PersonalDataTest.php::test_staff_are_not_deleted_by_the_tool',
	),
	array(
		'rule'     => 'An export holds only conversations of the person',
		'mutation' => "it holds everybody's",
		'file'     => 'includes/Messaging/ConversationDataRepository.php',
		'code'     => '= ? UNION SELECT convo_id FROM {conversations} WHERE mentor_id =',
		'becomes'  => '<> ? UNION SELECT convo_id FROM {conversations} WHERE mentor_id <>',
		'test'     => 'tests/php/integration/Guards/PrivacyGuardsTest.php::test_an_export_holds_nothing_of_people_one_has_not_met',
	),
	array(
		'rule'     => 'Closed accounts are erased only after the months of the setting',
		'mutation' => 'at once',
		'file'     => 'includes/Privacy/Retention.php',
		'code'     => 'Clock::to_sql( $this->months_ago( $months )->getTimestamp() )',
		'becomes'  => "'9999'",
		'test'     => 'tests/php/integration/Privacy/PersonalDataTest.php::test_closed_accounts_are_erased_after_the_months_of_the_setting_and_not_before',
	),
	array(
		'rule'     => 'The number of an erased person leads to none of their messages',
		'mutation' => 'they keep their author',
		'file'     => 'includes/Messaging/ConversationDataRepository.php',
		'code'     => 'SET author_id = 0',
		'becomes'  => 'SET author_id = author_id',
		'test'     => 'tests/php/integration/Privacy/WholePersonTest.php::test_who_gets_the_number_of_an_erased_person_gets_nothing_of_theirs',
	),
);
