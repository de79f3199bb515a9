<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Shell;

use MentoriaiPortal\Events\EventMeta;
use MentoriaiPortal\Mentors\StaticMentors;
use MentoriaiPortal\Stories\StoriesModule;

final class RedirectsTest extends ShellTestCase {

	/** @return iterable<string, array{string, string, array<string, string>}> */
	public static function kinds(): iterable {
		yield 'event' => array( EventMeta::POST_TYPE, 'event', array( EventMeta::START_DATE => '2026-12-03' ) );
		yield 'story' => array( StoriesModule::POST_TYPE, 'success-stories', array() );
		yield 'mentor at a hub' => array( StaticMentors::POST_TYPE, 'mentoriai-spieciuose', array() );
	}

	/** @param array<string, string> $meta */
	#[\PHPUnit\Framework\Attributes\DataProvider( 'kinds' )]
	public function test_an_old_slug_leads_to_the_new_one( string $type, string $prefix, array $meta ): void {
		$id = $this->post( $type, 'senas', 'lt', $meta );
		$this->rename( $id, 'vidurinis' );
		$this->rename( $id, 'naujas' );

		self::assertSame( 404, $this->status_of( "/$prefix/senas" ) );
		self::assertSame( home_url( "/$prefix/naujas" ), $this->redirect( "/$prefix/senas" ) );
		self::assertSame( home_url( "/$prefix/naujas" ), $this->redirect( "/$prefix/vidurinis/" ) );
		self::assertSame( home_url( "/en/$prefix/naujas" ), $this->redirect( "/en/$prefix/senas" ) );
		self::assertNull( $this->redirect( "/$prefix/nera" ) );
		self::assertNull( $this->redirect( "/$prefix/naujas" ), 'Never to itself.' );
		wp_update_post( array( 'ID' => $id, 'post_status' => 'draft' ) );
		self::assertNull( $this->redirect( "/$prefix/senas" ), 'Never to what is gone.' );
	}

	public function test_what_is_not_utf_8_never_was_anywhere(): void {
		foreach ( array( '/%ff', '/en/%c3%28', '/event/%f0%28' ) as $path ) {
			self::assertNull( $this->redirect( $path ), $path );
		}
	}

	public function test_two_that_changed_places_do_not_lead_in_a_circle(): void {
		$first  = $this->post( StoriesModule::POST_TYPE, 'a' );
		$second = $this->post( StoriesModule::POST_TYPE, 'b' );
		$this->rename( $first, 'c' );
		$this->rename( $second, 'a' );
		$this->rename( $first, 'b' );

		self::assertSame( array( 200, 200 ), array( $this->status_of( '/success-stories/a' ), $this->status_of( '/success-stories/b' ) ) );
		self::assertSame( home_url( '/success-stories/b' ), $this->redirect( '/success-stories/c' ) );
	}

	public function test_what_stands_at_the_old_address_now_wins(): void {
		$this->rename( $this->post( StoriesModule::POST_TYPE, 'senas' ), 'naujas' );
		$this->post( StoriesModule::POST_TYPE, 'senas' );

		self::assertSame( 200, $this->status_of( '/success-stories/senas' ), 'Only 404 is led elsewhere.' );
	}

	public function test_a_page_with_another_slug_and_the_pages_below_it(): void {
		$top  = $this->content_page( 'virsus' );
		$this->content_page( 'apacia', $top );
		self::assertSame( 200, $this->status_of( '/virsus/apacia' ) );

		$this->rename( $top, 'kitas' );

		self::assertSame( home_url( '/kitas' ), $this->redirect( '/virsus' ) );
		self::assertSame( home_url( '/kitas/apacia' ), $this->redirect( '/virsus/apacia/' ) );
		self::assertSame( home_url( '/en/kitas/apacia' ), $this->redirect( '/en/virsus/apacia' ) );
		self::assertNull( $this->redirect( '/virsus/nera' ) );
	}

	public function test_a_page_that_moved_under_another_and_back(): void {
		$top  = $this->content_page( 'virsus' );
		$page = $this->content_page( 'puslapis' );

		wp_update_post( array( 'ID' => $page, 'post_parent' => $top ) );
		self::assertSame( home_url( '/virsus/puslapis' ), $this->redirect( '/puslapis' ) );

		wp_update_post( array( 'ID' => $page, 'post_parent' => 0 ) );
		self::assertSame( home_url( '/puslapis' ), $this->redirect( '/virsus/puslapis' ) );
		self::assertNull( $this->redirect( '/puslapis' ) );
	}

	public function test_pages_below_a_deleted_one_are_found_where_they_went(): void {
		$top = $this->content_page( 'virsus' );
		$this->content_page( 'apacia', $top );

		wp_delete_post( $top, true );

		self::assertSame( home_url( '/apacia' ), $this->redirect( '/virsus/apacia' ) );
		self::assertNull( $this->redirect( '/virsus' ) );
	}

	private function rename( int $id, string $slug ): void {
		wp_update_post( array( 'ID' => $id, 'post_name' => $slug ) );
	}
}
