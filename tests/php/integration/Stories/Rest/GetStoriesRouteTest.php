<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Stories\Rest;

use MentoriaiPortal\Core\ContentCache;
use MentoriaiPortal\Core\PostMeta;
use MentoriaiPortal\Tests\Integration\Stories\StoriesTestCase;

final class GetStoriesRouteTest extends StoriesTestCase {

	public function test_nine_a_page_newest_first_with_the_total(): void {
		$slugs = array_map( fn ( int $number ): string => "nr-$number", range( 1, 11 ) );
		foreach ( $slugs as $slug ) {
			$this->story( $slug );
		}

		self::assertSame( array_slice( $slugs, 0, 9 ), $this->slugs() );
		self::assertSame( array( 'nr-10', 'nr-11' ), $this->slugs( 1 ) );
		self::assertSame( array(), $this->slugs( 2 ) );
		self::assertSame( array( 11, 11 ), array( $this->list()['total'], $this->list( 2 )['total'] ) );
		add_filter( 'mentoriai_page_size', static fn ( int $size, string $list ): int => 'get_success_stories' === $list ? 4 : $size, 10, 2 );
		self::assertSame( array( 'nr-9', 'nr-10', 'nr-11' ), $this->slugs( 2 ) );
	}

	public function test_a_read_that_sees_a_picture_first_leaves_the_caches_as_they_are(): void {
		$id = $this->story( 'pirma' );
		set_post_thumbnail( $id, $this->picture() );
		$version = ( new ContentCache() )->version();
		self::assertNotSame( '', $version );
		self::assertStringStartsWith( 'data:image/jpeg', $this->list()['list'][0]['img']['placeholder']['src'] );
		self::assertSame( $version, ( new ContentCache() )->version() );
	}

	public function test_a_card_is_plain_text_with_an_absolute_link(): void {
		$image = $this->picture();
		$id    = $this->story( 'viena', 'lt', '', array( 'post_title' => 'Lina &amp; „Medus“ – trys', 'post_excerpt' => 'Augo <b>greitai</b> &amp; gerai' ) );
		set_post_thumbnail( $id, $image );
		update_post_meta( $image, '_wp_attachment_image_alt', 'Lina' );
		$card = $this->list()['list'][0];

		self::assertSame(
			array( 'id' => $id, 'title' => 'Lina & „Medus“ – trys', 'text' => 'Augo greitai & gerai', 'link' => home_url( '/success-stories/viena' ), 'slug' => 'viena' ),
			array_diff_key( $card, array( 'img' => 0 ) )
		);
		self::assertSame( array( 'Lina', 768, 384 ), array( $card['img']['alt'], $card['img']['resized']['w'], $card['img']['resized']['h'] ) );
		self::assertStringStartsWith( 'http', $card['img']['resized']['src'] );
		self::assertStringStartsWith( 'data:image/jpeg', $card['img']['placeholder']['src'] );

		wp_delete_attachment( $image, true );
		self::assertNull( $this->list()['list'][0]['img'] );
	}

	public function test_without_an_excerpt_the_card_begins_the_story(): void {
		$this->story( 'ilga', 'lt', '', array( 'post_excerpt' => '', 'post_content' => '<!-- wp:paragraph --><p>' . str_repeat( 'Žodis ', 60 ) . '</p><!-- /wp:paragraph -->' ) );

		$text = $this->list()['list'][0]['text'];

		self::assertStringStartsWith( 'Žodis Žodis', $text );
		self::assertStringEndsWith( 'Žodis…', $text );
		self::assertLessThanOrEqual( 161, mb_strlen( $text ) );
		self::assertSame( '', $this->single( 'ilga' )['text'], 'The lead of the page would be its first paragraph again.' );
	}

	public function test_each_language_has_its_own_list(): void {
		$this->story( 'tik-lietuviskai' );
		$this->story( 'abi', 'lt', 'g-1' );
		$this->story( 'both', 'en', 'g-1' );
		$unlabelled = $this->story( 'be-kalbos' );
		delete_post_meta( $unlabelled, PostMeta::LANG );

		self::assertSame( array( 'tik-lietuviskai', 'abi', 'be-kalbos' ), $this->slugs() );
		self::assertSame( array( 'both' ), $this->slugs( 0, 'en' ) );
		self::assertSame( home_url( '/en/success-stories/both' ), $this->list( 0, 'en' )['list'][0]['link'] );
		update_post_meta( $unlabelled, PostMeta::LANG, 'en' );
		self::assertSame( array( array( 'both', 'be-kalbos' ), 2 ), array( $this->slugs( 0, 'en' ), $this->list( 0, 'en' )['total'] ) );
	}

	public function test_what_is_not_published_is_not_seen(): void {
		$states = array(
			'draft'    => array( 'post_status' => 'draft' ),
			'pending'  => array( 'post_status' => 'pending' ),
			'private'  => array( 'post_status' => 'private' ),
			'future'   => array( 'post_status' => 'future', 'post_date' => '2099-01-01 10:00:00' ),
			'password' => array( 'post_password' => 'slapta' ),
		);
		foreach ( $states as $slug => $post ) {
			$this->story( $slug, 'lt', '', $post );
			self::assertSame( 404, $this->request( 'GET', "success_stories/$slug" )->get_status(), $slug );
		}
		self::assertSame( array( array(), 0 ), array( $this->slugs(), $this->list()['total'] ) );
	}

	public function test_a_change_is_seen_at_once(): void {
		$id = $this->story( 'viena' );
		self::assertSame( array( 'viena' ), $this->slugs() );

		wp_update_post( array( 'ID' => $id, 'post_title' => 'Kitas pavadinimas', 'post_name' => 'kita' ) );
		self::assertSame( array( 'kita', 'Kitas pavadinimas' ), array( $this->slugs()[0], $this->list()['list'][0]['title'] ) );
		wp_update_post( array( 'ID' => $id, 'post_status' => 'draft' ) );
		self::assertSame( array( array(), 0 ), array( $this->slugs(), $this->list()['total'] ) );
		wp_publish_post( $id );
		self::assertSame( 1, $this->list()['total'] );
		wp_trash_post( $id );
		self::assertSame( 0, $this->list()['total'] );
		wp_untrash_post( $id );
		wp_publish_post( $id );
		self::assertSame( 1, $this->list()['total'] );
		wp_delete_post( $id, true );
		self::assertSame( array( array(), 0 ), array( $this->slugs(), $this->list()['total'] ) );
	}

	public function test_pages_beyond_reason(): void {
		$this->story( 'viena' );

		self::assertSame( array( 'viena' ), $this->slugs( -3 ) );
		self::assertSame( array(), $this->slugs( 999999999 ) );
		self::assertSame( 400, $this->request( 'GET', 'get_success_stories/abc' )->get_status() );
		self::assertSame( 404, $this->request( 'GET', 'get_success_stories' )->get_status() );
	}
}
