<?php
/**
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

return array(
	array(
		'rule'     => 'Of two colleagues who take a thing one has it',
		'mutation' => 'the second takes it from the first',
		'file'     => 'includes/Attention/AttentionRepository.php',
		'code'     => ' AND taken_by = ?\', $by, $kind, $id, $from',
		'becomes'  => '\', $by, $kind, $id',
		'test'     => 'tests/php/integration/Attention/AttentionTest.php::test_of_two_colleagues_one_takes_it_the_other_is_told_who_and_is_not_locked_out',
	),
	array(
		'rule'     => 'What waits is for staff with the capability',
		'mutation' => 'it is for everybody in wp-admin',
		'file'     => 'includes/Attention/Attention.php',
		'code'     => 'return current_user_can( StaffMenu::CAPABILITY );',
		'becomes'  => 'return true;',
		'test'     => 'tests/php/integration/Attention/AttentionTest.php::test_wrong_acts_are_refused_and_change_nothing',
	),
);
