<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Content\Admin;

use MentoriaiPortal\Content\Admin\Patterns;
use MentoriaiPortal\Content\BlockTypes;
use MentoriaiPortal\Content\PageText;
use MentoriaiPortal\Content\PageWriter;
use MentoriaiPortal\Core\Blocks\BlockHtml;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\PostMeta;
use MentoriaiPortal\Core\Spa\Screen;
use MentoriaiPortal\Tests\IntegrationTestCase;
use WP_Block_Editor_Context;
use WP_Block_Patterns_Registry;
use WP_Block_Type_Registry;
use WP_REST_Request;

final class BlockEditorTest extends IntegrationTestCase {

	public function test_there_is_one_list_of_blocks_and_only_pages_have_sections_besides(): void {
		$own  = BlockTypes::names();
		$both = array( ...BlockHtml::OFFERED, 'mentoriai/faq', 'mentoriai/checklist' );

		self::assertSame( array( ...BlockHtml::OFFERED, ...$own ), get_allowed_block_types( self::context( 'page' ) ) );
		foreach ( array( 'mentoriai_event', 'mentoriai_story', 'mentoriai_mentor' ) as $type ) {
			self::assertEqualsCanonicalizing( $both, (array) get_allowed_block_types( self::context( $type ) ), $type );
		}
		self::assertTrue( get_allowed_block_types( self::context( 'post' ) ) );
	}

	public function test_controls_that_the_site_does_not_draw_are_off_in_the_portals_editor_alone(): void {
		$settings = static fn ( string $type ): array => apply_filters( 'block_editor_settings_all', array( 'styles' => array(), '__experimentalFeatures' => array( 'color' => array( 'custom' => true ), 'blocks' => array( 'core/button' => array() ) ) ), self::context( $type ) );

		$story = $settings( 'mentoriai_story' );
		self::assertSame( array( false, false, true ), array( $story['__experimentalFeatures']['color']['custom'], $story['__experimentalFeatures']['typography']['customFontSize'], $story['disableCustomColors'] ) );
		self::assertSame( array( 'core/button' => array( 'typography' => array( 'textAlign' => false ) ) ), $story['__experimentalFeatures']['blocks'], 'Nothing of the theme.' );
		self::assertTrue( $settings( 'post' )['__experimentalFeatures']['color']['custom'] );
	}

	public function test_a_page_that_is_not_the_portals_keeps_all_blocks(): void {
		$id = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Svetimas' ) );

		self::assertTrue( get_allowed_block_types( new WP_Block_Editor_Context( array( 'post' => get_post( $id ) ) ) ) );
	}

	public function test_a_section_of_home_can_be_placed_once_and_in_no_column(): void {
		foreach ( BlockTypes::names() as $name ) {
			$section = BlockTypes::SECTIONS[ $name ] ?? null;
			$block   = WP_Block_Type_Registry::get_instance()->get_registered( $name );
			self::assertNotNull( $block, $name );
			self::assertSame( null === $section ? null : array( 'core/post-content' ), $block->parent, $name );
			self::assertSame( null === $section || BlockTypes::REPEATED === $section, $block->supports['multiple'] ?? true, $name );
		}
	}

	public function test_the_pattern_of_a_home_page_has_every_section_in_order(): void {
		( new Patterns() )->register();
		$content = WP_Block_Patterns_Registry::get_instance()->get_registered( 'mentoriai/home' )['content'] ?? '';
		( new PageWriter() )->put( 'home', Screen::Home, Lang::Lt, new PageText( '', 'Pradžia', '', $content ) );
		$id = $this->add_member( Role::Mentor, AccountStatus::Public, array( 'first_name' => 'Ona' ) );
		do_action( 'mentoriai_profile_saved', $id );

		$order = $this->request( 'GET', 'get_home' )->get_data()['data']['order'];

		self::assertSame( array( 'intro', 'twocols', 'blocks', 'twocolsold', 'mentoriai', 'blocks2' ), $order, 'events and stories wait for the first of them' );
		self::assertSame( array_slice( array_keys( BlockTypes::SECTIONS ), 0, 8 ), array_values( array_filter( array_column( parse_blocks( $content ), 'blockName' ) ) ) );
	}

	public function test_a_pattern_has_the_language_of_the_page_whatever_the_editors_is(): void {
		Patterns::register();
		$patterns = WP_Block_Patterns_Registry::get_instance()->get_all_registered( true );
		foreach ( array( 'lt' => 'Kiek kainuoja mentorystė?', 'en' => 'How much does mentoring cost?' ) as $lang => $question ) {
			$context = self::context( 'page' );
			update_post_meta( $context->post->ID ?? 0, PostMeta::LANG, $lang );
			$settings = apply_filters( 'block_editor_settings_all', array( 'styles' => array(), '__experimentalAdditionalBlockPatterns' => $patterns ), $context );
			$found    = array_column( $settings['__experimentalAdditionalBlockPatterns'], null, 'name' )['mentoriai/faq'];
			self::assertStringContainsString( $question, $found['content'] );
			self::assertSame( $patterns[ array_search( 'mentoriai/faq', array_column( $patterns, 'name' ), true ) ]['title'], $found['title'] );
		}
	}

	public function test_the_preview_of_a_section_is_for_editors_and_names_who_is_chosen(): void {
		$id = $this->add_member( Role::Mentor, AccountStatus::Public, array( 'first_name' => 'Ona' ) );
		do_action( 'mentoriai_profile_saved', $id );

		self::assertSame( 401, $this->cards( array( $id ), 0 )->get_status() );
		self::assertSame( 403, $this->cards( array( $id ), $id )->get_status() );
		$editor = wp_insert_user( array( 'user_login' => 'redaktore2', 'user_pass' => 'x', 'role' => 'editor' ) );
		self::assertIsInt( $editor );
		self::assertSame( array( $id ), array_column( (array) $this->cards( array( $id, 99999999 ), $editor )->get_data(), 'id' ) );
		self::assertSame( 400, $this->cards( array( 'x' ), $editor )->get_status() );
	}

	/** @param list<mixed> $ids */
	private function cards( array $ids, int $user ): \WP_REST_Response {
		wp_set_current_user( $user );
		$request = new WP_REST_Request( 'GET', '/mentoriai-admin/v1/home-cards' );
		$request->set_query_params( array( 'section' => 'mentoriai', 'ids' => $ids ) );
		return rest_get_server()->dispatch( $request );
	}

	private static function context( string $type ): WP_Block_Editor_Context {
		$id = wp_insert_post( array( 'post_type' => $type, 'post_status' => 'auto-draft', 'post_title' => 'Naujas' ) );
		return new WP_Block_Editor_Context( array( 'post' => get_post( $id ) ) );
	}
}
