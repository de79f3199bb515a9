<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors;

use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\MetaValue;
use MentoriaiPortal\Core\Database\UnionPart;
use MentoriaiPortal\Core\Database\UnionQuery;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\PostMeta;

/**
 * Reads who has which fields, all of them in one statement: from the profiles, because the index lists only who is public.
 */
final readonly class FieldUseRepository {

	public function __construct( private Db $db ) {}

	public function read(): FieldUses {
		$rows = ( new UnionQuery( $this->db ) )->rows(
			array(
				'members' => $this->members(),
				'at_hubs' => $this->at_hubs(),
			)
		);
		$members = array_map(
			static fn ( array $row ): array => array(
				'ids'   => self::ids( $row['fields'] ),
				'shown' => AccountStatus::Public->value === $row['status'],
				'total' => (int) $row['total'],
			),
			$rows['members']
		);
		$at_hubs = array();
		foreach ( $rows['at_hubs'] as $row ) {
			$at_hubs[ (string) $row['person'] ] = array(
				'ids'   => array( ...( $at_hubs[ (string) $row['person'] ]['ids'] ?? array() ), (int) $row['term_id'] ),
				'shown' => '1' === $row['shown'] || ( $at_hubs[ (string) $row['person'] ]['shown'] ?? false ),
				'total' => 1,
			);
		}
		return new FieldUses( $members, array_values( $at_hubs ) );
	}

	/** Members who chose the same are one row. */
	private function members(): UnionPart {
		$meta = $this->db->usermeta();
		return new UnionPart(
			array( 'fields', 'status', 'total' ),
			"SELECT f.meta_value AS fields, s.meta_value AS status, COUNT(*) AS total FROM $meta f
			JOIN $meta c ON c.user_id = f.user_id AND c.meta_key = ? AND c.meta_value LIKE ?
			LEFT JOIN $meta s ON s.user_id = f.user_id AND s.meta_key = ?
			WHERE f.meta_key = ? AND f.meta_value LIKE ? GROUP BY f.meta_value, s.meta_value",
			array( $this->db->capabilities_key(), '%' . $this->db->like( '"' . Role::Mentor->value . '"' ) . '%', UserMeta::STATUS, UserMeta::FIELDS, 'a:%' )
		);
	}

	/** Both languages of a mentor are one person. */
	private function at_hubs(): UnionPart {
		[ , $taxonomies ] = $this->db->terms();
		$person           = "COALESCE( NULLIF( g.meta_value, '' ), p.ID )";
		return new UnionPart(
			array( 'term_id', 'person', 'shown' ),
			"SELECT x.term_id, $person AS person, MAX( CASE WHEN p.post_status = 'publish' THEN 1 ELSE 0 END ) AS shown FROM $taxonomies x
			JOIN {$this->db->term_relationships()} r ON r.term_taxonomy_id = x.term_taxonomy_id
			JOIN {$this->db->posts()} p ON p.ID = r.object_id AND p.post_type = ? AND p.post_status NOT IN ( 'trash', 'auto-draft', 'inherit' )
			LEFT JOIN {$this->db->postmeta()} g ON g.post_id = p.ID AND g.meta_key = ?
			WHERE x.taxonomy = ? GROUP BY x.term_id, $person",
			array( StaticMentors::POST_TYPE, PostMeta::GROUP, Field::TAXONOMY )
		);
	}

	/** @return list<int> */
	private static function ids( ?string $stored ): array {
		$ids = MetaValue::data( $stored );
		return is_array( $ids ) ? array_values( array_map( 'intval', array_filter( $ids, 'is_numeric' ) ) ) : array();
	}
}
