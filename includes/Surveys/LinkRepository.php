<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Surveys;

use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\LinkSecret;

/**
 * Secrets of personal links. What is kept of one is its SHA-256.
 */
final readonly class LinkRepository {

	public function __construct( private Db $db ) {}

	/** @return string The secret of a new link of an invitation, known to the caller alone. */
	public function add( int $survey_id, int $invite_id ): string {
		return $this->insert( $survey_id, array( 'invite_id' => $invite_id ) );
	}

	/** @return string The secret of a link that shows the survey to staff and spends nothing. */
	public function add_preview( int $survey_id, int $staff_id, int $now, int $expires_at ): string {
		$this->db->execute( 'DELETE FROM {survey_links} WHERE staff_id > 0 AND expires_at < ?', $now );
		return $this->insert(
			$survey_id,
			array(
				'staff_id'   => $staff_id,
				'expires_at' => $expires_at,
			)
		);
	}

	/**
	 * @param array<string, int> $more
	 * @return string The secret.
	 */
	private function insert( int $survey_id, array $more ): string {
		$secret = LinkSecret::make();
		$this->db->insert(
			'{survey_links}',
			array(
				'hash'      => LinkSecret::hash( $secret ),
				'survey_id' => $survey_id,
			) + $more
		);
		return $secret;
	}
}
