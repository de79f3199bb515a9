<?php
declare( strict_types=1 );

namespace MentoriaiPortal;

/**
 * Made by tools/make-map.php of what the modules declare; do not edit. A method for each callback that needs its module.
 */
final class HookCallbacks {

	public static function core_1( mixed ...$given ): mixed {
		return Boot::call( Core\CoreModule::class, 1, array( 'MentoriaiPortal\\Core\\Rest\\Dispatcher', 'is_asked' ), $given );
	}

	public static function core_2( mixed ...$given ): mixed {
		return Boot::call( Core\CoreModule::class, 2, array( 'MentoriaiPortal\\Core\\Rest\\Dispatcher', 'is_asked' ), $given );
	}

	public static function core_12( mixed ...$given ): mixed {
		return Boot::call( Core\CoreModule::class, 12, array( 'MentoriaiPortal\\Core\\Rest\\Dispatcher', 'is_asked' ), $given );
	}

	public static function core_13( mixed ...$given ): mixed {
		return Boot::call( Core\CoreModule::class, 13, array( 'MentoriaiPortal\\Core\\Rest\\Dispatcher', 'is_asked' ), $given );
	}

	public static function core_14( mixed ...$given ): mixed {
		return Boot::call( Core\CoreModule::class, 14, array( 'MentoriaiPortal\\Core\\Rest\\Dispatcher', 'is_listed' ), $given );
	}

	public static function core_18( mixed ...$given ): mixed {
		return Boot::call( Core\CoreModule::class, 18, null, $given );
	}

	public static function core_22( mixed ...$given ): mixed {
		return Boot::call( Core\CoreModule::class, 22, null, $given );
	}

	public static function core_23( mixed ...$given ): mixed {
		return Boot::call( Core\CoreModule::class, 23, null, $given );
	}

	public static function core_24( mixed ...$given ): mixed {
		return Boot::call( Core\CoreModule::class, 24, null, $given );
	}

	public static function core_25( mixed ...$given ): mixed {
		return Boot::call( Core\CoreModule::class, 25, null, $given );
	}

	public static function core_26( mixed ...$given ): mixed {
		return Boot::call( Core\CoreModule::class, 26, null, $given );
	}

	public static function core_27( mixed ...$given ): mixed {
		return Boot::call( Core\CoreModule::class, 27, null, $given );
	}

	public static function core_28( mixed ...$given ): mixed {
		return Boot::call( Core\CoreModule::class, 28, null, $given );
	}

	public static function core_29( mixed ...$given ): mixed {
		return Boot::call( Core\CoreModule::class, 29, array( 'MentoriaiPortal\\Core\\TextChanged', 'is_told' ), $given );
	}

	public static function core_30( mixed ...$given ): mixed {
		return Boot::call( Core\CoreModule::class, 30, array( 'MentoriaiPortal\\Core\\Database\\SchemaNotice', 'is_needed' ), $given );
	}

	public static function core_36( mixed ...$given ): mixed {
		return Boot::call( Core\CoreModule::class, 36, null, $given );
	}

	public static function core_37( mixed ...$given ): mixed {
		return Boot::call( Core\CoreModule::class, 37, null, $given );
	}

	public static function mentors_2( mixed ...$given ): mixed {
		return Boot::call( Mentors\MentorsModule::class, 2, null, $given );
	}

	public static function mentors_3( mixed ...$given ): mixed {
		return Boot::call( Mentors\MentorsModule::class, 3, null, $given );
	}

	public static function mentors_4( mixed ...$given ): mixed {
		return Boot::call( Mentors\MentorsModule::class, 4, null, $given );
	}

	public static function mentors_5( mixed ...$given ): mixed {
		return Boot::call( Mentors\MentorsModule::class, 5, null, $given );
	}

	public static function mentors_6( mixed ...$given ): mixed {
		return Boot::call( Mentors\MentorsModule::class, 6, null, $given );
	}

	public static function mentors_7( mixed ...$given ): mixed {
		return Boot::call( Mentors\MentorsModule::class, 7, null, $given );
	}

	public static function mentors_8( mixed ...$given ): mixed {
		return Boot::call( Mentors\MentorsModule::class, 8, null, $given );
	}

	public static function mentors_9( mixed ...$given ): mixed {
		return Boot::call( Mentors\MentorsModule::class, 9, null, $given );
	}

	public static function mentors_10( mixed ...$given ): mixed {
		return Boot::call( Mentors\MentorsModule::class, 10, null, $given );
	}

	public static function mentors_11( mixed ...$given ): mixed {
		return Boot::call( Mentors\MentorsModule::class, 11, null, $given );
	}

	public static function mentors_16( mixed ...$given ): mixed {
		return Boot::call( Mentors\MentorsModule::class, 16, null, $given );
	}

	public static function mentors_17( mixed ...$given ): mixed {
		return Boot::call( Mentors\MentorsModule::class, 17, array( 'MentoriaiPortal\\Core\\Rest\\MainRequest', 'is_for_editor' ), $given );
	}

	public static function mentors_18( mixed ...$given ): mixed {
		return Boot::call( Mentors\MentorsModule::class, 18, null, $given );
	}

	public static function mentors_19( mixed ...$given ): mixed {
		return Boot::call( Mentors\MentorsModule::class, 19, array( 'MentoriaiPortal\\Mentors\\MentorsModule', 'is_mentor_data' ), $given );
	}

	public static function mentors_20( mixed ...$given ): mixed {
		return Boot::call( Mentors\MentorsModule::class, 20, array( 'MentoriaiPortal\\Mentors\\MentorsModule', 'is_mentor' ), $given );
	}

	public static function mentors_21( mixed ...$given ): mixed {
		return Boot::call( Mentors\MentorsModule::class, 21, array( 'MentoriaiPortal\\Mentors\\MentorsModule', 'is_mentor' ), $given );
	}

	public static function mentors_22( mixed ...$given ): mixed {
		return Boot::call( Mentors\MentorsModule::class, 22, array( 'MentoriaiPortal\\Mentors\\MentorsModule', 'is_mentor' ), $given );
	}

	public static function mentors_23( mixed ...$given ): mixed {
		return Boot::call( Mentors\MentorsModule::class, 23, array( 'MentoriaiPortal\\Mentors\\MentorsModule', 'is_indexed_meta' ), $given );
	}

	public static function mentors_24( mixed ...$given ): mixed {
		return Boot::call( Mentors\MentorsModule::class, 24, array( 'MentoriaiPortal\\Mentors\\MentorsModule', 'is_indexed_meta' ), $given );
	}

	public static function mentors_25( mixed ...$given ): mixed {
		return Boot::call( Mentors\MentorsModule::class, 25, array( 'MentoriaiPortal\\Mentors\\MentorsModule', 'is_indexed_meta' ), $given );
	}

	public static function mentors_26( mixed ...$given ): mixed {
		return Boot::call( Mentors\MentorsModule::class, 26, array( 'MentoriaiPortal\\Mentors\\MentorsModule', 'is_field' ), $given );
	}

	public static function mentors_27( mixed ...$given ): mixed {
		return Boot::call( Mentors\MentorsModule::class, 27, null, $given );
	}

	public static function mentors_28( mixed ...$given ): mixed {
		return Boot::call( Mentors\MentorsModule::class, 28, null, $given );
	}

	public static function mentors_30( mixed ...$given ): mixed {
		return Boot::call( Mentors\MentorsModule::class, 30, null, $given );
	}

	public static function mentors_31( mixed ...$given ): mixed {
		return Boot::call( Mentors\MentorsModule::class, 31, null, $given );
	}

	public static function mentors_32( mixed ...$given ): mixed {
		return Boot::call( Mentors\MentorsModule::class, 32, null, $given );
	}

	public static function mentors_33( mixed ...$given ): mixed {
		return Boot::call( Mentors\MentorsModule::class, 33, null, $given );
	}

	public static function mentors_34( mixed ...$given ): mixed {
		return Boot::call( Mentors\MentorsModule::class, 34, null, $given );
	}

	public static function mentors_35( mixed ...$given ): mixed {
		return Boot::call( Mentors\MentorsModule::class, 35, array( 'MentoriaiPortal\\Mentors\\MentorsModule', 'is_term_of_field' ), $given );
	}

	public static function mentors_36( mixed ...$given ): mixed {
		return Boot::call( Mentors\MentorsModule::class, 36, null, $given );
	}

	public static function mentors_37( mixed ...$given ): mixed {
		return Boot::call( Mentors\MentorsModule::class, 37, null, $given );
	}

	public static function mentors_38( mixed ...$given ): mixed {
		return Boot::call( Mentors\MentorsModule::class, 38, null, $given );
	}

	public static function mentors_39( mixed ...$given ): mixed {
		return Boot::call( Mentors\MentorsModule::class, 39, null, $given );
	}

	public static function mentors_40( mixed ...$given ): mixed {
		return Boot::call( Mentors\MentorsModule::class, 40, null, $given );
	}

	public static function mentors_41( mixed ...$given ): mixed {
		return Boot::call( Mentors\MentorsModule::class, 41, null, $given );
	}

	public static function mentors_42( mixed ...$given ): mixed {
		return Boot::call( Mentors\MentorsModule::class, 42, null, $given );
	}

	public static function mentors_43( mixed ...$given ): mixed {
		return Boot::call( Mentors\MentorsModule::class, 43, null, $given );
	}

	public static function mentors_44( mixed ...$given ): mixed {
		return Boot::call( Mentors\MentorsModule::class, 44, null, $given );
	}

	public static function mentors_45( mixed ...$given ): mixed {
		return Boot::call( Mentors\MentorsModule::class, 45, null, $given );
	}

	public static function mentors_46( mixed ...$given ): mixed {
		return Boot::call( Mentors\MentorsModule::class, 46, null, $given );
	}

	public static function mentors_47( mixed ...$given ): mixed {
		return Boot::call( Mentors\MentorsModule::class, 47, null, $given );
	}

	public static function mentors_48( mixed ...$given ): mixed {
		return Boot::call( Mentors\MentorsModule::class, 48, null, $given );
	}

	public static function mentors_53( mixed ...$given ): mixed {
		return Boot::call( Mentors\MentorsModule::class, 53, null, $given );
	}

	public static function mentors_54( mixed ...$given ): mixed {
		return Boot::call( Mentors\MentorsModule::class, 54, null, $given );
	}

	public static function mentors_55( mixed ...$given ): mixed {
		return Boot::call( Mentors\MentorsModule::class, 55, null, $given );
	}

	public static function mentors_58( mixed ...$given ): mixed {
		return Boot::call( Mentors\MentorsModule::class, 58, null, $given );
	}

	public static function mentorships_0( mixed ...$given ): mixed {
		return Boot::call( Mentorships\MentorshipsModule::class, 0, null, $given );
	}

	public static function mentorships_1( mixed ...$given ): mixed {
		return Boot::call( Mentorships\MentorshipsModule::class, 1, null, $given );
	}

	public static function plans_0( mixed ...$given ): mixed {
		return Boot::call( Plans\PlansModule::class, 0, null, $given );
	}

	public static function meetings_0( mixed ...$given ): mixed {
		return Boot::call( Meetings\MeetingsModule::class, 0, null, $given );
	}

	public static function meetings_1( mixed ...$given ): mixed {
		return Boot::call( Meetings\MeetingsModule::class, 1, null, $given );
	}

	public static function reviews_0( mixed ...$given ): mixed {
		return Boot::call( Reviews\ReviewsModule::class, 0, null, $given );
	}

	public static function reviews_1( mixed ...$given ): mixed {
		return Boot::call( Reviews\ReviewsModule::class, 1, null, $given );
	}

	public static function reviews_2( mixed ...$given ): mixed {
		return Boot::call( Reviews\ReviewsModule::class, 2, null, $given );
	}

	public static function reviews_3( mixed ...$given ): mixed {
		return Boot::call( Reviews\ReviewsModule::class, 3, null, $given );
	}

	public static function reviews_4( mixed ...$given ): mixed {
		return Boot::call( Reviews\ReviewsModule::class, 4, null, $given );
	}

	public static function reviews_5( mixed ...$given ): mixed {
		return Boot::call( Reviews\ReviewsModule::class, 5, null, $given );
	}

	public static function waiting_0( mixed ...$given ): mixed {
		return Boot::call( Waiting\WaitingModule::class, 0, null, $given );
	}

	public static function waiting_1( mixed ...$given ): mixed {
		return Boot::call( Waiting\WaitingModule::class, 1, null, $given );
	}

	public static function suggestions_0( mixed ...$given ): mixed {
		return Boot::call( Suggestions\SuggestionsModule::class, 0, array( 'MentoriaiPortal\\Core\\Rest\\MainRequest', 'is_for_staff' ), $given );
	}

	public static function accounts_0( mixed ...$given ): mixed {
		return Boot::call( Accounts\AccountsModule::class, 0, null, $given );
	}

	public static function accounts_1( mixed ...$given ): mixed {
		return Boot::call( Accounts\AccountsModule::class, 1, null, $given );
	}

	public static function accounts_2( mixed ...$given ): mixed {
		return Boot::call( Accounts\AccountsModule::class, 2, null, $given );
	}

	public static function accounts_3( mixed ...$given ): mixed {
		return Boot::call( Accounts\AccountsModule::class, 3, null, $given );
	}

	public static function accounts_6( mixed ...$given ): mixed {
		return Boot::call( Accounts\AccountsModule::class, 6, null, $given );
	}

	public static function accounts_7( mixed ...$given ): mixed {
		return Boot::call( Accounts\AccountsModule::class, 7, null, $given );
	}

	public static function accounts_8( mixed ...$given ): mixed {
		return Boot::call( Accounts\AccountsModule::class, 8, null, $given );
	}

	public static function accounts_9( mixed ...$given ): mixed {
		return Boot::call( Accounts\AccountsModule::class, 9, null, $given );
	}

	public static function accounts_10( mixed ...$given ): mixed {
		return Boot::call( Accounts\AccountsModule::class, 10, null, $given );
	}

	public static function accounts_11( mixed ...$given ): mixed {
		return Boot::call( Accounts\AccountsModule::class, 11, null, $given );
	}

	public static function accounts_12( mixed ...$given ): mixed {
		return Boot::call( Accounts\AccountsModule::class, 12, null, $given );
	}

	public static function accounts_13( mixed ...$given ): mixed {
		return Boot::call( Accounts\AccountsModule::class, 13, null, $given );
	}

	public static function accounts_14( mixed ...$given ): mixed {
		return Boot::call( Accounts\AccountsModule::class, 14, array( 'MentoriaiPortal\\Accounts\\WpLoginRestrictions', 'is_tried' ), $given );
	}

	public static function accounts_16( mixed ...$given ): mixed {
		return Boot::call( Accounts\AccountsModule::class, 16, null, $given );
	}

	public static function accounts_17( mixed ...$given ): mixed {
		return Boot::call( Accounts\AccountsModule::class, 17, null, $given );
	}

	public static function accounts_18( mixed ...$given ): mixed {
		return Boot::call( Accounts\AccountsModule::class, 18, null, $given );
	}

	public static function accounts_19( mixed ...$given ): mixed {
		return Boot::call( Accounts\AccountsModule::class, 19, 'is_user_logged_in', $given );
	}

	public static function accounts_20( mixed ...$given ): mixed {
		return Boot::call( Accounts\AccountsModule::class, 20, null, $given );
	}

	public static function accounts_26( mixed ...$given ): mixed {
		return Boot::call( Accounts\AccountsModule::class, 26, array( 'MentoriaiPortal\\Core\\Rest\\Dispatcher', 'is_of_wp_user' ), $given );
	}

	public static function invitations_1( mixed ...$given ): mixed {
		return Boot::call( Invitations\InvitationsModule::class, 1, null, $given );
	}

	public static function invitations_2( mixed ...$given ): mixed {
		return Boot::call( Invitations\InvitationsModule::class, 2, null, $given );
	}

	public static function social_sign_in_0( mixed ...$given ): mixed {
		return Boot::call( SocialSignIn\SocialSignInModule::class, 0, null, $given );
	}

	public static function profiles_0( mixed ...$given ): mixed {
		return Boot::call( Profiles\ProfilesModule::class, 0, null, $given );
	}

	public static function profiles_1( mixed ...$given ): mixed {
		return Boot::call( Profiles\ProfilesModule::class, 1, null, $given );
	}

	public static function profiles_2( mixed ...$given ): mixed {
		return Boot::call( Profiles\ProfilesModule::class, 2, null, $given );
	}

	public static function profiles_3( mixed ...$given ): mixed {
		return Boot::call( Profiles\ProfilesModule::class, 3, array( 'MentoriaiPortal\\Profiles\\DataRequestPage', 'is_asked' ), $given );
	}

	public static function profiles_4( mixed ...$given ): mixed {
		return Boot::call( Profiles\ProfilesModule::class, 4, null, $given );
	}

	public static function profiles_5( mixed ...$given ): mixed {
		return Boot::call( Profiles\ProfilesModule::class, 5, null, $given );
	}

	public static function results_0( mixed ...$given ): mixed {
		return Boot::call( Results\ResultsModule::class, 0, null, $given );
	}

	public static function results_1( mixed ...$given ): mixed {
		return Boot::call( Results\ResultsModule::class, 1, null, $given );
	}

	public static function programme_0( mixed ...$given ): mixed {
		return Boot::call( Programme\ProgrammeModule::class, 0, null, $given );
	}

	public static function programme_1( mixed ...$given ): mixed {
		return Boot::call( Programme\ProgrammeModule::class, 1, null, $given );
	}

	public static function programme_2( mixed ...$given ): mixed {
		return Boot::call( Programme\ProgrammeModule::class, 2, null, $given );
	}

	public static function programme_3( mixed ...$given ): mixed {
		return Boot::call( Programme\ProgrammeModule::class, 3, array( 'MentoriaiPortal\\Programme\\Recorder', 'is_followed' ), $given );
	}

	public static function programme_4( mixed ...$given ): mixed {
		return Boot::call( Programme\ProgrammeModule::class, 4, array( 'MentoriaiPortal\\Programme\\Recorder', 'is_followed' ), $given );
	}

	public static function programme_5( mixed ...$given ): mixed {
		return Boot::call( Programme\ProgrammeModule::class, 5, null, $given );
	}

	public static function programme_6( mixed ...$given ): mixed {
		return Boot::call( Programme\ProgrammeModule::class, 6, null, $given );
	}

	public static function programme_7( mixed ...$given ): mixed {
		return Boot::call( Programme\ProgrammeModule::class, 7, null, $given );
	}

	public static function programme_8( mixed ...$given ): mixed {
		return Boot::call( Programme\ProgrammeModule::class, 8, null, $given );
	}

	public static function programme_9( mixed ...$given ): mixed {
		return Boot::call( Programme\ProgrammeModule::class, 9, null, $given );
	}

	public static function programme_10( mixed ...$given ): mixed {
		return Boot::call( Programme\ProgrammeModule::class, 10, null, $given );
	}

	public static function programme_11( mixed ...$given ): mixed {
		return Boot::call( Programme\ProgrammeModule::class, 11, null, $given );
	}

	public static function programme_12( mixed ...$given ): mixed {
		return Boot::call( Programme\ProgrammeModule::class, 12, null, $given );
	}

	public static function programme_13( mixed ...$given ): mixed {
		return Boot::call( Programme\ProgrammeModule::class, 13, array( 'MentoriaiPortal\\Core\\Rest\\MainRequest', 'is_for_staff' ), $given );
	}

	public static function members_0( mixed ...$given ): mixed {
		return Boot::call( Members\MembersModule::class, 0, null, $given );
	}

	public static function members_1( mixed ...$given ): mixed {
		return Boot::call( Members\MembersModule::class, 1, array( 'MentoriaiPortal\\Members\\Applications', 'is_status' ), $given );
	}

	public static function members_2( mixed ...$given ): mixed {
		return Boot::call( Members\MembersModule::class, 2, array( 'MentoriaiPortal\\Members\\Applications', 'is_status' ), $given );
	}

	public static function members_3( mixed ...$given ): mixed {
		return Boot::call( Members\MembersModule::class, 3, array( 'MentoriaiPortal\\Members\\Applications', 'is_status' ), $given );
	}

	public static function members_4( mixed ...$given ): mixed {
		return Boot::call( Members\MembersModule::class, 4, null, $given );
	}

	public static function members_5( mixed ...$given ): mixed {
		return Boot::call( Members\MembersModule::class, 5, null, $given );
	}

	public static function members_6( mixed ...$given ): mixed {
		return Boot::call( Members\MembersModule::class, 6, null, $given );
	}

	public static function members_7( mixed ...$given ): mixed {
		return Boot::call( Members\MembersModule::class, 7, null, $given );
	}

	public static function members_8( mixed ...$given ): mixed {
		return Boot::call( Members\MembersModule::class, 8, null, $given );
	}

	public static function members_12( mixed ...$given ): mixed {
		return Boot::call( Members\MembersModule::class, 12, null, $given );
	}

	public static function members_13( mixed ...$given ): mixed {
		return Boot::call( Members\MembersModule::class, 13, null, $given );
	}

	public static function members_14( mixed ...$given ): mixed {
		return Boot::call( Members\MembersModule::class, 14, null, $given );
	}

	public static function members_15( mixed ...$given ): mixed {
		return Boot::call( Members\MembersModule::class, 15, null, $given );
	}

	public static function members_16( mixed ...$given ): mixed {
		return Boot::call( Members\MembersModule::class, 16, null, $given );
	}

	public static function members_17( mixed ...$given ): mixed {
		return Boot::call( Members\MembersModule::class, 17, null, $given );
	}

	public static function members_18( mixed ...$given ): mixed {
		return Boot::call( Members\MembersModule::class, 18, null, $given );
	}

	public static function members_22( mixed ...$given ): mixed {
		return Boot::call( Members\MembersModule::class, 22, null, $given );
	}

	public static function members_23( mixed ...$given ): mixed {
		return Boot::call( Members\MembersModule::class, 23, null, $given );
	}

	public static function members_24( mixed ...$given ): mixed {
		return Boot::call( Members\MembersModule::class, 24, array( 'MentoriaiPortal\\Core\\Rest\\MainRequest', 'is_for_staff' ), $given );
	}

	public static function members_26( mixed ...$given ): mixed {
		return Boot::call( Members\MembersModule::class, 26, null, $given );
	}

	public static function members_27( mixed ...$given ): mixed {
		return Boot::call( Members\MembersModule::class, 27, null, $given );
	}

	public static function moving_0( mixed ...$given ): mixed {
		return Boot::call( Moving\MovingModule::class, 0, array( 'MentoriaiPortal\\Core\\Rest\\MainRequest', 'is_for_staff' ), $given );
	}

	public static function moving_1( mixed ...$given ): mixed {
		return Boot::call( Moving\MovingModule::class, 1, null, $given );
	}

	public static function moving_2( mixed ...$given ): mixed {
		return Boot::call( Moving\MovingModule::class, 2, array( 'MentoriaiPortal\\Moving\\Admin\\MovingPage', 'is_asked' ), $given );
	}

	public static function reports_0( mixed ...$given ): mixed {
		return Boot::call( Reports\ReportsModule::class, 0, array( 'MentoriaiPortal\\Core\\Rest\\MainRequest', 'is_for_staff' ), $given );
	}

	public static function reports_1( mixed ...$given ): mixed {
		return Boot::call( Reports\ReportsModule::class, 1, null, $given );
	}

	public static function reports_2( mixed ...$given ): mixed {
		return Boot::call( Reports\ReportsModule::class, 2, null, $given );
	}

	public static function reports_3( mixed ...$given ): mixed {
		return Boot::call( Reports\ReportsModule::class, 3, null, $given );
	}

	public static function events_13( mixed ...$given ): mixed {
		return Boot::call( Events\EventsModule::class, 13, null, $given );
	}

	public static function events_14( mixed ...$given ): mixed {
		return Boot::call( Events\EventsModule::class, 14, null, $given );
	}

	public static function events_15( mixed ...$given ): mixed {
		return Boot::call( Events\EventsModule::class, 15, null, $given );
	}

	public static function events_16( mixed ...$given ): mixed {
		return Boot::call( Events\EventsModule::class, 16, array( 'MentoriaiPortal\\Events\\EventsModule', 'is_town' ), $given );
	}

	public static function events_17( mixed ...$given ): mixed {
		return Boot::call( Events\EventsModule::class, 17, array( 'MentoriaiPortal\\Events\\EventsModule', 'is_name_of_town' ), $given );
	}

	public static function events_18( mixed ...$given ): mixed {
		return Boot::call( Events\EventsModule::class, 18, array( 'MentoriaiPortal\\Events\\EventsModule', 'is_name_of_town' ), $given );
	}

	public static function events_19( mixed ...$given ): mixed {
		return Boot::call( Events\EventsModule::class, 19, array( 'MentoriaiPortal\\Events\\EventsModule', 'is_name_of_town' ), $given );
	}

	public static function event_admin_0( mixed ...$given ): mixed {
		return Boot::call( Events\Admin\EventAdminModule::class, 0, null, $given );
	}

	public static function event_admin_1( mixed ...$given ): mixed {
		return Boot::call( Events\Admin\EventAdminModule::class, 1, null, $given );
	}

	public static function event_admin_2( mixed ...$given ): mixed {
		return Boot::call( Events\Admin\EventAdminModule::class, 2, null, $given );
	}

	public static function event_admin_3( mixed ...$given ): mixed {
		return Boot::call( Events\Admin\EventAdminModule::class, 3, null, $given );
	}

	public static function event_admin_4( mixed ...$given ): mixed {
		return Boot::call( Events\Admin\EventAdminModule::class, 4, null, $given );
	}

	public static function event_admin_5( mixed ...$given ): mixed {
		return Boot::call( Events\Admin\EventAdminModule::class, 5, null, $given );
	}

	public static function event_admin_6( mixed ...$given ): mixed {
		return Boot::call( Events\Admin\EventAdminModule::class, 6, null, $given );
	}

	public static function event_admin_7( mixed ...$given ): mixed {
		return Boot::call( Events\Admin\EventAdminModule::class, 7, null, $given );
	}

	public static function event_admin_8( mixed ...$given ): mixed {
		return Boot::call( Events\Admin\EventAdminModule::class, 8, null, $given );
	}

	public static function event_admin_9( mixed ...$given ): mixed {
		return Boot::call( Events\Admin\EventAdminModule::class, 9, null, $given );
	}

	public static function event_admin_10( mixed ...$given ): mixed {
		return Boot::call( Events\Admin\EventAdminModule::class, 10, null, $given );
	}

	public static function event_admin_11( mixed ...$given ): mixed {
		return Boot::call( Events\Admin\EventAdminModule::class, 11, null, $given );
	}

	public static function event_admin_13( mixed ...$given ): mixed {
		return Boot::call( Events\Admin\EventAdminModule::class, 13, null, $given );
	}

	public static function event_admin_14( mixed ...$given ): mixed {
		return Boot::call( Events\Admin\EventAdminModule::class, 14, array( 'MentoriaiPortal\\Events\\Admin\\EventQuickEdit', 'is_sent' ), $given );
	}

	public static function event_admin_16( mixed ...$given ): mixed {
		return Boot::call( Events\Admin\EventAdminModule::class, 16, null, $given );
	}

	public static function event_admin_20( mixed ...$given ): mixed {
		return Boot::call( Events\Admin\EventAdminModule::class, 20, null, $given );
	}

	public static function event_admin_21( mixed ...$given ): mixed {
		return Boot::call( Events\Admin\EventAdminModule::class, 21, null, $given );
	}

	public static function event_admin_22( mixed ...$given ): mixed {
		return Boot::call( Events\Admin\EventAdminModule::class, 22, null, $given );
	}

	public static function stories_2( mixed ...$given ): mixed {
		return Boot::call( Stories\StoriesModule::class, 2, null, $given );
	}

	public static function stories_3( mixed ...$given ): mixed {
		return Boot::call( Stories\StoriesModule::class, 3, null, $given );
	}

	public static function stories_4( mixed ...$given ): mixed {
		return Boot::call( Stories\StoriesModule::class, 4, array( 'MentoriaiPortal\\Stories\\StoriesModule', 'is_shown_meta' ), $given );
	}

	public static function stories_5( mixed ...$given ): mixed {
		return Boot::call( Stories\StoriesModule::class, 5, array( 'MentoriaiPortal\\Stories\\StoriesModule', 'is_shown_meta' ), $given );
	}

	public static function stories_6( mixed ...$given ): mixed {
		return Boot::call( Stories\StoriesModule::class, 6, array( 'MentoriaiPortal\\Stories\\StoriesModule', 'is_shown_meta' ), $given );
	}

	public static function surveys_0( mixed ...$given ): mixed {
		return Boot::call( Surveys\SurveysModule::class, 0, null, $given );
	}

	public static function surveys_1( mixed ...$given ): mixed {
		return Boot::call( Surveys\SurveysModule::class, 1, null, $given );
	}

	public static function surveys_2( mixed ...$given ): mixed {
		return Boot::call( Surveys\SurveysModule::class, 2, array( 'MentoriaiPortal\\Core\\Rest\\MainRequest', 'is_for_admin' ), $given );
	}

	public static function surveys_3( mixed ...$given ): mixed {
		return Boot::call( Surveys\SurveysModule::class, 3, null, $given );
	}

	public static function surveys_4( mixed ...$given ): mixed {
		return Boot::call( Surveys\SurveysModule::class, 4, null, $given );
	}

	public static function surveys_5( mixed ...$given ): mixed {
		return Boot::call( Surveys\SurveysModule::class, 5, null, $given );
	}

	public static function content_0( mixed ...$given ): mixed {
		return Boot::call( Content\ContentModule::class, 0, null, $given );
	}

	public static function content_1( mixed ...$given ): mixed {
		return Boot::call( Content\ContentModule::class, 1, null, $given );
	}

	public static function content_2( mixed ...$given ): mixed {
		return Boot::call( Content\ContentModule::class, 2, null, $given );
	}

	public static function content_3( mixed ...$given ): mixed {
		return Boot::call( Content\ContentModule::class, 3, null, $given );
	}

	public static function content_4( mixed ...$given ): mixed {
		return Boot::call( Content\ContentModule::class, 4, null, $given );
	}

	public static function content_5( mixed ...$given ): mixed {
		return Boot::call( Content\ContentModule::class, 5, null, $given );
	}

	public static function content_6( mixed ...$given ): mixed {
		return Boot::call( Content\ContentModule::class, 6, null, $given );
	}

	public static function content_7( mixed ...$given ): mixed {
		return Boot::call( Content\ContentModule::class, 7, array( 'MentoriaiPortal\\Core\\ContentCache', 'is_shown_change' ), $given );
	}

	public static function content_8( mixed ...$given ): mixed {
		return Boot::call( Content\ContentModule::class, 8, array( 'MentoriaiPortal\\Core\\ContentCache', 'is_shown_deletion' ), $given );
	}

	public static function content_10( mixed ...$given ): mixed {
		return Boot::call( Content\ContentModule::class, 10, array( 'MentoriaiPortal\\Core\\ContentCache', 'is_shown_meta' ), $given );
	}

	public static function content_11( mixed ...$given ): mixed {
		return Boot::call( Content\ContentModule::class, 11, array( 'MentoriaiPortal\\Core\\ContentCache', 'is_shown_meta' ), $given );
	}

	public static function content_12( mixed ...$given ): mixed {
		return Boot::call( Content\ContentModule::class, 12, array( 'MentoriaiPortal\\Core\\ContentCache', 'is_shown_meta' ), $given );
	}

	public static function content_13( mixed ...$given ): mixed {
		return Boot::call( Content\ContentModule::class, 13, array( 'MentoriaiPortal\\Core\\ContentCache', 'is_shown_option' ), $given );
	}

	public static function content_19( mixed ...$given ): mixed {
		return Boot::call( Content\ContentModule::class, 19, null, $given );
	}

	public static function content_20( mixed ...$given ): mixed {
		return Boot::call( Content\ContentModule::class, 20, null, $given );
	}

	public static function content_21( mixed ...$given ): mixed {
		return Boot::call( Content\ContentModule::class, 21, null, $given );
	}

	public static function content_22( mixed ...$given ): mixed {
		return Boot::call( Content\ContentModule::class, 22, null, $given );
	}

	public static function content_23( mixed ...$given ): mixed {
		return Boot::call( Content\ContentModule::class, 23, null, $given );
	}

	public static function content_30( mixed ...$given ): mixed {
		return Boot::call( Content\ContentModule::class, 30, array( 'MentoriaiPortal\\Core\\Rest\\MainRequest', 'is_for_admin' ), $given );
	}

	public static function content_32( mixed ...$given ): mixed {
		return Boot::call( Content\ContentModule::class, 32, null, $given );
	}

	public static function languages_0( mixed ...$given ): mixed {
		return Boot::call( Languages\LanguagesModule::class, 0, null, $given );
	}

	public static function languages_1( mixed ...$given ): mixed {
		return Boot::call( Languages\LanguagesModule::class, 1, null, $given );
	}

	public static function languages_2( mixed ...$given ): mixed {
		return Boot::call( Languages\LanguagesModule::class, 2, null, $given );
	}

	public static function languages_3( mixed ...$given ): mixed {
		return Boot::call( Languages\LanguagesModule::class, 3, null, $given );
	}

	public static function languages_4( mixed ...$given ): mixed {
		return Boot::call( Languages\LanguagesModule::class, 4, null, $given );
	}

	public static function languages_6( mixed ...$given ): mixed {
		return Boot::call( Languages\LanguagesModule::class, 6, null, $given );
	}

	public static function languages_7( mixed ...$given ): mixed {
		return Boot::call( Languages\LanguagesModule::class, 7, null, $given );
	}

	public static function languages_8( mixed ...$given ): mixed {
		return Boot::call( Languages\LanguagesModule::class, 8, null, $given );
	}

	public static function languages_9( mixed ...$given ): mixed {
		return Boot::call( Languages\LanguagesModule::class, 9, null, $given );
	}

	public static function languages_10( mixed ...$given ): mixed {
		return Boot::call( Languages\LanguagesModule::class, 10, null, $given );
	}

	public static function languages_11( mixed ...$given ): mixed {
		return Boot::call( Languages\LanguagesModule::class, 11, null, $given );
	}

	public static function languages_12( mixed ...$given ): mixed {
		return Boot::call( Languages\LanguagesModule::class, 12, null, $given );
	}

	public static function languages_13( mixed ...$given ): mixed {
		return Boot::call( Languages\LanguagesModule::class, 13, null, $given );
	}

	public static function languages_14( mixed ...$given ): mixed {
		return Boot::call( Languages\LanguagesModule::class, 14, null, $given );
	}

	public static function languages_15( mixed ...$given ): mixed {
		return Boot::call( Languages\LanguagesModule::class, 15, null, $given );
	}

	public static function languages_16( mixed ...$given ): mixed {
		return Boot::call( Languages\LanguagesModule::class, 16, null, $given );
	}

	public static function languages_17( mixed ...$given ): mixed {
		return Boot::call( Languages\LanguagesModule::class, 17, null, $given );
	}

	public static function languages_18( mixed ...$given ): mixed {
		return Boot::call( Languages\LanguagesModule::class, 18, null, $given );
	}

	public static function languages_19( mixed ...$given ): mixed {
		return Boot::call( Languages\LanguagesModule::class, 19, null, $given );
	}

	public static function languages_20( mixed ...$given ): mixed {
		return Boot::call( Languages\LanguagesModule::class, 20, null, $given );
	}

	public static function languages_21( mixed ...$given ): mixed {
		return Boot::call( Languages\LanguagesModule::class, 21, null, $given );
	}

	public static function languages_22( mixed ...$given ): mixed {
		return Boot::call( Languages\LanguagesModule::class, 22, array( 'MentoriaiPortal\\Core\\Rest\\MainRequest', 'is_for_editor' ), $given );
	}

	public static function languages_23( mixed ...$given ): mixed {
		return Boot::call( Languages\LanguagesModule::class, 23, null, $given );
	}

	public static function languages_24( mixed ...$given ): mixed {
		return Boot::call( Languages\LanguagesModule::class, 24, null, $given );
	}

	public static function languages_25( mixed ...$given ): mixed {
		return Boot::call( Languages\LanguagesModule::class, 25, null, $given );
	}

	public static function languages_26( mixed ...$given ): mixed {
		return Boot::call( Languages\LanguagesModule::class, 26, null, $given );
	}

	public static function shell_4( mixed ...$given ): mixed {
		return Boot::call( Shell\ShellModule::class, 4, array( 'MentoriaiPortal\\Shell\\PortalRequest', 'may_be_page' ), $given );
	}

	public static function shell_5( mixed ...$given ): mixed {
		return Boot::call( Shell\ShellModule::class, 5, array( 'MentoriaiPortal\\Shell\\PortalRequest', 'is_main_query' ), $given );
	}

	public static function shell_6( mixed ...$given ): mixed {
		return Boot::call( Shell\ShellModule::class, 6, array( 'MentoriaiPortal\\Shell\\PortalRequest', 'was_asked' ), $given );
	}

	public static function shell_7( mixed ...$given ): mixed {
		return Boot::call( Shell\ShellModule::class, 7, array( 'MentoriaiPortal\\Shell\\PortalRequest', 'was_asked' ), $given );
	}

	public static function shell_8( mixed ...$given ): mixed {
		return Boot::call( Shell\ShellModule::class, 8, array( 'MentoriaiPortal\\Shell\\PortalRequest', 'was_asked' ), $given );
	}

	public static function shell_10( mixed ...$given ): mixed {
		return Boot::call( Shell\ShellModule::class, 10, array( 'MentoriaiPortal\\Shell\\PortalRequest', 'has_path' ), $given );
	}

	public static function shell_11( mixed ...$given ): mixed {
		return Boot::call( Shell\ShellModule::class, 11, null, $given );
	}

	public static function shell_12( mixed ...$given ): mixed {
		return Boot::call( Shell\ShellModule::class, 12, null, $given );
	}

	public static function shell_13( mixed ...$given ): mixed {
		return Boot::call( Shell\ShellModule::class, 13, array( 'MentoriaiPortal\\Shell\\ProtectedPage', 'is_asked' ), $given );
	}

	public static function shell_14( mixed ...$given ): mixed {
		return Boot::call( Shell\ShellModule::class, 14, array( 'MentoriaiPortal\\Shell\\PortalRequest', 'has_path' ), $given );
	}

	public static function shell_15( mixed ...$given ): mixed {
		return Boot::call( Shell\ShellModule::class, 15, null, $given );
	}

	public static function shell_16( mixed ...$given ): mixed {
		return Boot::call( Shell\ShellModule::class, 16, null, $given );
	}

	public static function shell_17( mixed ...$given ): mixed {
		return Boot::call( Shell\ShellModule::class, 17, 'is_user_logged_in', $given );
	}

	public static function shell_18( mixed ...$given ): mixed {
		return Boot::call( Shell\ShellModule::class, 18, array( 'MentoriaiPortal\\Shell\\PortalRequest', 'was_asked' ), $given );
	}

	public static function shell_19( mixed ...$given ): mixed {
		return Boot::call( Shell\ShellModule::class, 19, array( 'MentoriaiPortal\\Core\\Rest\\MainRequest', 'is_for_admin' ), $given );
	}

	public static function shell_20( mixed ...$given ): mixed {
		return Boot::call( Shell\ShellModule::class, 20, null, $given );
	}

	public static function shell_21( mixed ...$given ): mixed {
		return Boot::call( Shell\ShellModule::class, 21, null, $given );
	}

	public static function shell_22( mixed ...$given ): mixed {
		return Boot::call( Shell\ShellModule::class, 22, array( 'MentoriaiPortal\\Shell\\PortalRequest', 'was_asked' ), $given );
	}

	public static function shell_23( mixed ...$given ): mixed {
		return Boot::call( Shell\ShellModule::class, 23, array( 'MentoriaiPortal\\Shell\\PortalRequest', 'was_asked' ), $given );
	}

	public static function shell_24( mixed ...$given ): mixed {
		return Boot::call( Shell\ShellModule::class, 24, array( 'MentoriaiPortal\\Shell\\PortalRequest', 'was_asked' ), $given );
	}

	public static function shell_25( mixed ...$given ): mixed {
		return Boot::call( Shell\ShellModule::class, 25, array( 'MentoriaiPortal\\Shell\\PortalRequest', 'was_asked' ), $given );
	}

	public static function shell_26( mixed ...$given ): mixed {
		return Boot::call( Shell\ShellModule::class, 26, array( 'MentoriaiPortal\\Shell\\PortalRequest', 'was_asked' ), $given );
	}

	public static function shell_27( mixed ...$given ): mixed {
		return Boot::call( Shell\ShellModule::class, 27, array( 'MentoriaiPortal\\Shell\\PortalRequest', 'is_sitemap' ), $given );
	}

	public static function shell_28( mixed ...$given ): mixed {
		return Boot::call( Shell\ShellModule::class, 28, array( 'MentoriaiPortal\\Shell\\SearchEngines', 'lacks_index' ), $given );
	}

	public static function shell_29( mixed ...$given ): mixed {
		return Boot::call( Shell\ShellModule::class, 29, null, $given );
	}

	public static function shell_30( mixed ...$given ): mixed {
		return Boot::call( Shell\ShellModule::class, 30, null, $given );
	}

	public static function shell_31( mixed ...$given ): mixed {
		return Boot::call( Shell\ShellModule::class, 31, null, $given );
	}

	public static function shell_32( mixed ...$given ): mixed {
		return Boot::call( Shell\ShellModule::class, 32, null, $given );
	}

	public static function shell_33( mixed ...$given ): mixed {
		return Boot::call( Shell\ShellModule::class, 33, null, $given );
	}

	public static function shell_34( mixed ...$given ): mixed {
		return Boot::call( Shell\ShellModule::class, 34, null, $given );
	}

	public static function shell_35( mixed ...$given ): mixed {
		return Boot::call( Shell\ShellModule::class, 35, null, $given );
	}

	public static function shell_36( mixed ...$given ): mixed {
		return Boot::call( Shell\ShellModule::class, 36, null, $given );
	}

	public static function shell_37( mixed ...$given ): mixed {
		return Boot::call( Shell\ShellModule::class, 37, null, $given );
	}

	public static function shell_38( mixed ...$given ): mixed {
		return Boot::call( Shell\ShellModule::class, 38, null, $given );
	}

	public static function shell_39( mixed ...$given ): mixed {
		return Boot::call( Shell\ShellModule::class, 39, null, $given );
	}

	public static function shell_40( mixed ...$given ): mixed {
		return Boot::call( Shell\ShellModule::class, 40, null, $given );
	}

	public static function shell_41( mixed ...$given ): mixed {
		return Boot::call( Shell\ShellModule::class, 41, array( 'MentoriaiPortal\\Shell\\PortalRequest', 'was_asked' ), $given );
	}

	public static function shell_42( mixed ...$given ): mixed {
		return Boot::call( Shell\ShellModule::class, 42, array( 'MentoriaiPortal\\Shell\\FieldLinks', 'is_asked' ), $given );
	}

	public static function shell_43( mixed ...$given ): mixed {
		return Boot::call( Shell\ShellModule::class, 43, null, $given );
	}

	public static function shell_44( mixed ...$given ): mixed {
		return Boot::call( Shell\ShellModule::class, 44, null, $given );
	}

	public static function shell_45( mixed ...$given ): mixed {
		return Boot::call( Shell\ShellModule::class, 45, array( 'MentoriaiPortal\\Shell\\PageMoves', 'is_page' ), $given );
	}

	public static function shell_46( mixed ...$given ): mixed {
		return Boot::call( Shell\ShellModule::class, 46, array( 'MentoriaiPortal\\Shell\\PageMoves', 'is_page' ), $given );
	}

	public static function shell_47( mixed ...$given ): mixed {
		return Boot::call( Shell\ShellModule::class, 47, null, $given );
	}

	public static function shell_48( mixed ...$given ): mixed {
		return Boot::call( Shell\ShellModule::class, 48, null, $given );
	}

	public static function shell_49( mixed ...$given ): mixed {
		return Boot::call( Shell\ShellModule::class, 49, null, $given );
	}

	public static function shell_50( mixed ...$given ): mixed {
		return Boot::call( Shell\ShellModule::class, 50, array( 'MentoriaiPortal\\Shell\\PageCaches', 'is_shown' ), $given );
	}

	public static function shell_51( mixed ...$given ): mixed {
		return Boot::call( Shell\ShellModule::class, 51, null, $given );
	}

	public static function shell_52( mixed ...$given ): mixed {
		return Boot::call( Shell\ShellModule::class, 52, array( 'MentoriaiPortal\\Shell\\PortalRequest', 'is_preview_asked' ), $given );
	}

	public static function shell_53( mixed ...$given ): mixed {
		return Boot::call( Shell\ShellModule::class, 53, 'is_user_logged_in', $given );
	}

	public static function shell_54( mixed ...$given ): mixed {
		return Boot::call( Shell\ShellModule::class, 54, array( 'MentoriaiPortal\\Shell\\PortalRequest', 'is_preview_asked' ), $given );
	}

	public static function privacy_0( mixed ...$given ): mixed {
		return Boot::call( Privacy\PrivacyModule::class, 0, null, $given );
	}

	public static function privacy_1( mixed ...$given ): mixed {
		return Boot::call( Privacy\PrivacyModule::class, 1, null, $given );
	}

	public static function privacy_2( mixed ...$given ): mixed {
		return Boot::call( Privacy\PrivacyModule::class, 2, null, $given );
	}

	public static function privacy_3( mixed ...$given ): mixed {
		return Boot::call( Privacy\PrivacyModule::class, 3, null, $given );
	}

	public static function privacy_4( mixed ...$given ): mixed {
		return Boot::call( Privacy\PrivacyModule::class, 4, null, $given );
	}

	public static function privacy_5( mixed ...$given ): mixed {
		return Boot::call( Privacy\PrivacyModule::class, 5, null, $given );
	}

	public static function privacy_6( mixed ...$given ): mixed {
		return Boot::call( Privacy\PrivacyModule::class, 6, array( 'MentoriaiPortal\\Privacy\\Admin\\ErasePage', 'is_offered' ), $given );
	}

	public static function privacy_7( mixed ...$given ): mixed {
		return Boot::call( Privacy\PrivacyModule::class, 7, array( 'MentoriaiPortal\\Privacy\\Admin\\ErasePage', 'is_offered' ), $given );
	}

	public static function privacy_8( mixed ...$given ): mixed {
		return Boot::call( Privacy\PrivacyModule::class, 8, null, $given );
	}

	public static function activity_log_0( mixed ...$given ): mixed {
		return Boot::call( ActivityLog\ActivityLogModule::class, 0, array( 'MentoriaiPortal\\ActivityLog\\RoleChanges', 'is_about' ), $given );
	}

	public static function activity_log_1( mixed ...$given ): mixed {
		return Boot::call( ActivityLog\ActivityLogModule::class, 1, array( 'MentoriaiPortal\\ActivityLog\\RoleChanges', 'is_about' ), $given );
	}

	public static function activity_log_2( mixed ...$given ): mixed {
		return Boot::call( ActivityLog\ActivityLogModule::class, 2, array( 'MentoriaiPortal\\ActivityLog\\RoleChanges', 'is_about' ), $given );
	}

	public static function activity_log_3( mixed ...$given ): mixed {
		return Boot::call( ActivityLog\ActivityLogModule::class, 3, array( 'MentoriaiPortal\\ActivityLog\\RoleChanges', 'is_about' ), $given );
	}

	public static function activity_log_4( mixed ...$given ): mixed {
		return Boot::call( ActivityLog\ActivityLogModule::class, 4, null, $given );
	}

	public static function activity_log_5( mixed ...$given ): mixed {
		return Boot::call( ActivityLog\ActivityLogModule::class, 5, null, $given );
	}

	public static function activity_log_6( mixed ...$given ): mixed {
		return Boot::call( ActivityLog\ActivityLogModule::class, 6, array( 'MentoriaiPortal\\ActivityLog\\RoleChanges', 'is_rest_write' ), $given );
	}

	public static function activity_log_7( mixed ...$given ): mixed {
		return Boot::call( ActivityLog\ActivityLogModule::class, 7, array( 'MentoriaiPortal\\ActivityLog\\RoleChanges', 'is_rest_write' ), $given );
	}

	public static function activity_log_8( mixed ...$given ): mixed {
		return Boot::call( ActivityLog\ActivityLogModule::class, 8, array( 'MentoriaiPortal\\Core\\Rest\\MainRequest', 'is_for_staff' ), $given );
	}

	public static function activity_log_9( mixed ...$given ): mixed {
		return Boot::call( ActivityLog\ActivityLogModule::class, 9, null, $given );
	}

	public static function settings_0( mixed ...$given ): mixed {
		return Boot::call( Settings\SettingsModule::class, 0, null, $given );
	}

	public static function settings_1( mixed ...$given ): mixed {
		return Boot::call( Settings\SettingsModule::class, 1, null, $given );
	}

	public static function settings_2( mixed ...$given ): mixed {
		return Boot::call( Settings\SettingsModule::class, 2, null, $given );
	}

	public static function settings_3( mixed ...$given ): mixed {
		return Boot::call( Settings\SettingsModule::class, 3, null, $given );
	}

	public static function settings_4( mixed ...$given ): mixed {
		return Boot::call( Settings\SettingsModule::class, 4, null, $given );
	}

	public static function settings_5( mixed ...$given ): mixed {
		return Boot::call( Settings\SettingsModule::class, 5, null, $given );
	}

	public static function settings_6( mixed ...$given ): mixed {
		return Boot::call( Settings\SettingsModule::class, 6, array( 'MentoriaiPortal\\Core\\Rest\\MainRequest', 'is_for_admin' ), $given );
	}

	public static function attention_0( mixed ...$given ): mixed {
		return Boot::call( Attention\AttentionModule::class, 0, null, $given );
	}

	public static function attention_1( mixed ...$given ): mixed {
		return Boot::call( Attention\AttentionModule::class, 1, null, $given );
	}

	public static function attention_2( mixed ...$given ): mixed {
		return Boot::call( Attention\AttentionModule::class, 2, null, $given );
	}

	public static function attention_3( mixed ...$given ): mixed {
		return Boot::call( Attention\AttentionModule::class, 3, array( 'MentoriaiPortal\\Core\\Rest\\MainRequest', 'is_for_admin' ), $given );
	}

	public static function early_0( mixed ...$given ): mixed {
		return Boot::call( Early\EarlyModule::class, 0, array( 'MentoriaiPortal\\Core\\Rest\\Dispatcher', 'is_asked' ), $given );
	}

	public static function early_1( mixed ...$given ): mixed {
		return Boot::call( Early\EarlyModule::class, 1, array( 'MentoriaiPortal\\Core\\Rest\\MainRequest', 'is_for_admin' ), $given );
	}

	public static function demo_0( mixed ...$given ): mixed {
		return Boot::call( Demo\DemoModule::class, 0, null, $given );
	}

	public static function set_up_0( mixed ...$given ): mixed {
		return Boot::call( SetUp\SetUpModule::class, 0, null, $given );
	}

	public static function set_up_1( mixed ...$given ): mixed {
		return Boot::call( SetUp\SetUpModule::class, 1, null, $given );
	}

	public static function set_up_2( mixed ...$given ): mixed {
		return Boot::call( SetUp\SetUpModule::class, 2, null, $given );
	}

	public static function set_up_3( mixed ...$given ): mixed {
		return Boot::call( SetUp\SetUpModule::class, 3, null, $given );
	}

	public static function set_up_4( mixed ...$given ): mixed {
		return Boot::call( SetUp\SetUpModule::class, 4, null, $given );
	}

	public static function set_up_5( mixed ...$given ): mixed {
		return Boot::call( SetUp\SetUpModule::class, 5, null, $given );
	}

	public static function launch_0( mixed ...$given ): mixed {
		return Boot::call( Launch\LaunchModule::class, 0, null, $given );
	}

	public static function launch_1( mixed ...$given ): mixed {
		return Boot::call( Launch\LaunchModule::class, 1, null, $given );
	}

	public static function launch_2( mixed ...$given ): mixed {
		return Boot::call( Launch\LaunchModule::class, 2, array( 'MentoriaiPortal\\Core\\Database\\Upgrader', 'is_pending' ), $given );
	}

	public static function launch_3( mixed ...$given ): mixed {
		return Boot::call( Launch\LaunchModule::class, 3, array( 'MentoriaiPortal\\Core\\Database\\Upgrader', 'is_pending' ), $given );
	}

	public static function launch_4( mixed ...$given ): mixed {
		return Boot::call( Launch\LaunchModule::class, 4, array( 'MentoriaiPortal\\Core\\Database\\Upgrader', 'is_pending' ), $given );
	}

	public static function cli_0( mixed ...$given ): mixed {
		return Boot::call( Cli\CliModule::class, 0, null, $given );
	}

	public static function mail_0( mixed ...$given ): mixed {
		return Boot::call( Mail\MailModule::class, 0, array( 'MentoriaiPortal\\Mail\\UnsubscribeLink', 'is_asked' ), $given );
	}

	public static function mail_1( mixed ...$given ): mixed {
		return Boot::call( Mail\MailModule::class, 1, null, $given );
	}

	public static function mail_2( mixed ...$given ): mixed {
		return Boot::call( Mail\MailModule::class, 2, null, $given );
	}

	public static function mail_3( mixed ...$given ): mixed {
		return Boot::call( Mail\MailModule::class, 3, null, $given );
	}

	public static function mail_4( mixed ...$given ): mixed {
		return Boot::call( Mail\MailModule::class, 4, array( 'MentoriaiPortal\\Mail\\Admin\\CopyNotice', 'is_asked' ), $given );
	}

	public static function mail_5( mixed ...$given ): mixed {
		return Boot::call( Mail\MailModule::class, 5, null, $given );
	}

	public static function mail_6( mixed ...$given ): mixed {
		return Boot::call( Mail\MailModule::class, 6, null, $given );
	}

	public static function mail_7( mixed ...$given ): mixed {
		return Boot::call( Mail\MailModule::class, 7, null, $given );
	}

	public static function mail_8( mixed ...$given ): mixed {
		return Boot::call( Mail\MailModule::class, 8, null, $given );
	}

	public static function mail_9( mixed ...$given ): mixed {
		return Boot::call( Mail\MailModule::class, 9, null, $given );
	}

	public static function mail_10( mixed ...$given ): mixed {
		return Boot::call( Mail\MailModule::class, 10, null, $given );
	}

	public static function mail_11( mixed ...$given ): mixed {
		return Boot::call( Mail\MailModule::class, 11, null, $given );
	}
}
