<?php
/**
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

return array(
	array(
		'rule'     => 'An import writes to nobody who has become staff or was closed since the record was judged',
		'mutation' => 'what was judged stands',
		'file'     => 'includes/Moving/Imports.php',
		'code'     => 'if ( null === $user_id ) {',
		'becomes'  => 'if ( true ) {',
		'test'     => 'tests/php/integration/Moving/ImportTest.php::test_an_account_that_is_staffs_or_closed_since_its_record_was_judged_is_left_alone',
	),
);
