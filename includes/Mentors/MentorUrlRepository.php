<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors;

use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Spa\Addresses;

/**
 * Addresses of members who are public mentors; each has a page in both languages. Who is hidden is not among them.
 */
final readonly class MentorUrlRepository implements Addresses {

	private const VISIBLE = "FROM {mentor_index} WHERE kind = 'dynamic' AND visible = 1";

	public function __construct( private Db $db ) {}

	public function count(): int {
		return (int) $this->db->value( 'SELECT COUNT(*) ' . self::VISIBLE );
	}

	public function page( int $offset, int $limit ): array {
		return array_map(
			static fn ( array $row ): array => array( 'loc' => MentorKind::Dynamic->url( (string) $row['slug'], Lang::from_query( $row['lang'] ) ) ),
			$this->db->rows( 'SELECT slug, lang ' . self::VISIBLE . " ORDER BY mentor_id, lang LIMIT $limit OFFSET $offset" )
		);
	}
}
