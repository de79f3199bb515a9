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
	array(
		'rule'     => 'Public reads of mentors are limited by address',
		'mutation' => 'they take from another limit',
		'file'     => 'includes/Core/Rest/PublicReadRoute.php',
		'code'     => 'IpLimit::public_read()',
		'becomes'  => "new IpLimit( 'upload' )",
		'test'     => 'tests/php/integration/Safety/LimitsTest.php::test_a_limit_holds_whatever_address_is_claimed with data set "public_read"',
	),
);
