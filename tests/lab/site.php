<?php
/**
 * What lab.mjs must know of the site: slugs, ids, and sessions of demo members. Run inside it by tools/site/run.php.
 *
 * @package MentoriaiPortal
 */

$issue = static function ( string $email ): array {
	$db    = new MentoriaiPortal\Core\Database\Db( $GLOBALS['wpdb'] );
	$clock = new MentoriaiPortal\Core\Clock();
	$user  = get_user_by( 'email', $email );
	$token = ( new MentoriaiPortal\Session\Sessions( new MentoriaiPortal\Session\SessionRepository( $db, $clock ), $clock ) )->issue( $user->ID, $user->user_pass );
	return array(
		'token' => $token,
		'role'  => $user->roles[0],
	);
};
$db     = $GLOBALS['wpdb'];
$slug   = static fn ( string $type ): string => (string) $db->get_var( $db->prepare( "SELECT p.post_name FROM {$db->posts} p JOIN {$db->postmeta} m ON m.post_id = p.ID AND m.meta_key = %s AND m.meta_value = 'lt' WHERE p.post_type = %s AND p.post_status = 'publish' ORDER BY p.ID LIMIT 1", MentoriaiPortal\Core\PostMeta::LANG, $type ) );
$me     = get_user_by( 'email', 'founder@demo.test' )->ID;
$table  = static fn ( string $name ): string => $db->prefix . 'mentoriai_' . $name;
$survey = (int) $db->get_var( "SELECT survey_id FROM {$table( 'surveys' )} ORDER BY survey_id LIMIT 1" );
$links  = new MentoriaiPortal\Surveys\LinkRepository( new MentoriaiPortal\Core\Database\Db( $db ) );
// Three from the list, for the screen of saved mentors.
foreach ( $db->get_col( "SELECT pair_key FROM {$table( 'mentor_index' )} WHERE kind = 'dynamic' AND lang = 'lt' AND visible = 1 ORDER BY mentor_id LIMIT 3" ) as $key ) {
	$db->query( $db->prepare( "INSERT IGNORE INTO {$table( 'shortlist' )} (founder_id, kind, pair_key, saved_at) VALUES (%d, 'dynamic', %s, UTC_TIMESTAMP())", $me, $key ) );
}
echo wp_json_encode(
	[
		'mentor'      => get_user_meta( get_user_by( 'email', 'mentor@demo.test' )->ID, 'mentoriai_slug', true ),
		'story'       => $slug( 'mentoriai_story' ),
		'event'       => $slug( 'mentoriai_event' ),
		'hubMentor'   => $slug( 'mentoriai_mentor' ),
		'survey'      => $survey . '/' . $links->add_preview( $survey, 1, time(), time() + HOUR_IN_SECONDS ),
		'convo'       => (int) $db->get_var( $db->prepare( "SELECT convo_id FROM {$table( 'conversations' )} WHERE founder_id = %d ORDER BY message_count DESC, convo_id LIMIT 1", $me ) ),
		'plan'        => (int) $db->get_var( $db->prepare( "SELECT plan_id FROM {$table( 'plans' )} WHERE founder_id = %d ORDER BY plan_id LIMIT 1", $me ) ),
		'founder'     => $issue( 'founder@demo.test' ),
		'newFounder'  => $issue( 'draft-founder@demo.test' ),
		'newcomer'    => $issue( 'new@demo.test' ),
		'mentorSession' => $issue( 'mentor@demo.test' ),
	]
);
