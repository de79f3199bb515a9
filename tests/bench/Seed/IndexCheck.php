<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Bench\Seed;

use MentoriaiPortal\Core\Database\Db;
use RuntimeException;

/**
 * Makes sure that the bench measures what the product writes: mentors of a sample are indexed anew by the product,
 * and their rows must stay what they were.
 */
final readonly class IndexCheck {

	private const SAMPLE = 20;

	public function __construct( private Db $db ) {}

	/** @throws RuntimeException When a row changes. */
	public function run( int $mentors ): void {
		for ( $at = 0; $at < self::SAMPLE; $at++ ) {
			$id     = Ids::MENTOR + 1 + intdiv( $at * ( $mentors - 1 ), self::SAMPLE - 1 );
			$before = $this->rows( $id );
			do_action( 'mentoriai_profile_saved', $id );
			if ( array() === $before || $before !== $this->rows( $id ) ) {
				throw new RuntimeException( "The indexer writes other rows for mentor $id: " . wp_json_encode( array( $before, $this->rows( $id ) ) ) );
			}
		}
	}

	/** @return list<array<string, string|null>> */
	private function rows( int $id ): array {
		return array(
			...$this->db->rows( 'SELECT * FROM {mentor_index} WHERE mentor_id = ? ORDER BY lang', $id ),
			...$this->db->rows( 'SELECT * FROM {mentor_terms} WHERE mentor_id = ? ORDER BY lang, term_id', $id ),
		);
	}
}
