<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Languages;

use MentoriaiPortal\Content\PageMeta;
use MentoriaiPortal\Content\PageRepository;
use MentoriaiPortal\Content\Pages;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\ContentCache;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\PostMeta;
use MentoriaiPortal\Events\EventMeta;
use MentoriaiPortal\Languages\OverviewRepository;
use MentoriaiPortal\Languages\PagePlaces;
use MentoriaiPortal\Languages\TranslationRepository;
use MentoriaiPortal\Languages\Translations;
use MentoriaiPortal\Languages\TranslationWriter;
use MentoriaiPortal\Mentors\StaticMentors;
use MentoriaiPortal\Stories\StoriesModule;
use MentoriaiPortal\Tests\IntegrationTestCase;

/**
 * Makes texts of all kinds and their translations the way editors do.
 */
abstract class LanguagesTestCase extends IntegrationTestCase {

	protected const TYPES = array( 'page', EventMeta::POST_TYPE, StoriesModule::POST_TYPE, StaticMentors::POST_TYPE );

	protected function setUp(): void {
		parent::setUp();
		wp_set_current_user( 1 );
	}

	/**
	 * A published text; a page of the portal where it is a page.
	 *
	 * @param array<string, mixed> $fields Post fields over the usual ones.
	 * @param array<string, mixed> $meta   Post meta over the usual ones.
	 */
	protected function text( string $type, string $title, string $lang = 'lt', array $fields = array(), array $meta = array() ): int {
		$id = wp_insert_post(
			wp_slash(
				$fields + array(
					'post_type'    => $type,
					'post_status'  => 'publish',
					'post_title'   => $title,
					'post_content' => '<!-- wp:paragraph --><p>Tekstas</p><!-- /wp:paragraph -->',
					'post_parent'  => 'page' === $type ? $this->places()->root( Lang::from_query( $lang ) ) : 0,
					'meta_input'   => $meta + array( PostMeta::LANG => $lang, PostMeta::GROUP => wp_generate_uuid4() ) + ( 'page' === $type ? array( PageMeta::SCREEN => 'default' ) : array() ),
				)
			),
			true
		);
		self::assertIsInt( $id );
		return $id;
	}

	protected function translate( int $id ): int {
		$post = get_post( $id );
		self::assertNotNull( $post );
		$lang = $this->translations()->lang( $id );
		self::assertNotNull( $lang );
		return $this->writer()->create( $post, $lang->other() );
	}

	protected function translations(): Translations {
		return new Translations( new TranslationRepository( $this->db() ), self::TYPES );
	}

	protected function overview(): OverviewRepository {
		return new OverviewRepository( $this->db() );
	}

	protected function pages(): Pages {
		return new Pages( new PageRepository( $this->db() ), new ContentCache() );
	}

	protected function places(): PagePlaces {
		return new PagePlaces( $this->pages() );
	}

	protected function writer(): TranslationWriter {
		return new TranslationWriter( $this->translations(), new TranslationRepository( $this->db() ), $this->places(), new Clock() );
	}
}
