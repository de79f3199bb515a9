<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell;

use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\PostMeta;

/**
 * Where things were before: WordPress keeps the old slugs of posts, we keep the old paths of pages.
 */
final readonly class OldUrlRepository {

	/** Meta of a page: a path it had, without slashes at its ends. */
	public const PATH = '_mentoriai_old_path';

	public function __construct( private Db $db ) {}

	/**
	 * The published post of a type that once had a slug; of several the one of this language, then the newest.
	 *
	 * @return array{slug: string, lang: Lang}|null
	 */
	public function post( string $type, string $slug, Lang $lang ): ?array {
		$meta = $this->db->postmeta();
		$row  = $this->db->row(
			"SELECT p.post_name AS slug, l.meta_value AS lang FROM $meta o
			JOIN {$this->db->posts()} p ON p.ID = o.post_id AND p.post_type = ? AND p.post_status = 'publish' AND p.post_password = ''
			LEFT JOIN $meta l ON l.post_id = p.ID AND l.meta_key = ?
			WHERE o.meta_key = '_wp_old_slug' AND o.meta_value = ?
			ORDER BY CASE WHEN COALESCE(l.meta_value, 'lt') = ? THEN 0 ELSE 1 END, p.ID DESC LIMIT 1",
			$type,
			PostMeta::LANG,
			$slug,
			$lang->value
		);
		return null === $row ? null : array(
			'slug' => (string) $row['slug'],
			'lang' => Lang::from_query( $row['lang'] ),
		);
	}

	/** Id of the page that was at a path last; 0 for none. */
	public function page( string $path ): int {
		return (int) $this->db->value(
			'SELECT post_id FROM ' . $this->db->postmeta() . ' WHERE meta_key = ? AND meta_value = ? ORDER BY meta_id DESC LIMIT 1',
			self::PATH,
			$path
		);
	}
}
