<?php
/**
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

return array(
	array(
		'rule'     => 'A page that is not published is not read',
		'mutation' => 'its state is not asked',
		'file'     => 'includes/Content/PageRepository.php',
		'code'     => '\' AND p.post_status = \'publish\' AND p.post_password = \'\'"',
		'becomes'  => '\'"',
		'also'     => array(
			array(
				'file'    => 'includes/Content/PageRepository.php',
				'code'    => "post_id AND p.post_type = 'page' AND p.post_status = 'publish' AND p.post_password = ''",
				'becomes' => "post_id AND p.post_type = 'page'",
			),
		),
		'test'     => 'tests/php/integration/Content/Rest/GetDefaultRouteTest.php::test_what_is_not_a_published_page_of_the_portal_is_missing',
	),
);
