<?php
/**
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

return array(
	array(
		'rule'     => 'A meeting is found by its two people only',
		'mutation' => 'the query does not ask whose it is',
		'file'     => 'includes/Meetings/MeetingReadRepository.php',
		'code'     => '= ? AND m.id = ?"',
		'becomes'  => '<> ? + 0 AND m.id = ?"',
		'test'     => 'tests/php/integration/Meetings/MeetingLifeTest.php::test_the_proposer_may_not_answer_whatever_the_state_and_others_find_nothing',
	),
	array(
		'rule'     => 'The place and the notes of a meeting are gone after 30 days',
		'mutation' => 'they stay for 60',
		'file'     => 'includes/Meetings/MeetingDataRepository.php',
		'code'     => '30 * 86400',
		'becomes'  => '60 * 86400',
		'test'     => 'tests/php/integration/Meetings/MeetingPrivacyTest.php::test_place_and_notes_are_gone_thirty_days_after_the_end',
	),
	array(
		'rule'     => 'A renewed calendar address is the only one',
		'mutation' => 'the old hash stays',
		'file'     => 'includes/Meetings/CalendarFeedRepository.php',
		'code'     => 'token_hash = ?, created_at = ?',
		'becomes'  => 'token_hash = IF( ? IS NULL, token_hash, token_hash ), created_at = ?',
		'test'     => 'tests/php/integration/Meetings/CalendarFeedTest.php::test_ended_renewed_and_never_given_are_the_same_404',
	),
);
