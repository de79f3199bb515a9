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
		'code'     => 'esc_textarea( $paragraph )',
		'becomes'  => '$paragraph',
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
		'rule'     => 'A mail that has probably left is not sent a third time',
		'mutation' => 'a claim that ran out begins anew',
		'file'     => 'includes/Mail/MailSender.php',
		'code'     => '$mail[\'attempts\'] >= self::BROKEN_TRIES',
		'becomes'  => '$mail[\'attempts\'] >= 9',
		'test'     => 'tests/php/integration/Mail/MailLifeTest.php::test_a_mail_whose_claim_ran_out_twice_has_probably_left_and_ends',
	),
	array(
		'rule'     => 'A process whose claim ran out does not make a mail due again',
		'mutation' => 'it does',
		'file'     => 'includes/Mail/MailQueueRepository.php',
		'code'     => "'due', next_at = ?, error = ? WHERE id = ? AND state = 'sending' AND next_at = ?",
		'becomes'  => "'due', next_at = ?, error = ? WHERE id = ? AND ? > 0",
		'test'     => 'tests/php/integration/Mail/MailLifeTest.php::test_whose_claim_ran_out_has_no_say_but_that_the_mail_has_left',
	),
	array(
		'rule'     => 'A mail that left is not sent again because a plugin fails afterwards',
		'mutation' => 'its failure counts as a refusal',
		'file'     => 'includes/Mail/MailDelivery.php',
		'code'     => 'if ( ! $left ) {',
		'becomes'  => 'if ( true ) {',
		'test'     => 'tests/php/integration/Mail/MailLifeTest.php::test_a_plugin_that_fails_or_ends_php_after_the_mail_has_left_does_not_send_it_again',
	),
	array(
		'rule'     => 'A mail whose time is over is not sent',
		'mutation' => 'it leaves however old it is',
		'file'     => 'includes/Mail/MailSender.php',
		'code'     => 'if ( $now >= $until ) {',
		'becomes'  => 'if ( false ) {',
		'test'     => 'tests/php/integration/Mail/MailLifeTest.php::test_a_mail_leaves_within_its_lifetime_or_not_at_all with data set "reset of a password"',
	),
	array(
		'rule'     => 'Staff send no mail again whose time is over',
		'mutation' => 'they do',
		'file'     => 'includes/Mail/MailQueueRepository.php',
		'code'     => "'failed' AND next_at > ? AND data <> ''",
		'becomes'  => "'failed' AND ? > 0",
		'test'     => 'tests/php/integration/Mail/MailLifeTest.php::test_staff_send_failed_mails_again_one_or_all',
	),
	array(
		'rule'     => 'What a failed mail knew is forgotten with its lifetime',
		'mutation' => 'it stays',
		'file'     => 'includes/Mail/MailQueueRepository.php',
		'code'     => "state = 'failed' AND next_at <= ? AND data",
		'becomes'  => "state = 'failed' AND next_at < 0 * ? AND data",
		'test'     => 'tests/php/integration/Mail/MailLifeTest.php::test_a_refused_mail_is_tried_on_within_its_lifetime_and_keeps_its_data_for_it with data set "any other"',
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
