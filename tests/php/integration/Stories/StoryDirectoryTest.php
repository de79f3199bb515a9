<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Stories;

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

	/**
	 * @param list<int> $ids
	 * @return list<string>
	 */
	private function cards( array $ids, int $count, Lang $lang = Lang::Lt ): array {
		/** @var list<string> */
		return array_column( ( new StoryDirectory( new StoryRepository( $this->db() ) ) )->cards( $ids, $count, $lang ), 'slug' );
	}
}
