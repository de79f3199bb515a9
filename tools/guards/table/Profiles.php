<?php
/**
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

return array(
	array(
		'rule'     => 'Nobody gives themselves more than a profile',
		'mutation' => 'save_profile is told the status',
		'file'     => 'includes/Profiles/ProfileService.php',
		'code'     => 'if ( $status !==',
		'becomes'  => '$status = \\MentoriaiPortal\\Core\\Identity\\AccountStatus::Public; if ( $status !==',
		'test'     => 'tests/php/integration/Profiles/Rest/SaveProfileRouteTest.php::test_a_complete_mentor_is_submitted_and_stays_so_while_editing',
	),
	array(
		'rule'     => "A mentor's profile waits for staff",
		'mutation' => 'it is public at once',
		'file'     => 'includes/Profiles/Publication.php',
		'code'     => 'Role::Mentor === $role || ',
		'becomes'  => '',
		'test'     => 'tests/php/unit/Profiles/PublicationTest.php::test_status_after_a_save',
	),
	array(
		'rule'     => 'A CV is read by its owner only',
		'mutation' => 'its number is enough',
		'file'     => 'includes/Profiles/MemberFilesRepository.php',
		'code'     => 'user_id = ? AND meta_key = ? ORDER BY umeta_id", $user_id',
		'becomes'  => 'meta_key = ? ORDER BY umeta_id"',
		'test'     => 'tests/php/integration/Profiles/Rest/CvRoutesTest.php::test_another_person_a_guessed_address_and_traversal_are_404',
	),
	array(
		'rule'     => 'Staff download CVs with the capability only',
		'mutation' => 'everybody in wp-admin does',
		'file'     => 'includes/Profiles/Admin/CvDownload.php',
		'code'     => "current_user_can( 'mentoriai_approve_members' ) || current_user_can( 'edit_users' )",
		'becomes'  => 'true',
		'test'     => 'tests/php/integration/Profiles/Rest/CvRoutesTest.php::test_staff_read_them_in_wp_admin_and_nobody_else',
	),
	array(
		'rule'     => 'The mail of a data request goes to who asked only',
		'mutation' => 'to whoever is named',
		'file'     => 'includes/Profiles/Mail/DataRequestMail.php',
		'code'     => '(int) $request->user_id !== $user_id || ',
		'becomes'  => '',
		'test'     => 'tests/php/integration/Profiles/Rest/AccountRoutesTest.php::test_a_request_is_one_of_wordpress_confirmed_by_mail',
	),
);
