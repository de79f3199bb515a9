<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Surveys;

use MentoriaiPortal\Core\Database\Db;

/**
 * Secrets of personal links. What is kept of one is its SHA-256.
 */
final readonly class LinkRepository {

	public function __construct( private Db $db ) {}

	/** @return string The secret of a new link of an invitation, known to the caller alone. */
	public function add( int $survey_id, int $invite_id ): string {
		$secret = self::new_secret();
		$this->keep( $secret, $survey_id, $invite_id );
		return $secret;
	}

	/** Makes a secret the link of an invitation. */
	public function keep( string $secret, int $survey_id, int $invite_id ): void {
		$this->insert( $secret, $survey_id, array( 'invite_id' => $invite_id ) );
	}

	/** @return string The secret of a link that shows the survey to staff and spends nothing. */
	public function add_preview( int $survey_id, int $staff_id, int $now, int $expires_at ): string {
		$this->db->execute( 'DELETE FROM {survey_links} WHERE staff_id > 0 AND expires_at < ?', $now );
		$secret = self::new_secret();
		$this->insert(
			$secret,
			$survey_id,
			array(
				'staff_id'   => $staff_id,
				'expires_at' => $expires_at,
			)
		);
		return $secret;
	}

	public static function new_secret(): string {
		return bin2hex( random_bytes( 32 ) );
	}

	public static function hash( string $secret ): string {
		return hash( 'sha256', $secret );
	}

	/** @param array<string, int> $more */
	private function insert( string $secret, int $survey_id, array $more ): void {
		$this->db->insert(
			'{survey_links}',
			array(
				'hash'      => self::hash( $secret ),
				'survey_id' => $survey_id,
			) + $more
		);
	}
}
