<?php
/**
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

return array(
	array(
		'rule'     => 'Data of a page cannot close its script element',
		'mutation' => 'tags are not escaped in the boot data',
		'file'     => 'includes/Shell/BootData.php',
		'code'     => 'JSON_HEX_TAG | JSON_HEX_AMP | ',
		'becomes'  => '',
		'test'     => 'tests/php/integration/Guards/PageGuardsTest.php::test_no_text_leaves_its_place',
	),
	array(
		'rule'     => 'Private screens are in no index',
		'mutation' => 'they are indexed',
		'file'     => 'includes/Shell/Head.php',
		'code'     => "return 'noindex';",
		'becomes'  => "return '';",
		'test'     => 'tests/php/integration/Guards/PageGuardsTest.php::test_screens_of_members_are_in_no_index',
	),
	array(
		'rule'     => 'A page whose address is a key is kept nowhere and sends no referrer',
		'mutation' => 'it is like any other',
		'file'     => 'includes/Shell/PageHeaders.php',
		'code'     => '$has_key ? self::WITH_KEY : array()',
		'becomes'  => 'array()',
		'test'     => 'tests/php/unit/Shell/PageHeadersTest.php::test_a_url_with_a_key_is_kept_nowhere with data set "confirmation"',
	),
);
