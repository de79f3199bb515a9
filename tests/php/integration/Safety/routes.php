<?php
/**
 * What the tests know of each route of data/v1, by hand; a route without a row fails in `bin/test unit`. A row has
 *
 * - `who`: status (or what RouteMatrixTest::CODES calls it) for: nobody, undecided, draft founder, founder, other founder, draft
 *   mentor, mentor, other mentor;
 * - `call`: a good call; `@name` stands for a value of World, `+name` for all fields of a call that works only once;
 * - `by`: who makes it, if not the founder of World;
 * - `stored`: every text that the route keeps, to where it is read back: route, place in the reply (`*` is the last of a list),
 *   the field of both that names what was made, and who writes; null where no route shows it;
 * - `foreign`: every field that names a row, to a caller, what exists but is not theirs, and the answer if not 404 (true: a
 *   success that shows nothing);
 * - `echoes`: true where a GET shows what was asked for.
 *
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

use MentoriaiPortal\Tests\Integration\Safety\World;

$open        = '200  200 200 200 200 200 200 200';
$any         = '401  200 200 200 200 200 200 200';
$member      = '401  403 200 200 200 200 200 200';
$own         = '401  403 404 200 404 404 200 404';
$own_public  = '401  403 draft 200 404 draft 200 404';
$own_founder = '401  403 draft 200 404 403 403 403';
$contacted   = '401  403 draft 200 stranger 403 403 403';
$mentor      = '401  403 403 403 403 200 200 200';

$no_survey = array( 404, 'apklausa.neegzistuoja' );

$uuid = '1b4e28ba-2fa1-11d2-883f-0016d3cca427';

$profile = array(
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
	'town'              => 'Kaunas',
);

$mentor_list = array(
	'page'    => 0,
	'seed'    => '20261121',
	'tax'     => array( 'eksportas' ),
	'keyword' => 'rasa',
	'miestas' => 'Kaunas',
	'filter'  => array( 'tax' => array( 'eksportas' ), 'keyword' => 'rasa', 'miestas' => 'Kaunas' ),
);

$step = array( 'veiksmas' => 'Skaičiuoti', 'rezultatas' => 'Kaina', 'terminas' => '2026-12-31' );

return array(
	'GET apklausa/{id}/{userHash}' => array(
		'who'     => $open,
		'call'    => '+link',
		'foreign' => array(
			'id'       => array( null, '@other_survey', $no_survey ),
			'userHash' => array( null, '@other_link', $no_survey ),
		),
	),
	'GET bot_challenge' => array(
		'who'  => $open,
		'call' => array(),
	),
	'GET checkin/{token}' => array(
		'who'     => $open,
		'call'    => '+checkin',
		'foreign' => array( 'token' => array( null, '@expired_checkin', array( 404, 'checkin.missing' ) ) ),
	),
	'GET data_requests' => array(
		'who'  => $member,
		'call' => array(),
	),
	'GET events.ics' => array(
		'who'  => $open,
		'call' => array( 'miestas' => 'Kaunas' ),
	),
	'GET events/{slug}' => array(
		'who'     => $open,
		'call'    => array( 'slug' => '@event' ),
		'foreign' => array( 'slug' => array( null, '@draft_event' ) ),
	),
	'GET events/{slug}/ics' => array(
		'who'     => $open,
		'call'    => array( 'slug' => '@event' ),
		'foreign' => array( 'slug' => array( null, '@draft_event' ) ),
	),
	'GET first_message' => array(
		'who'  => '401  403 200 200 200 403 403 403',
		'call' => array(),
	),
	'GET get-user-id' => array(
		'who'  => $any,
		'call' => array(),
	),
	'GET get_conversation_meta' => array(
		'who'     => $own,
		'call'    => array( 'convo_id' => '@convo', 'after_id' => 0, 'limit' => 10 ),
		'foreign' => array( 'convo_id' => array( 'other mentor', '@convo' ) ),
	),
	'GET get_conversations' => array(
		'who'     => $member,
		'call'    => array( 'page' => 0, 'per_page' => 20 ),
		'foreign' => array( 'convo_id' => array( 'other founder', '@convo', true ) ),
	),
	'GET get_default/{pageId}' => array(
		'who'     => $open,
		'call'    => array( 'pageId' => '@page' ),
		'foreign' => array( 'pageId' => array( null, '@draft_page' ) ),
	),
	'GET get_events' => array(
		'who'  => $open,
		'call' => array(),
	),
	'GET get_home' => array(
		'who'  => $open,
		'call' => array(),
	),
	'GET get_mail_settings' => array(
		'who'  => $member,
		'call' => array(),
	),
	'GET get_menu' => array(
		'who'  => $open,
		'call' => array(),
	),
	'GET get_message_mails' => array(
		'who'  => $member,
		'call' => array(),
	),
	'GET get_own_review' => array(
		'who'     => '401  403 200 200 200 403 403 403',
		'call'    => array( 'mentor_id' => '@mentor' ),
		'foreign' => array( 'mentor_id' => array( 'other founder', '@mentor', true ) ),
	),
	'GET get_plans_status' => array(
		'who'  => $member,
		'call' => array(),
	),
	'GET get_reviews' => array(
		'who'     => $open,
		'call'    => array( 'mentor_id' => '@mentor', 'offset' => 0, 'limit' => 3 ),
		'foreign' => array( 'mentor_id' => array( null, '@paused_mentor' ) ),
	),
	'GET get_router' => array(
		'who'  => $open,
		'call' => array(),
	),
	'GET get_success_stories/{page}' => array(
		'who'  => $open,
		'call' => array( 'page' => 0 ),
	),
	'GET find_mentors' => array(
		'who'  => $open,
		'call' => array( 'fields' => array( '@field' ), 'words' => 'rasa' ),
	),
	'GET mentoriai_dynamic' => array(
		'who'  => $open,
		'call' => $mentor_list,
	),
	'GET mentoriai_dynamic/tax' => array(
		'who'  => $open,
		'call' => array(),
	),
	'GET mentoriai_dynamic_single/{slug}' => array(
		'who'     => $open,
		'call'    => array( 'slug' => '@mentor_slug' ),
		'foreign' => array( 'slug' => array( null, '@paused_slug' ) ),
	),
	'GET mentoriai_static' => array(
		'who'  => $open,
		'call' => $mentor_list,
	),
	'GET mentoriai_static/tax' => array(
		'who'  => $open,
		'call' => array(),
	),
	'GET mentoriai_static_single/{slug}' => array(
		'who'     => $open,
		'call'    => array( 'slug' => '@static_slug' ),
		'foreign' => array( 'slug' => array( null, '@draft_static_slug' ) ),
	),
	'GET sessions' => array(
		'who'  => $member,
		'call' => array(),
	),
	'GET social_callback/{provider}' => array(
		'who'  => '302  302 302 302 302 302 302 302',
		'call' => array( 'provider' => 'google', 'code' => 'abc', 'state' => 'abc' ),
	),
	'GET social_links' => array(
		'who'  => $member,
		'call' => array(),
	),
	'GET success_stories/{slug}' => array(
		'who'     => $open,
		'call'    => array( 'slug' => '@story' ),
		'foreign' => array( 'slug' => array( null, '@draft_story' ) ),
	),
	'GET openapi.json' => array(
		'who'  => $open,
		'call' => array(),
	),
	'GET shortlist' => array(
		'who'  => '401  403 200 200 200 403 403 403',
		'call' => array(),
	),
	'GET suggestions' => array(
		'who'  => '401  403 200 200 200 403 403 403',
		'call' => array(),
	),
	'GET today' => array(
		'who'  => $member,
		'call' => array(),
	),
	'GET user' => array(
		'who'  => $any,
		'call' => array(),
	),
	'GET user-profile' => array(
		'who'  => $any,
		'call' => array(),
	),
	'GET user-results' => array(
		'who'  => $mentor,
		'call' => array(),
		'by'   => 'mentor',
	),
	'GET user/cv/{id}' => array(
		'who'     => '401  403 404 404 404 404 200 404',
		'call'    => array( 'id' => '@cv' ),
		'by'      => 'mentor',
		'foreign' => array( 'id' => array( 'other mentor', '@cv' ) ),
	),
	'GET veiksmu-planai/{id}' => array(
		'who'     => $own,
		'call'    => array( 'id' => '@plan' ),
		'foreign' => array( 'id' => array( 'other founder', '@plan' ) ),
	),
	'GET veiksmu-planai/{id}/ics' => array(
		'who'     => $own,
		'call'    => array( 'id' => '@plan' ),
		'foreign' => array( 'id' => array( 'other mentor', '@plan' ) ),
	),
	'POST accept_consents' => array(
		'who'  => $any,
		'call' => array( 'privacy' => true, 'rules' => true ),
	),
	'POST checkin' => array(
		'who'     => $open,
		'call'    => '+checkin_answer',
		// Read in wp-admin.
		'stored'  => array( 'comment' => null ),
		'foreign' => array( 'token' => array( null, '@expired_checkin', array( 404, 'checkin.missing' ) ) ),
	),
	'POST confirm_email' => array(
		'who'  => $open,
		'call' => '+confirmation',
	),
	'POST confirm_resend' => array(
		'who'  => $open,
		'call' => array( 'email' => '@founder_email' ),
	),
	'POST conversation_read' => array(
		'who'     => $own,
		'call'    => array( 'convo_id' => '@convo', 'up_to' => '@message' ),
		'foreign' => array( 'convo_id' => array( 'other founder', '@convo' ) ),
	),
	'POST data_request' => array(
		'who'  => $member,
		'call' => array( 'kind' => 'export' ),
	),
	'POST first_message' => array(
		'who'     => '401  403 200 public public 403 403 403',
		'call'    => array( 'id' => '@mentor', 'subject' => 'Klausimas', 'message' => 'Laba diena', 'client_id' => $uuid ),
		'by'      => 'draft founder',
		'stored'  => array(
			'subject' => array( 'GET first_message', 'message.subject' ),
			'message' => array( 'GET first_message', 'message.message' ),
		),
		'foreign' => array( 'id' => array( 'draft founder', '@paused_mentor' ) ),
	),
	'POST get_plans/{page}' => array(
		'who'  => $member,
		'call' => array( 'page' => 0, 'keyword' => 'eksport' ),
	),
	'POST leave_portal' => array(
		'who'  => $member,
		'call' => array( 'password' => World::PASSWORD, 'email' => '@own_email' ),
	),
	'POST login' => array(
		'who'  => $open,
		'call' => array( 'email' => '@founder_email', 'password' => World::PASSWORD, 'bot_token' => '' ),
	),
	'POST extend_session' => array(
		'who'  => $any,
		'call' => array(),
	),
	'POST logout' => array(
		'who'  => $any,
		'call' => array(),
	),
	'POST lost' => array(
		'who'  => $open,
		'call' => array( 'email' => '@founder_email', 'bot_token' => '' ),
	),
	'POST lost_reset' => array(
		'who'  => $open,
		'call' => '+reset',
	),
	'POST mark_plan_as_completed' => array(
		'who'     => $own_public,
		'call'    => array( 'planId' => '@plan', 'thanks' => 'Ačiū už pagalbą' ),
		// Written once a plan; PlanLifeTest reads it back.
		'stored'  => array( 'thanks' => null ),
		'foreign' => array( 'planId' => array( 'other mentor', '@plan' ) ),
	),
	'POST mark_step_as_completed' => array(
		'who'     => $own_founder,
		'call'    => array( 'planId' => '@plan', 'stepUid' => '@step' ),
		'foreign' => array(
			'planId'  => array( 'other founder', '@plan' ),
			'stepUid' => array( 'founder', '@other_step' ),
		),
	),
	'POST find_mentors' => array(
		'who'  => $open,
		'call' => array( 'fields' => array( '@field' ), 'words' => 'rasa' ),
	),
	'POST mentoriai_dynamic' => array(
		'who'  => $open,
		'call' => $mentor_list,
	),
	'POST mentoriai_static' => array(
		'who'  => $open,
		'call' => $mentor_list,
	),
	'POST message_reply' => array(
		'who'     => $own_public,
		'call'    => array( 'convo_id' => '@convo', 'content' => 'Ačiū', 'client_id' => $uuid ),
		'stored'  => array( 'content' => array( 'GET get_conversation_meta', '*.content' ) ),
		'foreign' => array( 'convo_id' => array( 'other founder', '@convo' ) ),
	),
	'GET calendar/{token}.ics' => array(
		'who'     => $open,
		'call'    => array( 'token' => '@calendar' ),
		'foreign' => array( 'token' => array( null, '@ended_calendar' ) ),
	),
	'GET calendar_feed' => array(
		'who'  => $member,
		'call' => array(),
	),
	'POST calendar_feed' => array(
		'who'  => $member,
		'call' => array(),
	),
	'POST calendar_feed_end' => array(
		'who'  => $member,
		'call' => array(),
	),
	'GET meetings' => array(
		'who'     => $member,
		'call'    => array( 'mentorship_id' => '@mentorship', 'page' => 0 ),
		'foreign' => array( 'mentorship_id' => array( 'founder', '@other_mentorship', true ) ),
	),
	'POST meeting_answer' => array(
		'who'     => $own_public,
		'call'    => '+proposed',
		// One call takes effect: MeetingLifeTest reads it back.
		'stored'  => array( 'note' => null ),
		'foreign' => array( 'id' => array( 'founder', '@other_meeting' ) ),
	),
	'POST meeting_cancel' => array(
		'who'     => $own_public,
		'call'    => '+agreed',
		'stored'  => array( 'note' => null ),
		'foreign' => array( 'id' => array( 'founder', '@other_meeting' ) ),
	),
	'POST meeting_log' => array(
		'who'     => $own_public,
		'call'    => array( 'mentorship_id' => '@mentorship', 'day' => '2026-11-20', 'held' => true, 'minutes' => 45 ),
		'stored'  => array( 'day' => null ),
		'foreign' => array(
			'id'            => array( 'founder', '@other_meeting' ),
			'mentorship_id' => array( 'founder', '@other_mentorship' ),
		),
	),
	'POST meeting_propose' => array(
		'who'     => $own_public,
		'call'    => array( 'mentorship_id' => '@mentorship', 'times' => array( '2026-12-01T08:00:00Z' ), 'minutes' => 60, 'place' => 'Kavinė', 'note' => 'Su planu', 'client_id' => $uuid ),
		'stored'  => array(
			'times.0' => null,
			'place'   => array( 'GET meetings', 'list.0.place' ),
			'note'    => array( 'GET meetings', 'list.0.note' ),
		),
		'foreign' => array( 'mentorship_id' => array( 'founder', '@other_mentorship' ) ),
	),
	'GET blocks' => array(
		'who'  => $member,
		'call' => array(),
	),
	'POST block' => array(
		'who'     => '401  403 404 200 404 404 404 404',
		'call'    => array( 'user_id' => '@mentor', 'on' => true ),
		'foreign' => array( 'user_id' => array( 'founder', '@other_mentor' ) ),
	),
	'GET mentorships' => array(
		'who'  => $member,
		'call' => array( 'state' => 'open', 'page' => 0 ),
	),
	'GET mentorships/{id}' => array(
		'who'     => $own,
		'call'    => array( 'id' => '@mentorship' ),
		'foreign' => array( 'id' => array( 'founder', '@other_mentorship' ) ),
	),
	'POST mentorship_decline' => array(
		'who'     => '401  403 403 403 403 draft 200 404',
		'call'    => '+decline',
		'by'      => 'mentor',
		// One call takes effect: MentorshipLifeTest reads it back.
		'stored'  => array( 'text' => null ),
		'foreign' => array( 'id' => array( 'mentor', '@other_mentorship' ) ),
	),
	'POST mentorship_end' => array(
		'who'     => $own_public,
		'call'    => '+end',
		'stored'  => array(
			'thanks' => null,
			'note'   => null,
		),
		'foreign' => array( 'id' => array( 'founder', '@other_mentorship' ) ),
	),
	'POST mentorship_withdraw' => array(
		'who'     => $own_founder,
		'call'    => '+request',
		'foreign' => array( 'id' => array( 'founder', '@other_mentorship' ) ),
	),
	'POST message_send' => array(
		'who'     => '401  403 draft 200 200 403 403 403',
		'call'    => array( 'id' => '@mentor', 'subject' => 'Klausimas', 'message' => 'Laba diena', 'client_id' => $uuid ),
		'stored'  => array(
			'subject' => array( 'GET get_conversations', '0.convo_title' ),
			'message' => array( 'GET get_conversation_meta', '*.content', 'convo_id' ),
		),
		'foreign' => array( 'id' => array( 'founder', '@paused_mentor' ) ),
	),
	'POST notify_me' => array(
		'who'     => '401  403 200 200 200 403 403 403',
		'call'    => array( 'id' => '@mentor', 'on' => false ),
		'foreign' => array( 'id' => array( 'founder', '@paused_mentor', true ) ),
	),
	'POST plan_open' => array(
		'who'     => $own,
		'call'    => array( 'id' => '@plan' ),
		'foreign' => array( 'id' => array( 'other mentor', '@plan' ) ),
	),
	'POST register' => array(
		'who'     => $open,
		'call'    => '+registration',
		'stored'  => array( 'first_message.subject' => null, 'first_message.message' => null ),
		'foreign' => array( 'first_message.id' => array( null, '@paused_mentor', array( 400, 'invalid_input' ) ) ),
	),
	'POST report' => array(
		'who'     => '200  403 200 200 200 200 200 200',
		'call'    => array( 'what' => 'mentor', 'id' => '@mentor', 'kind' => 'dynamic', 'reason' => 'false', 'text' => 'Tai netiesa.', 'block' => false, 'client_id' => $uuid, 'name' => 'Ona', 'email' => 'ona@world.test', 'good_faith' => true, 'bot_token' => '' ),
		// Read in wp-admin.
		'stored'  => array( 'text' => null, 'name' => null ),
		'foreign' => array( 'id' => array( 'founder', '@paused_mentor' ) ),
	),
	'POST save_new_plan' => array(
		'who'     => $contacted,
		'call'    => array( 'mentorId' => '@mentor', 'pagrindinisTikslas' => 'Eksportas', 'planSteps' => array( $step ), 'client_id' => $uuid ),
		'stored'  => array(
			'pagrindinisTikslas'     => array( 'GET veiksmu-planai/{id}', 'data.pagrindinis_tikslas', 'id' ),
			'planSteps.0.veiksmas'   => array( 'GET veiksmu-planai/{id}', 'data.etapai.0.veiksmas', 'id' ),
			'planSteps.0.rezultatas' => array( 'GET veiksmu-planai/{id}', 'data.etapai.0.siekiamas_rezultatas', 'id' ),
		),
		'foreign' => array( 'mentorId' => array( 'founder', '@paused_mentor', array( 403, 'not_contacted' ) ) ),
	),
	'POST save_profile' => array(
		'who'    => $member,
		'call'   => $profile,
		'stored' => array(
			'firstName'         => array( 'GET user-profile', 'profile.first_name' ),
			'lastName'          => array( 'GET user-profile', 'profile.last_name' ),
			'pavadinimas'       => array( 'GET user-profile', 'profile.imones_pavadinimas' ),
			'veiklosSritis'     => array( 'GET user-profile', 'profile.apibudinkite_imonesveiklos_sriti' ),
			'klausimai'         => array( 'GET user-profile', 'profile.klausimaireikalinga_pagalba' ),
			'pareigosirimone'   => array( 'GET user-profile', 'profile.pareigos_ir_imone', '', 'mentor' ),
			'pareigosirimoneen' => array( 'GET user-profile', 'profile.pareigos_ir_imone_en', '', 'mentor' ),
			'aprasymaslt'       => array( 'GET user-profile', 'profile.aprasymas_lt', '', 'mentor' ),
			'aprasymasen'       => array( 'GET user-profile', 'profile.aprasymas_en', '', 'mentor' ),
			'town'              => array( 'GET user-profile', 'profile.town' ),
		),
	),
	'POST sessions_end' => array(
		'who'     => '401  403 404 200 404 404 404 404',
		'call'    => array( 'id' => '@session' ),
		'foreign' => array( 'id' => array( 'other founder', '@session' ) ),
	),
	'POST set-user-pass' => array(
		'who'  => $any,
		'call' => array( 'password' => 'naujas123', 'password_confirm' => 'naujas123', 'current_password' => World::PASSWORD ),
	),
	'POST set-user-type' => array(
		'who'  => '401  200 403 403 403 403 403 403',
		'call' => array( 'type' => 'frontuser' ),
		'by'   => 'undecided',
	),
	'POST set_mail_settings' => array(
		'who'  => $member,
		'call' => array( 'lang' => 'en', 'mails' => array( array( 'kind' => 'new_message', 'on' => false ) ) ),
	),
	'POST set_message_mails' => array(
		'who'  => $member,
		'call' => array( 'on' => false ),
	),
	'POST social_auth' => array(
		'who'  => $open,
		'call' => array( 'provider' => 'google', 'usertype' => '1', 'lang' => 'lt' ),
	),
	'POST social_exchange' => array(
		'who'  => $open,
		'call' => '+social',
	),
	'POST social_link' => array(
		'who'  => $member,
		'call' => array( 'provider' => 'google', 'current_password' => World::PASSWORD ),
	),
	'POST social_unlink' => array(
		'who'  => $member,
		'call' => array( 'provider' => 'google', 'current_password' => World::PASSWORD ),
	),
	'POST statistic_open' => array(
		'who'     => $open,
		'call'    => array( 'id' => '@mentor', 'kind' => 'dynamic', 'taxs_id' => array( '@field' ) ),
		'foreign' => array( 'id' => array( null, '@paused_mentor' ) ),
	),
	'POST submit-review' => array(
		'who'     => $contacted,
		'call'    => array( 'mentorId' => '@mentor', 'rating' => 4.5, 'comment' => 'Konkretu.', 'client_id' => $uuid ),
		'stored'  => array( 'comment' => array( 'GET get_own_review', 'review.comment' ) ),
		'foreign' => array( 'mentorId' => array( 'founder', '@paused_mentor' ) ),
	),
	'POST submit_apklausa' => array(
		'who'     => $open,
		'call'    => '+answers',
		// Read in wp-admin.
		'stored'  => array( 'klausimaiAtsakymai.0.klausimas' => null, 'klausimaiAtsakymai.0.answer' => null ),
		'foreign' => array(
			'apklausaId' => array( null, '@other_survey', $no_survey ),
			'userHash'   => array( null, '@other_link', $no_survey ),
		),
	),
	'POST shortlist' => array(
		'who'     => '401  403 200 200 200 403 403 403',
		'call'    => array( 'id' => '@mentor', 'kind' => 'dynamic', 'items' => array( array( 'kind' => 'dynamic', 'id' => '@mentor' ) ), 'on' => false ),
		'foreign' => array(
			'id'         => array( 'founder', '@paused_mentor', true ),
			'items.0.id' => array( 'founder', '@paused_mentor', true ),
		),
	),
	'POST shortlist_cards' => array(
		'who'     => $open,
		'call'    => array( 'items' => array( array( 'kind' => 'dynamic', 'id' => '@mentor' ) ) ),
		'foreign' => array( 'items.0.id' => array( null, '@paused_mentor', true ) ),
	),
	'POST suggestion_close' => array(
		'who'     => '401  403 404 200 404 403 403 403',
		'call'    => array( 'id' => '@suggestion' ),
		'foreign' => array( 'id' => array( 'founder', '@other_suggestion' ) ),
	),
	'POST update_step' => array(
		'who'     => $own_founder,
		'call'    => array( 'planId' => '@plan', 'uid' => '@step', 'veiksmas' => 'Kitaip', 'siekiamas_rezultatas' => 'Kita', 'terminas' => '31/12/2026', 'status' => false, 'rev' => 1 ),
		'stored'  => array(
			'veiksmas'             => array( 'GET veiksmu-planai/{id}', 'data.etapai.0.veiksmas' ),
			'siekiamas_rezultatas' => array( 'GET veiksmu-planai/{id}', 'data.etapai.0.siekiamas_rezultatas' ),
		),
		'foreign' => array(
			'planId' => array( 'other founder', '@plan' ),
			'uid'    => array( 'founder', '@other_step' ),
		),
	),
	'POST user/deleteavatar' => array(
		'who'  => $member,
		'call' => array(),
	),
	'POST user/deletecv' => array(
		'who'     => '401  403 403 403 403 404 200 404',
		'call'    => array( 'file' => '@cv' ),
		'by'      => 'mentor',
		'foreign' => array( 'file' => array( 'other mentor', '@cv' ) ),
	),
	'POST user/editavatar' => array(
		'who'  => $member,
		'call' => array(),
	),
	'POST user/editcv' => array(
		'who'  => $mentor,
		'call' => array(),
		'by'   => 'mentor',
	),
);
