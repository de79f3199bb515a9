<?php
/**
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

return array(
	array(
		'rule'     => 'One free place is told by one job only',
		'mutation' => 'whoever comes tells',
		'file'     => 'includes/Waiting/WaitingRepository.php',
		'code'     => 'seen_taken = 1\', $mentor_id ) > 0',
		'becomes'  => 'seen_taken = 1\', $mentor_id ) >= 0',
		'test'     => 'tests/php/integration/Waiting/ParallelWaitingTest.php::test_six_jobs_at_once_tell_three_once',
	),
);
