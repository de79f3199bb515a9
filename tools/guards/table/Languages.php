<?php
/**
 * @package MentoriaiPortal
 */

declare( strict_types=1 );

return array(
	array(
		'guard'   => 'A translation is made with a nonce',
		'how'     => 'without',
		'file'    => 'includes/Languages/Admin/CreateHandler.php',
		'code'    => '		check_admin_referer( Links::ACTION . \'_\' . $id );',
		'without' => '',
		'test'    => 'tests/php/integration/Languages/OverviewPageTest.php::test_without_nonce_right_or_saved_text_nothing_is_made',
		'always'  => true,
	),
	array(
		'guard'   => 'Who may not edit a text does not translate it',
		'how'     => 'everybody does',
		'file'    => 'includes/Languages/Admin/Links.php',
		'code'    => '			&& current_user_can( \'edit_post\', $post->ID ) && current_user_can( $type->cap->create_posts );',
		'without' => '			;',
		'test'    => 'tests/php/integration/Languages/AdminTest.php::test_who_may_not_edit_may_not_translate',
	),
	array(
		'guard'   => 'The language of a text is saved with a nonce by who may',
		'how'     => 'by anybody',
		'file'    => 'includes/Languages/Admin/LanguageBox.php',
		'code'    => '|| ! wp_verify_nonce( $nonce, self::NONCE ) || ! current_user_can( \'edit_post\', $id ) ) {',
		'without' => ') {',
		'test'    => 'tests/php/integration/Languages/AdminTest.php::test_without_nonce_or_right_the_box_saves_nothing',
	),
	array(
		'guard'   => 'Editors change menus and nothing else of the theme',
		'how'     => 'they change the theme',
		'file'    => 'includes/Languages/Admin/MenuScreen.php',
		'code'    => ' && self::is_here() ) {',
		'without' => ' ) {',
		'test'    => 'tests/php/integration/Languages/AdminTest.php::test_editors_may_change_menus_and_nothing_else_of_the_theme',
	),
);
