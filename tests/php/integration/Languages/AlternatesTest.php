<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Languages;

use MentoriaiPortal\Events\EventMeta;
use MentoriaiPortal\Mentors\StaticMentors;
use MentoriaiPortal\Stories\StoriesModule;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Alternates, from which hreflang and the language switch are made: only where there is a published text in both.
 */
final class AlternatesTest extends LanguagesTestCase {

	/** @return array<string, array{string, string}> Type, and its route: `%1$s` is the slug, `%2$d` the id. */
	public static function kinds(): array {
		return array(
			'page'   => array( 'page', 'get_default/%2$d' ),
			'event'  => array( EventMeta::POST_TYPE, 'events/%1$s' ),
			'story'  => array( StoriesModule::POST_TYPE, 'success_stories/%1$s' ),
			'mentor' => array( StaticMentors::POST_TYPE, 'mentoriai_static_single/%1$s' ),
		);
	}

	#[DataProvider( 'kinds' )]
	public function test_only_a_published_translation_is_an_alternate( string $type, string $route ): void {
		$lt    = $this->text( $type, 'Puslapis', 'lt', array( 'post_name' => 'puslapis' ), array( EventMeta::START_DATE => '2030-01-01' ) );
		$reply = function ( int $id, string $lang ) use ( $route ): array {
			wp_cache_flush();
			$data = $this->request( 'GET', sprintf( $route, (string) get_post( $id )?->post_name, $id ) . '?lang=' . $lang )->get_data();
			wp_set_current_user( 1 );
			return $data['data'] ?? $data;
		};

		self::assertSame( array( 'lt', null ), array( $reply( $lt, 'en' )['text_lang'] ?? '', $reply( $lt, 'lt' )['alternates']['en'] ) );
		$en = $this->translate( $lt );
		self::assertSame( array( 'lt', null ), array( $reply( $lt, 'en' )['text_lang'] ?? '', $reply( $lt, 'en' )['alternates']['en'] ), 'A draft is no translation yet.' );

		wp_update_post( array( 'ID' => $en, 'post_title' => 'A page', 'post_status' => 'publish' ) );
		$both = $reply( $lt, 'lt' )['alternates'];
		self::assertStringEndsWith( '/puslapis', (string) $both['lt'] );
		self::assertMatchesRegularExpression( '~/en/(.+/)?a-page$~', (string) $both['en'] );
		self::assertSame( array( 'A page', $both ), array( $reply( $lt, 'en' )['title'], $reply( $en, 'lt' )['alternates'] ) );
		self::assertSame( 'en', $reply( $lt, 'en' )['text_lang'] ?? 'en' );

		wp_trash_post( $lt );
		self::assertNull( $reply( $en, 'en' )['alternates']['lt'] );
	}

	#[DataProvider( 'kinds' )]
	public function test_a_translation_may_have_the_slug_of_its_original_and_nobody_else( string $type ): void {
		$lt    = $this->text( $type, 'Tas pats', 'lt', array(), array( EventMeta::START_DATE => '2030-01-01' ) );
		$en    = $this->translate( $lt );
		$third = $this->translate( $this->text( $type, 'Kitas', 'lt', array(), array( EventMeta::START_DATE => '2030-01-01' ) ) );
		wp_update_post( array( 'ID' => $en, 'post_status' => 'publish' ) );
		wp_update_post( array( 'ID' => $third, 'post_title' => 'Tas pats', 'post_status' => 'publish' ) );

		self::assertSame( array( 'tas-pats', 'tas-pats', 'tas-pats-2' ), array_map( static fn ( int $id ): string => (string) get_post( $id )?->post_name, array( $lt, $en, $third ) ) );
	}
}
