<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Stories;

use MentoriaiPortal\Content\PageText;
use MentoriaiPortal\Content\PageWriter;
use MentoriaiPortal\Core\Background;
use MentoriaiPortal\Core\ContentCache;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Stories\StoryDirectory;
use MentoriaiPortal\Stories\StoryRepository;

final class StoryDirectoryTest extends StoriesTestCase {

	public function test_the_newest_of_a_language(): void {
		foreach ( array( 'a', 'b', 'c' ) as $slug ) {
			$this->story( $slug );
		}
		$this->story( 'en-a', 'en' );

		self::assertSame( array( 'a', 'b' ), $this->cards( array(), 2 ) );
		self::assertSame( array( 'en-a' ), $this->cards( array(), 2, Lang::En ) );
	}

	public function test_those_chosen_by_hand_in_their_order_and_language(): void {
		$a    = $this->story( 'a', 'lt', 'g-a' );
		$b    = $this->story( 'b' );
		$en   = $this->story( 'a-en', 'en', 'g-a' );
		$gone = $this->story( 'gone', 'lt', '', array( 'post_status' => 'draft' ) );

		self::assertSame( array( 'b', 'a' ), $this->cards( array( $b, $gone, $en, $a, 999999 ), 1 ) );
		self::assertSame( array( 'b', 'a-en' ), $this->cards( array( $b, $a ), 1, Lang::En ) );
		$cards = ( new StoryDirectory( new StoryRepository( $this->db() ) ) )->cards( array( $b, $a ), 2, Lang::En );
		self::assertSame( array( 'lt', null ), array( $cards[0]['text_lang'] ?? null, $cards[1]['text_lang'] ?? null ) );
		self::assertSame( home_url( '/en/success-stories/b' ), $cards[0]['link'] );
	}

	public function test_what_sql_removes_or_brings_is_followed_in_the_background(): void {
		$gone  = $this->story( 'gone' );
		$draft = $this->story( 'draft' );
		$back  = $this->story( 'back', 'lt', '', array( 'post_status' => 'draft' ) );
		$this->story( 'kept' );
		$posts = $this->db()->posts();
		$this->db()->execute( "DELETE FROM $posts WHERE ID = ?", $gone );
		$this->db()->execute( "UPDATE $posts SET post_status = 'draft' WHERE ID = ?", $draft );
		$this->db()->execute( "UPDATE $posts SET post_status = 'publish' WHERE ID = ?", $back );
		self::assertSame( array( 'gone', 'draft', 'kept' ), $this->slugs() );

		do_action( Background::RUN );
		self::assertEqualsCanonicalizing( array( 'back', 'kept' ), $this->slugs() );
		$version = get_option( ContentCache::VERSION );
		do_action( Background::RUN );
		self::assertSame( $version, get_option( ContentCache::VERSION ), 'Where nothing differs, nothing is forgotten.' );
	}

	public function test_a_content_page_shows_those_its_editor_placed(): void {
		$a    = $this->story( 'a', 'lt', 'g-a' );
		$page = $this->page( array( 'ids' => array( $this->story( 'b' ), $a ) ) );
		$this->story( 'a-en', 'en', 'g-a' );

		self::assertSame( array( 'b', 'a' ), $this->on_page( $page ) );
		self::assertSame( array( 'b', 'a-en' ), $this->on_page( $page, 'en' ) );
		wp_update_post( array( 'ID' => $a, 'post_name' => 'kita' ) );
		self::assertSame( array( 'b', 'kita' ), $this->on_page( $page ), 'A change is seen at once.' );
		self::assertSame( array( 'kita' ), $this->on_page( $this->page( array( 'count' => 1 ) ) ) );
		self::assertSame( array(), $this->on_page( $this->page( null ) ) );
	}

	public function test_a_page_with_stories_costs_no_query_more(): void {
		$this->story( 'a' );
		$costs = array();
		foreach ( array( null, array( 'count' => 3 ) ) as $attrs ) {
			$page = $this->page( $attrs );
			$this->on_page( $page );
			$costs[] = $this->count_queries( fn () => $this->on_page( $page ) );
		}
		self::assertSame( $costs[0], $costs[1] );
	}

	/** @param array<string, mixed>|null $attrs Of the stories block; null for a page without one. */
	private function page( ?array $attrs ): int {
		$block = null === $attrs ? '' : get_comment_delimited_block_content( 'mentoriai/stories', $attrs, '' );
		return ( new PageWriter() )->put( 'testas', null, Lang::Lt, new PageText( 'testas', 'Testas', '', $block ) );
	}

	/** @return list<string> */
	private function on_page( int $id, string $lang = 'lt' ): array {
		/** @var list<string> */
		return array_column( $this->request( 'GET', "get_default/$id?lang=$lang" )->get_data()['data']['istorijos'], 'slug' );
	}

	/**
	 * @param list<int> $ids
	 * @return list<string>
	 */
	private function cards( array $ids, int $count, Lang $lang = Lang::Lt ): array {
		/** @var list<string> */
		return array_column( ( new StoryDirectory( new StoryRepository( $this->db() ) ) )->cards( $ids, $count, $lang ), 'slug' );
	}
}
