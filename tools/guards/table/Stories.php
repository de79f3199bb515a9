<?php
/**
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

return array(
	array(
		'guard'   => 'Stories that are not published or protected are not read',
		'how'     => 'their state is not asked',
		'file'    => 'includes/Stories/StoryRepository.php',
		'code'    => 'AND p.post_status = \'publish\' AND p.post_password = \'\'',
		'without' => '',
		'test'    => 'tests/php/integration/Stories/Rest/GetStoriesRouteTest.php::test_what_is_not_published_is_not_seen',
	),
);
