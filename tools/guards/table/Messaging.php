<?php
/**
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

return array(
	array(
		'rule'     => 'A conversation is read by its two people only',
		'mutation' => 'whoever asks is taken for one of them',
		'file'     => 'includes/Messaging/ConversationRepository.php',
		'code'     => 'c.convo_id = ? AND c.{$mine} = ?',
		'becomes'  => 'c.convo_id = ? AND ( c.{$mine} = ? OR 1 = 1 )',
		'test'     => 'tests/php/integration/Messaging/Rest/GetConversationRouteTest.php::test_foreign_and_missing_are_the_same_byte_for_byte',
	),
	array(
		'rule'     => "The inbox holds only one's own conversations",
		'mutation' => "everybody's are listed",
		'file'     => 'includes/Messaging/ConversationRepository.php',
		'code'     => '{$mine} = ? ',
		'becomes'  => '( {$mine} = ? OR 1 = 1 ) ',
		'test'     => 'tests/php/integration/Messaging/Rest/ListConversationsRouteTest.php::test_newest_activity_comes_first_and_each_sees_only_their_own',
	),
	array(
		'rule'     => 'Nobody answers in a foreign conversation',
		'mutation' => 'the service does not look whose it is',
		'file'     => 'includes/Messaging/ConversationRepository.php',
		'code'     => 'c.convo_id = ? AND c.{$mine} = ?',
		'becomes'  => 'c.convo_id = ? AND ( c.{$mine} = ? OR 1 = 1 )',
		'also'     => array(
			array(
				'file'    => 'includes/Messaging/ConversationRepository.php',
				'code'    => '{$mine} + 0 = ?',
				'becomes' => '? > 0',
			),
		),
		'test'     => 'tests/php/integration/Messaging/Rest/SendReplyRouteTest.php::test_a_foreign_conversation_answers_like_a_missing_one',
	),
	array(
		'rule'     => 'Messages of other conversations never come in',
		'mutation' => 'after a cursor all are read',
		'file'     => 'includes/Messaging/MessageRepository.php',
		'code'     => 'convo_id = ? AND id >',
		'becomes'  => '? > 0 AND id >',
		'test'     => 'tests/php/integration/Messaging/Rest/GetConversationRouteTest.php::test_messages_of_other_conversations_never_come_in',
	),
	array(
		'rule'     => 'Only founders write first',
		'mutation' => 'mentors do too',
		'file'     => 'includes/Messaging/Rest/SendMessageRoute.php',
		'code'     => 'role( Role::Founder ',
		'becomes'  => 'member(',
		'test'     => 'tests/php/integration/Messaging/Rest/SendMessageRouteTest.php::test_only_public_founders_write_first',
	),
	array(
		'rule'     => 'A first message is sent without its author only where the registering browser confirmed the address',
		'mutation' => 'it always is',
		'file'     => 'includes/Accounts/RegistrationService.php',
		'code'     => '$first, ! $this->asks_to_confirm() )',
		'becomes'  => '$first, true )',
		'test'     => 'tests/php/integration/Messaging/Rest/FirstMessageTest.php::test_in_another_browser_it_stays_a_draft_that_a_person_sends',
	),
	array(
		'rule'     => 'A first message names public mentors only',
		'mutation' => 'it names those who wait for approval too',
		'file'     => 'includes/Messaging/FirstMessages.php',
		'code'     => 'contactable( $message->mentor_id )->is_public()',
		'becomes'  => 'contactable( $message->mentor_id )->exists()',
		'test'     => 'tests/php/integration/Messaging/Rest/FirstMessageTest.php::test_a_mentor_who_is_not_public_is_not_named with data set "submitted"',
	),
);
