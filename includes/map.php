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
			array( 5, 1, array( 'MentoriaiPortal\\Core\\Rest\\Dispatcher', 'isolate_from_core' ), 0, null ),
			array( 5, 1, 'MentoriaiPortal\\Shell\\ShellModule', 27, array( 'MentoriaiPortal\\Shell\\PortalRequest', 'is_sitemap' ) ),
			array( 1, 1, 'MentoriaiPortal\\Mail\\MailModule', 0, array( 'MentoriaiPortal\\Mail\\UnsubscribeLink', 'is_asked' ) ),
		),
		'rest_pre_dispatch' => array(
			array( 5, 3, 'MentoriaiPortal\\Core\\CoreModule', 1, array( 'MentoriaiPortal\\Core\\Rest\\Dispatcher', 'is_asked' ) ),
			array( 9223372036854775807, 3, 'MentoriaiPortal\\Core\\CoreModule', 2, array( 'MentoriaiPortal\\Core\\Rest\\Dispatcher', 'is_asked' ) ),
			array( 1, 3, array( 'MentoriaiPortal\\Core\\ContentTypes', 'describe_for_route' ), 11, null ),
		),
		'init' => array(
			array( 0, 1, array( 'MentoriaiPortal\\Core\\Database\\IdentityPost', 'register' ), 3, null ),
			array( 11, 1, array( 'MentoriaiPortal\\Core\\ContentTypes', 'describe_outside_rest' ), 6, null ),
			array( 0, 1, array( 'MentoriaiPortal\\Mentors\\PostType', 'register' ), 0, null ),
			array( 0, 1, array( 'MentoriaiPortal\\Events\\PostType', 'register' ), 0, null ),
			array( 0, 1, array( 'MentoriaiPortal\\Stories\\PostType', 'register' ), 0, null ),
			array( 0, 1, array( 'MentoriaiPortal\\Content\\BlockTypes', 'support_excerpts' ), 16, null ),
			array( 0, 1, array( 'MentoriaiPortal\\Shell\\Registration', 'register' ), 0, null ),
			array( 9, 0, 'MentoriaiPortal\\Shell\\ShellModule', 51, array( 'MentoriaiPortal\\Shell\\PortalRequest', 'is_preview_asked' ) ),
		),
		'pre_delete_post' => array(
			array( 9223372036854775807, 2, array( 'MentoriaiPortal\\Core\\Database\\IdentityPost', 'keep' ), 4, null ),
		),
		'pre_trash_post' => array(
			array( 9223372036854775807, 2, array( 'MentoriaiPortal\\Core\\Database\\IdentityPost', 'keep' ), 5, null ),
		),
		'admin_bar_menu' => array(
			array( 0, 0, array( 'MentoriaiPortal\\Core\\ContentTypes', 'translate' ), 7, null ),
			array( 81, 1, 'MentoriaiPortal\\Shell\\ShellModule', 18, array( 'MentoriaiPortal\\Shell\\PortalRequest', 'was_asked' ) ),
		),
		'rest_api_init' => array(
			array( 0, 1, array( 'MentoriaiPortal\\Core\\ContentTypes', 'describe_for_rest' ), 8, null ),
			array( 98, 1, array( 'MentoriaiPortal\\Core\\ContentTypes', 'withhold' ), 9, null ),
			array( 99, 1, array( 'MentoriaiPortal\\Core\\ContentTypes', 'restore' ), 10, null ),
			array( 10, 1, 'MentoriaiPortal\\Core\\CoreModule', 14, array( 'MentoriaiPortal\\Core\\Rest\\Dispatcher', 'is_listed' ) ),
			array( 10, 1, 'MentoriaiPortal\\Surveys\\SurveysModule', 2, array( 'MentoriaiPortal\\Core\\Rest\\MainRequest', 'is_for_admin' ) ),
			array( 10, 1, 'MentoriaiPortal\\Content\\ContentModule', 27, array( 'MentoriaiPortal\\Core\\Rest\\MainRequest', 'is_for_admin' ) ),
			array( 10, 0, 'MentoriaiPortal\\Shell\\ShellModule', 19, array( 'MentoriaiPortal\\Core\\Rest\\MainRequest', 'is_for_admin' ) ),
			array( 10, 1, 'MentoriaiPortal\\Settings\\SettingsModule', 4, array( 'MentoriaiPortal\\Core\\Rest\\MainRequest', 'is_for_admin' ) ),
			array( 10, 1, 'MentoriaiPortal\\Early\\EarlyModule', 1, array( 'MentoriaiPortal\\Core\\Rest\\MainRequest', 'is_for_admin' ) ),
		),
		'rest_post_dispatch' => array(
			array( 100, 3, 'MentoriaiPortal\\Core\\CoreModule', 12, array( 'MentoriaiPortal\\Core\\Rest\\Dispatcher', 'is_asked' ) ),
		),
		'rest_pre_serve_request' => array(
			array( 10, 3, 'MentoriaiPortal\\Core\\CoreModule', 13, array( 'MentoriaiPortal\\Core\\Rest\\Dispatcher', 'is_asked' ) ),
			array( 9223372036854775807, 3, 'MentoriaiPortal\\Early\\EarlyModule', 0, array( 'MentoriaiPortal\\Core\\Rest\\Dispatcher', 'is_asked' ) ),
		),
		'map_meta_cap' => array(
			array( 9223372036854775807, 4, array( 'MentoriaiPortal\\Core\\Identity\\StaffAccounts', 'protect' ), 15, null ),
		),
		'login_redirect' => array(
			array( 10, 3, array( 'MentoriaiPortal\\Core\\Identity\\StaffAccounts', 'enter' ), 16, null ),
		),
		'editable_roles' => array(
			array( 9223372036854775807, 1, array( 'MentoriaiPortal\\Core\\Identity\\StaffAccounts', 'roles' ), 17, null ),
		),
		'pre_get_table_charset' => array(
			array( 10, 2, 'MentoriaiPortal\\Core\\CoreModule', 18, null ),
		),
		'wp_handle_upload_prefilter' => array(
			array( 10, 1, array( 'MentoriaiPortal\\Core\\Media\\UploadGuard', 'check' ), 19, null ),
		),
		'wp_handle_sideload_prefilter' => array(
			array( 10, 1, array( 'MentoriaiPortal\\Core\\Media\\UploadGuard', 'check' ), 20, null ),
		),
		'cron_schedules' => array(
			array( 10, 1, array( 'MentoriaiPortal\\Core\\Background', 'add_minute' ), 21, null ),
		),
		'mentoriai_cron' => array(
			array( 10, 1, 'MentoriaiPortal\\Core\\CoreModule', 22, null ),
		),
		'wp_version_check' => array(
			array( 10, 0, 'MentoriaiPortal\\Core\\CoreModule', 23, null ),
		),
		'mentoriai_run_due' => array(
			array( -9223372036854775807-1, 1, 'MentoriaiPortal\\Core\\CoreModule', 26, null ),
		),
		'site_status_tests' => array(
			array( 10, 1, 'MentoriaiPortal\\Core\\CoreModule', 27, null ),
		),
		'debug_information' => array(
			array( 10, 1, 'MentoriaiPortal\\Core\\CoreModule', 28, null ),
		),
		'post_type_link' => array(
			array( 10, 2, array( 'MentoriaiPortal\\Mentors\\PostType', 'link' ), 1, null ),
			array( 10, 2, array( 'MentoriaiPortal\\Events\\PostType', 'link' ), 6, null ),
			array( 10, 2, array( 'MentoriaiPortal\\Stories\\PostType', 'link' ), 1, null ),
		),
		'mentoriai_check_mentors' => array(
			array( 10, 1, 'MentoriaiPortal\\Mentors\\MentorsModule', 2, null ),
			array( 10, 1, 'MentoriaiPortal\\Mentors\\MentorsModule', 3, null ),
		),
		'mentoriai_user_status_changed' => array(
			array( 20, 1, 'MentoriaiPortal\\Mentors\\MentorsModule', 4, null ),
			array( 10, 3, 'MentoriaiPortal\\Profiles\\ProfilesModule', 2, null ),
			array( 10, 0, 'MentoriaiPortal\\Members\\MembersModule', 0, null ),
		),
		'mentoriai_profile_saved' => array(
			array( 20, 1, 'MentoriaiPortal\\Mentors\\MentorsModule', 5, null ),
			array( 10, 3, 'MentoriaiPortal\\Profiles\\ProfilesModule', 1, null ),
			array( 100, 1, 'MentoriaiPortal\\Shell\\ShellModule', 50, array( 'MentoriaiPortal\\Shell\\PageCaches', 'is_shown' ) ),
		),
		'set_user_role' => array(
			array( 20, 1, 'MentoriaiPortal\\Mentors\\MentorsModule', 6, null ),
			array( 30, 1, 'MentoriaiPortal\\Reviews\\ReviewsModule', 4, null ),
			array( 10, 1, 'MentoriaiPortal\\Accounts\\AccountsModule', 6, null ),
		),
		'add_user_role' => array(
			array( 20, 1, 'MentoriaiPortal\\Mentors\\MentorsModule', 7, null ),
			array( 30, 1, 'MentoriaiPortal\\Reviews\\ReviewsModule', 5, null ),
			array( 10, 1, 'MentoriaiPortal\\Accounts\\AccountsModule', 7, null ),
		),
		'remove_user_role' => array(
			array( 20, 1, 'MentoriaiPortal\\Mentors\\MentorsModule', 8, null ),
			array( 10, 1, 'MentoriaiPortal\\Accounts\\AccountsModule', 8, null ),
		),
		'deleted_user' => array(
			array( 20, 1, 'MentoriaiPortal\\Mentors\\MentorsModule', 9, null ),
			array( 10, 1, 'MentoriaiPortal\\Accounts\\AccountsModule', 9, null ),
			array( 10, 1, 'MentoriaiPortal\\SocialSignIn\\SocialSignInModule', 0, null ),
			array( 10, 0, 'MentoriaiPortal\\Members\\MembersModule', 2, null ),
			array( 10, 1, 'MentoriaiPortal\\Surveys\\SurveysModule', 5, null ),
		),
		'remove_user_from_blog' => array(
			array( 20, 1, 'MentoriaiPortal\\Mentors\\MentorsModule', 10, null ),
			array( 10, 1, 'MentoriaiPortal\\Accounts\\AccountsModule', 10, null ),
			array( 10, 0, 'MentoriaiPortal\\Members\\MembersModule', 3, null ),
			array( 5, 1, 'MentoriaiPortal\\Privacy\\PrivacyModule', 3, null ),
		),
		'save_post_mentoriai_mentor' => array(
			array( 10, 1, 'MentoriaiPortal\\Mentors\\MentorsModule', 16, null ),
		),
		'wp_insert_post_data' => array(
			array( 9223372036854775807, 1, 'MentoriaiPortal\\Mentors\\MentorsModule', 17, array( 'MentoriaiPortal\\Mentors\\MentorsModule', 'is_mentor_data' ) ),
			array( 10, 2, array( 'MentoriaiPortal\\Events\\EventRules', 'keep_draft' ), 8, null ),
			array( 20, 2, 'MentoriaiPortal\\Languages\\LanguagesModule', 0, null ),
		),
		'wp_after_insert_post' => array(
			array( 20, 2, 'MentoriaiPortal\\Mentors\\MentorsModule', 18, array( 'MentoriaiPortal\\Mentors\\MentorsModule', 'is_mentor' ) ),
			array( 10, 2, 'MentoriaiPortal\\Events\\EventsModule', 13, null ),
			array( 20, 2, 'MentoriaiPortal\\Stories\\StoriesModule', 2, null ),
			array( 10, 2, 'MentoriaiPortal\\Languages\\LanguagesModule', 4, null ),
			array( 30, 2, 'MentoriaiPortal\\Shell\\ShellModule', 45, array( 'MentoriaiPortal\\Shell\\PageMoves', 'is_page' ) ),
		),
		'before_delete_post' => array(
			array( 20, 2, 'MentoriaiPortal\\Mentors\\MentorsModule', 19, array( 'MentoriaiPortal\\Mentors\\MentorsModule', 'is_mentor' ) ),
			array( 10, 1, 'MentoriaiPortal\\Shell\\ShellModule', 44, null ),
		),
		'deleted_post' => array(
			array( 20, 2, 'MentoriaiPortal\\Mentors\\MentorsModule', 20, array( 'MentoriaiPortal\\Mentors\\MentorsModule', 'is_mentor' ) ),
			array( 20, 2, 'MentoriaiPortal\\Content\\ContentModule', 8, array( 'MentoriaiPortal\\Core\\ContentCache', 'is_shown_deletion' ) ),
			array( 30, 2, 'MentoriaiPortal\\Shell\\ShellModule', 46, array( 'MentoriaiPortal\\Shell\\PageMoves', 'is_page' ) ),
		),
		'added_post_meta' => array(
			array( 20, 3, 'MentoriaiPortal\\Mentors\\MentorsModule', 21, array( 'MentoriaiPortal\\Mentors\\MentorsModule', 'is_indexed_meta' ) ),
			array( 20, 3, 'MentoriaiPortal\\Stories\\StoriesModule', 4, array( 'MentoriaiPortal\\Stories\\StoriesModule', 'is_shown_meta' ) ),
			array( 20, 3, 'MentoriaiPortal\\Content\\ContentModule', 10, array( 'MentoriaiPortal\\Core\\ContentCache', 'is_shown_meta' ) ),
		),
		'updated_post_meta' => array(
			array( 20, 3, 'MentoriaiPortal\\Mentors\\MentorsModule', 22, array( 'MentoriaiPortal\\Mentors\\MentorsModule', 'is_indexed_meta' ) ),
			array( 20, 3, 'MentoriaiPortal\\Stories\\StoriesModule', 5, array( 'MentoriaiPortal\\Stories\\StoriesModule', 'is_shown_meta' ) ),
			array( 20, 3, 'MentoriaiPortal\\Content\\ContentModule', 11, array( 'MentoriaiPortal\\Core\\ContentCache', 'is_shown_meta' ) ),
		),
		'deleted_post_meta' => array(
			array( 20, 3, 'MentoriaiPortal\\Mentors\\MentorsModule', 23, array( 'MentoriaiPortal\\Mentors\\MentorsModule', 'is_indexed_meta' ) ),
			array( 20, 3, 'MentoriaiPortal\\Stories\\StoriesModule', 6, array( 'MentoriaiPortal\\Stories\\StoriesModule', 'is_shown_meta' ) ),
			array( 20, 3, 'MentoriaiPortal\\Content\\ContentModule', 12, array( 'MentoriaiPortal\\Core\\ContentCache', 'is_shown_meta' ) ),
		),
		'set_object_terms' => array(
			array( 20, 4, 'MentoriaiPortal\\Mentors\\MentorsModule', 24, array( 'MentoriaiPortal\\Mentors\\MentorsModule', 'is_field' ) ),
			array( 20, 4, 'MentoriaiPortal\\Events\\EventsModule', 16, array( 'MentoriaiPortal\\Events\\EventsModule', 'is_town' ) ),
		),
		'created_mentoriai_field' => array(
			array( 10, 1, 'MentoriaiPortal\\Mentors\\MentorsModule', 25, null ),
			array( 20, 0, 'MentoriaiPortal\\Mentors\\MentorsModule', 28, null ),
		),
		'edited_mentoriai_field' => array(
			array( 10, 1, 'MentoriaiPortal\\Mentors\\MentorsModule', 26, null ),
			array( 20, 0, 'MentoriaiPortal\\Mentors\\MentorsModule', 29, null ),
			array( 30, 1, 'MentoriaiPortal\\Mentors\\MentorsModule', 34, null ),
		),
		'wp_update_term_data' => array(
			array( 10, 3, array( 'MentoriaiPortal\\Mentors\\Admin\\FieldTermForm', 'keep_slug' ), 27, null ),
		),
		'added_term_meta' => array(
			array( 20, 0, 'MentoriaiPortal\\Mentors\\MentorsModule', 30, null ),
			array( 20, 3, 'MentoriaiPortal\\Events\\EventsModule', 17, array( 'MentoriaiPortal\\Events\\EventsModule', 'is_name_of_town' ) ),
		),
		'updated_term_meta' => array(
			array( 20, 0, 'MentoriaiPortal\\Mentors\\MentorsModule', 31, null ),
			array( 20, 3, 'MentoriaiPortal\\Events\\EventsModule', 18, array( 'MentoriaiPortal\\Events\\EventsModule', 'is_name_of_town' ) ),
		),
		'deleted_term_meta' => array(
			array( 20, 0, 'MentoriaiPortal\\Mentors\\MentorsModule', 32, null ),
			array( 20, 3, 'MentoriaiPortal\\Events\\EventsModule', 19, array( 'MentoriaiPortal\\Events\\EventsModule', 'is_name_of_town' ) ),
		),
		'edit_terms' => array(
			array( 10, 2, 'MentoriaiPortal\\Mentors\\MentorsModule', 33, array( 'MentoriaiPortal\\Mentors\\MentorsModule', 'is_term_of_field' ) ),
		),
		'delete_mentoriai_field' => array(
			array( 20, 1, 'MentoriaiPortal\\Mentors\\MentorsModule', 35, null ),
		),
		'mentoriai_mentor_claimed' => array(
			array( 30, 1, 'MentoriaiPortal\\Reviews\\ReviewsModule', 6, null ),
		),
		'mentoriai_set_user_status' => array(
			array( 10, 3, 'MentoriaiPortal\\Accounts\\AccountsModule', 0, null ),
		),
		'mentoriai_end_sessions' => array(
			array( 10, 1, 'MentoriaiPortal\\Accounts\\AccountsModule', 1, null ),
		),
		'user_register' => array(
			array( 10, 1, 'MentoriaiPortal\\Accounts\\AccountsModule', 2, null ),
			array( 10, 0, 'MentoriaiPortal\\Members\\MembersModule', 1, null ),
		),
		'profile_update' => array(
			array( 10, 2, 'MentoriaiPortal\\Accounts\\AccountsModule', 3, null ),
		),
		'wp_set_password' => array(
			array( 10, 3, 'MentoriaiPortal\\Accounts\\AccountsModule', 4, null ),
		),
		'send_password_change_email' => array(
			array( 10, 2, 'MentoriaiPortal\\Accounts\\AccountsModule', 5, null ),
		),
		'can_add_user_to_blog' => array(
			array( 10, 4, 'MentoriaiPortal\\Accounts\\AccountsModule', 11, null ),
		),
		'authenticate' => array(
			array( 1000, 3, 'MentoriaiPortal\\Accounts\\AccountsModule', 12, array( 'MentoriaiPortal\\Accounts\\WpLoginRestrictions', 'is_tried' ) ),
		),
		'login_message' => array(
			array( 10, 1, array( 'MentoriaiPortal\\Accounts\\WpLoginRestrictions', 'explain' ), 13, null ),
		),
		'lostpassword_post' => array(
			array( 1, 2, 'MentoriaiPortal\\Accounts\\AccountsModule', 14, null ),
		),
		'validate_password_reset' => array(
			array( 1, 2, 'MentoriaiPortal\\Accounts\\AccountsModule', 15, null ),
		),
		'show_admin_bar' => array(
			array( 1000, 1, 'MentoriaiPortal\\Accounts\\AccountsModule', 17, 'is_user_logged_in' ),
		),
		'wp_is_application_passwords_available_for_user' => array(
			array( 1000, 2, 'MentoriaiPortal\\Accounts\\AccountsModule', 18, null ),
		),
		'wp' => array(
			array( 5, 1, array( 'MentoriaiPortal\\Accounts\\MemberPrivacy', 'hide_archive' ), 19, null ),
			array( 10, 1, 'MentoriaiPortal\\Shell\\ShellModule', 7, array( 'MentoriaiPortal\\Shell\\PortalRequest', 'was_asked' ) ),
		),
		'rest_user_query' => array(
			array( 1000, 1, array( 'MentoriaiPortal\\Accounts\\MemberPrivacy', 'leave_out' ), 20, null ),
		),
		'wp_sitemaps_users_query_args' => array(
			array( 1000, 1, array( 'MentoriaiPortal\\Accounts\\MemberPrivacy', 'leave_out_of_sitemap' ), 21, null ),
		),
		'rest_request_before_callbacks' => array(
			array( 1000, 3, 'MentoriaiPortal\\Accounts\\AccountsModule', 22, array( 'MentoriaiPortal\\Core\\Rest\\Dispatcher', 'is_of_wp_user' ) ),
		),
		'login_form_confirmaction' => array(
			array( 10, 1, 'MentoriaiPortal\\Profiles\\ProfilesModule', 3, array( 'MentoriaiPortal\\Profiles\\DataRequestPage', 'is_asked' ) ),
		),
		'delete_user' => array(
			array( 10, 1, 'MentoriaiPortal\\Profiles\\ProfilesModule', 4, null ),
			array( 5, 1, 'MentoriaiPortal\\Privacy\\PrivacyModule', 2, null ),
		),
		'added_user_meta' => array(
			array( 10, 3, 'MentoriaiPortal\\Members\\MembersModule', 4, array( 'MentoriaiPortal\\Members\\Admin\\WaitingCount', 'is_status' ) ),
		),
		'updated_user_meta' => array(
			array( 10, 3, 'MentoriaiPortal\\Members\\MembersModule', 5, array( 'MentoriaiPortal\\Members\\Admin\\WaitingCount', 'is_status' ) ),
		),
		'deleted_user_meta' => array(
			array( 10, 3, 'MentoriaiPortal\\Members\\MembersModule', 6, array( 'MentoriaiPortal\\Members\\Admin\\WaitingCount', 'is_status' ) ),
		),
		'mentoriai_describe_content' => array(
			array( 10, 1, array( 'MentoriaiPortal\\Events\\MetaFields', 'register' ), 1, null ),
			array( 10, 1, array( 'MentoriaiPortal\\Content\\BlockTypes', 'register' ), 17, null ),
			array( 10, 1, array( 'MentoriaiPortal\\Content\\Admin\\Patterns', 'register' ), 18, null ),
			array( 10, 1, array( 'MentoriaiPortal\\Shell\\Registration', 'describe' ), 1, null ),
		),
		'get_object_subtype_post' => array(
			array( 10, 1, array( 'MentoriaiPortal\\Events\\MetaFields', 'register_for_subtype' ), 2, null ),
		),
		'get_object_subtype_term' => array(
			array( 10, 1, array( 'MentoriaiPortal\\Events\\MetaFields', 'register_for_subtype' ), 3, null ),
		),
		'default_post_metadata' => array(
			array( 1, 3, array( 'MentoriaiPortal\\Events\\MetaFields', 'register_for_default' ), 4, null ),
		),
		'wp_post_revision_meta_keys' => array(
			array( 10, 2, array( 'MentoriaiPortal\\Events\\MetaFields', 'autosaved' ), 5, null ),
		),
		'rest_pre_insert_mentoriai_event' => array(
			array( 10, 2, array( 'MentoriaiPortal\\Events\\EventRules', 'check' ), 7, null ),
		),
		'created_mentoriai_town' => array(
			array( 10, 1, array( 'MentoriaiPortal\\Events\\TownForm', 'save' ), 11, null ),
		),
		'edited_mentoriai_town' => array(
			array( 10, 1, array( 'MentoriaiPortal\\Events\\TownForm', 'save' ), 12, null ),
			array( 20, 0, 'MentoriaiPortal\\Events\\EventsModule', 14, null ),
		),
		'delete_mentoriai_town' => array(
			array( 20, 0, 'MentoriaiPortal\\Events\\EventsModule', 15, null ),
		),
		'after_delete_post' => array(
			array( 20, 2, 'MentoriaiPortal\\Stories\\StoriesModule', 3, null ),
		),
		'mentoriai_field_merged' => array(
			array( 10, 2, 'MentoriaiPortal\\Surveys\\SurveysModule', 4, null ),
		),
		'wp_update_nav_menu' => array(
			array( 20, 0, 'MentoriaiPortal\\Content\\ContentModule', 0, null ),
		),
		'wp_delete_nav_menu' => array(
			array( 20, 0, 'MentoriaiPortal\\Content\\ContentModule', 1, null ),
		),
		'set_theme_mod_nav_menu_locations' => array(
			array( 20, 0, 'MentoriaiPortal\\Content\\ContentModule', 2, null ),
		),
		'update_option_mentoriai_settings' => array(
			array( 20, 0, 'MentoriaiPortal\\Content\\ContentModule', 3, null ),
		),
		'add_option_mentoriai_settings' => array(
			array( 20, 0, 'MentoriaiPortal\\Content\\ContentModule', 4, null ),
		),
		'update_option_mentoriai_pages' => array(
			array( 20, 0, 'MentoriaiPortal\\Content\\ContentModule', 5, null ),
		),
		'switch_theme' => array(
			array( 20, 0, 'MentoriaiPortal\\Content\\ContentModule', 6, null ),
		),
		'transition_post_status' => array(
			array( 20, 3, 'MentoriaiPortal\\Content\\ContentModule', 7, array( 'MentoriaiPortal\\Core\\ContentCache', 'is_shown_change' ) ),
			array( 10, 3, array( 'MentoriaiPortal\\SetUp\\PolicyPage', 'published' ), 6, null ),
		),
		'add_attachment' => array(
			array( 1, 1, array( 'MentoriaiPortal\\Core\\ContentCache', 'note_upload' ), 9, null ),
		),
		'updated_option' => array(
			array( 10, 1, 'MentoriaiPortal\\Content\\ContentModule', 13, array( 'MentoriaiPortal\\Core\\ContentCache', 'is_shown_option' ) ),
		),
		'pre_option_show_on_front' => array(
			array( 10, 1, array( 'MentoriaiPortal\\Content\\FrontPage', 'shown' ), 14, null ),
		),
		'pre_option_page_on_front' => array(
			array( 10, 1, array( 'MentoriaiPortal\\Content\\FrontPage', 'id' ), 15, null ),
		),
		'block_categories_all' => array(
			array( 10, 2, 'MentoriaiPortal\\Content\\ContentModule', 19, null ),
		),
		'allowed_block_types_all' => array(
			array( 10, 2, 'MentoriaiPortal\\Content\\ContentModule', 20, null ),
		),
		'block_editor_settings_all' => array(
			array( 20, 2, 'MentoriaiPortal\\Content\\ContentModule', 21, null ),
			array( 20, 2, array( 'MentoriaiPortal\\Shell\\PreviewLinks', 'without_templates' ), 53, null ),
		),
		'wp_untrash_post_status' => array(
			array( 10, 3, array( 'MentoriaiPortal\\Content\\Admin\\ScreenPages', 'restore' ), 26, null ),
		),
		'mentoriai_block_html' => array(
			array( 10, 2, array( 'MentoriaiPortal\\Content\\PageBlocks', 'html' ), 28, null ),
		),
		'page_link' => array(
			array( 10, 2, 'MentoriaiPortal\\Content\\ContentModule', 29, null ),
		),
		'wp_unique_post_slug' => array(
			array( 10, 6, 'MentoriaiPortal\\Languages\\LanguagesModule', 1, null ),
		),
		'wp_insert_post_parent' => array(
			array( 10, 3, 'MentoriaiPortal\\Languages\\LanguagesModule', 2, null ),
		),
		'wp_insert_post' => array(
			array( 10, 2, 'MentoriaiPortal\\Languages\\LanguagesModule', 3, null ),
		),
		'query_vars' => array(
			array( 10, 1, array( 'MentoriaiPortal\\Shell\\PortalRequest', 'add_query_var' ), 2, null ),
		),
		'rewrite_rules_array' => array(
			array( 100, 1, array( 'MentoriaiPortal\\Shell\\PortalRequest', 'add_rules' ), 3, null ),
		),
		'request' => array(
			array( 100, 1, 'MentoriaiPortal\\Shell\\ShellModule', 4, array( 'MentoriaiPortal\\Shell\\PortalRequest', 'may_be_page' ) ),
		),
		'posts_pre_query' => array(
			array( 10, 2, 'MentoriaiPortal\\Shell\\ShellModule', 5, array( 'MentoriaiPortal\\Shell\\PortalRequest', 'is_main_query' ) ),
		),
		'pre_handle_404' => array(
			array( 10, 2, 'MentoriaiPortal\\Shell\\ShellModule', 6, array( 'MentoriaiPortal\\Shell\\PortalRequest', 'was_asked' ) ),
		),
		'redirect_canonical' => array(
			array( 10, 2, 'MentoriaiPortal\\Shell\\ShellModule', 8, array( 'MentoriaiPortal\\Shell\\PortalRequest', 'was_asked' ) ),
		),
		'do_redirect_guess_404_permalink' => array(
			array( 10, 1, array( 'MentoriaiPortal\\Shell\\PortalRequest', 'guess_nothing' ), 9, null ),
		),
		'locale' => array(
			array( 10, 1, 'MentoriaiPortal\\Shell\\ShellModule', 10, array( 'MentoriaiPortal\\Shell\\PortalRequest', 'has_path' ) ),
		),
		'wp_unique_post_slug_is_bad_attachment_slug' => array(
			array( 10, 2, 'MentoriaiPortal\\Shell\\ShellModule', 11, null ),
		),
		'wp_unique_post_slug_is_bad_flat_slug' => array(
			array( 10, 2, 'MentoriaiPortal\\Shell\\ShellModule', 12, null ),
		),
		'template_redirect' => array(
			array( 5, 0, 'MentoriaiPortal\\Shell\\ShellModule', 13, array( 'MentoriaiPortal\\Shell\\ProtectedPage', 'is_asked' ) ),
			array( 1, 0, 'MentoriaiPortal\\Shell\\ShellModule', 41, array( 'MentoriaiPortal\\Shell\\PortalRequest', 'was_asked' ) ),
			array( 1, 0, 'MentoriaiPortal\\Shell\\ShellModule', 42, array( 'MentoriaiPortal\\Shell\\FieldLinks', 'is_asked' ) ),
		),
		'wp_die_handler' => array(
			array( 10, 1, 'MentoriaiPortal\\Shell\\ShellModule', 14, array( 'MentoriaiPortal\\Shell\\PortalRequest', 'has_path' ) ),
		),
		'mentoriai_portal_html' => array(
			array( 10, 1, 'MentoriaiPortal\\Shell\\ShellModule', 15, null ),
		),
		'template_include' => array(
			array( 1000, 1, 'MentoriaiPortal\\Shell\\ShellModule', 16, null ),
		),
		'wp_enqueue_scripts' => array(
			array( 5, 0, 'MentoriaiPortal\\Shell\\ShellModule', 17, 'is_user_logged_in' ),
			array( 10, 1, 'MentoriaiPortal\\Shell\\ShellModule', 20, null ),
		),
		'wp_head' => array(
			array( 2, 1, 'MentoriaiPortal\\Shell\\ShellModule', 21, null ),
		),
		'autoptimize_filter_noptimize' => array(
			array( 10, 1, 'MentoriaiPortal\\Shell\\ShellModule', 22, array( 'MentoriaiPortal\\Shell\\PortalRequest', 'was_asked' ) ),
		),
		'aioseo_disable' => array(
			array( 10, 1, 'MentoriaiPortal\\Shell\\ShellModule', 23, array( 'MentoriaiPortal\\Shell\\PortalRequest', 'was_asked' ) ),
		),
		'rank_math/frontend/disable_integration' => array(
			array( 10, 1, 'MentoriaiPortal\\Shell\\ShellModule', 24, array( 'MentoriaiPortal\\Shell\\PortalRequest', 'was_asked' ) ),
		),
		'wpseo_frontend_presenters' => array(
			array( 9223372036854775807, 1, 'MentoriaiPortal\\Shell\\ShellModule', 25, array( 'MentoriaiPortal\\Shell\\PortalRequest', 'was_asked' ) ),
		),
		'the_seo_framework_meta_generator_pools' => array(
			array( 9223372036854775807, 1, 'MentoriaiPortal\\Shell\\ShellModule', 26, array( 'MentoriaiPortal\\Shell\\PortalRequest', 'was_asked' ) ),
		),
		'robots_txt' => array(
			array( 9223372036854775807, 2, 'MentoriaiPortal\\Shell\\ShellModule', 28, array( 'MentoriaiPortal\\Shell\\SearchEngines', 'lacks_index' ) ),
		),
		'wpseo_sitemap_index' => array(
			array( 10, 1, 'MentoriaiPortal\\Shell\\ShellModule', 29, null ),
		),
		'rank_math/sitemap/index' => array(
			array( 10, 1, 'MentoriaiPortal\\Shell\\ShellModule', 30, null ),
		),
		'aioseo_sitemap_indexes' => array(
			array( 10, 1, 'MentoriaiPortal\\Shell\\ShellModule', 31, null ),
		),
		'seopress_sitemaps_external_link' => array(
			array( 10, 1, 'MentoriaiPortal\\Shell\\ShellModule', 32, null ),
		),
		'wpseo_exclude_from_sitemap_by_post_ids' => array(
			array( 10, 1, 'MentoriaiPortal\\Shell\\ShellModule', 33, null ),
		),
		'rank_math/sitemap/posts_to_exclude' => array(
			array( 10, 1, 'MentoriaiPortal\\Shell\\ShellModule', 34, null ),
		),
		'the_seo_framework_sitemap_exclude_ids' => array(
			array( 10, 1, 'MentoriaiPortal\\Shell\\ShellModule', 35, null ),
		),
		'aioseo_sitemap_exclude_posts' => array(
			array( 10, 1, 'MentoriaiPortal\\Shell\\ShellModule', 36, null ),
		),
		'seopress_sitemaps_single_query' => array(
			array( 10, 1, 'MentoriaiPortal\\Shell\\ShellModule', 37, null ),
		),
		'wp_sitemaps_post_types' => array(
			array( 10, 1, 'MentoriaiPortal\\Shell\\ShellModule', 38, null ),
		),
		'wp_sitemaps_posts_query_args' => array(
			array( 10, 2, 'MentoriaiPortal\\Shell\\ShellModule', 39, null ),
		),
		'wp_sitemaps_taxonomies' => array(
			array( 10, 1, 'MentoriaiPortal\\Shell\\ShellModule', 40, null ),
		),
		'pre_post_update' => array(
			array( 10, 1, 'MentoriaiPortal\\Shell\\ShellModule', 43, null ),
		),
		'update_option_mentoriai_content_version' => array(
			array( 100, 0, 'MentoriaiPortal\\Shell\\ShellModule', 47, null ),
		),
		'add_option_mentoriai_content_version' => array(
			array( 100, 0, 'MentoriaiPortal\\Shell\\ShellModule', 48, null ),
		),
		'update_option_mentoriai_mentor_version' => array(
			array( 100, 0, 'MentoriaiPortal\\Shell\\ShellModule', 49, null ),
		),
		'wp_body_open' => array(
			array( 10, 0, 'MentoriaiPortal\\Shell\\ShellModule', 52, array( 'MentoriaiPortal\\Shell\\PortalRequest', 'is_preview_asked' ) ),
		),
		'preview_post_link' => array(
			array( 10, 2, array( 'MentoriaiPortal\\Shell\\PreviewLinks', 'link' ), 54, null ),
		),
		'is_post_type_viewable' => array(
			array( 10, 2, array( 'MentoriaiPortal\\Shell\\PreviewLinks', 'is_viewable' ), 55, null ),
		),
		'rest_prepare_page' => array(
			array( 10, 3, array( 'MentoriaiPortal\\Shell\\PreviewLinks', 'in_editor' ), 56, null ),
		),
		'rest_prepare_mentoriai_event' => array(
			array( 10, 3, array( 'MentoriaiPortal\\Shell\\PreviewLinks', 'in_editor' ), 57, null ),
		),
		'rest_prepare_mentoriai_story' => array(
			array( 10, 3, array( 'MentoriaiPortal\\Shell\\PreviewLinks', 'in_editor' ), 58, null ),
		),
		'rest_prepare_mentoriai_mentor' => array(
			array( 10, 3, array( 'MentoriaiPortal\\Shell\\PreviewLinks', 'in_editor' ), 59, null ),
		),
		'wp_privacy_personal_data_exporters' => array(
			array( 10, 1, 'MentoriaiPortal\\Privacy\\PrivacyModule', 0, null ),
		),
		'wp_privacy_personal_data_erasers' => array(
			array( 9223372036854775807, 1, 'MentoriaiPortal\\Privacy\\PrivacyModule', 1, null ),
		),
		'mentoriai_demo_import' => array(
			array( 10, 1, 'MentoriaiPortal\\Demo\\DemoModule', 0, null ),
		),
		'mentoriai_launch' => array(
			array( 10, 0, 'MentoriaiPortal\\Launch\\LaunchModule', 0, null ),
		),
		'wp_mail' => array(
			array( 10, 1, array( 'MentoriaiPortal\\Mail\\MailModule', 'use_outbox' ), 6, null ),
		),
	),
	'admin_hooks' => array(
		'admin_init' => array(
			array( 10, 0, 'MentoriaiPortal\\Core\\CoreModule', 24, null ),
			array( 1, 1, 'MentoriaiPortal\\Accounts\\AccountsModule', 16, null ),
			array( 10, 1, 'MentoriaiPortal\\Privacy\\PrivacyModule', 4, null ),
		),
		'wp_ajax_nopriv_mentoriai_run' => array(
			array( 10, 1, 'MentoriaiPortal\\Core\\CoreModule', 25, null ),
		),
		'admin_notices' => array(
			array( 10, 1, 'MentoriaiPortal\\Core\\CoreModule', 29, array( 'MentoriaiPortal\\Core\\Database\\SchemaNotice', 'is_needed' ) ),
			array( 10, 1, array( 'MentoriaiPortal\\Members\\Admin\\UserActions', 'notice' ), 18, null ),
			array( 10, 0, array( 'MentoriaiPortal\\Events\\Admin\\EventRepeatPage', 'notice' ), 19, null ),
			array( 10, 1, 'MentoriaiPortal\\Languages\\LanguagesModule', 19, null ),
			array( 10, 1, 'MentoriaiPortal\\SetUp\\SetUpModule', 2, null ),
			array( 10, 1, 'MentoriaiPortal\\Launch\\LaunchModule', 4, array( 'MentoriaiPortal\\Core\\Database\\Upgrader', 'is_pending' ) ),
			array( 10, 0, 'MentoriaiPortal\\Mail\\MailModule', 4, array( 'MentoriaiPortal\\Mail\\Admin\\CopyNotice', 'is_asked' ) ),
		),
		'admin_post_mentoriai_rebuild' => array(
			array( 10, 1, 'MentoriaiPortal\\Core\\CoreModule', 30, null ),
		),
		'add_meta_boxes_mentoriai_mentor' => array(
			array( 10, 1, 'MentoriaiPortal\\Mentors\\MentorsModule', 11, null ),
		),
		'enter_title_here' => array(
			array( 10, 2, array( 'MentoriaiPortal\\Mentors\\Admin\\StaticMentorList', 'placeholder' ), 12, null ),
			array( 10, 2, 'MentoriaiPortal\\Events\\Admin\\EventAdminModule', 1, null ),
		),
		'manage_mentoriai_mentor_posts_columns' => array(
			array( 10, 1, array( 'MentoriaiPortal\\Mentors\\Admin\\StaticMentorList', 'columns' ), 13, null ),
			array( 10, 1, 'MentoriaiPortal\\Languages\\LanguagesModule', 13, null ),
		),
		'manage_mentoriai_mentor_posts_custom_column' => array(
			array( 10, 2, array( 'MentoriaiPortal\\Mentors\\Admin\\StaticMentorList', 'show' ), 14, null ),
			array( 10, 2, 'MentoriaiPortal\\Languages\\LanguagesModule', 14, null ),
		),
		'enqueue_block_editor_assets' => array(
			array( 10, 0, array( 'MentoriaiPortal\\Mentors\\Admin\\StaticMentorList', 'without_parent' ), 15, null ),
			array( 10, 1, 'MentoriaiPortal\\Events\\Admin\\EventAdminModule', 0, null ),
			array( 10, 1, 'MentoriaiPortal\\Content\\ContentModule', 22, null ),
		),
		'mentoriai_field_add_form_fields' => array(
			array( 10, 1, 'MentoriaiPortal\\Mentors\\MentorsModule', 36, null ),
		),
		'mentoriai_field_edit_form_fields' => array(
			array( 10, 1, 'MentoriaiPortal\\Mentors\\MentorsModule', 37, null ),
		),
		'quick_edit_custom_box' => array(
			array( 10, 3, 'MentoriaiPortal\\Mentors\\MentorsModule', 38, null ),
			array( 10, 2, 'MentoriaiPortal\\Events\\Admin\\EventAdminModule', 11, null ),
		),
		'admin_enqueue_scripts' => array(
			array( 10, 1, 'MentoriaiPortal\\Mentors\\MentorsModule', 39, null ),
			array( 10, 1, 'MentoriaiPortal\\Events\\Admin\\EventAdminModule', 6, null ),
			array( 10, 1, 'MentoriaiPortal\\Events\\Admin\\EventAdminModule', 10, null ),
			array( 10, 1, 'MentoriaiPortal\\Surveys\\SurveysModule', 1, null ),
			array( 10, 1, 'MentoriaiPortal\\Settings\\SettingsModule', 3, null ),
		),
		'pre_insert_term' => array(
			array( 10, 2, 'MentoriaiPortal\\Mentors\\MentorsModule', 40, null ),
		),
		'wp_ajax_inline-save-tax' => array(
			array( 0, 0, 'MentoriaiPortal\\Mentors\\MentorsModule', 41, null ),
		),
		'load-edit-tags.php' => array(
			array( 10, 0, 'MentoriaiPortal\\Mentors\\MentorsModule', 42, null ),
			array( 10, 0, 'MentoriaiPortal\\Mentors\\MentorsModule', 43, null ),
		),
		'wp_ajax_delete-tag' => array(
			array( 0, 0, 'MentoriaiPortal\\Mentors\\MentorsModule', 44, null ),
		),
		'admin_post_mentoriai_merge' => array(
			array( 10, 0, 'MentoriaiPortal\\Mentors\\MentorsModule', 45, null ),
		),
		'admin_post_mentoriai_delete' => array(
			array( 10, 0, 'MentoriaiPortal\\Mentors\\MentorsModule', 46, null ),
		),
		'term_updated_messages' => array(
			array( 10, 1, array( 'MentoriaiPortal\\Mentors\\Admin\\FieldMessages', 'add' ), 47, null ),
		),
		'manage_edit-mentoriai_field_columns' => array(
			array( 10, 1, array( 'MentoriaiPortal\\Mentors\\Admin\\FieldList', 'columns' ), 48, null ),
		),
		'manage_edit-mentoriai_field_sortable_columns' => array(
			array( 10, 1, array( 'MentoriaiPortal\\Mentors\\Admin\\FieldList', 'sortable' ), 49, null ),
		),
		'default_hidden_columns' => array(
			array( 10, 2, array( 'MentoriaiPortal\\Mentors\\Admin\\FieldList', 'hidden' ), 50, null ),
		),
		'manage_mentoriai_field_custom_column' => array(
			array( 10, 3, 'MentoriaiPortal\\Mentors\\MentorsModule', 51, null ),
		),
		'terms_clauses' => array(
			array( 10, 3, 'MentoriaiPortal\\Mentors\\MentorsModule', 52, null ),
		),
		'mentoriai_field_row_actions' => array(
			array( 10, 2, 'MentoriaiPortal\\Mentors\\MentorsModule', 53, null ),
		),
		'bulk_actions-edit-mentoriai_field' => array(
			array( 10, 1, array( 'MentoriaiPortal\\Mentors\\Admin\\FieldList', 'bulk_actions' ), 54, null ),
		),
		'handle_bulk_actions-edit-mentoriai_field' => array(
			array( 10, 3, array( 'MentoriaiPortal\\Mentors\\Admin\\FieldList', 'merge_many' ), 55, null ),
		),
		'admin_menu' => array(
			array( 10, 0, 'MentoriaiPortal\\Mentors\\MentorsModule', 56, null ),
			array( 10, 1, 'MentoriaiPortal\\Messaging\\MessagingModule', 0, null ),
			array( 10, 1, 'MentoriaiPortal\\Plans\\PlansModule', 0, null ),
			array( 10, 1, 'MentoriaiPortal\\Reviews\\ReviewsModule', 0, null ),
			array( 10, 1, 'MentoriaiPortal\\Results\\ResultsModule', 0, null ),
			array( 10, 1, 'MentoriaiPortal\\Members\\MembersModule', 20, null ),
			array( 10, 0, 'MentoriaiPortal\\Events\\Admin\\EventAdminModule', 16, null ),
			array( 10, 1, 'MentoriaiPortal\\Surveys\\SurveysModule', 0, null ),
			array( 10, 1, 'MentoriaiPortal\\Languages\\LanguagesModule', 21, null ),
			array( 10, 1, 'MentoriaiPortal\\Languages\\LanguagesModule', 22, null ),
			array( 10, 1, 'MentoriaiPortal\\Privacy\\PrivacyModule', 5, array( 'MentoriaiPortal\\Privacy\\Admin\\ErasePage', 'is_offered' ) ),
			array( 10, 1, 'MentoriaiPortal\\Settings\\SettingsModule', 0, null ),
			array( 10, 1, 'MentoriaiPortal\\SetUp\\SetUpModule', 0, null ),
			array( 10, 1, 'MentoriaiPortal\\Launch\\LaunchModule', 2, array( 'MentoriaiPortal\\Core\\Database\\Upgrader', 'is_pending' ) ),
			array( 10, 1, 'MentoriaiPortal\\Mail\\MailModule', 1, null ),
			array( 10, 1, 'MentoriaiPortal\\Mail\\MailModule', 2, null ),
		),
		'admin_head' => array(
			array( 10, 0, array( 'MentoriaiPortal\\Mentors\\Admin\\FieldPage', 'hide' ), 57, null ),
			array( 10, 1, array( 'MentoriaiPortal\\Members\\Admin\\MemberScreens', 'hide' ), 21, null ),
			array( 10, 0, array( 'MentoriaiPortal\\Events\\Admin\\EventRepeatPage', 'hide' ), 17, null ),
			array( 10, 1, 'MentoriaiPortal\\Languages\\LanguagesModule', 6, null ),
		),
		'submenu_file' => array(
			array( 10, 1, array( 'MentoriaiPortal\\Mentors\\Admin\\FieldPage', 'mark_menu' ), 58, null ),
			array( 10, 1, array( 'MentoriaiPortal\\Events\\Admin\\EventRepeatPage', 'mark_menu' ), 18, null ),
		),
		'load-tools_page_mentoriai-reviews' => array(
			array( 10, 1, 'MentoriaiPortal\\Reviews\\ReviewsModule', 1, null ),
		),
		'admin_post_mentoriai_show_review' => array(
			array( 10, 1, 'MentoriaiPortal\\Reviews\\ReviewsModule', 2, null ),
		),
		'admin_post_mentoriai_hide_review' => array(
			array( 10, 1, 'MentoriaiPortal\\Reviews\\ReviewsModule', 3, null ),
		),
		'admin_post_mentoriai_cv' => array(
			array( 10, 1, 'MentoriaiPortal\\Profiles\\ProfilesModule', 0, null ),
		),
		'admin_post_mentoriai_statistics_csv' => array(
			array( 10, 1, 'MentoriaiPortal\\Results\\ResultsModule', 1, null ),
		),
		'user_has_cap' => array(
			array( 10, 1, array( 'MentoriaiPortal\\Members\\Admin\\MemberScreens', 'open_list' ), 7, null ),
			array( 10, 3, array( 'MentoriaiPortal\\Languages\\Admin\\MenuScreen', 'allow' ), 5, null ),
		),
		'manage_users_columns' => array(
			array( 10, 1, array( 'MentoriaiPortal\\Members\\Admin\\UserColumns', 'add' ), 8, null ),
		),
		'manage_users_custom_column' => array(
			array( 10, 3, array( 'MentoriaiPortal\\Members\\Admin\\UserColumns', 'cell' ), 9, null ),
		),
		'views_users' => array(
			array( 10, 1, 'MentoriaiPortal\\Members\\MembersModule', 10, null ),
		),
		'users_list_table_query_args' => array(
			array( 10, 1, 'MentoriaiPortal\\Members\\MembersModule', 11, null ),
		),
		'restrict_manage_users' => array(
			array( 10, 1, 'MentoriaiPortal\\Members\\MembersModule', 12, null ),
		),
		'user_row_actions' => array(
			array( 10, 2, 'MentoriaiPortal\\Members\\MembersModule', 13, null ),
		),
		'bulk_actions-users' => array(
			array( 10, 1, 'MentoriaiPortal\\Members\\MembersModule', 14, null ),
		),
		'load-users.php' => array(
			array( 10, 1, 'MentoriaiPortal\\Members\\MembersModule', 15, null ),
		),
		'handle_bulk_actions-users' => array(
			array( 10, 3, 'MentoriaiPortal\\Members\\MembersModule', 16, null ),
		),
		'removable_query_args' => array(
			array( 10, 1, array( 'MentoriaiPortal\\Members\\Admin\\UserActions', 'shown_once' ), 17, null ),
		),
		'admin_print_styles' => array(
			array( 10, 1, array( 'MentoriaiPortal\\Members\\Admin\\StatusBadge', 'print_styles' ), 19, null ),
		),
		'admin_post_mentoriai_decide' => array(
			array( 10, 1, 'MentoriaiPortal\\Members\\MembersModule', 22, null ),
		),
		'admin_post_mentoriai_seen' => array(
			array( 10, 1, 'MentoriaiPortal\\Members\\MembersModule', 23, null ),
		),
		'mentoriai_town_add_form_fields' => array(
			array( 10, 0, array( 'MentoriaiPortal\\Events\\TownForm', 'show_new' ), 9, null ),
		),
		'mentoriai_town_edit_form_fields' => array(
			array( 10, 1, array( 'MentoriaiPortal\\Events\\TownForm', 'show' ), 10, null ),
		),
		'write_your_story' => array(
			array( 10, 2, 'MentoriaiPortal\\Events\\Admin\\EventAdminModule', 2, null ),
		),
		'manage_mentoriai_event_posts_columns' => array(
			array( 10, 1, 'MentoriaiPortal\\Events\\Admin\\EventAdminModule', 3, null ),
			array( 10, 1, 'MentoriaiPortal\\Languages\\LanguagesModule', 9, null ),
		),
		'manage_mentoriai_event_posts_custom_column' => array(
			array( 10, 2, 'MentoriaiPortal\\Events\\Admin\\EventAdminModule', 4, null ),
			array( 10, 2, 'MentoriaiPortal\\Languages\\LanguagesModule', 10, null ),
		),
		'manage_edit-mentoriai_event_sortable_columns' => array(
			array( 10, 1, 'MentoriaiPortal\\Events\\Admin\\EventAdminModule', 5, null ),
		),
		'restrict_manage_posts' => array(
			array( 10, 1, 'MentoriaiPortal\\Events\\Admin\\EventAdminModule', 7, null ),
			array( 10, 1, 'MentoriaiPortal\\Languages\\LanguagesModule', 15, null ),
		),
		'disable_months_dropdown' => array(
			array( 10, 2, 'MentoriaiPortal\\Events\\Admin\\EventAdminModule', 8, null ),
		),
		'pre_get_posts' => array(
			array( 10, 1, 'MentoriaiPortal\\Events\\Admin\\EventAdminModule', 9, null ),
		),
		'add_inline_data' => array(
			array( 10, 1, array( 'MentoriaiPortal\\Events\\Admin\\EventQuickEdit', 'data' ), 12, null ),
		),
		'wp_ajax_inline-save' => array(
			array( 0, 0, 'MentoriaiPortal\\Events\\Admin\\EventAdminModule', 13, null ),
		),
		'wp_insert_post_data' => array(
			array( 5, 2, 'MentoriaiPortal\\Events\\Admin\\EventAdminModule', 14, array( 'MentoriaiPortal\\Events\\Admin\\EventQuickEdit', 'is_sent' ) ),
		),
		'post_row_actions' => array(
			array( 10, 2, array( 'MentoriaiPortal\\Events\\Admin\\EventRepeatPage', 'actions' ), 15, null ),
			array( 10, 2, array( 'MentoriaiPortal\\Shell\\PreviewLinks', 'in_list' ), 60, null ),
		),
		'admin_post_mentoriai_duplicate_event' => array(
			array( 10, 0, 'MentoriaiPortal\\Events\\Admin\\EventAdminModule', 20, null ),
		),
		'admin_post_mentoriai_repeat_event' => array(
			array( 10, 0, 'MentoriaiPortal\\Events\\Admin\\EventAdminModule', 21, null ),
		),
		'posts_clauses' => array(
			array( 10, 2, 'MentoriaiPortal\\Events\\Admin\\EventAdminModule', 22, null ),
		),
		'admin_post_mentoriai_survey_csv' => array(
			array( 10, 1, 'MentoriaiPortal\\Surveys\\SurveysModule', 3, null ),
		),
		'enqueue_block_assets' => array(
			array( 10, 1, 'MentoriaiPortal\\Content\\ContentModule', 23, null ),
		),
		'display_post_states' => array(
			array( 10, 2, array( 'MentoriaiPortal\\Content\\Admin\\ScreenPages', 'mark' ), 24, null ),
		),
		'page_row_actions' => array(
			array( 10, 2, array( 'MentoriaiPortal\\Content\\Admin\\ScreenPages', 'ask' ), 25, null ),
			array( 10, 2, array( 'MentoriaiPortal\\Shell\\PreviewLinks', 'in_list' ), 62, null ),
		),
		'manage_page_posts_columns' => array(
			array( 10, 1, 'MentoriaiPortal\\Languages\\LanguagesModule', 7, null ),
		),
		'manage_page_posts_custom_column' => array(
			array( 10, 2, 'MentoriaiPortal\\Languages\\LanguagesModule', 8, null ),
		),
		'manage_mentoriai_story_posts_columns' => array(
			array( 10, 1, 'MentoriaiPortal\\Languages\\LanguagesModule', 11, null ),
		),
		'manage_mentoriai_story_posts_custom_column' => array(
			array( 10, 2, 'MentoriaiPortal\\Languages\\LanguagesModule', 12, null ),
		),
		'posts_where' => array(
			array( 10, 2, 'MentoriaiPortal\\Languages\\LanguagesModule', 16, null ),
		),
		'add_meta_boxes' => array(
			array( 10, 1, 'MentoriaiPortal\\Languages\\LanguagesModule', 17, null ),
		),
		'save_post' => array(
			array( 10, 2, 'MentoriaiPortal\\Languages\\LanguagesModule', 18, null ),
		),
		'admin_post_mentoriai_translate' => array(
			array( 10, 1, 'MentoriaiPortal\\Languages\\LanguagesModule', 20, null ),
		),
		'wp_setup_nav_menu_item' => array(
			array( 10, 1, 'MentoriaiPortal\\Languages\\LanguagesModule', 23, null ),
		),
		'admin_bar_menu' => array(
			array( 81, 1, array( 'MentoriaiPortal\\Shell\\PreviewLinks', 'in_toolbar' ), 61, null ),
		),
		'load-tools_page_mentoriai-erase' => array(
			array( 10, 1, 'MentoriaiPortal\\Privacy\\PrivacyModule', 6, array( 'MentoriaiPortal\\Privacy\\Admin\\ErasePage', 'is_offered' ) ),
		),
		'edit_user_profile' => array(
			array( 10, 1, 'MentoriaiPortal\\Privacy\\PrivacyModule', 7, null ),
		),
		'plugin_action_links' => array(
			array( 20, 2, 'MentoriaiPortal\\Settings\\SettingsModule', 1, null ),
			array( 10, 2, 'MentoriaiPortal\\SetUp\\SetUpModule', 3, null ),
		),
		'plugin_row_meta' => array(
			array( 10, 2, 'MentoriaiPortal\\Settings\\SettingsModule', 2, null ),
		),
		'load-tools_page_mentoriai-setup' => array(
			array( 10, 1, 'MentoriaiPortal\\SetUp\\SetUpModule', 1, null ),
		),
		'activated_plugin' => array(
			array( 10, 2, 'MentoriaiPortal\\SetUp\\SetUpModule', 4, null ),
			array( 10, 2, 'MentoriaiPortal\\Launch\\LaunchModule', 3, array( 'MentoriaiPortal\\Core\\Database\\Upgrader', 'is_pending' ) ),
		),
		'admin_post_mentoriai_setup' => array(
			array( 10, 1, 'MentoriaiPortal\\SetUp\\SetUpModule', 5, null ),
		),
		'admin_post_mentoriai_switch_on' => array(
			array( 10, 1, 'MentoriaiPortal\\Launch\\LaunchModule', 1, null ),
		),
		'admin_post_mentoriai_send_again' => array(
			array( 10, 1, 'MentoriaiPortal\\Mail\\MailModule', 3, null ),
		),
		'admin_post_mentoriai_copy' => array(
			array( 10, 1, 'MentoriaiPortal\\Mail\\MailModule', 5, null ),
		),
	),
	'routes' => array(
		'mentoriai_dynamic' => array( 'GET' => array( 'MentoriaiPortal\\Mentors\\Rest\\FindDynamicMentorsRoute', 'MentoriaiPortal\\Mentors\\MentorsModule' ), 'POST' => array( 'MentoriaiPortal\\Mentors\\Rest\\FindDynamicMentorsRoute', 'MentoriaiPortal\\Mentors\\MentorsModule' ) ),
		'mentoriai_static' => array( 'GET' => array( 'MentoriaiPortal\\Mentors\\Rest\\FindStaticMentorsRoute', 'MentoriaiPortal\\Mentors\\MentorsModule' ), 'POST' => array( 'MentoriaiPortal\\Mentors\\Rest\\FindStaticMentorsRoute', 'MentoriaiPortal\\Mentors\\MentorsModule' ) ),
		'mentoriai_dynamic/tax' => array( 'GET' => array( 'MentoriaiPortal\\Mentors\\Rest\\GetDynamicFieldsRoute', 'MentoriaiPortal\\Mentors\\MentorsModule' ) ),
		'mentoriai_static/tax' => array( 'GET' => array( 'MentoriaiPortal\\Mentors\\Rest\\GetStaticFieldsRoute', 'MentoriaiPortal\\Mentors\\MentorsModule' ) ),
		'mentoriai_dynamic_single/{slug}' => array( 'GET' => array( 'MentoriaiPortal\\Mentors\\Rest\\GetDynamicMentorRoute', 'MentoriaiPortal\\Mentors\\MentorsModule' ) ),
		'mentoriai_static_single/{slug}' => array( 'GET' => array( 'MentoriaiPortal\\Mentors\\Rest\\GetStaticMentorRoute', 'MentoriaiPortal\\Mentors\\MentorsModule' ) ),
		'statistic_open' => array( 'POST' => array( 'MentoriaiPortal\\Mentors\\Rest\\RecordMentorViewRoute', 'MentoriaiPortal\\Mentors\\MentorsModule' ) ),
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
		'submit-review' => array( 'POST' => array( 'MentoriaiPortal\\Reviews\\Rest\\SubmitReviewRoute', 'MentoriaiPortal\\Reviews\\ReviewsModule' ) ),
		'get_reviews' => array( 'GET' => array( 'MentoriaiPortal\\Reviews\\Rest\\GetReviewsRoute', 'MentoriaiPortal\\Reviews\\ReviewsModule' ) ),
		'get_own_review' => array( 'GET' => array( 'MentoriaiPortal\\Reviews\\Rest\\GetOwnReviewRoute', 'MentoriaiPortal\\Reviews\\ReviewsModule' ) ),
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
		'new_message' => 'MentoriaiPortal\\Messaging\\MessagingModule',
		'first_message_refused' => 'MentoriaiPortal\\Messaging\\MessagingModule',
		'new_plan' => 'MentoriaiPortal\\Plans\\PlansModule',
		'plan_changed' => 'MentoriaiPortal\\Plans\\PlansModule',
		'plan_step_due' => 'MentoriaiPortal\\Plans\\PlansModule',
		'plan_step_overdue' => 'MentoriaiPortal\\Plans\\PlansModule',
		'plan_finished' => 'MentoriaiPortal\\Plans\\PlansModule',
		'new_review' => 'MentoriaiPortal\\Reviews\\ReviewsModule',
		'review_hidden' => 'MentoriaiPortal\\Reviews\\ReviewsModule',
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
		'social_linked' => 'MentoriaiPortal\\SocialSignIn\\SocialSignInModule',
		'social_unlinked' => 'MentoriaiPortal\\SocialSignIn\\SocialSignInModule',
		'data_request' => 'MentoriaiPortal\\Profiles\\ProfilesModule',
		'survey_invite' => 'MentoriaiPortal\\Surveys\\SurveysModule',
		'survey_reminder' => 'MentoriaiPortal\\Surveys\\SurveysModule',
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
		'MentoriaiPortal\\Messaging\\ConversationsTable',
		'MentoriaiPortal\\Messaging\\MessagesTable',
		'MentoriaiPortal\\Messaging\\MessageMonthsTable',
		'MentoriaiPortal\\Messaging\\FirstMessagesTable',
		'MentoriaiPortal\\Plans\\PlansTable',
		'MentoriaiPortal\\Plans\\PlanStepsTable',
		'MentoriaiPortal\\Reviews\\ReviewsTable',
		'MentoriaiPortal\\Session\\SessionsTable',
		'MentoriaiPortal\\BotCheck\\BotSolutionsTable',
		'MentoriaiPortal\\Accounts\\EmailClaimsTable',
		'MentoriaiPortal\\SocialSignIn\\SocialAccountsTable',
		'MentoriaiPortal\\SocialSignIn\\SocialStatesTable',
		'MentoriaiPortal\\SocialSignIn\\SocialCodesTable',
		'MentoriaiPortal\\Profiles\\EditLogTable',
		'MentoriaiPortal\\Stories\\StoryIndexTable',
		'MentoriaiPortal\\Surveys\\SurveysTable',
		'MentoriaiPortal\\Surveys\\SurveyInvitesTable',
		'MentoriaiPortal\\Surveys\\SurveyLinksTable',
		'MentoriaiPortal\\Surveys\\SurveyAnswersTable',
		'MentoriaiPortal\\Mail\\MailQueueTable',
	),
	'today' => array(
		'MentoriaiPortal\\Messaging\\UnreadToday' => 'MentoriaiPortal\\Messaging\\MessagingModule',
		'MentoriaiPortal\\Messaging\\FirstMessageToday' => 'MentoriaiPortal\\Messaging\\MessagingModule',
		'MentoriaiPortal\\Plans\\StepsToday' => 'MentoriaiPortal\\Plans\\PlansModule',
		'MentoriaiPortal\\Plans\\PlansToday' => 'MentoriaiPortal\\Plans\\PlansModule',
		'MentoriaiPortal\\Profiles\\ProfileToday' => 'MentoriaiPortal\\Profiles\\ProfilesModule',
		'MentoriaiPortal\\Events\\EventsToday' => 'MentoriaiPortal\\Events\\EventsModule',
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
	'schema' => '102e177519b8e42ff0c099ac21f02122',
	'stamp' => '0.1.0 102e177519b8e42ff0c099ac21f02122',
);
