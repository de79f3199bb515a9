<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Profiles;

use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\UnionPart;

/**
 * WordPress's own requests for a copy or the erasure of data.
 */
final readonly class DataRequestRepository {

	public function __construct( private Db $db ) {}

	/** Those that are confirmed and not done; one that staff made confirmed has no time of confirmation. See AttentionKind. */
	public function select_confirmed(): UnionPart {
		$made = Db::unix( 'p.post_date_gmt' );
		return new UnionPart(
			array( 'id', 'since', 'mark', 'who_id', 'who_name', 'action' ),
			"SELECT p.ID AS id, COALESCE( ( SELECT MAX( CAST( c.meta_value AS SIGNED ) ) FROM {$this->db->postmeta()} c WHERE c.post_id = p.ID AND c.meta_key = ? ), $made ) AS since,
				0 AS mark, u.ID AS who_id, u.display_name AS who_name, p.post_name AS action
			FROM {$this->db->posts()} p LEFT JOIN {$this->db->users()} u ON u.ID = p.post_author
			WHERE p.post_type = 'user_request' AND p.post_status = 'request-confirmed' AND p.post_name IN (" . Db::marks( count( DataRequests::ACTIONS ) ) . ')',
			array( DataRequests::CONFIRMED_AT, ...array_values( DataRequests::ACTIONS ) )
		);
	}
}
