<?php
/**
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

return array(
	array(
		'rule'     => 'A mentor gets no more founders than there are places',
		'mutation' => 'nobody counts',
		'file'     => 'includes/Mentorships/ContactPolicy.php',
		'code'     => '$this->mentorships->count_open( $mentor->id ) >= $mentor->capacity',
		'becomes'  => 'false',
		'test'     => 'tests/php/integration/Mentorships/MentorshipLifeTest.php::test_places_are_open_mentorships_and_free_at_once',
	),
	array(
		'rule'     => 'Founders at once get no more than the places either',
		'mutation' => 'they are not counted again under a lock',
		'file'     => 'includes/Mentorships/ContactPolicy.php',
		'code'     => "\$this->mentorships->lock_places( \$mentor->id );\n\t\t\t\$this->refuse_when_full( \$mentor );",
		'becomes'  => '',
		'test'     => 'tests/php/integration/Mentorships/ParallelMentorshipsTest.php::test_sixteen_founders_at_a_mentor_with_three_places',
	),
	array(
		'rule'     => 'Nobody is asked about mentorships twice within a week',
		'mutation' => 'no one waits',
		'file'     => 'includes/Mentorships/AskedPeopleRepository.php',
		'code'     => 'PAUSE = 7 * 86400',
		'becomes'  => 'PAUSE = 0',
		'test'     => 'tests/php/integration/CheckIns/CheckInRoundsTest.php::test_a_second_question_waits_until_a_week_has_passed',
	),
);
