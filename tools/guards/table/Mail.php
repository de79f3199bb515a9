<?php
/**
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

return array(
	array(
		'rule'     => 'What members wrote is text in a mail',
		'mutation' => 'it stands in its HTML as typed',
		'file'     => 'includes/Mail/MailLayout.php',
		'code'     => 'esc_textarea( trim(',
		'becomes'  => '( trim(',
		'test'     => 'tests/php/integration/Mail/MailTest.php::test_a_mail_has_a_text_and_an_html_part_in_the_language_of_its_reader',
	),
	array(
		'rule'     => 'A subject adds no header to a mail',
		'mutation' => 'line breaks stay in it',
		'file'     => 'includes/Mail/MailContent.php',
		'code'     => 'HeaderText::of( $subject )',
		'becomes'  => '$subject',
		'test'     => 'tests/php/integration/Guards/MailGuardsTest.php::test_a_subject_adds_no_header_and_no_reader',
	),
	array(
		'rule'     => 'A mail is sent by one job only',
		'mutation' => 'it is not claimed',
		'file'     => 'includes/Mail/MailQueueRepository.php',
		'code'     => "next_at = ? AND state IN ('due', 'sending')",
		'becomes'  => '? > 0',
		'test'     => 'tests/php/integration/Guards/MailGuardsTest.php::test_a_mail_is_taken_by_one_job',
	),
	array(
		'rule'     => 'A link that stops mails is signed',
		'mutation' => 'any link does',
		'file'     => 'includes/Mail/UnsubscribeLink.php',
		'code'     => 'hash_equals( self::sign( $user_id, $found[2] ), $found[3] ) ? array( $user_id, $found[2] ) : null',
		'becomes'  => 'array( $user_id, $found[2] )',
		'test'     => 'tests/php/integration/Messaging/MessageNoticesTest.php::test_no_other_link_mutes_anybody',
	),
	array(
		'rule'     => 'A link that stops mails stops one kind of one person',
		'mutation' => 'the signature is over the kind alone',
		'file'     => 'includes/Mail/UnsubscribeLink.php',
		'code'     => 'kind . \'|\' . $user_id',
		'becomes'  => 'kind',
		'test'     => 'tests/php/integration/Messaging/MessageNoticesTest.php::test_no_other_link_mutes_anybody',
	),
);
