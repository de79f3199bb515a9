<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Languages;

use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\PostMeta;

/**
 * Groups of posts, their slugs, and who is making a translation right now.
 */
final readonly class TranslationRepository {

	private const LOCK = 'mentoriai_translating_';

	public function __construct( private Db $db ) {}

	/**
	 * The posts of a type in these groups, oldest first; not those in the bin.
	 *
	 * @param list<string> $groups
	 * @return list<Translation>
	 */
	public function in_groups( string $type, array $groups ): array {
		if ( array() === $groups ) {
			return array();
		}
		$meta = $this->db->postmeta();
		$rows = $this->db->rows(
			'SELECT p.ID AS id, p.post_title AS title, p.post_status AS status, p.post_modified AS modified,
				g.meta_value AS grp, l.meta_value AS lang, f.meta_value AS made
			FROM ' . $meta . ' g
			JOIN ' . $this->db->posts() . " p ON p.ID = g.post_id AND p.post_type = ? AND p.post_status NOT IN ('trash', 'auto-draft')
			LEFT JOIN " . $meta . ' l ON l.post_id = p.ID AND l.meta_key = ?
			LEFT JOIN ' . $meta . ' f ON f.post_id = p.ID AND f.meta_key = ?
			WHERE g.meta_key = ? AND g.meta_value IN (' . Db::marks( count( $groups ) ) . ') ORDER BY p.ID',
			$type,
			PostMeta::LANG,
			TranslationMeta::MADE_FROM,
			PostMeta::GROUP,
			...$groups
		);
		return array_map(
			static fn ( array $row ): Translation => new Translation(
				(int) $row['id'],
				Lang::from_query( $row['lang'] ),
				(string) $row['grp'],
				(string) $row['status'],
				(string) $row['title'],
				(string) $row['modified'],
				(int) $row['made'] > 0
			),
			$rows
		);
	}

	/**
	 * Ids of the posts of a group that are in the bin.
	 *
	 * @return list<int>
	 */
	public function binned( string $type, string $group ): array {
		$rows = $this->db->rows(
			'SELECT p.ID AS id FROM ' . $this->db->postmeta() . ' g JOIN ' . $this->db->posts() . " p ON p.ID = g.post_id AND p.post_type = ? AND p.post_status = 'trash'
			WHERE g.meta_key = ? AND g.meta_value = ?",
			$type,
			PostMeta::GROUP,
			$group
		);
		return array_map( 'intval', array_column( $rows, 'id' ) );
	}

	/**
	 * The languages of the other posts of a type that have a slug, in whatever state.
	 *
	 * @return list<Lang>
	 */
	public function languages_of_slug( string $type, string $slug, int $but ): array {
		$rows = $this->db->rows(
			'SELECT l.meta_value AS lang FROM ' . $this->db->posts() . ' p
			LEFT JOIN ' . $this->db->postmeta() . ' l ON l.post_id = p.ID AND l.meta_key = ?
			WHERE p.post_name = ? AND p.post_type = ? AND p.ID <> ?',
			PostMeta::LANG,
			$slug,
			$type,
			$but
		);
		return array_map( static fn ( array $row ): Lang => Lang::from_query( $row['lang'] ), $rows );
	}

	/**
	 * Takes the right to translate a post; of many who ask at once, one gets it.
	 *
	 * @param int $now     Unix seconds.
	 * @param int $seconds After which the right of someone who died holding it is taken over.
	 */
	public function take( int $post_id, int $now, int $seconds ): bool {
		$name = self::LOCK . $post_id;
		return $this->db->insert_ignore(
			$this->db->options(),
			array(
				'option_name'  => $name,
				'option_value' => (string) $now,
				'autoload'     => 'off',
			)
		) || 1 === $this->db->execute(
			'UPDATE ' . $this->db->options() . ' SET option_value = ? WHERE option_name = ? AND option_value < ?',
			(string) $now,
			$name,
			(string) ( $now - $seconds )
		);
	}

	public function give_back( int $post_id ): void {
		$this->db->execute( 'DELETE FROM ' . $this->db->options() . ' WHERE option_name = ?', self::LOCK . $post_id );
	}
}
