<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Database;

use MentoriaiPortal\Core\HealthCheck;
use MentoriaiPortal\Core\HealthResult;

/**
 * Site Health: whether all tables are there, and those that are derived from others are filled.
 */
final readonly class SchemaHealth implements HealthCheck {

	public function __construct( private SchemaCheck $check ) {}

	public function key(): string {
		return 'mentoriai_schema';
	}

	public function label(): string {
		return __( 'Portal tables', 'mentoriai-portal' );
	}

	public function run(): HealthResult {
		if ( $this->check->upgrader->is_newer() ) {
			return new HealthResult( 'critical', __( 'The portal is older than its data', 'mentoriai-portal' ), NewerData::advice() );
		}
		$missing = $this->check->missing();
		$refused = $this->check->upgrader->refusal();
		if ( array() !== $missing || null !== $refused ) {
			return self::critical(
				__( 'The portal’s tables are not complete', 'mentoriai-portal' ),
				__( 'Something is missing in the database, so parts of the portal fail.', 'mentoriai-portal' ) . ' ' . ( null === $refused ? __( '“Check and rebuild” creates it again; data that cannot be derived can only be restored from a backup.', 'mentoriai-portal' ) : SchemaRefused::advice() ),
				array_values( array_unique( array( ...$missing, ...( null === $refused ? array() : array( ...$refused->missing, ...$refused->errors ) ) ) ) )
			);
		}
		$empty = $this->check->empty_indexes();
		if ( array() !== $empty ) {
			return self::critical(
				__( 'Lists of the portal are empty', 'mentoriai-portal' ),
				__( 'These tables are built from profiles and posts, and their contents are missing.', 'mentoriai-portal' ),
				$empty
			);
		}
		return new HealthResult( 'good', __( 'The portal’s tables are complete', 'mentoriai-portal' ), __( 'All tables, columns and indexes are there.', 'mentoriai-portal' ), array(), SchemaRebuild::url(), SchemaRebuild::label() );
	}

	/** @param list<string> $details */
	private static function critical( string $label, string $text, array $details ): HealthResult {
		return new HealthResult( 'critical', $label, $text, $details, SchemaRebuild::url(), SchemaRebuild::label() );
	}
}
