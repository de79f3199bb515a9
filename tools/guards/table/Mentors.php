<?php
/**
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

return array(
	array(
		'rule'     => "An editor's mentor is saved with a nonce by who may",
		'mutation' => 'by anybody',
		'file'     => 'includes/Mentors/Admin/StaticMentorBox.php',
		'code'     => '! wp_verify_nonce( $nonce, self::NONCE ) || ! current_user_can( \'edit_post\', $id ) ||',
		'becomes'  => '',
		'test'     => 'tests/php/integration/Mentors/AdminTest.php::test_without_nonce_or_right_nothing_is_saved',
	),
);
