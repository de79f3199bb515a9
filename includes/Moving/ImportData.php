<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Moving;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Privacy\PersonalData;
use MentoriaiPortal\Core\Privacy\PrivacyResult;

/**
 * Which imports someone of the staff started. Who was imported is in no row of it.
 *
 * @phpstan-import-type ExportItem from PersonalData
 */
final readonly class ImportData implements PersonalData {

	public function __construct( private ImportRepository $imports, private Clock $clock ) {}

	public function key(): string {
		return 'imports';
	}

	public function label(): string {
		return __( 'Imports started', 'mentoriai-portal' );
	}

	public function tables(): array {
		return array( ImportsTable::name() );
	}

	public function export( int $user_id, int $page ): array {
		return PrivacyResult::items(
			array_map(
				fn ( Import $import ): array => PrivacyResult::item(
					'import-' . $import->id,
					array(
						__( 'Time', 'mentoriai-portal' )   => $this->clock->local( Clock::from_sql( $import->created_at ) )->format( 'Y-m-d H:i' ),
						__( 'Status', 'mentoriai-portal' ) => $import->state->label(),
					)
				),
				$this->imports->of_staff( $user_id )
			)
		);
	}

	public function erase( int $user_id, int $page ): array {
		return PrivacyResult::erased( $this->imports->forget_staff( $user_id ) );
	}
}
