<?php
/**
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

return array(
	array(
		'guard'   => 'Data of a page cannot close its script element',
		'how'     => 'tags are not escaped in the boot data',
		'file'    => 'includes/Shell/BootData.php',
		'code'    => 'JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES',
		'without' => 'JSON_UNESCAPED_SLASHES',
		'test'    => 'tests/php/integration/Guards/PageGuardsTest.php::test_no_text_leaves_its_place',
		'always'  => true,
	),
	array(
		'guard'   => 'JSON-LD cannot close its script element',
		'how'     => 'tags are not escaped',
		'file'    => 'includes/Shell/StructuredData.php',
		'code'    => 'JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES',
		'without' => 'JSON_UNESCAPED_SLASHES',
		'test'    => 'tests/php/integration/Shell/StructuredDataTest.php::test_no_text_of_an_editor_leaves_its_place',
		'always'  => true,
	),
	array(
		'guard'   => 'A title cannot close its element',
		'how'     => 'it is not escaped',
		'file'    => 'includes/Shell/Head.php',
		'code'    => 'esc_html( self::title( $page ) )',
		'without' => 'self::title( $page )',
		'test'    => 'tests/php/integration/Guards/PageGuardsTest.php::test_no_text_leaves_its_place',
	),
	array(
		'guard'   => 'A description cannot close its attribute',
		'how'     => 'it is not escaped',
		'file'    => 'includes/Shell/Head.php',
		'code'    => 'esc_attr( $content ) );',
		'without' => '$content );',
		'test'    => 'tests/php/integration/Guards/PageGuardsTest.php::test_no_text_leaves_its_place',
	),
	array(
		'guard'   => 'What a mentor wrote is text in the page without JavaScript',
		'how'     => 'names stand there as typed',
		'file'    => 'includes/Shell/Html/MentorHtml.php',
		'code'    => '			esc_html( $title ),',
		'without' => '			$title,',
		'test'    => 'tests/php/integration/Guards/PageGuardsTest.php::test_no_text_leaves_its_place',
	),
	array(
		'guard'   => 'Private screens are in no index',
		'how'     => 'they are indexed',
		'file'    => 'includes/Shell/SearchEngines.php',
		'code'    => 'null === $page || $page->is_indexed() ? $robots',
		'without' => 'true ? $robots',
		'test'    => 'tests/php/integration/Guards/PageGuardsTest.php::test_screens_of_members_are_in_no_index',
	),
	array(
		'guard'   => 'Links of the footer are harmless',
		'how'     => 'any protocol stays',
		'file'    => 'includes/Shell/Footer.php',
		'code'    => '					\'link\' => esc_url_raw( self::text( $link, \'link\' ) ),',
		'without' => '					\'link\' => self::text( $link, \'link\' ),',
		'test'    => 'tests/php/integration/Shell/Rest/GetMenuRouteTest.php::test_the_footer_is_the_settings_cleaned',
	),
);
