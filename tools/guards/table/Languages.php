<?php
/**
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

return array(
	array(
		'rule'     => 'Who may not edit a text does not translate it',
		'mutation' => 'everybody does',
		'file'     => 'includes/Languages/Admin/Links.php',
		'code'     => '&& current_user_can( \'edit_post\', $post->ID ) && current_user_can( $type->cap->create_posts )',
		'becomes'  => '',
		'test'     => 'tests/php/integration/Languages/AdminTest.php::test_who_may_not_edit_may_not_translate',
	),
);
