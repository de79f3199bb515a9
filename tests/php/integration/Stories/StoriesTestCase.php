<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Stories;

use MentoriaiPortal\Core\PostMeta;
use MentoriaiPortal\Stories\StoriesModule;
use MentoriaiPortal\Tests\IntegrationTestCase;

/**
 * Makes stories the way wp-admin does, and reads them the way the app does.
 */
abstract class StoriesTestCase extends IntegrationTestCase {

	/**
	 * A published story, a day older than the one before.
	 *
	 * @param array<string, mixed> $post Post fields over the usual ones.
	 */
	protected function story( string $slug, string $lang = 'lt', string $group = '', array $post = array() ): int {
		static $age = 0;
		++$age;
		$id = wp_insert_post(
			$post + array(
				'post_type'    => StoriesModule::POST_TYPE,
				'post_status'  => 'publish',
				'post_name'    => $slug,
				'post_title'   => "Istorija $slug",
				'post_excerpt' => "Trumpai apie $slug",
				'post_content' => "<!-- wp:paragraph --><p>Visa $slug.</p><!-- /wp:paragraph -->",
				'post_date'    => gmdate( 'Y-m-d H:i:s', 1_780_000_000 - $age * 86400 ),
				'meta_input'   => array_filter( array( PostMeta::LANG => $lang, PostMeta::GROUP => $group ) ),
			),
			true
		);
		self::assertIsInt( $id );
		return $id;
	}

	/**
	 * @return array{status: bool, list: list<array<string, mixed>>, total: int}
	 */
	protected function list( int $page = 0, string $lang = 'lt' ): array {
		$reply = $this->request( 'GET', "get_success_stories/$page/?lang=$lang" );
		self::assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		/** @var array{status: bool, list: list<array<string, mixed>>, total: int} */
		return $reply->get_data();
	}

	/** @return list<string> */
	protected function slugs( int $page = 0, string $lang = 'lt' ): array {
		/** @var list<string> */
		return array_column( $this->list( $page, $lang )['list'], 'slug' );
	}

	/**
	 * @return array<string, mixed>
	 */
	protected function single( string $slug, string $lang = 'lt' ): array {
		$reply = $this->request( 'GET', "success_stories/$slug?lang=$lang" );
		self::assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		/** @var array<string, mixed> */
		return $reply->get_data();
	}

	/** A picture in the media library. */
	protected function picture( int $width = 1400, int $height = 700 ): int {
		require_once ABSPATH . 'wp-admin/includes/image.php';
		$image = imagecreatetruecolor( max( 1, $width ), max( 1, $height ) );
		ob_start();
		imagejpeg( $image );
		$file = wp_upload_bits( 'istorija.jpg', null, (string) ob_get_clean() );
		$id   = wp_insert_attachment( array( 'post_mime_type' => 'image/jpeg', 'post_title' => 'Istorija' ), $file['file'] );
		wp_update_attachment_metadata( $id, wp_generate_attachment_metadata( $id, $file['file'] ) );
		return $id;
	}
}
