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
	array(
		'rule'     => 'Screens of members are not for guests',
		'mutation' => 'they are shown',
		'file'     => 'src/app/guard.ts',
		'code'     => 'unreachable ? { do: \'retry\' } : go( \'Login\', true )',
		'becomes'  => 'show',
		'test'     => 'src/app/guard.test.ts::every screen leads every visitor where they may go',
	),
	array(
		'rule'     => 'A token that is refused is removed',
		'mutation' => 'it is kept',
		'file'     => 'src/api/client.ts',
		'code'     => "error.status === 401 && error.code === 'not_logged_in'",
		'becomes'  => 'false',
		'test'     => 'src/api/client.test.ts::a token that is refused to a call is removed',
	),
);
