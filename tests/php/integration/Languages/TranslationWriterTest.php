<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Languages;

use MentoriaiPortal\Content\PageMeta;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\PostMeta;
use MentoriaiPortal\Core\Spa\Screen;
use MentoriaiPortal\Languages\TranslationRepository;
use MentoriaiPortal\Mentors\Field;
use MentoriaiPortal\Mentors\StaticMentors;
use MentoriaiPortal\Tests\Parallel;
use PHPUnit\Framework\Attributes\DataProvider;

final class TranslationWriterTest extends LanguagesTestCase {

	/** @return array<string, array{string}> */
	public static function types(): array {
		return array_combine( self::TYPES, array_map( static fn ( string $type ): array => array( $type ), self::TYPES ) );
	}

	#[DataProvider( 'types' )]
	public function test_a_translation_is_a_draft_with_all_of_the_original( string $type ): void {
		$original = $this->text( $type, 'Pavadinimas „A“ \\ & B', 'lt', array( 'post_excerpt' => 'Įvadas \\', 'menu_order' => 7, 'post_content' => '<!-- wp:mentoriai/faq {"a":"\\u003cp\\u003e"} /-->' ), array( '_thumbnail_id' => 12, '_mentoriai_list' => array( array( 'title' => 'Kalbėtojas \\ „X“' ) ), '_edit_lock' => '1:1', '_mentoriai_made' => '1' ) );
		$id       = $this->translate( $original );
		$source   = get_post( $original );
		$copy     = get_post( $id );

		self::assertNotNull( $copy );
		self::assertSame( array( $type, 'draft', 7, '' ), array( $copy->post_type, $copy->post_status, $copy->menu_order, $copy->post_name ) );
		foreach ( array( 'post_title', 'post_excerpt', 'post_content' ) as $field ) {
			self::assertSame( $source->$field, $copy->$field, $field );
		}
		self::assertSame( array( '12', array( array( 'title' => 'Kalbėtojas \\ „X“' ) ), '', '' ), array_map( static fn ( string $key ): mixed => get_post_meta( $id, $key, true ), array( '_thumbnail_id', '_mentoriai_list', '_edit_lock', '_mentoriai_made' ) ) );
		$state = $this->translations()->of( $id );
		self::assertSame( array( Lang::En, $original ), array( $state->lang, $state->partner?->id ) );
		self::assertSame( $id, $this->translations()->of( $original )->partner?->id );
		self::assertSame( $id, $this->translate( $original ), 'A second click opens the same.' );
	}

	public function test_tags_go_along(): void {
		$term     = wp_insert_term( 'Finansai', Field::TAXONOMY );
		$original = $this->text( StaticMentors::POST_TYPE, 'Alma A' );
		wp_set_object_terms( $original, array( (int) $term['term_id'] ), Field::TAXONOMY );

		self::assertSame( array( (int) $term['term_id'] ), wp_get_object_terms( $this->translate( $original ), Field::TAXONOMY, array( 'fields' => 'ids' ) ) );
	}

	public function test_english_pages_stand_under_the_english_home(): void {
		$root   = (int) $this->pages()->of_screen( Screen::Home, Lang::En )?->id;
		$parent = $this->text( 'page', 'Tėvas' );
		$child  = $this->text( 'page', 'Vaikas', 'lt', array( 'post_parent' => $parent ) );
		self::assertGreaterThan( 0, $root );

		self::assertSame( $root, get_post( $this->translate( $child ) )?->post_parent, 'The parent has no English page yet.' );
		$parent_en = $this->translate( $parent );
		wp_update_post( array( 'ID' => $parent_en, 'post_title' => 'Parent', 'post_status' => 'publish' ) );
		$sibling = $this->translate( $this->text( 'page', 'Sesuo', 'lt', array( 'post_parent' => $parent ) ) );
		wp_update_post( array( 'ID' => $sibling, 'post_title' => 'Sister', 'post_status' => 'publish' ) );

		self::assertSame( home_url( '/en/parent/sister' ), untrailingslashit( (string) get_permalink( $sibling ) ) );
		$back = $this->translate( $this->text( 'page', 'Only English', 'en' ) );
		self::assertSame( array( 0, 'lt' ), array( get_post( $back )?->post_parent, get_post_meta( $back, PostMeta::LANG, true ) ) );
	}

	public function test_a_lost_page_of_a_screen_comes_back_as_that_screen(): void {
		$lt = $this->pages()->of_screen( Screen::Events, Lang::Lt );
		$en = $this->pages()->of_screen( Screen::Events, Lang::En );
		wp_delete_post( (int) $en?->id, true );
		$id = $this->translate( (int) $lt?->id );
		wp_publish_post( $id );

		self::assertSame( array( 'Events', 'renginiai' ), array( get_post_meta( $id, PageMeta::SCREEN, true ), get_post( $id )?->post_name ) );
		self::assertSame( $id, $this->pages()->of_screen( Screen::Events, Lang::En )?->id );
	}

	public function test_a_binned_translation_gives_its_place_away(): void {
		$original = $this->text( 'page', 'Puslapis' );
		$first    = $this->translate( $original );
		wp_trash_post( $first );
		self::assertNull( $this->translations()->of( $original )->partner );
		$second = $this->translate( $original );
		wp_untrash_post( $first );

		self::assertSame( $second, $this->translations()->of( $original )->partner?->id );
		self::assertNull( $this->translations()->of( $first )->partner );
	}

	public function test_who_died_while_translating_holds_nobody_up_for_long(): void {
		$repository = new TranslationRepository( $this->db() );
		self::assertTrue( $repository->take( 5, 1000, 60 ) );
		self::assertFalse( $repository->take( 5, 1060, 60 ) );
		self::assertTrue( $repository->take( 5, 1061, 60 ) );
		self::assertFalse( $repository->take( 5, 1062, 60 ), 'One takes over.' );
		$repository->give_back( 5 );
		self::assertTrue( $repository->take( 5, 1062, 60 ) );
	}

	public function test_many_clicks_at_once_make_one_translation(): void {
		if ( $this->is_sqlite() ) {
			self::markTestSkipped( 'SQLite has one writer at a time.' );
		}
		$original = $this->text( 'page', 'Puslapis', 'lt', array(), array( PostMeta::GROUP => '' ) );
		$ids      = Parallel::run( 8, fn (): int => $this->translate( $original ) );
		wp_cache_flush();

		self::assertCount( 1, array_unique( $ids ) );
		self::assertSame( $ids[0], $this->translations()->of( $original )->partner?->id );
		self::assertSame( '1', $this->db()->value( "SELECT COUNT(*) FROM {$this->db()->posts()} WHERE post_title = 'Puslapis' AND post_status = 'draft'" ) );
	}

	/** Of statements that take and give back one row at once the server breaks some off: they are tried again. */
	public function test_taking_and_giving_back_survives_deadlocks(): void {
		if ( $this->is_sqlite() ) {
			self::markTestSkipped( 'SQLite has one writer at a time.' );
		}
		$repository = new TranslationRepository( $this->db() );
		$rounds     = Parallel::run(
			8,
			static function () use ( $repository ): int {
				for ( $round = 0; $round < 50; $round++ ) {
					if ( $repository->take( 5, 1000, 60 ) ) {
						$repository->give_back( 5 );
					}
				}
				return $round;
			}
		);

		self::assertSame( array_fill( 0, 8, 50 ), $rounds );
	}
}
