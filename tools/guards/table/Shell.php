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
	array(
		'rule'     => 'A preview is for who may edit the post',
		'mutation' => 'whoever has a key sees it',
		'file'     => 'includes/Shell/Previews.php',
		'code'     => "self::STATES, true ) && current_user_can( 'edit_post', \$post->ID )",
		'becomes'  => 'self::STATES, true )',
		'test'     => 'tests/php/integration/Shell/PreviewTest.php::test_a_draft_is_seen_by_who_may_edit_it_and_nobody_else with data set "mentoriai_event"',
	),
	array(
		'rule'     => 'The key of a preview is of one person, one post and a day',
		'mutation' => 'no key is needed',
		'file'     => 'includes/Shell/Previews.php',
		'code'     => 'return false !== wp_verify_nonce( $nonce, self::action( $id ) );',
		'becomes'  => 'return true;',
		'test'     => 'tests/php/integration/Shell/PreviewTest.php::test_a_key_is_of_one_person_one_post_and_a_day',
	),
	array(
		'rule'     => 'Nothing of a preview is kept',
		'mutation' => 'it is, like what everybody sees',
		'file'     => 'includes/Core/ContentCache.php',
		'code'     => 'return 0 === $this->preview->id();',
		'becomes'  => 'return true;',
		'test'     => 'tests/php/integration/Shell/PreviewTest.php::test_changes_that_are_not_saved_are_seen_and_change_nothing with data set "event"',
	),
);
