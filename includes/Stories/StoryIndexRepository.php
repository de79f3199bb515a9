<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Stories;

use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\FreeText;

/**
 * Writes of the story index.
 */
final readonly class StoryIndexRepository {

	public function __construct( private Db $db ) {}

	/**
	 * Brings a story's row to what it is now. Updated in place: rewritten as DELETE and INSERT it breaks under parallel saves.
	 *
	 * @param array{lang: string, pair_key: string, slug: string, published_at: int, image_id: int, card: string} $row
	 */
	public function put( int $post_id, array $row ): void {
		$row['card'] = new FreeText( $row['card'] );
		$this->db->insert_ignore( '{story_index}', array( 'post_id' => $post_id ) + $row );
		$this->db->execute(
			'UPDATE {story_index} SET lang = ?, pair_key = ?, slug = ?, published_at = ?, image_id = ?, card = ? WHERE post_id = ?',
			...array( ...array_values( $row ), $post_id )
		);
	}

	/** @return bool Whether it was there. */
	public function remove( int $post_id ): bool {
		return 0 < $this->db->execute( 'DELETE FROM {story_index} WHERE post_id = ?', $post_id );
	}

	/** @return list<int> Stories that show an image. */
	public function with_image( int $image_id ): array {
		return array_map( 'intval', array_column( $this->db->rows( 'SELECT post_id FROM {story_index} WHERE image_id = ?', $image_id ), 'post_id' ) );
	}

	/** @return list<int> Rows without a visible story, and visible stories without a row: what SQL or a restore leaves behind. */
	public function differing( int $limit ): array {
		$rows = $this->db->rows(
			"SELECT i.post_id FROM {story_index} i LEFT JOIN {$this->db->posts()} p ON p.ID = i.post_id AND p.post_type = ? AND p.post_status = 'publish' AND p.post_password = '' WHERE p.ID IS NULL
			UNION SELECT p.ID FROM {$this->db->posts()} p LEFT JOIN {story_index} i ON i.post_id = p.ID WHERE p.post_type = ? AND p.post_status = 'publish' AND p.post_password = '' AND i.post_id IS NULL
			LIMIT $limit",
			StoriesModule::POST_TYPE,
			StoriesModule::POST_TYPE
		);
		return array_map( 'intval', array_column( $rows, 'post_id' ) );
	}

	/** @return list<int> All that are in it. */
	public function ids(): array {
		return array_map( 'intval', array_column( $this->db->rows( 'SELECT post_id FROM {story_index}' ), 'post_id' ) );
	}
}
