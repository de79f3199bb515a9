<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Stories\Rest;

use MentoriaiPortal\Tests\Integration\Stories\StoriesTestCase;

final class GetStoryRouteTest extends StoriesTestCase {

	public function test_a_story_with_its_text_and_the_three_newest_others(): void {
		$slugs = array( 'pirma', 'antra', 'trecia', 'ketvirta', 'penkta' );
		foreach ( $slugs as $slug ) {
			$this->story( $slug );
		}
		$story = $this->single( 'antra' );

		self::assertTrue( $story['status'] );
		self::assertSame( array( 'Istorija antra', 'Trumpai apie antra', '<p>Visa antra.</p>', null ), array( $story['title'], $story['text'], $story['text_full'], $story['img'] ) );
		self::assertSame( array( 'pirma', 'trecia', 'ketvirta' ), array_column( $story['istorijos'], 'slug' ) );
		self::assertSame( array( 'pirma', 'antra', 'trecia' ), array_column( $this->single( 'penkta' )['istorijos'], 'slug' ) );
		self::assertSame( array( 'title' => 'Istorija antra', 'description' => 'Trumpai apie antra' ), $story['meta'] );
		self::assertSame( home_url( '/success-stories/antra' ), $story['link'] );
		self::assertSame( $story['link'], get_permalink( $story['id'] ) );
	}

	public function test_blocks_of_editors_become_safe_html(): void {
		$image   = $this->picture();
		$content = '<!-- wp:quote --><blockquote class="wp-block-quote"><!-- wp:paragraph --><p onclick="x">Supratau &amp; augu<script>alert(1)</script></p><!-- /wp:paragraph --></blockquote><!-- /wp:quote -->'
			. '<!-- wp:heading --><h2 class="wp-block-heading">Trys žingsniai</h2><!-- /wp:heading -->'
			. "<!-- wp:image {\"id\":$image} --><figure class=\"wp-block-image\"><img src=\"" . wp_get_attachment_url( $image ) . '" alt="Lina"/></figure><!-- /wp:image -->'
			. '<!-- wp:html --><iframe src="https://evil.test"></iframe><!-- /wp:html --><!-- wp:shortcode -->[gallery]<!-- /wp:shortcode -->';
		$this->story( 'viena', 'lt', '', array( 'post_content' => wp_slash( $content ) ) );
		$html = $this->single( 'viena' )['text_full'];

		self::assertStringContainsString( '<blockquote>', $html );
		self::assertStringContainsString( '<h2>Trys žingsniai</h2>', $html );
		self::assertStringContainsString( 'alt="Lina"', $html );
		foreach ( array( 'onclick', '<script', 'iframe', '[gallery]', 'class=' ) as $foreign ) {
			self::assertStringNotContainsString( $foreign, $html );
		}
	}

	public function test_a_slug_of_either_language_gives_the_translation(): void {
		$lt  = $this->story( 'abi', 'lt', 'g-1' );
		$en  = $this->story( 'both', 'en', 'g-1' );
		$url = array( 'lt' => home_url( '/success-stories/abi' ), 'en' => home_url( '/en/success-stories/both' ) );

		self::assertSame( array( $lt, $lt, $en, $en ), array( $this->single( 'abi' )['id'], $this->single( 'both' )['id'], $this->single( 'abi', 'en' )['id'], $this->single( 'both', 'en' )['id'] ) );
		self::assertSame( $url, $this->single( 'abi' )['alternates'] );
		self::assertSame( $url, $this->single( 'both', 'en' )['alternates'] );
		self::assertArrayNotHasKey( 'text_lang', $this->single( 'abi', 'en' ) );
		self::assertSame( $url['en'], get_permalink( $en ) );

		wp_update_post( array( 'ID' => $en, 'post_status' => 'draft' ) );
		$story = $this->single( 'abi', 'en' );
		self::assertSame( array( $lt, 'lt', home_url( '/en/success-stories/abi' ), null ), array( $story['id'], $story['text_lang'], $story['link'], $story['alternates']['en'] ) );
		self::assertSame( 404, $this->request( 'GET', 'success_stories/both?lang=en' )->get_status() );
	}

	public function test_one_slug_in_two_languages_means_the_one_of_the_language(): void {
		$lt = $this->story( 'start', 'lt', 'g-1' );
		$en = $this->story( 'start-en', 'en', 'g-2' );
		global $wpdb;
		$wpdb->update( $wpdb->posts, array( 'post_name' => 'start' ), array( 'ID' => $en ) );
		clean_post_cache( $en );
		update_post_meta( $en, '_mentoriai_group', 'g-3' );

		self::assertSame( array( $lt, $en ), array( $this->single( 'start' )['id'], $this->single( 'start', 'en' )['id'] ) );
	}

	public function test_unknown_stories_are_missing(): void {
		$post = wp_insert_post( array( 'post_status' => 'publish', 'post_title' => 'Įrašas', 'post_name' => 'irasas' ) );

		foreach ( array( 'nera', 'irasas', (string) $post, "x'%20OR%201=1", '%' ) as $slug ) {
			self::assertSame( 404, $this->request( 'GET', 'success_stories/' . $slug )->get_status(), $slug );
		}
	}
}
