<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Events;

use MentoriaiPortal\Core\PostMeta;
use MentoriaiPortal\Events\EventMeta;
use MentoriaiPortal\Events\Town;
use MentoriaiPortal\Tests\IntegrationTestCase;

/**
 * Makes events.
 */
abstract class EventsTestCase extends IntegrationTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->freeze( '2026-11-21T08:15:00Z' );
	}

	/**
	 * @param array<string, mixed> $meta Over one day, whole.
	 * @param array<string, mixed> $post Fields of wp_insert_post().
	 */
	protected function event( string $title, string $day, array $meta = array(), array $post = array() ): int {
		$id = wp_insert_post(
			$post + array(
				'post_type'    => EventMeta::POST_TYPE,
				'post_status'  => 'publish',
				'post_title'   => wp_slash( $title ),
				'post_content' => '<!-- wp:paragraph --><p>Apie renginį.</p><!-- /wp:paragraph -->',
				'meta_input'   => wp_slash( $meta + array( PostMeta::LANG => 'lt', EventMeta::START_DATE => $day ) ),
			),
			true
		);
		self::assertIsInt( $id );
		return $id;
	}

	/**
	 * The same event in both languages.
	 *
	 * @param array<string, mixed> $meta Of both.
	 * @return array{int, int} Lithuanian, English.
	 */
	protected function pair( string $title, string $title_en, string $day, array $meta = array() ): array {
		$group = wp_generate_uuid4();
		return array(
			$this->event( $title, $day, $meta + array( PostMeta::GROUP => $group ) ),
			$this->event( $title_en, $day, array( PostMeta::LANG => 'en' ) + $meta + array( PostMeta::GROUP => $group ) ),
		);
	}

	protected function town( string $name, string $name_en = '' ): int {
		$made = wp_insert_term( $name, EventMeta::TOWN );
		self::assertIsArray( $made );
		if ( '' !== $name_en ) {
			update_term_meta( $made['term_id'], Town::NAME_EN, $name_en );
		}
		return $made['term_id'];
	}

	/**
	 * A real file in the media library.
	 *
	 * @param non-empty-string $name
	 */
	protected function attachment( string $name, string $bytes, string $type ): int {
		$file = wp_upload_bits( $name, null, $bytes );
		self::assertFalse( $file['error'] );
		$id = wp_insert_attachment( array( 'post_title' => 'Failas ' . $name, 'post_mime_type' => $type, 'post_status' => 'inherit' ), $file['file'], 0, true );
		self::assertIsInt( $id );
		require_once ABSPATH . 'wp-admin/includes/image.php';
		wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $file['file'] ) );
		return $id;
	}

	/** @param positive-int $width */
	protected function picture( int $width = 900 ): int {
		$image = imagecreatetruecolor( $width, 600 );
		ob_start();
		imagejpeg( $image );
		return $this->attachment( 'nuotrauka.jpg', (string) ob_get_clean(), 'image/jpeg' );
	}

	/** @return list<array<string, mixed>> */
	protected function list( string $lang = 'lt' ): array {
		$reply = $this->request( 'GET', "get_events?lang=$lang" );
		self::assertSame( 200, $reply->get_status() );
		self::assertTrue( array_is_list( $reply->get_data() ) );
		return $reply->get_data();
	}

	/** @return list<string> */
	protected function titles( string $lang = 'lt' ): array {
		return array_column( $this->list( $lang ), 'title' );
	}

	/** What the next request finds: options in the database, nothing in memory. */
	protected function forget_memory(): void {
		wp_cache_flush();
		wp_load_alloptions();
		// Of tests/fixtures/mu-plugins, not of the portal.
		array_map( 'get_option', array( 'mentoriai_test_settings', 'mentoriai_test_limits' ) );
	}
}
