<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Members;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\FreeText;
use MentoriaiPortal\Core\Identity\UserMeta;

/**
 * Notes, tags and the colleague responsible.
 */
final readonly class MemberCareRepository {

	/** Of a list to choose from. */
	private const KNOWN_TAGS = 500;

	public function __construct( private Db $db ) {}

	public function add_note( int $user_id, int $author_id, string $text, int $now ): void {
		$this->db->insert( '{member_notes}', array( 'user_id' => $user_id, 'author_id' => $author_id, 'text' => new FreeText( $text ), 'created_at' => Clock::to_sql( $now ) ) );
	}

	/**
	 * Newest first, with how many there are and the author's name.
	 *
	 * @return list<array<string, string|null>>
	 */
	public function notes( int $user_id, int $limit, int $offset = 0 ): array {
		return $this->db->rows(
			"SELECT n.*, u.display_name AS author_name FROM ( SELECT id, author_id, text, created_at, COUNT(*) OVER () AS total FROM {member_notes} WHERE user_id = ? ORDER BY id DESC LIMIT ? OFFSET ? ) n
			LEFT JOIN {$this->db->users()} u ON u.ID = n.author_id ORDER BY n.id DESC",
			$user_id,
			$limit,
			$offset
		);
	}

	/** @param array<string, string> $tags Key to tag. */
	public function replace_tags( int $user_id, array $tags ): void {
		$this->db->execute( 'DELETE FROM {member_tags} WHERE user_id = ?', $user_id );
		foreach ( $tags as $key => $tag ) {
			$this->db->insert( '{member_tags}', array( 'user_id' => $user_id, 'tag_key' => (string) $key, 'tag' => new FreeText( $tag ) ) );
		}
	}

	/**
	 * @param list<int> $user_ids
	 * @return array<int, list<string>> By person; without those who have none.
	 */
	public function tags_of( array $user_ids ): array {
		$tags = array();
		foreach ( $this->db->rows( 'SELECT user_id, tag FROM {member_tags} WHERE user_id IN (' . Db::marks( count( $user_ids ) ) . ')', ...( array() === $user_ids ? array( 0 ) : $user_ids ) ) as $row ) {
			$tags[ (int) $row['user_id'] ][] = (string) $row['tag'];
		}
		return array_map( static fn ( array $of ): array => array_values( MemberTags::by_key( $of ) ), $tags );
	}

	/** @return list<string> One spelling of each tag that somebody has. */
	public function known_tags(): array {
		return array_map( static fn ( array $row ): string => (string) $row['tag'], $this->db->rows( 'SELECT MIN( tag ) AS tag FROM {member_tags} GROUP BY tag_key ORDER BY tag LIMIT ' . self::KNOWN_TAGS ) );
	}

	/** Erases what is kept about a person; of a colleague, whom they were responsible for and that they wrote notes. */
	public function forget( int $user_id ): bool {
		$meta    = $this->db->usermeta();
		$removed = $this->db->execute( 'DELETE FROM {member_notes} WHERE user_id = ?', $user_id )
			+ $this->db->execute( 'DELETE FROM {member_tags} WHERE user_id = ?', $user_id )
			+ $this->db->execute( "DELETE FROM $meta WHERE user_id = ? AND meta_key = ?", $user_id, UserMeta::RESPONSIBLE )
			+ $this->db->execute( 'UPDATE {member_notes} SET author_id = 0 WHERE author_id = ?', $user_id );
		$cared_for = array_column( $this->db->rows( "SELECT user_id FROM $meta WHERE meta_key = ? AND meta_value = ?", UserMeta::RESPONSIBLE, (string) $user_id ), 'user_id' );
		foreach ( $cared_for as $member_id ) {
			delete_user_meta( (int) $member_id, UserMeta::RESPONSIBLE );
		}
		wp_cache_delete( $user_id, 'user_meta' );
		return $removed > 0;
	}
}
