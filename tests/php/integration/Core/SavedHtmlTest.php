<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Core;

use MentoriaiPortal\Content\HomePattern;
use MentoriaiPortal\Core\PostMeta;
use MentoriaiPortal\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\TestWith;

/**
 * Not even an administrator stores a script in the portal's content (allow-listed on save and on output).
 */
final class SavedHtmlTest extends IntegrationTestCase {

	private const HTML = '<!-- wp:paragraph {"x":"\u003cscript\u003e1"} --><p onclick="x()">Labas <script>trap()</script><iframe src="https://x.example"></iframe><strong>&amp;</strong></p><!-- /wp:paragraph -->';

	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 1 );
		self::assertTrue( current_user_can( 'unfiltered_html' ) );
	}

	#[TestWith( array( 'mentoriai_event' ) )]
	#[TestWith( array( 'mentoriai_story' ) )]
	#[TestWith( array( 'mentoriai_mentor' ) )]
	public function test_content_titles_and_excerpts( string $type ): void {
		$post = get_post( $this->saved( $type ) );
		self::assertNotNull( $post );
		self::assertStringContainsString( '<strong>&amp;</strong>', $post->post_content );
		self::assertSame( 'Kava & <em>arbata</em> 1', $this->plain( $post->post_title ) );
		foreach ( array( $post->post_content, $post->post_title, $post->post_excerpt ) as $text ) {
			self::assertDoesNotMatchRegularExpression( '~<script|onclick|<iframe|\\\\u003cscript~i', $text );
		}
		$rendered = (string) wp_json_encode( $this->request( 'GET', '/wp/v2/' . $type . '/' . $post->ID )->get_data() );
		self::assertStringNotContainsString( '<script', stripslashes( $rendered ) );
	}

	public function test_pages_of_the_portal_and_no_others(): void {
		$ours = $this->saved( 'page' );
		self::assertStringContainsString( '<script', get_post( $ours )->post_content ?? '' );
		update_post_meta( $ours, PostMeta::LANG, 'lt' );
		wp_update_post( array( 'ID' => $ours, 'post_content' => wp_slash( self::HTML ) ) );
		self::assertStringNotContainsString( '<script', get_post( $ours )->post_content ?? '' );
	}

	public function test_what_our_blocks_hold_comes_through_whole(): void {
		$page = $this->saved( 'page' );
		update_post_meta( $page, PostMeta::LANG, 'lt' );
		wp_update_post( array( 'ID' => $page, 'post_content' => wp_slash( HomePattern::content() ) ) );
		self::assertSame( parse_blocks( HomePattern::content() ), parse_blocks( get_post( $page )->post_content ?? '' ) );
	}

	private function saved( string $type ): int {
		$id = wp_insert_post(
			array(
				'post_type'    => $type,
				'post_status'  => 'publish',
				'post_title'   => wp_slash( 'Kava & <em>arbata</em> <script>1</script>' ),
				'post_excerpt' => wp_slash( '<img src=x onclick=trap()>' ),
				'post_content' => wp_slash( self::HTML ),
			),
			true
		);
		self::assertIsInt( $id );
		return $id;
	}

	private function plain( string $text ): string {
		return html_entity_decode( $text, ENT_QUOTES, 'UTF-8' );
	}
}
