<?php
/**
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

return array(
	array(
		'guard'   => 'Texts of editors\' mentors are clean HTML',
		'how'     => 'they are sent as stored',
		'file'    => 'includes/Mentors/MentorTexts.php',
		'code'    => '		return EditorHtml::clean( $html );',
		'without' => '		return $html;',
		'test'    => 'tests/php/integration/Mentors/Rest/GetMentorRouteTest.php::test_an_editors_mentor_in_two_languages',
	),
	array(
		'guard'   => 'A member\'s description is text',
		'how'     => 'it is HTML as typed',
		'file'    => 'includes/Mentors/MentorTexts.php',
		'code'    => 'htmlspecialchars( $text, ENT_QUOTES | ENT_SUBSTITUTE | ENT_HTML5, \'UTF-8\' )',
		'without' => '$text',
		'test'    => 'tests/php/unit/Mentors/MentorTextsTest.php::test_a_members_text_becomes_paragraphs_and_line_breaks_and_nothing_else',
	),
	array(
		'guard'   => 'An unconfirmed mentor shows nothing personal',
		'how'     => 'they are shown',
		'file'    => 'includes/Mentors/MentorService.php',
		'code'    => 'null !== $found && $found->is_unconfirmed()',
		'without' => 'false',
		'also'    => array(
			array(
				'file'    => 'includes/Mentors/MentorService.php',
				'code'    => 'null === $found || ! $found->is_visible()',
				'without' => 'null === $found',
			),
		),
		'test'    => 'tests/php/integration/Mentors/Rest/GetMentorRouteTest.php::test_an_unconfirmed_mentor_shows_nothing_personal',
	),
	array(
		'guard'   => 'A mentor who is gone answers like one who never was',
		'how'     => 'they are shown',
		'file'    => 'includes/Mentors/MentorService.php',
		'code'    => 'null === $found || ! $found->is_visible()',
		'without' => 'null === $found',
		'test'    => 'tests/php/integration/Mentors/Rest/GetMentorRouteTest.php::test_a_mentor_who_is_gone_answers_like_one_who_never_was',
	),
	array(
		'guard'   => 'Nothing of a visitor is kept',
		'how'     => 'the address is',
		'file'    => 'includes/Mentors/ViewService.php',
		'code'    => 'hash_hmac( \'sha256\', $ip . "\\n" . $user_agent, $this->views->salt( $day ) )',
		'without' => 'str_pad( $ip, 64 )',
		'test'    => 'tests/php/integration/Mentors/Rest/RecordMentorViewRouteTest.php::test_nothing_of_the_visitor_is_kept_and_the_salt_goes_with_the_day',
	),
	array(
		'guard'   => 'The salt of visitors goes with its day',
		'how'     => 'it stays',
		'file'    => 'includes/Mentors/ViewRepository.php',
		'code'    => '		$this->db->execute( \'DELETE FROM {view_salts} WHERE day <> ?\', $day );',
		'without' => '',
		'test'    => 'tests/php/integration/Mentors/Rest/RecordMentorViewRouteTest.php::test_nothing_of_the_visitor_is_kept_and_the_salt_goes_with_the_day',
	),
	array(
		'guard'   => 'A visitor counts once a mentor and day',
		'how'     => 'every time',
		'file'    => 'includes/Mentors/ViewRepository.php',
		'code'    => '				if ( ! $this->db->insert_ignore( \'{views}\', $row ) ) {',
		'without' => '				$this->db->insert_ignore( \'{views}\', $row );
				if ( false ) {',
		'test'    => 'tests/php/integration/Mentors/Rest/RecordMentorViewRouteTest.php::test_a_visitor_counts_once_a_mentor_and_day',
	),
	array(
		'guard'   => 'Tags that the mentor does not have are not counted',
		'how'     => 'they are',
		'file'    => 'includes/Mentors/ViewService.php',
		'code'    => 'array_intersect( $term_ids, $mentor->term_ids )',
		'without' => '$term_ids',
		'test'    => 'tests/php/integration/Mentors/Rest/RecordMentorViewRouteTest.php::test_a_visitor_counts_once_a_mentor_and_day',
	),
	array(
		'guard'   => 'An editor\'s mentor is saved with a nonce by who may',
		'how'     => 'by anybody',
		'file'    => 'includes/Mentors/Admin/StaticMentorBox.php',
		'code'    => '! wp_verify_nonce( $nonce, self::NONCE ) || ! current_user_can( \'edit_post\', $id ) ||',
		'without' => '',
		'test'    => 'tests/php/integration/Mentors/AdminTest.php::test_without_nonce_or_right_nothing_is_saved',
	),
	array(
		'guard'   => 'The English name of a field is saved with a nonce by who may',
		'how'     => 'by anybody',
		'file'    => 'includes/Mentors/Admin/FieldTermForm.php',
		'code'    => '! wp_verify_nonce( $nonce, self::NONCE ) || ! current_user_can( \'edit_term\', $term_id )',
		'without' => 'false',
		'test'    => 'tests/php/integration/Guards/EditorGuardsTest.php::test_names_of_towns_and_fields_want_nonce_and_capability',
	),
	array(
		'guard'   => 'Public reads of mentors are limited by address',
		'how'     => 'they take from another limit',
		'file'    => 'includes/Core/Rest/PublicReadRoute.php',
		'code'    => 'return AddressLimit::public_read();',
		'without' => 'return new AddressLimit( \'upload\' );',
		'test'    => 'tests/php/integration/Safety/LimitsTest.php::test_a_limit_holds_whatever_address_is_claimed with data set "public_read"',
	),
);
