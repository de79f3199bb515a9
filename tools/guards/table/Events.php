<?php
/**
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

return array(
	array(
		'rule'     => 'Events that are not published or protected are not read',
		'mutation' => 'their state is not asked',
		'file'     => 'includes/Events/EventRepository.php',
		'code'     => "? AND p.post_status = 'publish' AND p.post_password = ''",
		'becomes'  => '?',
		'test'     => 'tests/php/integration/Events/Rest/GetEventRouteTest.php::test_what_is_not_public_does_not_exist',
	),
);
