<?php
/**
 * Made by tools/make-map.php of what the modules declare; do not edit.
 *
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

return array(
	'hooks' => array(
		'parse_request' => array(
			1 => array(
				'MentoriaiPortal\\HookCallbacks::mail_0' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'mail_0' ), 'accepted_args' => 1 ),
			),
			5 => array(
				'MentoriaiPortal\\Core\\Rest\\Dispatcher::isolate_from_core' => array( 'function' => array( 'MentoriaiPortal\\Core\\Rest\\Dispatcher', 'isolate_from_core' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\HookCallbacks::shell_27' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'shell_27' ), 'accepted_args' => 1 ),
			),
		),
		'rest_pre_dispatch' => array(
			1 => array(
				'MentoriaiPortal\\Core\\ContentTypes::describe_for_route' => array( 'function' => array( 'MentoriaiPortal\\Core\\ContentTypes', 'describe_for_route' ), 'accepted_args' => 3 ),
			),
			5 => array(
				'MentoriaiPortal\\HookCallbacks::core_1' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'core_1' ), 'accepted_args' => 3 ),
			),
			9223372036854775807 => array(
				'MentoriaiPortal\\HookCallbacks::core_2' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'core_2' ), 'accepted_args' => 3 ),
			),
		),
		'init' => array(
			0 => array(
				'MentoriaiPortal\\Core\\Database\\IdentityPost::register' => array( 'function' => array( 'MentoriaiPortal\\Core\\Database\\IdentityPost', 'register' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\Mentors\\PostType::register' => array( 'function' => array( 'MentoriaiPortal\\Mentors\\PostType', 'register' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\Events\\PostType::register' => array( 'function' => array( 'MentoriaiPortal\\Events\\PostType', 'register' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\Stories\\PostType::register' => array( 'function' => array( 'MentoriaiPortal\\Stories\\PostType', 'register' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\Content\\BlockTypes::support_excerpts' => array( 'function' => array( 'MentoriaiPortal\\Content\\BlockTypes', 'support_excerpts' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\Shell\\Registration::register' => array( 'function' => array( 'MentoriaiPortal\\Shell\\Registration', 'register' ), 'accepted_args' => 1 ),
			),
			9 => array(
				'MentoriaiPortal\\HookCallbacks::shell_52' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'shell_52' ), 'accepted_args' => 0 ),
			),
			11 => array(
				'MentoriaiPortal\\Core\\ContentTypes::describe_outside_rest' => array( 'function' => array( 'MentoriaiPortal\\Core\\ContentTypes', 'describe_outside_rest' ), 'accepted_args' => 1 ),
			),
		),
		'pre_delete_post' => array(
			9223372036854775807 => array(
				'MentoriaiPortal\\Core\\Database\\IdentityPost::keep' => array( 'function' => array( 'MentoriaiPortal\\Core\\Database\\IdentityPost', 'keep' ), 'accepted_args' => 2 ),
			),
		),
		'pre_trash_post' => array(
			9223372036854775807 => array(
				'MentoriaiPortal\\Core\\Database\\IdentityPost::keep' => array( 'function' => array( 'MentoriaiPortal\\Core\\Database\\IdentityPost', 'keep' ), 'accepted_args' => 2 ),
			),
		),
		'admin_bar_menu' => array(
			0 => array(
				'MentoriaiPortal\\Core\\ContentTypes::translate' => array( 'function' => array( 'MentoriaiPortal\\Core\\ContentTypes', 'translate' ), 'accepted_args' => 0 ),
			),
			81 => array(
				'MentoriaiPortal\\HookCallbacks::shell_18' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'shell_18' ), 'accepted_args' => 1 ),
			),
		),
		'rest_api_init' => array(
			0 => array(
				'MentoriaiPortal\\Core\\ContentTypes::describe_for_rest' => array( 'function' => array( 'MentoriaiPortal\\Core\\ContentTypes', 'describe_for_rest' ), 'accepted_args' => 1 ),
			),
			10 => array(
				'MentoriaiPortal\\HookCallbacks::core_14' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'core_14' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\HookCallbacks::mentors_17' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'mentors_17' ), 'accepted_args' => 0 ),
				'MentoriaiPortal\\HookCallbacks::suggestions_0' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'suggestions_0' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\HookCallbacks::programme_13' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'programme_13' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\HookCallbacks::members_24' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'members_24' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\HookCallbacks::moving_0' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'moving_0' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\HookCallbacks::reports_0' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'reports_0' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\HookCallbacks::surveys_2' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'surveys_2' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\HookCallbacks::content_30' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'content_30' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\HookCallbacks::languages_22' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'languages_22' ), 'accepted_args' => 0 ),
				'MentoriaiPortal\\HookCallbacks::shell_19' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'shell_19' ), 'accepted_args' => 0 ),
				'MentoriaiPortal\\HookCallbacks::activity_log_8' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'activity_log_8' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\HookCallbacks::settings_6' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'settings_6' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\HookCallbacks::attention_3' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'attention_3' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\HookCallbacks::early_1' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'early_1' ), 'accepted_args' => 1 ),
			),
			98 => array(
				'MentoriaiPortal\\Core\\ContentTypes::withhold' => array( 'function' => array( 'MentoriaiPortal\\Core\\ContentTypes', 'withhold' ), 'accepted_args' => 1 ),
			),
			99 => array(
				'MentoriaiPortal\\Core\\ContentTypes::restore' => array( 'function' => array( 'MentoriaiPortal\\Core\\ContentTypes', 'restore' ), 'accepted_args' => 1 ),
			),
		),
		'rest_post_dispatch' => array(
			100 => array(
				'MentoriaiPortal\\HookCallbacks::core_12' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'core_12' ), 'accepted_args' => 3 ),
			),
		),
		'rest_pre_serve_request' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::core_13' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'core_13' ), 'accepted_args' => 3 ),
			),
			9223372036854775807 => array(
				'MentoriaiPortal\\HookCallbacks::early_0' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'early_0' ), 'accepted_args' => 3 ),
			),
		),
		'map_meta_cap' => array(
			9223372036854775807 => array(
				'MentoriaiPortal\\Core\\Identity\\StaffAccounts::protect' => array( 'function' => array( 'MentoriaiPortal\\Core\\Identity\\StaffAccounts', 'protect' ), 'accepted_args' => 4 ),
			),
		),
		'login_redirect' => array(
			10 => array(
				'MentoriaiPortal\\Core\\Identity\\StaffAccounts::enter' => array( 'function' => array( 'MentoriaiPortal\\Core\\Identity\\StaffAccounts', 'enter' ), 'accepted_args' => 3 ),
			),
		),
		'editable_roles' => array(
			9223372036854775807 => array(
				'MentoriaiPortal\\Core\\Identity\\StaffAccounts::roles' => array( 'function' => array( 'MentoriaiPortal\\Core\\Identity\\StaffAccounts', 'roles' ), 'accepted_args' => 1 ),
			),
		),
		'pre_get_table_charset' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::core_18' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'core_18' ), 'accepted_args' => 2 ),
			),
		),
		'wp_handle_upload_prefilter' => array(
			10 => array(
				'MentoriaiPortal\\Core\\Media\\UploadGuard::check' => array( 'function' => array( 'MentoriaiPortal\\Core\\Media\\UploadGuard', 'check' ), 'accepted_args' => 1 ),
			),
		),
		'wp_handle_sideload_prefilter' => array(
			10 => array(
				'MentoriaiPortal\\Core\\Media\\UploadGuard::check' => array( 'function' => array( 'MentoriaiPortal\\Core\\Media\\UploadGuard', 'check' ), 'accepted_args' => 1 ),
			),
		),
		'cron_schedules' => array(
			10 => array(
				'MentoriaiPortal\\Core\\Background::add_minute' => array( 'function' => array( 'MentoriaiPortal\\Core\\Background', 'add_minute' ), 'accepted_args' => 1 ),
			),
		),
		'mentoriai_cron' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::core_22' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'core_22' ), 'accepted_args' => 1 ),
			),
		),
		'wp_version_check' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::core_23' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'core_23' ), 'accepted_args' => 0 ),
			),
		),
		'mentoriai_run_due' => array(
			-9223372036854775807-1 => array(
				'MentoriaiPortal\\HookCallbacks::core_26' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'core_26' ), 'accepted_args' => 1 ),
			),
		),
		'site_status_tests' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::core_27' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'core_27' ), 'accepted_args' => 1 ),
			),
		),
		'debug_information' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::core_28' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'core_28' ), 'accepted_args' => 1 ),
			),
		),
		'post_type_link' => array(
			10 => array(
				'MentoriaiPortal\\Mentors\\PostType::link' => array( 'function' => array( 'MentoriaiPortal\\Mentors\\PostType', 'link' ), 'accepted_args' => 2 ),
				'MentoriaiPortal\\Events\\PostType::link' => array( 'function' => array( 'MentoriaiPortal\\Events\\PostType', 'link' ), 'accepted_args' => 2 ),
				'MentoriaiPortal\\Stories\\PostType::link' => array( 'function' => array( 'MentoriaiPortal\\Stories\\PostType', 'link' ), 'accepted_args' => 2 ),
			),
		),
		'mentoriai_check_mentors' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::mentors_2' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'mentors_2' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\HookCallbacks::mentors_3' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'mentors_3' ), 'accepted_args' => 1 ),
			),
		),
		'mentoriai_user_status_changed' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::mentorships_0' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'mentorships_0' ), 'accepted_args' => 3 ),
				'MentoriaiPortal\\HookCallbacks::meetings_0' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'meetings_0' ), 'accepted_args' => 3 ),
				'MentoriaiPortal\\HookCallbacks::waiting_1' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'waiting_1' ), 'accepted_args' => 3 ),
				'MentoriaiPortal\\Invitations\\InvitationService::follow_status' => array( 'function' => array( 'MentoriaiPortal\\Invitations\\InvitationService', 'follow_status' ), 'accepted_args' => 3 ),
				'MentoriaiPortal\\HookCallbacks::profiles_2' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'profiles_2' ), 'accepted_args' => 3 ),
				'MentoriaiPortal\\HookCallbacks::programme_5' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'programme_5' ), 'accepted_args' => 3 ),
				'MentoriaiPortal\\HookCallbacks::members_0' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'members_0' ), 'accepted_args' => 3 ),
			),
			20 => array(
				'MentoriaiPortal\\HookCallbacks::mentors_4' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'mentors_4' ), 'accepted_args' => 1 ),
			),
		),
		'mentoriai_profile_saved' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::profiles_1' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'profiles_1' ), 'accepted_args' => 3 ),
			),
			20 => array(
				'MentoriaiPortal\\HookCallbacks::mentors_5' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'mentors_5' ), 'accepted_args' => 1 ),
			),
			100 => array(
				'MentoriaiPortal\\HookCallbacks::shell_50' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'shell_50' ), 'accepted_args' => 1 ),
			),
		),
		'set_user_role' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::accounts_8' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'accounts_8' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\HookCallbacks::members_5' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'members_5' ), 'accepted_args' => 1 ),
			),
			20 => array(
				'MentoriaiPortal\\HookCallbacks::mentors_6' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'mentors_6' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\HookCallbacks::programme_0' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'programme_0' ), 'accepted_args' => 1 ),
			),
			30 => array(
				'MentoriaiPortal\\HookCallbacks::reviews_3' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'reviews_3' ), 'accepted_args' => 1 ),
			),
		),
		'add_user_role' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::accounts_9' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'accounts_9' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\HookCallbacks::members_6' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'members_6' ), 'accepted_args' => 1 ),
			),
			20 => array(
				'MentoriaiPortal\\HookCallbacks::mentors_7' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'mentors_7' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\HookCallbacks::programme_1' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'programme_1' ), 'accepted_args' => 1 ),
			),
			30 => array(
				'MentoriaiPortal\\HookCallbacks::reviews_4' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'reviews_4' ), 'accepted_args' => 1 ),
			),
		),
		'remove_user_role' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::accounts_10' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'accounts_10' ), 'accepted_args' => 1 ),
			),
			20 => array(
				'MentoriaiPortal\\HookCallbacks::mentors_8' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'mentors_8' ), 'accepted_args' => 1 ),
			),
		),
		'deleted_user' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::accounts_11' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'accounts_11' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\HookCallbacks::social_sign_in_0' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'social_sign_in_0' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\HookCallbacks::members_7' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'members_7' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\HookCallbacks::surveys_5' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'surveys_5' ), 'accepted_args' => 1 ),
			),
			20 => array(
				'MentoriaiPortal\\HookCallbacks::mentors_9' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'mentors_9' ), 'accepted_args' => 1 ),
			),
		),
		'remove_user_from_blog' => array(
			5 => array(
				'MentoriaiPortal\\HookCallbacks::privacy_4' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'privacy_4' ), 'accepted_args' => 1 ),
			),
			10 => array(
				'MentoriaiPortal\\HookCallbacks::accounts_12' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'accounts_12' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\HookCallbacks::members_8' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'members_8' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\HookCallbacks::activity_log_5' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'activity_log_5' ), 'accepted_args' => 1 ),
			),
			20 => array(
				'MentoriaiPortal\\HookCallbacks::mentors_10' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'mentors_10' ), 'accepted_args' => 1 ),
			),
		),
		'save_post_mentoriai_mentor' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::mentors_18' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'mentors_18' ), 'accepted_args' => 1 ),
			),
		),
		'wp_insert_post_data' => array(
			10 => array(
				'MentoriaiPortal\\Events\\EventRules::keep_draft' => array( 'function' => array( 'MentoriaiPortal\\Events\\EventRules', 'keep_draft' ), 'accepted_args' => 2 ),
			),
			20 => array(
				'MentoriaiPortal\\HookCallbacks::languages_0' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'languages_0' ), 'accepted_args' => 2 ),
			),
			1000 => array(
				'MentoriaiPortal\\Accounts\\MemberPrivacy::author_no_posts' => array( 'function' => array( 'MentoriaiPortal\\Accounts\\MemberPrivacy', 'author_no_posts' ), 'accepted_args' => 2 ),
			),
			9223372036854775807 => array(
				'MentoriaiPortal\\HookCallbacks::mentors_19' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'mentors_19' ), 'accepted_args' => 1 ),
			),
		),
		'wp_after_insert_post' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::events_13' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'events_13' ), 'accepted_args' => 2 ),
				'MentoriaiPortal\\HookCallbacks::languages_4' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'languages_4' ), 'accepted_args' => 2 ),
			),
			20 => array(
				'MentoriaiPortal\\HookCallbacks::mentors_20' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'mentors_20' ), 'accepted_args' => 2 ),
				'MentoriaiPortal\\HookCallbacks::stories_2' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'stories_2' ), 'accepted_args' => 2 ),
			),
			30 => array(
				'MentoriaiPortal\\HookCallbacks::shell_45' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'shell_45' ), 'accepted_args' => 2 ),
			),
		),
		'before_delete_post' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::shell_44' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'shell_44' ), 'accepted_args' => 1 ),
			),
			20 => array(
				'MentoriaiPortal\\HookCallbacks::mentors_21' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'mentors_21' ), 'accepted_args' => 2 ),
			),
		),
		'deleted_post' => array(
			20 => array(
				'MentoriaiPortal\\HookCallbacks::mentors_22' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'mentors_22' ), 'accepted_args' => 2 ),
				'MentoriaiPortal\\HookCallbacks::content_8' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'content_8' ), 'accepted_args' => 2 ),
			),
			30 => array(
				'MentoriaiPortal\\HookCallbacks::shell_46' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'shell_46' ), 'accepted_args' => 2 ),
			),
		),
		'added_post_meta' => array(
			20 => array(
				'MentoriaiPortal\\HookCallbacks::mentors_23' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'mentors_23' ), 'accepted_args' => 3 ),
				'MentoriaiPortal\\HookCallbacks::stories_4' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'stories_4' ), 'accepted_args' => 3 ),
				'MentoriaiPortal\\HookCallbacks::content_10' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'content_10' ), 'accepted_args' => 3 ),
			),
		),
		'updated_post_meta' => array(
			20 => array(
				'MentoriaiPortal\\HookCallbacks::mentors_24' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'mentors_24' ), 'accepted_args' => 3 ),
				'MentoriaiPortal\\HookCallbacks::stories_5' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'stories_5' ), 'accepted_args' => 3 ),
				'MentoriaiPortal\\HookCallbacks::content_11' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'content_11' ), 'accepted_args' => 3 ),
			),
		),
		'deleted_post_meta' => array(
			20 => array(
				'MentoriaiPortal\\HookCallbacks::mentors_25' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'mentors_25' ), 'accepted_args' => 3 ),
				'MentoriaiPortal\\HookCallbacks::stories_6' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'stories_6' ), 'accepted_args' => 3 ),
				'MentoriaiPortal\\HookCallbacks::content_12' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'content_12' ), 'accepted_args' => 3 ),
			),
		),
		'set_object_terms' => array(
			20 => array(
				'MentoriaiPortal\\HookCallbacks::mentors_26' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'mentors_26' ), 'accepted_args' => 4 ),
				'MentoriaiPortal\\HookCallbacks::events_16' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'events_16' ), 'accepted_args' => 4 ),
			),
		),
		'created_mentoriai_field' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::mentors_27' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'mentors_27' ), 'accepted_args' => 1 ),
			),
			20 => array(
				'MentoriaiPortal\\HookCallbacks::mentors_30' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'mentors_30' ), 'accepted_args' => 0 ),
			),
		),
		'edited_mentoriai_field' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::mentors_28' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'mentors_28' ), 'accepted_args' => 1 ),
			),
			20 => array(
				'MentoriaiPortal\\HookCallbacks::mentors_31' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'mentors_31' ), 'accepted_args' => 0 ),
			),
			30 => array(
				'MentoriaiPortal\\HookCallbacks::mentors_36' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'mentors_36' ), 'accepted_args' => 1 ),
			),
		),
		'wp_update_term_data' => array(
			10 => array(
				'MentoriaiPortal\\Mentors\\Admin\\FieldTermForm::keep_slug' => array( 'function' => array( 'MentoriaiPortal\\Mentors\\Admin\\FieldTermForm', 'keep_slug' ), 'accepted_args' => 3 ),
			),
		),
		'added_term_meta' => array(
			20 => array(
				'MentoriaiPortal\\HookCallbacks::mentors_32' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'mentors_32' ), 'accepted_args' => 0 ),
				'MentoriaiPortal\\HookCallbacks::events_17' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'events_17' ), 'accepted_args' => 3 ),
			),
		),
		'updated_term_meta' => array(
			20 => array(
				'MentoriaiPortal\\HookCallbacks::mentors_33' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'mentors_33' ), 'accepted_args' => 0 ),
				'MentoriaiPortal\\HookCallbacks::events_18' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'events_18' ), 'accepted_args' => 3 ),
			),
		),
		'deleted_term_meta' => array(
			20 => array(
				'MentoriaiPortal\\HookCallbacks::mentors_34' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'mentors_34' ), 'accepted_args' => 0 ),
				'MentoriaiPortal\\HookCallbacks::events_19' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'events_19' ), 'accepted_args' => 3 ),
			),
		),
		'edit_terms' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::mentors_35' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'mentors_35' ), 'accepted_args' => 2 ),
			),
		),
		'delete_mentoriai_field' => array(
			20 => array(
				'MentoriaiPortal\\HookCallbacks::mentors_37' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'mentors_37' ), 'accepted_args' => 1 ),
			),
		),
		'mentoriai_end_sessions' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::meetings_1' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'meetings_1' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\HookCallbacks::accounts_1' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'accounts_1' ), 'accepted_args' => 1 ),
			),
		),
		'mentoriai_mentor_claimed' => array(
			30 => array(
				'MentoriaiPortal\\HookCallbacks::reviews_5' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'reviews_5' ), 'accepted_args' => 1 ),
			),
		),
		'mentoriai_mentorship_moved' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::waiting_0' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'waiting_0' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\HookCallbacks::programme_7' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'programme_7' ), 'accepted_args' => 1 ),
			),
		),
		'mentoriai_set_user_status' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::accounts_0' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'accounts_0' ), 'accepted_args' => 3 ),
			),
		),
		'user_register' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::accounts_2' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'accounts_2' ), 'accepted_args' => 1 ),
			),
		),
		'profile_update' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::accounts_3' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'accounts_3' ), 'accepted_args' => 2 ),
			),
		),
		'wp_pre_insert_user_data' => array(
			1000 => array(
				'MentoriaiPortal\\Accounts\\MemberNames::keep_display_name' => array( 'function' => array( 'MentoriaiPortal\\Accounts\\MemberNames', 'keep_display_name' ), 'accepted_args' => 4 ),
			),
		),
		'insert_user_meta' => array(
			1000 => array(
				'MentoriaiPortal\\Accounts\\MemberNames::keep_names' => array( 'function' => array( 'MentoriaiPortal\\Accounts\\MemberNames', 'keep_names' ), 'accepted_args' => 4 ),
			),
		),
		'wp_set_password' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::accounts_6' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'accounts_6' ), 'accepted_args' => 3 ),
			),
		),
		'send_password_change_email' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::accounts_7' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'accounts_7' ), 'accepted_args' => 2 ),
			),
		),
		'can_add_user_to_blog' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::accounts_13' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'accounts_13' ), 'accepted_args' => 4 ),
			),
		),
		'authenticate' => array(
			1000 => array(
				'MentoriaiPortal\\HookCallbacks::accounts_14' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'accounts_14' ), 'accepted_args' => 3 ),
			),
		),
		'login_message' => array(
			10 => array(
				'MentoriaiPortal\\Accounts\\WpLoginRestrictions::explain' => array( 'function' => array( 'MentoriaiPortal\\Accounts\\WpLoginRestrictions', 'explain' ), 'accepted_args' => 1 ),
			),
		),
		'lostpassword_post' => array(
			1 => array(
				'MentoriaiPortal\\HookCallbacks::accounts_16' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'accounts_16' ), 'accepted_args' => 2 ),
			),
		),
		'validate_password_reset' => array(
			1 => array(
				'MentoriaiPortal\\HookCallbacks::accounts_17' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'accounts_17' ), 'accepted_args' => 2 ),
			),
		),
		'show_admin_bar' => array(
			1000 => array(
				'MentoriaiPortal\\HookCallbacks::accounts_19' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'accounts_19' ), 'accepted_args' => 1 ),
			),
		),
		'wp_is_application_passwords_available_for_user' => array(
			1000 => array(
				'MentoriaiPortal\\HookCallbacks::accounts_20' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'accounts_20' ), 'accepted_args' => 2 ),
			),
		),
		'wp' => array(
			5 => array(
				'MentoriaiPortal\\Accounts\\MemberPrivacy::hide_archive' => array( 'function' => array( 'MentoriaiPortal\\Accounts\\MemberPrivacy', 'hide_archive' ), 'accepted_args' => 1 ),
			),
			10 => array(
				'MentoriaiPortal\\HookCallbacks::shell_7' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'shell_7' ), 'accepted_args' => 1 ),
			),
		),
		'rest_user_query' => array(
			1000 => array(
				'MentoriaiPortal\\Accounts\\MemberPrivacy::leave_out' => array( 'function' => array( 'MentoriaiPortal\\Accounts\\MemberPrivacy', 'leave_out' ), 'accepted_args' => 1 ),
			),
		),
		'xmlrpc_methods' => array(
			1000 => array(
				'MentoriaiPortal\\Accounts\\MemberPrivacy::leave_out_of_xmlrpc' => array( 'function' => array( 'MentoriaiPortal\\Accounts\\MemberPrivacy', 'leave_out_of_xmlrpc' ), 'accepted_args' => 1 ),
			),
		),
		'wp_sitemaps_users_query_args' => array(
			1000 => array(
				'MentoriaiPortal\\Accounts\\MemberPrivacy::leave_out_of_sitemap' => array( 'function' => array( 'MentoriaiPortal\\Accounts\\MemberPrivacy', 'leave_out_of_sitemap' ), 'accepted_args' => 1 ),
			),
		),
		'rest_request_before_callbacks' => array(
			1000 => array(
				'MentoriaiPortal\\HookCallbacks::accounts_26' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'accounts_26' ), 'accepted_args' => 3 ),
			),
			9223372036854775807 => array(
				'MentoriaiPortal\\HookCallbacks::activity_log_6' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'activity_log_6' ), 'accepted_args' => 3 ),
			),
		),
		'login_form_confirmaction' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::profiles_3' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'profiles_3' ), 'accepted_args' => 1 ),
			),
		),
		'user_request_action_confirmed' => array(
			20 => array(
				'MentoriaiPortal\\HookCallbacks::profiles_4' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'profiles_4' ), 'accepted_args' => 1 ),
			),
		),
		'delete_user' => array(
			5 => array(
				'MentoriaiPortal\\HookCallbacks::privacy_3' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'privacy_3' ), 'accepted_args' => 1 ),
			),
			10 => array(
				'MentoriaiPortal\\HookCallbacks::profiles_5' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'profiles_5' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\HookCallbacks::activity_log_4' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'activity_log_4' ), 'accepted_args' => 1 ),
			),
		),
		'mentoriai_role_chosen' => array(
			20 => array(
				'MentoriaiPortal\\HookCallbacks::programme_2' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'programme_2' ), 'accepted_args' => 1 ),
			),
		),
		'added_user_meta' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::programme_3' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'programme_3' ), 'accepted_args' => 4 ),
				'MentoriaiPortal\\HookCallbacks::members_1' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'members_1' ), 'accepted_args' => 4 ),
				'MentoriaiPortal\\HookCallbacks::activity_log_2' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'activity_log_2' ), 'accepted_args' => 4 ),
			),
		),
		'updated_user_meta' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::programme_4' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'programme_4' ), 'accepted_args' => 4 ),
				'MentoriaiPortal\\HookCallbacks::members_2' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'members_2' ), 'accepted_args' => 4 ),
				'MentoriaiPortal\\HookCallbacks::activity_log_1' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'activity_log_1' ), 'accepted_args' => 4 ),
			),
		),
		'mentoriai_plan_progress' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::programme_6' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'programme_6' ), 'accepted_args' => 1 ),
			),
		),
		'mentoriai_meeting_settled' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::programme_8' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'programme_8' ), 'accepted_args' => 1 ),
			),
		),
		'mentoriai_checkin_answered' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::programme_9' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'programme_9' ), 'accepted_args' => 1 ),
			),
		),
		'mentoriai_field_merged' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::programme_10' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'programme_10' ), 'accepted_args' => 2 ),
				'MentoriaiPortal\\HookCallbacks::surveys_4' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'surveys_4' ), 'accepted_args' => 2 ),
			),
		),
		'deleted_user_meta' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::members_3' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'members_3' ), 'accepted_args' => 4 ),
			),
		),
		'mentoriai_profile_saving' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::members_4' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'members_4' ), 'accepted_args' => 1 ),
			),
		),
		'wp_privacy_personal_data_exporters' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::reports_1' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'reports_1' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\HookCallbacks::privacy_0' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'privacy_0' ), 'accepted_args' => 1 ),
			),
		),
		'wp_privacy_personal_data_erasers' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::reports_2' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'reports_2' ), 'accepted_args' => 1 ),
			),
			9223372036854775807 => array(
				'MentoriaiPortal\\HookCallbacks::privacy_1' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'privacy_1' ), 'accepted_args' => 1 ),
			),
		),
		'mentoriai_describe_content' => array(
			10 => array(
				'MentoriaiPortal\\Events\\MetaFields::register' => array( 'function' => array( 'MentoriaiPortal\\Events\\MetaFields', 'register' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\Content\\BlockTypes::register' => array( 'function' => array( 'MentoriaiPortal\\Content\\BlockTypes', 'register' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\Content\\Admin\\Patterns::register' => array( 'function' => array( 'MentoriaiPortal\\Content\\Admin\\Patterns', 'register' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\Shell\\Registration::describe' => array( 'function' => array( 'MentoriaiPortal\\Shell\\Registration', 'describe' ), 'accepted_args' => 1 ),
			),
		),
		'get_object_subtype_post' => array(
			10 => array(
				'MentoriaiPortal\\Events\\MetaFields::register_for_subtype' => array( 'function' => array( 'MentoriaiPortal\\Events\\MetaFields', 'register_for_subtype' ), 'accepted_args' => 1 ),
			),
		),
		'get_object_subtype_term' => array(
			10 => array(
				'MentoriaiPortal\\Events\\MetaFields::register_for_subtype' => array( 'function' => array( 'MentoriaiPortal\\Events\\MetaFields', 'register_for_subtype' ), 'accepted_args' => 1 ),
			),
		),
		'default_post_metadata' => array(
			1 => array(
				'MentoriaiPortal\\Events\\MetaFields::register_for_default' => array( 'function' => array( 'MentoriaiPortal\\Events\\MetaFields', 'register_for_default' ), 'accepted_args' => 3 ),
			),
		),
		'wp_post_revision_meta_keys' => array(
			10 => array(
				'MentoriaiPortal\\Events\\MetaFields::autosaved' => array( 'function' => array( 'MentoriaiPortal\\Events\\MetaFields', 'autosaved' ), 'accepted_args' => 2 ),
			),
		),
		'rest_pre_insert_mentoriai_event' => array(
			10 => array(
				'MentoriaiPortal\\Events\\EventRules::check' => array( 'function' => array( 'MentoriaiPortal\\Events\\EventRules', 'check' ), 'accepted_args' => 2 ),
			),
		),
		'created_mentoriai_town' => array(
			10 => array(
				'MentoriaiPortal\\Events\\TownForm::save' => array( 'function' => array( 'MentoriaiPortal\\Events\\TownForm', 'save' ), 'accepted_args' => 1 ),
			),
		),
		'edited_mentoriai_town' => array(
			10 => array(
				'MentoriaiPortal\\Events\\TownForm::save' => array( 'function' => array( 'MentoriaiPortal\\Events\\TownForm', 'save' ), 'accepted_args' => 1 ),
			),
			20 => array(
				'MentoriaiPortal\\HookCallbacks::events_14' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'events_14' ), 'accepted_args' => 0 ),
			),
		),
		'delete_mentoriai_town' => array(
			20 => array(
				'MentoriaiPortal\\HookCallbacks::events_15' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'events_15' ), 'accepted_args' => 0 ),
			),
		),
		'after_delete_post' => array(
			20 => array(
				'MentoriaiPortal\\HookCallbacks::stories_3' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'stories_3' ), 'accepted_args' => 2 ),
			),
		),
		'wp_update_nav_menu' => array(
			20 => array(
				'MentoriaiPortal\\HookCallbacks::content_0' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'content_0' ), 'accepted_args' => 0 ),
			),
		),
		'wp_delete_nav_menu' => array(
			20 => array(
				'MentoriaiPortal\\HookCallbacks::content_1' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'content_1' ), 'accepted_args' => 0 ),
			),
		),
		'set_theme_mod_nav_menu_locations' => array(
			20 => array(
				'MentoriaiPortal\\HookCallbacks::content_2' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'content_2' ), 'accepted_args' => 0 ),
			),
		),
		'update_option_mentoriai_settings' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::settings_4' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'settings_4' ), 'accepted_args' => 2 ),
			),
			20 => array(
				'MentoriaiPortal\\HookCallbacks::content_3' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'content_3' ), 'accepted_args' => 0 ),
			),
		),
		'add_option_mentoriai_settings' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::settings_5' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'settings_5' ), 'accepted_args' => 2 ),
			),
			20 => array(
				'MentoriaiPortal\\HookCallbacks::content_4' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'content_4' ), 'accepted_args' => 0 ),
			),
		),
		'update_option_mentoriai_pages' => array(
			20 => array(
				'MentoriaiPortal\\HookCallbacks::content_5' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'content_5' ), 'accepted_args' => 0 ),
			),
		),
		'switch_theme' => array(
			20 => array(
				'MentoriaiPortal\\HookCallbacks::content_6' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'content_6' ), 'accepted_args' => 0 ),
			),
		),
		'transition_post_status' => array(
			10 => array(
				'MentoriaiPortal\\SetUp\\PolicyPage::published' => array( 'function' => array( 'MentoriaiPortal\\SetUp\\PolicyPage', 'published' ), 'accepted_args' => 3 ),
			),
			20 => array(
				'MentoriaiPortal\\HookCallbacks::content_7' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'content_7' ), 'accepted_args' => 3 ),
			),
		),
		'add_attachment' => array(
			1 => array(
				'MentoriaiPortal\\Core\\ContentCache::note_upload' => array( 'function' => array( 'MentoriaiPortal\\Core\\ContentCache', 'note_upload' ), 'accepted_args' => 1 ),
			),
		),
		'updated_option' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::content_13' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'content_13' ), 'accepted_args' => 1 ),
			),
		),
		'pre_option_show_on_front' => array(
			10 => array(
				'MentoriaiPortal\\Content\\FrontPage::shown' => array( 'function' => array( 'MentoriaiPortal\\Content\\FrontPage', 'shown' ), 'accepted_args' => 1 ),
			),
		),
		'pre_option_page_on_front' => array(
			10 => array(
				'MentoriaiPortal\\Content\\FrontPage::id' => array( 'function' => array( 'MentoriaiPortal\\Content\\FrontPage', 'id' ), 'accepted_args' => 1 ),
			),
		),
		'block_categories_all' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::content_19' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'content_19' ), 'accepted_args' => 2 ),
			),
		),
		'allowed_block_types_all' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::content_20' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'content_20' ), 'accepted_args' => 2 ),
			),
		),
		'block_editor_settings_all' => array(
			20 => array(
				'MentoriaiPortal\\HookCallbacks::content_21' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'content_21' ), 'accepted_args' => 2 ),
				'MentoriaiPortal\\Shell\\PreviewLinks::without_templates' => array( 'function' => array( 'MentoriaiPortal\\Shell\\PreviewLinks', 'without_templates' ), 'accepted_args' => 2 ),
			),
		),
		'wp_untrash_post_status' => array(
			10 => array(
				'MentoriaiPortal\\Content\\Admin\\ScreenPages::restore' => array( 'function' => array( 'MentoriaiPortal\\Content\\Admin\\ScreenPages', 'restore' ), 'accepted_args' => 3 ),
			),
		),
		'mentoriai_block_html' => array(
			10 => array(
				'MentoriaiPortal\\Content\\PageBlocks::html' => array( 'function' => array( 'MentoriaiPortal\\Content\\PageBlocks', 'html' ), 'accepted_args' => 2 ),
			),
		),
		'page_link' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::content_32' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'content_32' ), 'accepted_args' => 2 ),
			),
		),
		'wp_unique_post_slug' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::languages_1' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'languages_1' ), 'accepted_args' => 6 ),
			),
		),
		'wp_insert_post_parent' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::languages_2' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'languages_2' ), 'accepted_args' => 3 ),
			),
		),
		'wp_insert_post' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::languages_3' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'languages_3' ), 'accepted_args' => 2 ),
			),
		),
		'query_vars' => array(
			10 => array(
				'MentoriaiPortal\\Shell\\PortalRequest::add_query_var' => array( 'function' => array( 'MentoriaiPortal\\Shell\\PortalRequest', 'add_query_var' ), 'accepted_args' => 1 ),
			),
		),
		'rewrite_rules_array' => array(
			100 => array(
				'MentoriaiPortal\\Shell\\PortalRequest::add_rules' => array( 'function' => array( 'MentoriaiPortal\\Shell\\PortalRequest', 'add_rules' ), 'accepted_args' => 1 ),
			),
		),
		'request' => array(
			100 => array(
				'MentoriaiPortal\\HookCallbacks::shell_4' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'shell_4' ), 'accepted_args' => 1 ),
			),
		),
		'posts_pre_query' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::shell_5' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'shell_5' ), 'accepted_args' => 2 ),
			),
		),
		'pre_handle_404' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::shell_6' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'shell_6' ), 'accepted_args' => 2 ),
			),
		),
		'redirect_canonical' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::shell_8' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'shell_8' ), 'accepted_args' => 2 ),
			),
		),
		'do_redirect_guess_404_permalink' => array(
			10 => array(
				'MentoriaiPortal\\Shell\\PortalRequest::guess_nothing' => array( 'function' => array( 'MentoriaiPortal\\Shell\\PortalRequest', 'guess_nothing' ), 'accepted_args' => 1 ),
			),
		),
		'locale' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::shell_10' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'shell_10' ), 'accepted_args' => 1 ),
			),
		),
		'wp_unique_post_slug_is_bad_attachment_slug' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::shell_11' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'shell_11' ), 'accepted_args' => 2 ),
			),
		),
		'wp_unique_post_slug_is_bad_flat_slug' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::shell_12' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'shell_12' ), 'accepted_args' => 2 ),
			),
		),
		'template_redirect' => array(
			1 => array(
				'MentoriaiPortal\\HookCallbacks::shell_41' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'shell_41' ), 'accepted_args' => 0 ),
				'MentoriaiPortal\\HookCallbacks::shell_42' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'shell_42' ), 'accepted_args' => 0 ),
			),
			4 => array(
				'MentoriaiPortal\\HookCallbacks::shell_53' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'shell_53' ), 'accepted_args' => 0 ),
			),
			5 => array(
				'MentoriaiPortal\\HookCallbacks::shell_13' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'shell_13' ), 'accepted_args' => 0 ),
			),
		),
		'wp_die_handler' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::shell_14' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'shell_14' ), 'accepted_args' => 1 ),
			),
		),
		'mentoriai_portal_html' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::shell_15' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'shell_15' ), 'accepted_args' => 1 ),
			),
		),
		'template_include' => array(
			1000 => array(
				'MentoriaiPortal\\HookCallbacks::shell_16' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'shell_16' ), 'accepted_args' => 1 ),
			),
		),
		'wp_enqueue_scripts' => array(
			5 => array(
				'MentoriaiPortal\\HookCallbacks::shell_17' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'shell_17' ), 'accepted_args' => 0 ),
			),
			10 => array(
				'MentoriaiPortal\\HookCallbacks::shell_20' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'shell_20' ), 'accepted_args' => 1 ),
			),
		),
		'wp_head' => array(
			2 => array(
				'MentoriaiPortal\\HookCallbacks::shell_21' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'shell_21' ), 'accepted_args' => 1 ),
			),
		),
		'autoptimize_filter_noptimize' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::shell_22' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'shell_22' ), 'accepted_args' => 1 ),
			),
		),
		'aioseo_disable' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::shell_23' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'shell_23' ), 'accepted_args' => 1 ),
			),
		),
		'rank_math/frontend/disable_integration' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::shell_24' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'shell_24' ), 'accepted_args' => 1 ),
			),
		),
		'wpseo_frontend_presenters' => array(
			9223372036854775807 => array(
				'MentoriaiPortal\\HookCallbacks::shell_25' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'shell_25' ), 'accepted_args' => 1 ),
			),
		),
		'the_seo_framework_meta_generator_pools' => array(
			9223372036854775807 => array(
				'MentoriaiPortal\\HookCallbacks::shell_26' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'shell_26' ), 'accepted_args' => 1 ),
			),
		),
		'robots_txt' => array(
			9223372036854775807 => array(
				'MentoriaiPortal\\HookCallbacks::shell_28' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'shell_28' ), 'accepted_args' => 2 ),
			),
		),
		'wpseo_sitemap_index' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::shell_29' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'shell_29' ), 'accepted_args' => 1 ),
			),
		),
		'rank_math/sitemap/index' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::shell_30' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'shell_30' ), 'accepted_args' => 1 ),
			),
		),
		'aioseo_sitemap_indexes' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::shell_31' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'shell_31' ), 'accepted_args' => 1 ),
			),
		),
		'seopress_sitemaps_external_link' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::shell_32' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'shell_32' ), 'accepted_args' => 1 ),
			),
		),
		'wpseo_exclude_from_sitemap_by_post_ids' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::shell_33' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'shell_33' ), 'accepted_args' => 1 ),
			),
		),
		'rank_math/sitemap/posts_to_exclude' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::shell_34' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'shell_34' ), 'accepted_args' => 1 ),
			),
		),
		'the_seo_framework_sitemap_exclude_ids' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::shell_35' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'shell_35' ), 'accepted_args' => 1 ),
			),
		),
		'aioseo_sitemap_exclude_posts' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::shell_36' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'shell_36' ), 'accepted_args' => 1 ),
			),
		),
		'seopress_sitemaps_single_query' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::shell_37' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'shell_37' ), 'accepted_args' => 1 ),
			),
		),
		'wp_sitemaps_post_types' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::shell_38' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'shell_38' ), 'accepted_args' => 1 ),
			),
		),
		'wp_sitemaps_posts_query_args' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::shell_39' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'shell_39' ), 'accepted_args' => 2 ),
			),
		),
		'wp_sitemaps_taxonomies' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::shell_40' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'shell_40' ), 'accepted_args' => 1 ),
			),
		),
		'pre_post_update' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::shell_43' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'shell_43' ), 'accepted_args' => 1 ),
			),
		),
		'update_option_mentoriai_content_version' => array(
			100 => array(
				'MentoriaiPortal\\HookCallbacks::shell_47' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'shell_47' ), 'accepted_args' => 0 ),
			),
		),
		'add_option_mentoriai_content_version' => array(
			100 => array(
				'MentoriaiPortal\\HookCallbacks::shell_48' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'shell_48' ), 'accepted_args' => 0 ),
			),
		),
		'update_option_mentoriai_mentor_version' => array(
			100 => array(
				'MentoriaiPortal\\HookCallbacks::shell_49' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'shell_49' ), 'accepted_args' => 0 ),
			),
		),
		'mentoriai_place_freed' => array(
			100 => array(
				'MentoriaiPortal\\HookCallbacks::shell_51' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'shell_51' ), 'accepted_args' => 0 ),
			),
		),
		'wp_body_open' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::shell_54' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'shell_54' ), 'accepted_args' => 0 ),
			),
		),
		'preview_post_link' => array(
			10 => array(
				'MentoriaiPortal\\Shell\\PreviewLinks::link' => array( 'function' => array( 'MentoriaiPortal\\Shell\\PreviewLinks', 'link' ), 'accepted_args' => 2 ),
			),
		),
		'rest_prepare_page' => array(
			10 => array(
				'MentoriaiPortal\\Shell\\PreviewLinks::in_editor' => array( 'function' => array( 'MentoriaiPortal\\Shell\\PreviewLinks', 'in_editor' ), 'accepted_args' => 3 ),
			),
		),
		'rest_prepare_mentoriai_event' => array(
			10 => array(
				'MentoriaiPortal\\Shell\\PreviewLinks::in_editor' => array( 'function' => array( 'MentoriaiPortal\\Shell\\PreviewLinks', 'in_editor' ), 'accepted_args' => 3 ),
			),
		),
		'rest_prepare_mentoriai_story' => array(
			10 => array(
				'MentoriaiPortal\\Shell\\PreviewLinks::in_editor' => array( 'function' => array( 'MentoriaiPortal\\Shell\\PreviewLinks', 'in_editor' ), 'accepted_args' => 3 ),
			),
		),
		'rest_prepare_mentoriai_mentor' => array(
			10 => array(
				'MentoriaiPortal\\Shell\\PreviewLinks::in_editor' => array( 'function' => array( 'MentoriaiPortal\\Shell\\PreviewLinks', 'in_editor' ), 'accepted_args' => 3 ),
			),
		),
		'wp_privacy_personal_data_export_file_created' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::privacy_2' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'privacy_2' ), 'accepted_args' => 4 ),
			),
		),
		'update_user_meta' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::activity_log_0' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'activity_log_0' ), 'accepted_args' => 3 ),
			),
		),
		'delete_user_meta' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::activity_log_3' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'activity_log_3' ), 'accepted_args' => 3 ),
			),
		),
		'rest_request_after_callbacks' => array(
			1 => array(
				'MentoriaiPortal\\HookCallbacks::activity_log_7' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'activity_log_7' ), 'accepted_args' => 3 ),
			),
		),
		'mentoriai_demo_import' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::demo_0' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'demo_0' ), 'accepted_args' => 1 ),
			),
		),
		'mentoriai_launch' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::launch_0' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'launch_0' ), 'accepted_args' => 0 ),
			),
		),
		'cli_init' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::cli_0' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'cli_0' ), 'accepted_args' => 1 ),
			),
		),
		'update_option_mentoriai_mail_texts' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::mail_6' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'mail_6' ), 'accepted_args' => 2 ),
			),
		),
		'add_option_mentoriai_mail_texts' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::mail_7' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'mail_7' ), 'accepted_args' => 2 ),
			),
		),
		'wp_mail' => array(
			10 => array(
				'MentoriaiPortal\\Mail\\MailModule::use_outbox' => array( 'function' => array( 'MentoriaiPortal\\Mail\\MailModule', 'use_outbox' ), 'accepted_args' => 1 ),
			),
		),
	),
	'admin_hooks' => array(
		'admin_init' => array(
			1 => array(
				'MentoriaiPortal\\HookCallbacks::accounts_18' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'accounts_18' ), 'accepted_args' => 1 ),
			),
			10 => array(
				'MentoriaiPortal\\HookCallbacks::core_24' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'core_24' ), 'accepted_args' => 0 ),
				'MentoriaiPortal\\HookCallbacks::privacy_5' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'privacy_5' ), 'accepted_args' => 1 ),
			),
		),
		'wp_ajax_nopriv_mentoriai_run' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::core_25' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'core_25' ), 'accepted_args' => 1 ),
			),
		),
		'admin_notices' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::core_29' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'core_29' ), 'accepted_args' => 0 ),
				'MentoriaiPortal\\HookCallbacks::core_30' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'core_30' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\Invitations\\Admin\\InviteHandler::tell' => array( 'function' => array( 'MentoriaiPortal\\Invitations\\Admin\\InviteHandler', 'tell' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\Members\\Admin\\UserActions::notice' => array( 'function' => array( 'MentoriaiPortal\\Members\\Admin\\UserActions', 'notice' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\Events\\Admin\\EventRepeatPage::notice' => array( 'function' => array( 'MentoriaiPortal\\Events\\Admin\\EventRepeatPage', 'notice' ), 'accepted_args' => 0 ),
				'MentoriaiPortal\\HookCallbacks::languages_20' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'languages_20' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\HookCallbacks::set_up_2' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'set_up_2' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\HookCallbacks::launch_4' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'launch_4' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\HookCallbacks::mail_4' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'mail_4' ), 'accepted_args' => 0 ),
			),
		),
		'admin_menu' => array(
			0 => array(
				'MentoriaiPortal\\Core\\StaffMenu::redirect' => array( 'function' => array( 'MentoriaiPortal\\Core\\StaffMenu', 'redirect' ), 'accepted_args' => 0 ),
			),
			5 => array(
				'MentoriaiPortal\\Core\\StaffMenu::open' => array( 'function' => array( 'MentoriaiPortal\\Core\\StaffMenu', 'open' ), 'accepted_args' => 0 ),
			),
			10 => array(
				'MentoriaiPortal\\HookCallbacks::mentors_58' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'mentors_58' ), 'accepted_args' => 0 ),
				'MentoriaiPortal\\HookCallbacks::mentorships_1' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'mentorships_1' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\HookCallbacks::plans_0' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'plans_0' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\HookCallbacks::reviews_0' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'reviews_0' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\HookCallbacks::invitations_2' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'invitations_2' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\HookCallbacks::results_0' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'results_0' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\HookCallbacks::members_22' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'members_22' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\HookCallbacks::members_23' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'members_23' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\HookCallbacks::moving_1' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'moving_1' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\HookCallbacks::reports_3' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'reports_3' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\HookCallbacks::event_admin_16' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'event_admin_16' ), 'accepted_args' => 0 ),
				'MentoriaiPortal\\HookCallbacks::surveys_0' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'surveys_0' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\HookCallbacks::languages_24' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'languages_24' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\HookCallbacks::languages_25' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'languages_25' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\HookCallbacks::privacy_6' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'privacy_6' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\HookCallbacks::activity_log_9' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'activity_log_9' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\HookCallbacks::settings_0' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'settings_0' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\HookCallbacks::attention_0' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'attention_0' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\HookCallbacks::set_up_0' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'set_up_0' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\HookCallbacks::launch_2' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'launch_2' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\HookCallbacks::mail_1' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'mail_1' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\HookCallbacks::mail_2' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'mail_2' ), 'accepted_args' => 1 ),
			),
			9223372036854775807 => array(
				'MentoriaiPortal\\Core\\StaffMenu::sort' => array( 'function' => array( 'MentoriaiPortal\\Core\\StaffMenu', 'sort' ), 'accepted_args' => 0 ),
				'MentoriaiPortal\\Content\\Admin\\UnusedMenus::hide' => array( 'function' => array( 'MentoriaiPortal\\Content\\Admin\\UnusedMenus', 'hide' ), 'accepted_args' => 0 ),
			),
		),
		'set-screen-option' => array(
			10 => array(
				'MentoriaiPortal\\Core\\StaffMenu::keep_per_page' => array( 'function' => array( 'MentoriaiPortal\\Core\\StaffMenu', 'keep_per_page' ), 'accepted_args' => 3 ),
			),
		),
		'admin_footer' => array(
			10 => array(
				'MentoriaiPortal\\Core\\StaffMenu::send_once' => array( 'function' => array( 'MentoriaiPortal\\Core\\StaffMenu', 'send_once' ), 'accepted_args' => 0 ),
			),
		),
		'current_screen' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::core_36' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'core_36' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\HookCallbacks::moving_2' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'moving_2' ), 'accepted_args' => 0 ),
			),
		),
		'admin_post_mentoriai_rebuild' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::core_37' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'core_37' ), 'accepted_args' => 1 ),
			),
		),
		'add_meta_boxes_mentoriai_mentor' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::mentors_11' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'mentors_11' ), 'accepted_args' => 1 ),
			),
		),
		'enter_title_here' => array(
			10 => array(
				'MentoriaiPortal\\Mentors\\Admin\\StaticMentorList::placeholder' => array( 'function' => array( 'MentoriaiPortal\\Mentors\\Admin\\StaticMentorList', 'placeholder' ), 'accepted_args' => 2 ),
				'MentoriaiPortal\\HookCallbacks::event_admin_1' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'event_admin_1' ), 'accepted_args' => 2 ),
			),
		),
		'manage_mentoriai_mentor_posts_columns' => array(
			10 => array(
				'MentoriaiPortal\\Mentors\\Admin\\StaticMentorList::columns' => array( 'function' => array( 'MentoriaiPortal\\Mentors\\Admin\\StaticMentorList', 'columns' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\HookCallbacks::languages_13' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'languages_13' ), 'accepted_args' => 1 ),
			),
		),
		'manage_mentoriai_mentor_posts_custom_column' => array(
			10 => array(
				'MentoriaiPortal\\Mentors\\Admin\\StaticMentorList::show' => array( 'function' => array( 'MentoriaiPortal\\Mentors\\Admin\\StaticMentorList', 'show' ), 'accepted_args' => 2 ),
				'MentoriaiPortal\\HookCallbacks::languages_14' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'languages_14' ), 'accepted_args' => 2 ),
			),
		),
		'enqueue_block_editor_assets' => array(
			10 => array(
				'MentoriaiPortal\\Mentors\\Admin\\StaticMentorList::without_parent' => array( 'function' => array( 'MentoriaiPortal\\Mentors\\Admin\\StaticMentorList', 'without_parent' ), 'accepted_args' => 0 ),
				'MentoriaiPortal\\HookCallbacks::mentors_16' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'mentors_16' ), 'accepted_args' => 0 ),
				'MentoriaiPortal\\HookCallbacks::event_admin_0' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'event_admin_0' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\HookCallbacks::content_22' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'content_22' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\HookCallbacks::languages_21' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'languages_21' ), 'accepted_args' => 0 ),
			),
		),
		'mentoriai_field_add_form_fields' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::mentors_38' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'mentors_38' ), 'accepted_args' => 1 ),
			),
		),
		'mentoriai_field_edit_form_fields' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::mentors_39' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'mentors_39' ), 'accepted_args' => 1 ),
			),
		),
		'quick_edit_custom_box' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::mentors_40' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'mentors_40' ), 'accepted_args' => 3 ),
				'MentoriaiPortal\\HookCallbacks::event_admin_11' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'event_admin_11' ), 'accepted_args' => 2 ),
			),
		),
		'admin_enqueue_scripts' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::mentors_41' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'mentors_41' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\HookCallbacks::event_admin_6' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'event_admin_6' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\HookCallbacks::event_admin_10' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'event_admin_10' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\HookCallbacks::surveys_1' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'surveys_1' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\HookCallbacks::settings_3' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'settings_3' ), 'accepted_args' => 1 ),
			),
		),
		'pre_insert_term' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::mentors_42' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'mentors_42' ), 'accepted_args' => 2 ),
			),
		),
		'wp_ajax_inline-save-tax' => array(
			array(
				'MentoriaiPortal\\HookCallbacks::mentors_43' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'mentors_43' ), 'accepted_args' => 0 ),
			),
		),
		'load-edit-tags.php' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::mentors_44' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'mentors_44' ), 'accepted_args' => 0 ),
				'MentoriaiPortal\\HookCallbacks::mentors_45' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'mentors_45' ), 'accepted_args' => 0 ),
			),
		),
		'wp_ajax_delete-tag' => array(
			array(
				'MentoriaiPortal\\HookCallbacks::mentors_46' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'mentors_46' ), 'accepted_args' => 0 ),
			),
		),
		'admin_post_mentoriai_merge' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::mentors_47' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'mentors_47' ), 'accepted_args' => 0 ),
			),
		),
		'admin_post_mentoriai_delete' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::mentors_48' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'mentors_48' ), 'accepted_args' => 0 ),
			),
		),
		'term_updated_messages' => array(
			10 => array(
				'MentoriaiPortal\\Mentors\\Admin\\FieldMessages::add' => array( 'function' => array( 'MentoriaiPortal\\Mentors\\Admin\\FieldMessages', 'add' ), 'accepted_args' => 1 ),
			),
		),
		'manage_edit-mentoriai_field_columns' => array(
			10 => array(
				'MentoriaiPortal\\Mentors\\Admin\\FieldList::columns' => array( 'function' => array( 'MentoriaiPortal\\Mentors\\Admin\\FieldList', 'columns' ), 'accepted_args' => 1 ),
			),
		),
		'manage_edit-mentoriai_field_sortable_columns' => array(
			10 => array(
				'MentoriaiPortal\\Mentors\\Admin\\FieldList::sortable' => array( 'function' => array( 'MentoriaiPortal\\Mentors\\Admin\\FieldList', 'sortable' ), 'accepted_args' => 1 ),
			),
		),
		'default_hidden_columns' => array(
			10 => array(
				'MentoriaiPortal\\Mentors\\Admin\\FieldList::hidden' => array( 'function' => array( 'MentoriaiPortal\\Mentors\\Admin\\FieldList', 'hidden' ), 'accepted_args' => 2 ),
			),
		),
		'manage_mentoriai_field_custom_column' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::mentors_53' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'mentors_53' ), 'accepted_args' => 3 ),
			),
		),
		'terms_clauses' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::mentors_54' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'mentors_54' ), 'accepted_args' => 3 ),
			),
		),
		'mentoriai_field_row_actions' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::mentors_55' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'mentors_55' ), 'accepted_args' => 2 ),
			),
		),
		'bulk_actions-edit-mentoriai_field' => array(
			10 => array(
				'MentoriaiPortal\\Mentors\\Admin\\FieldList::bulk_actions' => array( 'function' => array( 'MentoriaiPortal\\Mentors\\Admin\\FieldList', 'bulk_actions' ), 'accepted_args' => 1 ),
			),
		),
		'handle_bulk_actions-edit-mentoriai_field' => array(
			10 => array(
				'MentoriaiPortal\\Mentors\\Admin\\FieldList::merge_many' => array( 'function' => array( 'MentoriaiPortal\\Mentors\\Admin\\FieldList', 'merge_many' ), 'accepted_args' => 3 ),
			),
		),
		'admin_head' => array(
			10 => array(
				'MentoriaiPortal\\Mentors\\Admin\\FieldPage::hide' => array( 'function' => array( 'MentoriaiPortal\\Mentors\\Admin\\FieldPage', 'hide' ), 'accepted_args' => 0 ),
				'MentoriaiPortal\\Invitations\\Admin\\InvitePage::hide' => array( 'function' => array( 'MentoriaiPortal\\Invitations\\Admin\\InvitePage', 'hide' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\Members\\Admin\\MemberScreens::hide' => array( 'function' => array( 'MentoriaiPortal\\Members\\Admin\\MemberScreens', 'hide' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\Events\\Admin\\EventRepeatPage::hide' => array( 'function' => array( 'MentoriaiPortal\\Events\\Admin\\EventRepeatPage', 'hide' ), 'accepted_args' => 0 ),
				'MentoriaiPortal\\HookCallbacks::languages_6' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'languages_6' ), 'accepted_args' => 1 ),
			),
		),
		'submenu_file' => array(
			10 => array(
				'MentoriaiPortal\\Mentors\\Admin\\FieldPage::mark_menu' => array( 'function' => array( 'MentoriaiPortal\\Mentors\\Admin\\FieldPage', 'mark_menu' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\Events\\Admin\\EventRepeatPage::mark_menu' => array( 'function' => array( 'MentoriaiPortal\\Events\\Admin\\EventRepeatPage', 'mark_menu' ), 'accepted_args' => 1 ),
			),
		),
		'admin_post_mentoriai_show_review' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::reviews_1' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'reviews_1' ), 'accepted_args' => 1 ),
			),
		),
		'admin_post_mentoriai_hide_review' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::reviews_2' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'reviews_2' ), 'accepted_args' => 1 ),
			),
		),
		'admin_post_mentoriai_invite' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::invitations_1' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'invitations_1' ), 'accepted_args' => 1 ),
			),
		),
		'removable_query_args' => array(
			10 => array(
				'MentoriaiPortal\\Invitations\\Admin\\InviteHandler::shown_once' => array( 'function' => array( 'MentoriaiPortal\\Invitations\\Admin\\InviteHandler', 'shown_once' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\Members\\Admin\\UserActions::shown_once' => array( 'function' => array( 'MentoriaiPortal\\Members\\Admin\\UserActions', 'shown_once' ), 'accepted_args' => 1 ),
			),
		),
		'admin_post_mentoriai_cv' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::profiles_0' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'profiles_0' ), 'accepted_args' => 1 ),
			),
		),
		'admin_post_mentoriai_statistics_csv' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::results_1' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'results_1' ), 'accepted_args' => 1 ),
			),
		),
		'load-mentoriai_page_mentoriai-statistics' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::programme_11' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'programme_11' ), 'accepted_args' => 1 ),
			),
		),
		'mentoriai_statistics_programme' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::programme_12' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'programme_12' ), 'accepted_args' => 1 ),
			),
		),
		'user_has_cap' => array(
			10 => array(
				'MentoriaiPortal\\Members\\Admin\\MemberScreens::open_list' => array( 'function' => array( 'MentoriaiPortal\\Members\\Admin\\MemberScreens', 'open_list' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\Languages\\Admin\\MenuScreen::allow' => array( 'function' => array( 'MentoriaiPortal\\Languages\\Admin\\MenuScreen', 'allow' ), 'accepted_args' => 3 ),
			),
		),
		'manage_users_columns' => array(
			10 => array(
				'MentoriaiPortal\\Members\\Admin\\UserColumns::add' => array( 'function' => array( 'MentoriaiPortal\\Members\\Admin\\UserColumns', 'add' ), 'accepted_args' => 1 ),
			),
		),
		'manage_users_custom_column' => array(
			10 => array(
				'MentoriaiPortal\\Members\\Admin\\UserColumns::cell' => array( 'function' => array( 'MentoriaiPortal\\Members\\Admin\\UserColumns', 'cell' ), 'accepted_args' => 3 ),
			),
		),
		'views_users' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::members_12' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'members_12' ), 'accepted_args' => 1 ),
			),
		),
		'users_list_table_query_args' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::members_13' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'members_13' ), 'accepted_args' => 1 ),
			),
		),
		'restrict_manage_users' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::members_14' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'members_14' ), 'accepted_args' => 1 ),
			),
		),
		'user_row_actions' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::members_15' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'members_15' ), 'accepted_args' => 2 ),
			),
		),
		'bulk_actions-users' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::members_16' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'members_16' ), 'accepted_args' => 1 ),
			),
		),
		'load-users.php' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::members_17' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'members_17' ), 'accepted_args' => 1 ),
			),
		),
		'handle_bulk_actions-users' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::members_18' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'members_18' ), 'accepted_args' => 3 ),
			),
		),
		'admin_print_styles' => array(
			10 => array(
				'MentoriaiPortal\\Members\\Admin\\StatusBadge::print_styles' => array( 'function' => array( 'MentoriaiPortal\\Members\\Admin\\StatusBadge', 'print_styles' ), 'accepted_args' => 1 ),
			),
		),
		'admin_post_mentoriai_decide' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::members_26' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'members_26' ), 'accepted_args' => 1 ),
			),
		),
		'admin_post_mentoriai_seen' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::members_27' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'members_27' ), 'accepted_args' => 1 ),
			),
		),
		'mentoriai_town_add_form_fields' => array(
			10 => array(
				'MentoriaiPortal\\Events\\TownForm::show_new' => array( 'function' => array( 'MentoriaiPortal\\Events\\TownForm', 'show_new' ), 'accepted_args' => 0 ),
			),
		),
		'mentoriai_town_edit_form_fields' => array(
			10 => array(
				'MentoriaiPortal\\Events\\TownForm::show' => array( 'function' => array( 'MentoriaiPortal\\Events\\TownForm', 'show' ), 'accepted_args' => 1 ),
			),
		),
		'write_your_story' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::event_admin_2' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'event_admin_2' ), 'accepted_args' => 2 ),
			),
		),
		'manage_mentoriai_event_posts_columns' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::event_admin_3' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'event_admin_3' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\HookCallbacks::languages_9' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'languages_9' ), 'accepted_args' => 1 ),
			),
		),
		'manage_mentoriai_event_posts_custom_column' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::event_admin_4' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'event_admin_4' ), 'accepted_args' => 2 ),
				'MentoriaiPortal\\HookCallbacks::languages_10' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'languages_10' ), 'accepted_args' => 2 ),
			),
		),
		'manage_edit-mentoriai_event_sortable_columns' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::event_admin_5' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'event_admin_5' ), 'accepted_args' => 1 ),
			),
		),
		'restrict_manage_posts' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::event_admin_7' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'event_admin_7' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\HookCallbacks::languages_15' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'languages_15' ), 'accepted_args' => 1 ),
			),
		),
		'disable_months_dropdown' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::event_admin_8' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'event_admin_8' ), 'accepted_args' => 2 ),
			),
		),
		'pre_get_posts' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::event_admin_9' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'event_admin_9' ), 'accepted_args' => 1 ),
			),
		),
		'add_inline_data' => array(
			10 => array(
				'MentoriaiPortal\\Events\\Admin\\EventQuickEdit::data' => array( 'function' => array( 'MentoriaiPortal\\Events\\Admin\\EventQuickEdit', 'data' ), 'accepted_args' => 1 ),
			),
		),
		'wp_ajax_inline-save' => array(
			array(
				'MentoriaiPortal\\HookCallbacks::event_admin_13' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'event_admin_13' ), 'accepted_args' => 0 ),
			),
		),
		'wp_insert_post_data' => array(
			5 => array(
				'MentoriaiPortal\\HookCallbacks::event_admin_14' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'event_admin_14' ), 'accepted_args' => 2 ),
			),
		),
		'post_row_actions' => array(
			10 => array(
				'MentoriaiPortal\\Events\\Admin\\EventRepeatPage::actions' => array( 'function' => array( 'MentoriaiPortal\\Events\\Admin\\EventRepeatPage', 'actions' ), 'accepted_args' => 2 ),
				'MentoriaiPortal\\Shell\\PreviewLinks::in_list' => array( 'function' => array( 'MentoriaiPortal\\Shell\\PreviewLinks', 'in_list' ), 'accepted_args' => 2 ),
			),
		),
		'admin_post_mentoriai_duplicate_event' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::event_admin_20' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'event_admin_20' ), 'accepted_args' => 0 ),
			),
		),
		'admin_post_mentoriai_repeat_event' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::event_admin_21' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'event_admin_21' ), 'accepted_args' => 0 ),
			),
		),
		'posts_clauses' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::event_admin_22' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'event_admin_22' ), 'accepted_args' => 2 ),
			),
		),
		'admin_post_mentoriai_survey_csv' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::surveys_3' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'surveys_3' ), 'accepted_args' => 1 ),
			),
		),
		'enqueue_block_assets' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::content_23' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'content_23' ), 'accepted_args' => 1 ),
			),
		),
		'wp_dashboard_setup' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::attention_1' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'attention_1' ), 'accepted_args' => 1 ),
			),
			9223372036854775807 => array(
				'MentoriaiPortal\\Content\\Admin\\UnusedMenus::hide_boxes' => array( 'function' => array( 'MentoriaiPortal\\Content\\Admin\\UnusedMenus', 'hide_boxes' ), 'accepted_args' => 0 ),
			),
		),
		'display_post_states' => array(
			10 => array(
				'MentoriaiPortal\\Content\\Admin\\ScreenPages::mark' => array( 'function' => array( 'MentoriaiPortal\\Content\\Admin\\ScreenPages', 'mark' ), 'accepted_args' => 2 ),
			),
		),
		'page_row_actions' => array(
			10 => array(
				'MentoriaiPortal\\Content\\Admin\\ScreenPages::ask' => array( 'function' => array( 'MentoriaiPortal\\Content\\Admin\\ScreenPages', 'ask' ), 'accepted_args' => 2 ),
				'MentoriaiPortal\\Shell\\PreviewLinks::in_list' => array( 'function' => array( 'MentoriaiPortal\\Shell\\PreviewLinks', 'in_list' ), 'accepted_args' => 2 ),
			),
		),
		'admin_footer-edit.php' => array(
			10 => array(
				'MentoriaiPortal\\Content\\Admin\\ScreenPages::ask_for_several' => array( 'function' => array( 'MentoriaiPortal\\Content\\Admin\\ScreenPages', 'ask_for_several' ), 'accepted_args' => 0 ),
			),
		),
		'manage_page_posts_columns' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::languages_7' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'languages_7' ), 'accepted_args' => 1 ),
			),
		),
		'manage_page_posts_custom_column' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::languages_8' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'languages_8' ), 'accepted_args' => 2 ),
			),
		),
		'manage_mentoriai_story_posts_columns' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::languages_11' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'languages_11' ), 'accepted_args' => 1 ),
			),
		),
		'manage_mentoriai_story_posts_custom_column' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::languages_12' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'languages_12' ), 'accepted_args' => 2 ),
			),
		),
		'views_edit-mentoriai_event' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::languages_16' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'languages_16' ), 'accepted_args' => 1 ),
			),
		),
		'posts_where' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::languages_17' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'languages_17' ), 'accepted_args' => 2 ),
			),
		),
		'add_meta_boxes' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::languages_18' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'languages_18' ), 'accepted_args' => 1 ),
			),
		),
		'save_post' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::languages_19' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'languages_19' ), 'accepted_args' => 2 ),
			),
		),
		'admin_post_mentoriai_translate' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::languages_23' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'languages_23' ), 'accepted_args' => 1 ),
			),
		),
		'wp_setup_nav_menu_item' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::languages_26' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'languages_26' ), 'accepted_args' => 1 ),
			),
		),
		'admin_bar_menu' => array(
			81 => array(
				'MentoriaiPortal\\Shell\\PreviewLinks::in_toolbar' => array( 'function' => array( 'MentoriaiPortal\\Shell\\PreviewLinks', 'in_toolbar' ), 'accepted_args' => 1 ),
			),
		),
		'load-tools_page_mentoriai-erase' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::privacy_7' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'privacy_7' ), 'accepted_args' => 1 ),
			),
		),
		'edit_user_profile' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::privacy_8' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'privacy_8' ), 'accepted_args' => 1 ),
				'MentoriaiPortal\\HookCallbacks::mail_9' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'mail_9' ), 'accepted_args' => 1 ),
			),
		),
		'plugin_action_links' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::set_up_3' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'set_up_3' ), 'accepted_args' => 2 ),
			),
			20 => array(
				'MentoriaiPortal\\HookCallbacks::settings_1' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'settings_1' ), 'accepted_args' => 2 ),
			),
		),
		'plugin_row_meta' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::settings_2' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'settings_2' ), 'accepted_args' => 2 ),
			),
		),
		'admin_post_mentoriai_attention' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::attention_2' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'attention_2' ), 'accepted_args' => 1 ),
			),
		),
		'load-tools_page_mentoriai-setup' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::set_up_1' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'set_up_1' ), 'accepted_args' => 1 ),
			),
		),
		'activated_plugin' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::set_up_4' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'set_up_4' ), 'accepted_args' => 2 ),
				'MentoriaiPortal\\HookCallbacks::launch_3' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'launch_3' ), 'accepted_args' => 2 ),
			),
		),
		'admin_post_mentoriai_setup' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::set_up_5' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'set_up_5' ), 'accepted_args' => 1 ),
			),
		),
		'admin_post_mentoriai_switch_on' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::launch_1' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'launch_1' ), 'accepted_args' => 1 ),
			),
		),
		'admin_post_mentoriai_send_again' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::mail_3' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'mail_3' ), 'accepted_args' => 1 ),
			),
		),
		'admin_post_mentoriai_copy' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::mail_5' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'mail_5' ), 'accepted_args' => 1 ),
			),
		),
		'show_user_profile' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::mail_8' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'mail_8' ), 'accepted_args' => 1 ),
			),
		),
		'personal_options_update' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::mail_10' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'mail_10' ), 'accepted_args' => 1 ),
			),
		),
		'edit_user_profile_update' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::mail_11' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'mail_11' ), 'accepted_args' => 1 ),
			),
		),
	),
	'pending_hooks' => array(
		'mentoriai_launch' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::launch_0' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'launch_0' ), 'accepted_args' => 0 ),
			),
		),
		'admin_post_mentoriai_switch_on' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::launch_1' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'launch_1' ), 'accepted_args' => 1 ),
			),
		),
		'admin_menu' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::launch_2' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'launch_2' ), 'accepted_args' => 1 ),
			),
		),
		'activated_plugin' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::launch_3' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'launch_3' ), 'accepted_args' => 2 ),
			),
		),
		'admin_notices' => array(
			10 => array(
				'MentoriaiPortal\\HookCallbacks::launch_4' => array( 'function' => array( 'MentoriaiPortal\\HookCallbacks', 'launch_4' ), 'accepted_args' => 1 ),
			),
		),
	),
	'routes' => array(
		'openapi.json' => array( 'GET' => array( 'MentoriaiPortal\\Core\\Rest\\OpenApiRoute', 'MentoriaiPortal\\Core\\CoreModule' ) ),
		'mentoriai_dynamic' => array( 'GET' => array( 'MentoriaiPortal\\Mentors\\Rest\\FindDynamicMentorsRoute', 'MentoriaiPortal\\Mentors\\MentorsModule' ), 'POST' => array( 'MentoriaiPortal\\Mentors\\Rest\\FindDynamicMentorsRoute', 'MentoriaiPortal\\Mentors\\MentorsModule' ) ),
		'mentoriai_static' => array( 'GET' => array( 'MentoriaiPortal\\Mentors\\Rest\\FindStaticMentorsRoute', 'MentoriaiPortal\\Mentors\\MentorsModule' ), 'POST' => array( 'MentoriaiPortal\\Mentors\\Rest\\FindStaticMentorsRoute', 'MentoriaiPortal\\Mentors\\MentorsModule' ) ),
		'find_mentors' => array( 'GET' => array( 'MentoriaiPortal\\Mentors\\Rest\\FindBestMentorsRoute', 'MentoriaiPortal\\Mentors\\MentorsModule' ), 'POST' => array( 'MentoriaiPortal\\Mentors\\Rest\\FindBestMentorsRoute', 'MentoriaiPortal\\Mentors\\MentorsModule' ) ),
		'mentoriai_dynamic/tax' => array( 'GET' => array( 'MentoriaiPortal\\Mentors\\Rest\\GetDynamicFieldsRoute', 'MentoriaiPortal\\Mentors\\MentorsModule' ) ),
		'mentoriai_static/tax' => array( 'GET' => array( 'MentoriaiPortal\\Mentors\\Rest\\GetStaticFieldsRoute', 'MentoriaiPortal\\Mentors\\MentorsModule' ) ),
		'mentoriai_dynamic_single/{slug}' => array( 'GET' => array( 'MentoriaiPortal\\Mentors\\Rest\\GetDynamicMentorRoute', 'MentoriaiPortal\\Mentors\\MentorsModule' ) ),
		'mentoriai_static_single/{slug}' => array( 'GET' => array( 'MentoriaiPortal\\Mentors\\Rest\\GetStaticMentorRoute', 'MentoriaiPortal\\Mentors\\MentorsModule' ) ),
		'statistic_open' => array( 'POST' => array( 'MentoriaiPortal\\Mentors\\Rest\\RecordMentorViewRoute', 'MentoriaiPortal\\Mentors\\MentorsModule' ) ),
		'mentorships' => array( 'GET' => array( 'MentoriaiPortal\\Mentorships\\Rest\\ListMentorshipsRoute', 'MentoriaiPortal\\Mentorships\\MentorshipsModule' ) ),
		'mentorships/{id}' => array( 'GET' => array( 'MentoriaiPortal\\Mentorships\\Rest\\GetMentorshipRoute', 'MentoriaiPortal\\Mentorships\\MentorshipsModule' ) ),
		'mentorship_decline' => array( 'POST' => array( 'MentoriaiPortal\\Mentorships\\Rest\\DeclineMentorshipRoute', 'MentoriaiPortal\\Mentorships\\MentorshipsModule' ) ),
		'mentorship_withdraw' => array( 'POST' => array( 'MentoriaiPortal\\Mentorships\\Rest\\WithdrawMentorshipRoute', 'MentoriaiPortal\\Mentorships\\MentorshipsModule' ) ),
		'mentorship_end' => array( 'POST' => array( 'MentoriaiPortal\\Mentorships\\Rest\\EndMentorshipRoute', 'MentoriaiPortal\\Mentorships\\MentorshipsModule' ) ),
		'block' => array( 'POST' => array( 'MentoriaiPortal\\Mentorships\\Rest\\BlockRoute', 'MentoriaiPortal\\Mentorships\\MentorshipsModule' ) ),
		'blocks' => array( 'GET' => array( 'MentoriaiPortal\\Mentorships\\Rest\\ListBlocksRoute', 'MentoriaiPortal\\Mentorships\\MentorshipsModule' ) ),
		'checkin/{token}' => array( 'GET' => array( 'MentoriaiPortal\\CheckIns\\Rest\\GetCheckInRoute', 'MentoriaiPortal\\CheckIns\\CheckInsModule' ) ),
		'checkin' => array( 'POST' => array( 'MentoriaiPortal\\CheckIns\\Rest\\AnswerCheckInRoute', 'MentoriaiPortal\\CheckIns\\CheckInsModule' ) ),
		'message_send' => array( 'POST' => array( 'MentoriaiPortal\\Messaging\\Rest\\SendMessageRoute', 'MentoriaiPortal\\Messaging\\MessagingModule' ) ),
		'message_reply' => array( 'POST' => array( 'MentoriaiPortal\\Messaging\\Rest\\SendReplyRoute', 'MentoriaiPortal\\Messaging\\MessagingModule' ) ),
		'get_conversations' => array( 'GET' => array( 'MentoriaiPortal\\Messaging\\Rest\\ListConversationsRoute', 'MentoriaiPortal\\Messaging\\MessagingModule' ) ),
		'get_conversation_meta' => array( 'GET' => array( 'MentoriaiPortal\\Messaging\\Rest\\GetConversationRoute', 'MentoriaiPortal\\Messaging\\MessagingModule' ) ),
		'conversation_read' => array( 'POST' => array( 'MentoriaiPortal\\Messaging\\Rest\\ReadConversationRoute', 'MentoriaiPortal\\Messaging\\MessagingModule' ) ),
		'get_message_mails' => array( 'GET' => array( 'MentoriaiPortal\\Messaging\\Rest\\GetMailChoiceRoute', 'MentoriaiPortal\\Messaging\\MessagingModule' ) ),
		'set_message_mails' => array( 'POST' => array( 'MentoriaiPortal\\Messaging\\Rest\\SetMailChoiceRoute', 'MentoriaiPortal\\Messaging\\MessagingModule' ) ),
		'first_message' => array( 'GET' => array( 'MentoriaiPortal\\Messaging\\Rest\\GetFirstMessageRoute', 'MentoriaiPortal\\Messaging\\MessagingModule' ), 'POST' => array( 'MentoriaiPortal\\Messaging\\Rest\\KeepFirstMessageRoute', 'MentoriaiPortal\\Messaging\\MessagingModule' ) ),
		'get_plans/{page}' => array( 'POST' => array( 'MentoriaiPortal\\Plans\\Rest\\ListPlansRoute', 'MentoriaiPortal\\Plans\\PlansModule' ) ),
		'veiksmu-planai/{id}' => array( 'GET' => array( 'MentoriaiPortal\\Plans\\Rest\\GetPlanRoute', 'MentoriaiPortal\\Plans\\PlansModule' ) ),
		'veiksmu-planai/{id}/ics' => array( 'GET' => array( 'MentoriaiPortal\\Plans\\Rest\\GetPlanCalendarRoute', 'MentoriaiPortal\\Plans\\PlansModule' ) ),
		'get_plans_status' => array( 'GET' => array( 'MentoriaiPortal\\Plans\\Rest\\GetPlansStatusRoute', 'MentoriaiPortal\\Plans\\PlansModule' ) ),
		'plan_open' => array( 'POST' => array( 'MentoriaiPortal\\Plans\\Rest\\OpenPlanRoute', 'MentoriaiPortal\\Plans\\PlansModule' ) ),
		'save_new_plan' => array( 'POST' => array( 'MentoriaiPortal\\Plans\\Rest\\CreatePlanRoute', 'MentoriaiPortal\\Plans\\PlansModule' ) ),
		'update_step' => array( 'POST' => array( 'MentoriaiPortal\\Plans\\Rest\\UpdateStepRoute', 'MentoriaiPortal\\Plans\\PlansModule' ) ),
		'mark_step_as_completed' => array( 'POST' => array( 'MentoriaiPortal\\Plans\\Rest\\CompleteStepRoute', 'MentoriaiPortal\\Plans\\PlansModule' ) ),
		'mark_plan_as_completed' => array( 'POST' => array( 'MentoriaiPortal\\Plans\\Rest\\CompletePlanRoute', 'MentoriaiPortal\\Plans\\PlansModule' ) ),
		'meetings' => array( 'GET' => array( 'MentoriaiPortal\\Meetings\\Rest\\ListMeetingsRoute', 'MentoriaiPortal\\Meetings\\MeetingsModule' ) ),
		'meeting_propose' => array( 'POST' => array( 'MentoriaiPortal\\Meetings\\Rest\\ProposeMeetingRoute', 'MentoriaiPortal\\Meetings\\MeetingsModule' ) ),
		'meeting_answer' => array( 'POST' => array( 'MentoriaiPortal\\Meetings\\Rest\\AnswerMeetingRoute', 'MentoriaiPortal\\Meetings\\MeetingsModule' ) ),
		'meeting_cancel' => array( 'POST' => array( 'MentoriaiPortal\\Meetings\\Rest\\CancelMeetingRoute', 'MentoriaiPortal\\Meetings\\MeetingsModule' ) ),
		'meeting_log' => array( 'POST' => array( 'MentoriaiPortal\\Meetings\\Rest\\LogMeetingRoute', 'MentoriaiPortal\\Meetings\\MeetingsModule' ) ),
		'calendar_feed' => array( 'GET' => array( 'MentoriaiPortal\\Meetings\\Rest\\GetCalendarFeedRoute', 'MentoriaiPortal\\Meetings\\MeetingsModule' ), 'POST' => array( 'MentoriaiPortal\\Meetings\\Rest\\CreateCalendarFeedRoute', 'MentoriaiPortal\\Meetings\\MeetingsModule' ) ),
		'calendar_feed_end' => array( 'POST' => array( 'MentoriaiPortal\\Meetings\\Rest\\EndCalendarFeedRoute', 'MentoriaiPortal\\Meetings\\MeetingsModule' ) ),
		'calendar/{token}.ics' => array( 'GET' => array( 'MentoriaiPortal\\Meetings\\Rest\\GetPrivateCalendarRoute', 'MentoriaiPortal\\Meetings\\MeetingsModule' ) ),
		'submit-review' => array( 'POST' => array( 'MentoriaiPortal\\Reviews\\Rest\\SubmitReviewRoute', 'MentoriaiPortal\\Reviews\\ReviewsModule' ) ),
		'get_reviews' => array( 'GET' => array( 'MentoriaiPortal\\Reviews\\Rest\\GetReviewsRoute', 'MentoriaiPortal\\Reviews\\ReviewsModule' ) ),
		'get_own_review' => array( 'GET' => array( 'MentoriaiPortal\\Reviews\\Rest\\GetOwnReviewRoute', 'MentoriaiPortal\\Reviews\\ReviewsModule' ) ),
		'notify_me' => array( 'POST' => array( 'MentoriaiPortal\\Waiting\\Rest\\NotifyMeRoute', 'MentoriaiPortal\\Waiting\\WaitingModule' ) ),
		'shortlist' => array( 'GET' => array( 'MentoriaiPortal\\Shortlist\\Rest\\ListShortlistRoute', 'MentoriaiPortal\\Shortlist\\ShortlistModule' ), 'POST' => array( 'MentoriaiPortal\\Shortlist\\Rest\\ChangeShortlistRoute', 'MentoriaiPortal\\Shortlist\\ShortlistModule' ) ),
		'shortlist_cards' => array( 'POST' => array( 'MentoriaiPortal\\Shortlist\\Rest\\ReadShortlistCardsRoute', 'MentoriaiPortal\\Shortlist\\ShortlistModule' ) ),
		'suggestions' => array( 'GET' => array( 'MentoriaiPortal\\Suggestions\\Rest\\ListSuggestionsRoute', 'MentoriaiPortal\\Suggestions\\SuggestionsModule' ) ),
		'suggestion_close' => array( 'POST' => array( 'MentoriaiPortal\\Suggestions\\Rest\\CloseSuggestionRoute', 'MentoriaiPortal\\Suggestions\\SuggestionsModule' ) ),
		'logout' => array( 'POST' => array( 'MentoriaiPortal\\Session\\Rest\\LogoutRoute', 'MentoriaiPortal\\Session\\SessionModule' ) ),
		'sessions' => array( 'GET' => array( 'MentoriaiPortal\\Session\\Rest\\GetSessionsRoute', 'MentoriaiPortal\\Session\\SessionModule' ) ),
		'sessions_end' => array( 'POST' => array( 'MentoriaiPortal\\Session\\Rest\\EndSessionsRoute', 'MentoriaiPortal\\Session\\SessionModule' ) ),
		'bot_challenge' => array( 'GET' => array( 'MentoriaiPortal\\BotCheck\\Rest\\GetBotChallengeRoute', 'MentoriaiPortal\\BotCheck\\BotCheckModule' ) ),
		'user' => array( 'GET' => array( 'MentoriaiPortal\\Accounts\\Rest\\GetUserRoute', 'MentoriaiPortal\\Accounts\\AccountsModule' ) ),
		'get-user-id' => array( 'GET' => array( 'MentoriaiPortal\\Accounts\\Rest\\GetUserIdRoute', 'MentoriaiPortal\\Accounts\\AccountsModule' ) ),
		'login' => array( 'POST' => array( 'MentoriaiPortal\\Accounts\\Rest\\LoginRoute', 'MentoriaiPortal\\Accounts\\AccountsModule' ) ),
		'register' => array( 'POST' => array( 'MentoriaiPortal\\Accounts\\Rest\\RegisterRoute', 'MentoriaiPortal\\Accounts\\AccountsModule' ) ),
		'confirm_email' => array( 'POST' => array( 'MentoriaiPortal\\Accounts\\Rest\\ConfirmEmailRoute', 'MentoriaiPortal\\Accounts\\AccountsModule' ) ),
		'confirm_resend' => array( 'POST' => array( 'MentoriaiPortal\\Accounts\\Rest\\ConfirmResendRoute', 'MentoriaiPortal\\Accounts\\AccountsModule' ) ),
		'extend_session' => array( 'POST' => array( 'MentoriaiPortal\\Accounts\\Rest\\ExtendSessionRoute', 'MentoriaiPortal\\Accounts\\AccountsModule' ) ),
		'lost' => array( 'POST' => array( 'MentoriaiPortal\\Accounts\\Rest\\LostRoute', 'MentoriaiPortal\\Accounts\\AccountsModule' ) ),
		'lost_reset' => array( 'POST' => array( 'MentoriaiPortal\\Accounts\\Rest\\LostResetRoute', 'MentoriaiPortal\\Accounts\\AccountsModule' ) ),
		'set-user-type' => array( 'POST' => array( 'MentoriaiPortal\\Accounts\\Rest\\SetUserTypeRoute', 'MentoriaiPortal\\Accounts\\AccountsModule' ) ),
		'set-user-pass' => array( 'POST' => array( 'MentoriaiPortal\\Accounts\\Rest\\SetUserPassRoute', 'MentoriaiPortal\\Accounts\\AccountsModule' ) ),
		'leave_portal' => array( 'POST' => array( 'MentoriaiPortal\\Accounts\\Rest\\LeavePortalRoute', 'MentoriaiPortal\\Accounts\\AccountsModule' ) ),
		'accept_consents' => array( 'POST' => array( 'MentoriaiPortal\\Accounts\\Rest\\AcceptConsentsRoute', 'MentoriaiPortal\\Accounts\\AccountsModule' ) ),
		'social_auth' => array( 'POST' => array( 'MentoriaiPortal\\SocialSignIn\\Rest\\SocialAuthRoute', 'MentoriaiPortal\\SocialSignIn\\SocialSignInModule' ) ),
		'social_callback/{provider}' => array( 'GET' => array( 'MentoriaiPortal\\SocialSignIn\\Rest\\SocialCallbackRoute', 'MentoriaiPortal\\SocialSignIn\\SocialSignInModule' ) ),
		'social_exchange' => array( 'POST' => array( 'MentoriaiPortal\\SocialSignIn\\Rest\\SocialExchangeRoute', 'MentoriaiPortal\\SocialSignIn\\SocialSignInModule' ) ),
		'social_links' => array( 'GET' => array( 'MentoriaiPortal\\SocialSignIn\\Rest\\SocialLinksRoute', 'MentoriaiPortal\\SocialSignIn\\SocialSignInModule' ) ),
		'social_link' => array( 'POST' => array( 'MentoriaiPortal\\SocialSignIn\\Rest\\SocialLinkRoute', 'MentoriaiPortal\\SocialSignIn\\SocialSignInModule' ) ),
		'social_unlink' => array( 'POST' => array( 'MentoriaiPortal\\SocialSignIn\\Rest\\SocialUnlinkRoute', 'MentoriaiPortal\\SocialSignIn\\SocialSignInModule' ) ),
		'user-profile' => array( 'GET' => array( 'MentoriaiPortal\\Profiles\\Rest\\GetProfileRoute', 'MentoriaiPortal\\Profiles\\ProfilesModule' ) ),
		'save_profile' => array( 'POST' => array( 'MentoriaiPortal\\Profiles\\Rest\\SaveProfileRoute', 'MentoriaiPortal\\Profiles\\ProfilesModule' ) ),
		'user/editavatar' => array( 'POST' => array( 'MentoriaiPortal\\Profiles\\Rest\\EditAvatarRoute', 'MentoriaiPortal\\Profiles\\ProfilesModule' ) ),
		'user/deleteavatar' => array( 'POST' => array( 'MentoriaiPortal\\Profiles\\Rest\\DeleteAvatarRoute', 'MentoriaiPortal\\Profiles\\ProfilesModule' ) ),
		'user/editcv' => array( 'POST' => array( 'MentoriaiPortal\\Profiles\\Rest\\EditCvRoute', 'MentoriaiPortal\\Profiles\\ProfilesModule' ) ),
		'user/deletecv' => array( 'POST' => array( 'MentoriaiPortal\\Profiles\\Rest\\DeleteCvRoute', 'MentoriaiPortal\\Profiles\\ProfilesModule' ) ),
		'user/cv/{id}' => array( 'GET' => array( 'MentoriaiPortal\\Profiles\\Rest\\GetCvRoute', 'MentoriaiPortal\\Profiles\\ProfilesModule' ) ),
		'get_mail_settings' => array( 'GET' => array( 'MentoriaiPortal\\Profiles\\Rest\\GetMailSettingsRoute', 'MentoriaiPortal\\Profiles\\ProfilesModule' ) ),
		'set_mail_settings' => array( 'POST' => array( 'MentoriaiPortal\\Profiles\\Rest\\SetMailSettingsRoute', 'MentoriaiPortal\\Profiles\\ProfilesModule' ) ),
		'data_requests' => array( 'GET' => array( 'MentoriaiPortal\\Profiles\\Rest\\GetDataRequestsRoute', 'MentoriaiPortal\\Profiles\\ProfilesModule' ) ),
		'data_request' => array( 'POST' => array( 'MentoriaiPortal\\Profiles\\Rest\\CreateDataRequestRoute', 'MentoriaiPortal\\Profiles\\ProfilesModule' ) ),
		'user-results' => array( 'GET' => array( 'MentoriaiPortal\\Results\\Rest\\GetResultsRoute', 'MentoriaiPortal\\Results\\ResultsModule' ) ),
		'report' => array( 'POST' => array( 'MentoriaiPortal\\Reports\\Rest\\SubmitReportRoute', 'MentoriaiPortal\\Reports\\ReportsModule' ) ),
		'get_events' => array( 'GET' => array( 'MentoriaiPortal\\Events\\Rest\\ListEventsRoute', 'MentoriaiPortal\\Events\\EventsModule' ) ),
		'events/{slug}' => array( 'GET' => array( 'MentoriaiPortal\\Events\\Rest\\GetEventRoute', 'MentoriaiPortal\\Events\\EventsModule' ) ),
		'events/{slug}/ics' => array( 'GET' => array( 'MentoriaiPortal\\Events\\Rest\\GetEventCalendarRoute', 'MentoriaiPortal\\Events\\EventsModule' ) ),
		'events.ics' => array( 'GET' => array( 'MentoriaiPortal\\Events\\Rest\\GetCalendarFeedRoute', 'MentoriaiPortal\\Events\\EventsModule' ) ),
		'get_success_stories/{page}' => array( 'GET' => array( 'MentoriaiPortal\\Stories\\Rest\\GetStoriesRoute', 'MentoriaiPortal\\Stories\\StoriesModule' ) ),
		'success_stories/{slug}' => array( 'GET' => array( 'MentoriaiPortal\\Stories\\Rest\\GetStoryRoute', 'MentoriaiPortal\\Stories\\StoriesModule' ) ),
		'apklausa/{id}/{userHash}' => array( 'GET' => array( 'MentoriaiPortal\\Surveys\\Rest\\GetSurveyRoute', 'MentoriaiPortal\\Surveys\\SurveysModule' ) ),
		'submit_apklausa' => array( 'POST' => array( 'MentoriaiPortal\\Surveys\\Rest\\SubmitSurveyRoute', 'MentoriaiPortal\\Surveys\\SurveysModule' ) ),
		'get_home' => array( 'GET' => array( 'MentoriaiPortal\\Content\\Rest\\GetHomeRoute', 'MentoriaiPortal\\Content\\ContentModule' ) ),
		'get_default/{pageId}' => array( 'GET' => array( 'MentoriaiPortal\\Content\\Rest\\GetDefaultRoute', 'MentoriaiPortal\\Content\\ContentModule' ) ),
		'get_router' => array( 'GET' => array( 'MentoriaiPortal\\Shell\\Rest\\GetRouterRoute', 'MentoriaiPortal\\Shell\\ShellModule' ) ),
		'get_menu' => array( 'GET' => array( 'MentoriaiPortal\\Shell\\Rest\\GetMenuRoute', 'MentoriaiPortal\\Shell\\ShellModule' ) ),
		'today' => array( 'GET' => array( 'MentoriaiPortal\\Today\\Rest\\GetTodayRoute', 'MentoriaiPortal\\Today\\TodayModule' ) ),
	),
	'mails' => array(
		'request_declined' => 'MentoriaiPortal\\Mentorships\\MentorshipsModule',
		'request_unanswered' => 'MentoriaiPortal\\Mentorships\\MentorshipsModule',
		'mentorship_ended' => 'MentoriaiPortal\\Mentorships\\MentorshipsModule',
		'answer_nudge' => 'MentoriaiPortal\\Mentorships\\MentorshipsModule',
		'answer_waiting' => 'MentoriaiPortal\\Mentorships\\MentorshipsModule',
		'still_going' => 'MentoriaiPortal\\Mentorships\\MentorshipsModule',
		'checkin' => 'MentoriaiPortal\\CheckIns\\CheckInsModule',
		'staff_checkin' => 'MentoriaiPortal\\CheckIns\\CheckInsModule',
		'new_message' => 'MentoriaiPortal\\Messaging\\MessagingModule',
		'first_message_refused' => 'MentoriaiPortal\\Messaging\\MessagingModule',
		'new_plan' => 'MentoriaiPortal\\Plans\\PlansModule',
		'plan_changed' => 'MentoriaiPortal\\Plans\\PlansModule',
		'plan_step_due' => 'MentoriaiPortal\\Plans\\PlansModule',
		'plan_step_overdue' => 'MentoriaiPortal\\Plans\\PlansModule',
		'plan_finished' => 'MentoriaiPortal\\Plans\\PlansModule',
		'meeting_proposed' => 'MentoriaiPortal\\Meetings\\MeetingsModule',
		'meeting_agreed' => 'MentoriaiPortal\\Meetings\\MeetingsModule',
		'meeting_cancelled' => 'MentoriaiPortal\\Meetings\\MeetingsModule',
		'meeting_reminder' => 'MentoriaiPortal\\Meetings\\MeetingsModule',
		'meeting_done' => 'MentoriaiPortal\\Meetings\\MeetingsModule',
		'new_review' => 'MentoriaiPortal\\Reviews\\ReviewsModule',
		'review_hidden' => 'MentoriaiPortal\\Reviews\\ReviewsModule',
		'mentor_free' => 'MentoriaiPortal\\Waiting\\WaitingModule',
		'mentors_suggested' => 'MentoriaiPortal\\Suggestions\\SuggestionsModule',
		'new_sign_in' => 'MentoriaiPortal\\Session\\SessionModule',
		'confirm_email' => 'MentoriaiPortal\\Accounts\\AccountsModule',
		'reset_password' => 'MentoriaiPortal\\Accounts\\AccountsModule',
		'welcome' => 'MentoriaiPortal\\Accounts\\AccountsModule',
		'password_changed' => 'MentoriaiPortal\\Accounts\\AccountsModule',
		'profile_approved' => 'MentoriaiPortal\\Accounts\\AccountsModule',
		'profile_returned' => 'MentoriaiPortal\\Accounts\\AccountsModule',
		'profile_rejected' => 'MentoriaiPortal\\Accounts\\AccountsModule',
		'account_paused' => 'MentoriaiPortal\\Accounts\\AccountsModule',
		'account_restored' => 'MentoriaiPortal\\Accounts\\AccountsModule',
		'account_closed' => 'MentoriaiPortal\\Accounts\\AccountsModule',
		'account_reopened' => 'MentoriaiPortal\\Accounts\\AccountsModule',
		'invitation' => 'MentoriaiPortal\\Invitations\\InvitationsModule',
		'invitation_reminder' => 'MentoriaiPortal\\Invitations\\InvitationsModule',
		'social_linked' => 'MentoriaiPortal\\SocialSignIn\\SocialSignInModule',
		'social_unlinked' => 'MentoriaiPortal\\SocialSignIn\\SocialSignInModule',
		'data_request' => 'MentoriaiPortal\\Profiles\\ProfilesModule',
		'staff_application' => 'MentoriaiPortal\\Members\\MembersModule',
		'report_closed' => 'MentoriaiPortal\\Reports\\ReportsModule',
		'report_decision' => 'MentoriaiPortal\\Reports\\ReportsModule',
		'staff_report' => 'MentoriaiPortal\\Reports\\ReportsModule',
		'survey_invite' => 'MentoriaiPortal\\Surveys\\SurveysModule',
		'survey_reminder' => 'MentoriaiPortal\\Surveys\\SurveysModule',
		'staff_summary' => 'MentoriaiPortal\\Attention\\AttentionModule',
	),
	'tables' => array(
		'MentoriaiPortal\\Core\\Database\\RateLimitsTable',
		'MentoriaiPortal\\Core\\Database\\IdempotencyTable',
		'MentoriaiPortal\\Mentors\\MentorIndexTable',
		'MentoriaiPortal\\Mentors\\MentorTermsTable',
		'MentoriaiPortal\\Mentors\\ViewsTable',
		'MentoriaiPortal\\Mentors\\ViewMonthsTable',
		'MentoriaiPortal\\Mentors\\FieldViewsTable',
		'MentoriaiPortal\\Mentors\\ViewSaltsTable',
		'MentoriaiPortal\\Mentorships\\MentorshipsTable',
		'MentoriaiPortal\\Mentorships\\AskedPeopleTable',
		'MentoriaiPortal\\Mentorships\\BlocksTable',
		'MentoriaiPortal\\CheckIns\\CheckInsTable',
		'MentoriaiPortal\\CheckIns\\CheckInLinksTable',
		'MentoriaiPortal\\Messaging\\ConversationsTable',
		'MentoriaiPortal\\Messaging\\MessagesTable',
		'MentoriaiPortal\\Messaging\\MessageMonthsTable',
		'MentoriaiPortal\\Messaging\\FirstMessagesTable',
		'MentoriaiPortal\\Plans\\PlansTable',
		'MentoriaiPortal\\Plans\\PlanStepsTable',
		'MentoriaiPortal\\Meetings\\MeetingsTable',
		'MentoriaiPortal\\Meetings\\CalendarFeedsTable',
		'MentoriaiPortal\\Reviews\\ReviewsTable',
		'MentoriaiPortal\\Waiting\\WaitingTable',
		'MentoriaiPortal\\Shortlist\\ShortlistTable',
		'MentoriaiPortal\\Suggestions\\SuggestionsTable',
		'MentoriaiPortal\\Suggestions\\SuggestedMentorsTable',
		'MentoriaiPortal\\Session\\SessionsTable',
		'MentoriaiPortal\\Session\\LastSeenTable',
		'MentoriaiPortal\\BotCheck\\BotSolutionsTable',
		'MentoriaiPortal\\Accounts\\EmailClaimsTable',
		'MentoriaiPortal\\Accounts\\StatusChangesTable',
		'MentoriaiPortal\\Invitations\\InvitationsTable',
		'MentoriaiPortal\\SocialSignIn\\SocialAccountsTable',
		'MentoriaiPortal\\SocialSignIn\\SocialStatesTable',
		'MentoriaiPortal\\SocialSignIn\\SocialCodesTable',
		'MentoriaiPortal\\Profiles\\EditLogTable',
		'MentoriaiPortal\\Programme\\PeopleTable',
		'MentoriaiPortal\\Programme\\FactsTable',
		'MentoriaiPortal\\Programme\\MonthsTable',
		'MentoriaiPortal\\Programme\\DaysTable',
		'MentoriaiPortal\\Programme\\ReportsTable',
		'MentoriaiPortal\\Members\\ApplicationsTable',
		'MentoriaiPortal\\Members\\MemberNotesTable',
		'MentoriaiPortal\\Members\\MemberTagsTable',
		'MentoriaiPortal\\Moving\\ImportsTable',
		'MentoriaiPortal\\Moving\\ImportRefusalsTable',
		'MentoriaiPortal\\Moving\\ImportPreviewsTable',
		'MentoriaiPortal\\Reports\\ReportsTable',
		'MentoriaiPortal\\Reports\\ReportVoicesTable',
		'MentoriaiPortal\\Reports\\ReportTextsTable',
		'MentoriaiPortal\\Stories\\StoryIndexTable',
		'MentoriaiPortal\\Surveys\\SurveysTable',
		'MentoriaiPortal\\Surveys\\SurveyInvitesTable',
		'MentoriaiPortal\\Surveys\\SurveyLinksTable',
		'MentoriaiPortal\\Surveys\\SurveyAnswersTable',
		'MentoriaiPortal\\ActivityLog\\ActivityTable',
		'MentoriaiPortal\\Attention\\AttentionTable',
		'MentoriaiPortal\\Mail\\MailQueueTable',
	),
	'today' => array(
		'MentoriaiPortal\\Mentorships\\RequestsToday' => 'MentoriaiPortal\\Mentorships\\MentorshipsModule',
		'MentoriaiPortal\\CheckIns\\CheckInsToday' => 'MentoriaiPortal\\CheckIns\\CheckInsModule',
		'MentoriaiPortal\\Messaging\\UnreadToday' => 'MentoriaiPortal\\Messaging\\MessagingModule',
		'MentoriaiPortal\\Messaging\\FirstMessageToday' => 'MentoriaiPortal\\Messaging\\MessagingModule',
		'MentoriaiPortal\\Plans\\StepsToday' => 'MentoriaiPortal\\Plans\\PlansModule',
		'MentoriaiPortal\\Plans\\PlansToday' => 'MentoriaiPortal\\Plans\\PlansModule',
		'MentoriaiPortal\\Meetings\\MeetingsToday' => 'MentoriaiPortal\\Meetings\\MeetingsModule',
		'MentoriaiPortal\\Profiles\\ProfileToday' => 'MentoriaiPortal\\Profiles\\ProfilesModule',
		'MentoriaiPortal\\Events\\EventsToday' => 'MentoriaiPortal\\Events\\EventsModule',
	),
	'attention' => array(
		'MentoriaiPortal\\Mentorships\\UnansweredAttention' => 'MentoriaiPortal\\Mentorships\\MentorshipsModule',
		'MentoriaiPortal\\Mentorships\\SilentMentorsAttention' => 'MentoriaiPortal\\Mentorships\\MentorshipsModule',
		'MentoriaiPortal\\CheckIns\\LowCheckInsAttention' => 'MentoriaiPortal\\CheckIns\\CheckInsModule',
		'MentoriaiPortal\\Plans\\OverduePlansAttention' => 'MentoriaiPortal\\Plans\\PlansModule',
		'MentoriaiPortal\\Reviews\\ReviewsAttention' => 'MentoriaiPortal\\Reviews\\ReviewsModule',
		'MentoriaiPortal\\Invitations\\InvitationsAttention' => 'MentoriaiPortal\\Invitations\\InvitationsModule',
		'MentoriaiPortal\\Profiles\\ChangesAttention' => 'MentoriaiPortal\\Profiles\\ProfilesModule',
		'MentoriaiPortal\\Profiles\\DataRequestsAttention' => 'MentoriaiPortal\\Profiles\\ProfilesModule',
		'MentoriaiPortal\\Members\\ApplicationsAttention' => 'MentoriaiPortal\\Members\\MembersModule',
		'MentoriaiPortal\\Reports\\ReportsAttention' => 'MentoriaiPortal\\Reports\\ReportsModule',
		'MentoriaiPortal\\Mail\\FailedMailsAttention' => 'MentoriaiPortal\\Mail\\MailModule',
	),
	'help' => array(
		'mentoriai-fields' => 'MentoriaiPortal\\Mentors\\MentorsModule',
		'edit-mentoriai_mentor' => 'MentoriaiPortal\\Mentors\\MentorsModule',
		'edit-mentoriai_field' => 'MentoriaiPortal\\Mentors\\MentorsModule',
		'mentoriai-mentorships' => 'MentoriaiPortal\\Mentorships\\MentorshipsModule',
		'mentoriai-plans' => 'MentoriaiPortal\\Plans\\PlansModule',
		'mentoriai-reviews' => 'MentoriaiPortal\\Reviews\\ReviewsModule',
		'mentoriai-invite' => 'MentoriaiPortal\\Invitations\\InvitationsModule',
		'mentoriai-statistics' => 'MentoriaiPortal\\Results\\ResultsModule',
		'mentoriai-members' => 'MentoriaiPortal\\Members\\MembersModule',
		'mentoriai-review' => 'MentoriaiPortal\\Members\\MembersModule',
		'mentoriai-profile-changes' => 'MentoriaiPortal\\Members\\MembersModule',
		'mentoriai-decide' => 'MentoriaiPortal\\Members\\MembersModule',
		'users' => 'MentoriaiPortal\\Members\\MembersModule',
		'mentoriai-moving' => 'MentoriaiPortal\\Moving\\MovingModule',
		'mentoriai-reports' => 'MentoriaiPortal\\Reports\\ReportsModule',
		'mentoriai-repeat-event' => 'MentoriaiPortal\\Events\\Admin\\EventAdminModule',
		'edit-mentoriai_event' => 'MentoriaiPortal\\Events\\Admin\\EventAdminModule',
		'edit-mentoriai_town' => 'MentoriaiPortal\\Events\\Admin\\EventAdminModule',
		'edit-mentoriai_story' => 'MentoriaiPortal\\Stories\\StoriesModule',
		'mentoriai-surveys' => 'MentoriaiPortal\\Surveys\\SurveysModule',
		'edit-page' => 'MentoriaiPortal\\Content\\ContentModule',
		'mentoriai-translations' => 'MentoriaiPortal\\Languages\\LanguagesModule',
		'mentoriai-erase' => 'MentoriaiPortal\\Privacy\\PrivacyModule',
		'mentoriai-activity' => 'MentoriaiPortal\\ActivityLog\\ActivityLogModule',
		'mentoriai-portal' => 'MentoriaiPortal\\Settings\\SettingsModule',
		'mentoriai' => 'MentoriaiPortal\\Attention\\AttentionModule',
		'mentoriai-setup' => 'MentoriaiPortal\\SetUp\\SetUpModule',
		'mentoriai-mail-texts' => 'MentoriaiPortal\\Mail\\MailModule',
		'mentoriai-mails' => 'MentoriaiPortal\\Mail\\MailModule',
	),
	'capabilities' => array(
		'mentoriai_manage_members' => array( 'administrator', 'mentoriai_manager' ),
		'mentoriai_manage_settings' => array( 'administrator' ),
		'mentoriai_manage_fields' => array( 'administrator', 'mentoriai_manager' ),
		'mentoriai_view_statistics' => array( 'administrator', 'mentoriai_manager' ),
		'mentoriai_approve_members' => array( 'administrator', 'mentoriai_manager' ),
		'mentoriai_manage_surveys' => array( 'administrator', 'mentoriai_manager' ),
		'mentoriai_read_surveys' => array( 'administrator', 'mentoriai_manager' ),
		'mentoriai_view_translations' => array( 'administrator', 'mentoriai_manager' ),
		'mentoriai_edit_footer' => array( 'administrator', 'mentoriai_manager', 'editor' ),
		'mentoriai_manage_programme' => array( 'administrator', 'mentoriai_manager' ),
		'mentoriai_edit_mails' => array( 'administrator', 'mentoriai_manager' ),
	),
	'switches' => array(  ),
	'schema' => '5e499f1778afb7999b3813ee379ba393',
	'stamp' => '0.2.0 5e499f1778afb7999b3813ee379ba393',
);
