<?php
/**
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

return array(
	array(
		'rule'     => 'The early path is off while something else takes part in REST',
		'mutation' => 'it is not looked for',
		'file'     => 'includes/Early/EarlyState.php',
		'code'     => 'array() === $this->conflicts',
		'becomes'  => 'true',
		'test'     => 'tests/php/integration/Early/ConflictProbeTest.php::test_a_foreign_filter_is_named_and_keeps_all_with_wordpress_until_it_is_gone with data set "answer of REST"',
	),
);
