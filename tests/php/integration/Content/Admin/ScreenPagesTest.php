<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Content\Admin;

use MentoriaiPortal\Content\PageMeta;
use MentoriaiPortal\Core\Spa\Screen;
use MentoriaiPortal\Tests\IntegrationTestCase;

/**
 * Pages that stand for screens of the portal, in WordPress's list of pages.
 */
final class ScreenPagesTest extends IntegrationTestCase {

	public function test_a_screen_is_marked_asks_before_the_trash_and_comes_back_published(): void {
		$screen = $this->page( array( PageMeta::SCREEN => Screen::Login->value ) );
		$other  = $this->page( array( PageMeta::SCREEN => 'default' ) );
		$trash  = array( 'trash' => '<a href="#">Trash</a>' );

		self::assertSame( array( 'mentoriai_screen' => 'Portalo ekranas' ), apply_filters( 'display_post_states', array(), get_post( $screen ) ) );
		self::assertStringContainsString( 'data-mentoriai-screen onclick="return confirm(', apply_filters( 'page_row_actions', $trash, get_post( $screen ) )['trash'] );
		self::assertSame( $trash, apply_filters( 'page_row_actions', $trash, get_post( $other ) ) );
		foreach ( array( $screen => 'publish', $other => 'draft' ) as $id => $status ) {
			wp_trash_post( $id );
			wp_untrash_post( $id );
			self::assertSame( $status, get_post_status( $id ) );
		}
		self::assertArrayNotHasKey( 'mentoriai_screen', apply_filters( 'display_post_states', array(), get_post( $other ) ) );
	}

	/** @param array<string, string> $meta */
	private function page( array $meta ): int {
		return (int) wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Page', 'meta_input' => $meta ) );
	}
}
