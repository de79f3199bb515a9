<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Database;

use MentoriaiPortal\Core\HealthCheck;
use MentoriaiPortal\Core\HealthResult;

/**
 * Site Health: tables of ours that a host, or a restored copy, turned into utf8mb3: what people write comes back with question
 * marks, and no query fails.
 */
final readonly class CharsetHealth implements HealthCheck {

	public function __construct( private CharsetRepository $charsets ) {}

	public function key(): string {
		return 'mentoriai_charset';
	}

	public function label(): string {
		return __( 'Texts in the portal’s tables', 'mentoriai-portal' );
	}

	public function run(): HealthResult {
		$narrow = $this->charsets->narrow_tables();
		return array() === $narrow
			? new HealthResult( 'good', __( 'The portal’s tables can store every character', 'mentoriai-portal' ), __( 'Texts are stored in utf8mb4.', 'mentoriai-portal' ) )
			: new HealthResult(
				'critical',
				__( 'Some of the portal’s tables lose characters', 'mentoriai-portal' ),
				__( 'Emoji and other characters that people write are saved as question marks. Make a backup and convert these tables to utf8mb4, or ask your hosting provider to:', 'mentoriai-portal' ),
				$narrow
			);
	}
}
