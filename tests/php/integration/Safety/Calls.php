<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Safety;

/**
 * One good call of every route, as the founder of World (or whoever may) makes it. `@name` stands for a value of World,
 * `+name` for all fields of a call that works only once.
 */
final class Calls {

	private const UUID = '1b4e28ba-2fa1-11d2-883f-0016d3cca427';

	private const PROFILE = array(
		'firstName'         => 'Lina',
		'lastName'          => 'Urbonaitė',
		'pavadinimas'       => 'MB „Medaus namai“',
		'regMetai'          => 2022,
		'veiklosSritis'     => 'Kepame sausainius.',
		'klausimai'         => 'Kaip eksportuoti?',
		'pareigosirimone'   => 'Direktorė',
		'pareigosirimoneen' => 'Director',
		'sritis'            => array( '@field' ),
		'paskyrosUzimtumas' => '0',
		'aprasymaslt'       => 'Kuriu komandas.',
		'aprasymasen'       => 'I build teams.',
		'linkedin'          => 'https://www.linkedin.com/in/rasa',
		'phoneNumber'       => '+37060000000',
		'capacity'          => 5,
	);

	private const MENTOR_LIST = array(
		'page'    => 0,
		'seed'    => '20261121',
		'tax'     => array( 'eksportas' ),
		'keyword' => 'rasa',
		'filter'  => array( 'tax' => array( 'eksportas' ), 'keyword' => 'rasa' ),
	);

	private const STEP = array( 'veiksmas' => 'Skaičiuoti', 'rezultatas' => 'Kaina', 'terminas' => '2026-12-31' );

	private const ALL = array(
		'POST accept_consents'                => array( 'privacy' => true, 'rules' => true ),
		'GET apklausa/{id}/{userHash}'        => '+link',
		'GET bot_challenge'                   => array(),
		'POST confirm_email'                  => '+confirmation',
		'POST confirm_resend'                 => array( 'email' => '@founder_email' ),
		'POST conversation_read'              => array( 'convo_id' => '@convo', 'up_to' => '@message' ),
		'POST data_request'                   => array( 'kind' => 'export' ),
		'GET data_requests'                   => array(),
		'GET events.ics'                      => array( 'miestas' => 'Kaunas' ),
		'GET events/{slug}'                   => array( 'slug' => '@event' ),
		'GET events/{slug}/ics'               => array( 'slug' => '@event' ),
		'GET get-user-id'                     => array(),
		'GET get_conversation_meta'           => array( 'convo_id' => '@convo', 'after_id' => 0, 'limit' => 10 ),
		'GET get_conversations'               => array( 'page' => 0, 'per_page' => 20 ),
		'GET get_default/{pageId}'            => array( 'pageId' => '@page' ),
		'GET get_events'                      => array(),
		'GET get_home'                        => array(),
		'GET get_mail_settings'               => array(),
		'GET get_menu'                        => array(),
		'GET get_message_mails'               => array(),
		'GET get_own_review'                  => array( 'mentor_id' => '@mentor' ),
		'POST get_plans/{page}'               => array( 'page' => 0, 'keyword' => 'eksport' ),
		'GET get_plans_status'                => array(),
		'GET get_reviews'                     => array( 'mentor_id' => '@mentor', 'offset' => 0, 'limit' => 3 ),
		'GET get_router'                      => array(),
		'GET get_success_stories/{page}'      => array( 'page' => 0 ),
		'POST leave_portal'                   => array( 'password' => World::PASSWORD, 'email' => '@own_email' ),
		'POST login'                          => array( 'email' => '@founder_email', 'password' => World::PASSWORD, 'bot_token' => '' ),
		'POST logout'                         => array(),
		'POST lost'                           => array( 'email' => '@founder_email', 'bot_token' => '' ),
		'POST lost_reset'                     => '+reset',
		'POST mark_plan_as_completed'         => array( 'planId' => '@plan' ),
		'POST mark_step_as_completed'         => array( 'planId' => '@plan', 'stepUid' => '@step' ),
		'GET mentoriai_dynamic'               => self::MENTOR_LIST,
		'POST mentoriai_dynamic'              => self::MENTOR_LIST,
		'GET mentoriai_dynamic/tax'           => array(),
		'GET mentoriai_dynamic_single/{slug}' => array( 'slug' => '@mentor_slug' ),
		'GET mentoriai_static'                => self::MENTOR_LIST,
		'POST mentoriai_static'               => self::MENTOR_LIST,
		'GET mentoriai_static/tax'            => array(),
		'GET mentoriai_static_single/{slug}'  => array( 'slug' => '@static_slug' ),
		'POST message_reply'                  => array( 'convo_id' => '@convo', 'content' => 'Ačiū', 'client_id' => self::UUID ),
		'POST message_send'                   => array( 'id' => '@mentor', 'subject' => 'Klausimas', 'message' => 'Laba diena', 'client_id' => self::UUID ),
		'POST plan_open'                      => array( 'id' => '@plan' ),
		'POST register'                       => '+registration',
		'POST save_new_plan'                  => array( 'mentorId' => '@mentor', 'pagrindinisTikslas' => 'Eksportas', 'planSteps' => array( self::STEP ), 'client_id' => self::UUID ),
		'POST save_profile'                   => self::PROFILE,
		'GET sessions'                        => array(),
		'POST sessions_end'                   => array( 'id' => '@session' ),
		'POST set-user-pass'                  => array( 'password' => 'naujas123', 'password_confirm' => 'naujas123', 'current_password' => World::PASSWORD ),
		'POST set-user-type'                  => array( 'type' => 'frontuser' ),
		'POST set_mail_settings'              => array( 'lang' => 'en', 'mails' => array( array( 'kind' => 'new_message', 'on' => false ) ) ),
		'POST set_message_mails'              => array( 'on' => false ),
		'POST social_auth'                    => array( 'provider' => 'google', 'usertype' => '1', 'lang' => 'lt' ),
		'GET social_callback/{provider}'      => array( 'provider' => 'google', 'code' => 'abc', 'state' => 'abc' ),
		'POST social_exchange'                => '+social',
		'POST social_link'                    => array( 'provider' => 'google', 'current_password' => World::PASSWORD ),
		'GET social_links'                    => array(),
		'POST social_unlink'                  => array( 'provider' => 'google' ),
		'POST statistic_open'                 => array( 'id' => '@mentor', 'taxs_id' => array( '@field' ) ),
		'POST submit-review'                  => array( 'mentorId' => '@mentor', 'rating' => 4.5, 'comment' => 'Konkretu.', 'client_id' => self::UUID ),
		'POST submit_apklausa'                => '+answers',
		'GET success_stories/{slug}'          => array( 'slug' => '@story' ),
		'POST update_step'                    => array( 'planId' => '@plan', 'uid' => '@step', 'veiksmas' => 'Kitaip', 'siekiamas_rezultatas' => 'Kita', 'terminas' => '31/12/2026', 'status' => false, 'rev' => 1 ),
		'GET user'                            => array(),
		'GET user-profile'                    => array(),
		'GET user-results'                    => array(),
		'GET user/cv/{id}'                    => array( 'id' => '@cv' ),
		'POST user/deleteavatar'              => array(),
		'POST user/deletecv'                  => array( 'file' => '@cv' ),
		'POST user/editavatar'                => array(),
		'POST user/editcv'                    => array(),
		'GET veiksmu-planai/{id}'             => array( 'id' => '@plan' ),
		'GET veiksmu-planai/{id}/ics'         => array( 'id' => '@plan' ),
	);

	/** @return array<string, mixed>|string */
	public static function of( string $route ): array|string {
		return self::ALL[ $route ];
	}

	/** Who makes the call. */
	public static function caller( string $route ): string {
		return match ( $route ) {
			'POST user/editcv', 'POST user/deletecv', 'GET user/cv/{id}', 'GET user-results' => 'mentor',
			'POST set-user-type' => 'undecided',
			default => 'founder',
		};
	}

	/** @return list<string> */
	public static function routes(): array {
		return array_keys( self::ALL );
	}
}
