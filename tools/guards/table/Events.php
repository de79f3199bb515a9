<?php
/**
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

return array(
	array(
		'guard'   => 'Descriptions of events are clean HTML',
		'how'     => 'they are sent as stored',
		'file'    => 'includes/Events/EventText.php',
		'code'    => '		return EditorHtml::clean( $html );',
		'without' => '		return $html;',
		'test'    => 'tests/php/integration/Events/Rest/GetEventRouteTest.php::test_everything_about_an_event',
	),
	array(
		'guard'   => 'Events that are not published or protected are not read',
		'how'     => 'their state is not asked',
		'file'    => 'includes/Events/EventRepository.php',
		'code'    => '			WHERE p.post_type = ? AND p.post_status = \'publish\' AND p.post_password = \'\'',
		'without' => '			WHERE p.post_type = ?',
		'test'    => 'tests/php/integration/Events/Rest/GetEventRouteTest.php::test_what_is_not_public_does_not_exist',
	),
	array(
		'guard'   => 'Facts of an event are stored clean',
		'how'     => 'as sent',
		'file'    => 'includes/Events/MetaFields.php',
		'code'    => 'is_string( $value ) ? mb_substr( sanitize_text_field( $value ), 0, self::LINE ) : \'\'',
		'without' => 'is_string( $value ) ? $value : \'\'',
		'test'    => 'tests/php/integration/Events/EventRulesTest.php::test_all_facts_are_stored_clean',
	),
	array(
		'guard'   => 'A link of an event leads to the web',
		'how'     => 'any protocol does',
		'file'    => 'includes/Events/EventText.php',
		'code'    => 'return self::is_web_url( $url ) ? $url : \'\';',
		'without' => 'return $url;',
		'test'    => 'tests/php/integration/Guards/EditorGuardsTest.php::test_a_link_of_an_event_leads_to_the_web',
	),
	array(
		'guard'   => 'An event is shown by the portal only',
		'how'     => 'WordPress shows it too',
		'file'    => 'includes/Events/PostType.php',
		'code'    => '				\'publicly_queryable\'  => false,',
		'without' => '				\'publicly_queryable\'  => true,',
		'test'    => 'tests/php/integration/Events/Rest/GetEventRouteTest.php::test_wordpress_itself_shows_no_event',
	),
	array(
		'guard'   => 'The English name of a town is saved with a nonce by who may',
		'how'     => 'by anybody',
		'file'    => 'includes/Events/TownForm.php',
		'code'    => '! wp_verify_nonce( $nonce, self::NONCE ) || ! current_user_can( \'edit_term\', $term_id )',
		'without' => 'false',
		'test'    => 'tests/php/integration/Guards/EditorGuardsTest.php::test_names_of_towns_and_fields_want_nonce_and_capability',
	),
	array(
		'guard'   => 'A title of an event adds no line to a calendar',
		'how'     => 'it is not escaped',
		'file'    => 'includes/Core/Calendar/Lines.php',
		'code'    => '				"\\n" => \'\\\\n\',',
		'without' => '',
		'test'    => 'tests/php/unit/Core/Calendar/LinesTest.php::test_text_is_escaped',
	),
);
