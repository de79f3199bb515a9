<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Shell\Rest;

use MentoriaiPortal\Content\PageText;
use MentoriaiPortal\Content\PageWriter;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Spa\Screen;
use MentoriaiPortal\Tests\IntegrationTestCase;

final class GetRouterRouteTest extends IntegrationTestCase {

	public function test_home_comes_first_and_every_screen_is_there(): void {
		foreach ( array( 'lt' => '/', 'en' => '/en/' ) as $lang => $home ) {
			$pages = $this->pages( $lang );

			self::assertSame( array( $home, 'Home' ), array( $pages[0]['url'], $pages[0]['type'] ) );
			self::assertSame( array(), array_diff( array_column( Screen::cases(), 'value' ), array_column( $pages, 'type' ) ) );
			self::assertSame( array( 'url', 'type', 'pageid', 'title', 'post_parent' ), array_keys( $pages[0] ) );
		}
	}

	public function test_an_english_page_has_its_own_slug_and_a_child_its_parent(): void {
		$writer = new PageWriter();
		$writer->put( 'testas', null, Lang::Lt, new PageText( 'testas', 'Testas' ) );
		$id    = $writer->put( 'testas', null, Lang::En, new PageText( 'a-test', 'A test' ) );
		$child = $writer->put( 'vaikas', null, Lang::En, new PageText( 'child', 'Child' ) );
		wp_update_post( array( 'ID' => $child, 'post_parent' => $id ) );

		$pages = array_column( $this->pages( 'en' ), null, 'pageid' );

		self::assertSame( array( '/en/a-test', 0 ), array( $pages[ $id ]['url'], $pages[ $id ]['post_parent'] ) );
		self::assertSame( array( '/en/a-test/child', $id ), array( $pages[ $child ]['url'], $pages[ $child ]['post_parent'] ) );
	}

	public function test_a_page_in_the_bin_is_gone_at_once(): void {
		$id = ( new PageWriter() )->put( 'testas', null, Lang::Lt, new PageText( 'testas', 'Testas' ) );
		self::assertContains( $id, array_column( $this->pages( 'lt' ), 'pageid' ) );

		wp_trash_post( $id );

		self::assertNotContains( $id, array_column( $this->pages( 'lt' ), 'pageid' ) );
	}

	/** @return list<array<string, mixed>> */
	private function pages( string $lang ): array {
		return $this->request( 'GET', "get_router/?lang=$lang" )->get_data()['pages'];
	}
}
