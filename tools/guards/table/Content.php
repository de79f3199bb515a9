<?php
/**
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

return array(
	array(
		'guard'   => 'Texts of pages are clean HTML',
		'how'     => 'they are sent as stored',
		'file'    => 'includes/Content/PageBlocks.php',
		'code'    => '		$html       = EditorHtml::clean( $this->text );',
		'without' => '		$html       = $this->text;',
		'test'    => 'tests/php/integration/Guards/PageGuardsTest.php::test_html_of_pages_is_clean',
		'always'  => true,
	),
	array(
		'guard'   => 'HTML of home is clean',
		'how'     => 'it is sent as stored',
		'file'    => 'includes/Content/HomeSections.php',
		'code'    => 'EditorHtml::clean( Attributes::html( $attrs, \'html\' ) )',
		'without' => 'Attributes::html( $attrs, \'html\' )',
		'test'    => 'tests/php/integration/Guards/PageGuardsTest.php::test_html_of_pages_is_clean',
	),
	array(
		'guard'   => 'A page that is not published is not read',
		'how'     => 'its state is not asked',
		'file'    => 'includes/Content/PageRepository.php',
		'code'    => '			WHERE p.ID = ? AND p.post_type = \'page\' AND p.post_status = \'publish\' AND p.post_password = \'\'",',
		'without' => '			WHERE p.ID = ? AND p.post_type = \'page\'",',
		'also'    => array(
			array(
				'file'    => 'includes/Content/PageRepository.php',
				'code'    => 'p ON p.ID = l.post_id AND p.post_type = \'page\' AND p.post_status = \'publish\' AND p.post_password = \'\'',
				'without' => 'p ON p.ID = l.post_id AND p.post_type = \'page\'',
			),
		),
		'test'    => 'tests/php/integration/Content/Rest/GetDefaultRouteTest.php::test_what_is_not_a_published_page_of_the_portal_is_missing',
	),
	array(
		'guard'   => 'Cards of home for the editor are for editors',
		'how'     => 'for everybody',
		'file'    => 'includes/Content/Admin/HomeCards.php',
		'code'    => 'static fn (): bool => current_user_can( \'edit_pages\' )',
		'without' => 'static fn (): bool => true',
		'test'    => 'tests/php/integration/Content/Admin/BlockEditorTest.php::test_the_preview_of_a_section_is_for_editors_and_names_who_is_chosen',
	),
	array(
		'guard'   => 'What is kept ready is forgotten when content changes',
		'how'     => 'it is kept for ever',
		'file'    => 'includes/Core/ContentCache.php',
		'code'    => 'update_option( self::VERSION, bin2hex( random_bytes( 8 ) ), true );',
		'without' => 'update_option( self::VERSION, \'\', true );',
		'test'    => 'tests/php/integration/Shell/Rest/GetMenuRouteTest.php::test_a_changed_item_is_seen_at_once',
	),
);
