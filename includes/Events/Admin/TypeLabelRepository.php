<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Events\Admin;

use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Events\EventMeta;

/**
 * Type labels that events had before, to choose from.
 */
final readonly class TypeLabelRepository {

	public function __construct( private Db $db ) {}

	/**
	 * The most used first.
	 *
	 * @return list<string>
	 */
	public function used(): array {
		$rows = $this->db->rows(
			"SELECT m.meta_value AS label FROM {$this->db->postmeta()} m JOIN {$this->db->posts()} p ON p.ID = m.post_id
			WHERE m.meta_key = ? AND m.meta_value <> '' AND p.post_type = ? AND p.post_status NOT IN ( 'trash', 'auto-draft' )
			GROUP BY m.meta_value ORDER BY COUNT(*) DESC, m.meta_value LIMIT 30",
			EventMeta::TYPE_LABEL,
			EventMeta::POST_TYPE
		);
		return array_map( static fn ( array $row ): string => (string) $row['label'], $rows );
	}
}
