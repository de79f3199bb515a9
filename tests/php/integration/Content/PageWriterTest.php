<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Content;

use MentoriaiPortal\Content\PageInstaller;
use MentoriaiPortal\Content\PageMeta;
use MentoriaiPortal\Content\PageText;
use MentoriaiPortal\Content\PageWriter;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Locale;
use MentoriaiPortal\Core\Spa\Screen;
use MentoriaiPortal\Tests\IntegrationTestCase;
use RuntimeException;

final class PageWriterTest extends IntegrationTestCase {

	public function test_every_screen_has_a_page_in_both_languages_and_a_second_run_changes_nothing(): void {
		$before = get_option( PageMeta::OPTION );
		$count  = $this->pages();
		foreach ( Screen::cases() as $screen ) {
			self::assertGreaterThan( 0, $before[ $screen->value ]['lt'], $screen->value );
			self::assertGreaterThan( 0, $before[ $screen->value ]['en'], $screen->value );
		}

		( new PageInstaller( new PageWriter(), new Locale( __DIR__ ) ) )->install();

		self::assertSame( $before, get_option( PageMeta::OPTION ) );
		self::assertSame( $count, $this->pages() );
	}

	public function test_a_page_of_the_site_at_the_place_becomes_the_portals(): void {
		$own = (int) wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_name' => 'taisykles', 'post_title' => 'Mūsų taisyklės' ) );

		$id = ( new PageWriter() )->put_if_missing( 'taisykles', null, Lang::Lt, new PageText( 'taisykles', 'Kitos' ) );

		self::assertSame( $own, $id );
		self::assertSame( 'Mūsų taisyklės', get_post( $own )?->post_title );
	}

	public function test_an_untouched_page_makes_room_for_a_wanted_id(): void {
		$made = ( new PageWriter() )->put_if_missing( 'nauja', null, Lang::Lt, new PageText( 'nauja', 'Nauja' ) );

		$id = ( new PageWriter() )->put( 'nauja', null, Lang::Lt, new PageText( 'nauja', 'Nauja' ), 731109 );

		self::assertSame( 731109, $id );
		self::assertNull( get_post( $made ) );
		self::assertSame( 'nauja', get_post( $id )?->post_name );
	}

	public function test_a_taken_id_is_an_error(): void {
		$post = (int) wp_insert_post( array( 'post_status' => 'publish', 'post_title' => 'Įrašas' ) );
		$this->expectException( RuntimeException::class );

		( new PageWriter() )->put( 'nauja', null, Lang::Lt, new PageText( 'nauja', 'Nauja' ), $post );
	}

	private function pages(): int {
		return (int) wp_count_posts( 'page' )->publish;
	}
}
