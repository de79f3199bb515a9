<?php
declare( strict_types=1 );

namespace MentoriaiPortal\BotCheck;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;

/**
 * Solutions that were used: each is accepted once.
 */
final readonly class BotSolutionRepository {

	public function __construct( private Db $db, private Clock $clock ) {}

	/** False when it was used before. */
	public function add( string $id, int $expires_at ): bool {
		return $this->db->insert_ignore(
			'{bot_solutions}',
			array(
				'solution_hash' => hash( 'sha256', $id ),
				'expires_at'    => $expires_at,
			)
		);
	}

	public function purge(): void {
		$this->db->execute( 'DELETE FROM {bot_solutions} WHERE expires_at < ?', $this->clock->now() );
	}
}
