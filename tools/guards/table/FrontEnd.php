<?php
/**
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

return array(
	array(
		'rule'     => 'The way back after a log-in leads to no other site',
		'mutation' => 'any address is followed',
		'file'     => 'src/lib/paths.ts',
		'code'     => '\' && /^\\/(?![/\\\\])/.test( from )',
		'becomes'  => "'",
		'test'     => 'src/lib/paths.test.ts::the way back leads to no other site',
	),
);
