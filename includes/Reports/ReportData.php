<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Reports;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Privacy\PersonalData;
use MentoriaiPortal\Core\Privacy\PrivacyResult;

/**
 * What a person reported. That and by whom they were reported is not in the export of who it is about. Erasing takes the person off both,
 * and removes their words about others and the texts of their own page.
 *
 * @phpstan-import-type ExportItem from PersonalData
 */
final readonly class ReportData implements PersonalData {

	private const PAGE = 100;

	public function __construct( private ReportRepository $reports, private Clock $clock ) {}

	public function key(): string {
		return 'reports';
	}

	public function label(): string {
		return __( 'Reports', 'mentoriai-portal' );
	}

	public function tables(): array {
		return array( ReportsTable::name(), ReportVoicesTable::name(), ReportTextsTable::name() );
	}

	public function export( int $user_id, int $page ): array {
		$rows = $this->reports->of_reporter( $user_id, self::PAGE, ( $page - 1 ) * self::PAGE );
		return PrivacyResult::items( array_map( $this->item( ... ), $rows ), count( $rows ) < self::PAGE );
	}

	public function erase( int $user_id, int $page ): array {
		// Before they were a member, or while signed out.
		$as_guest = $this->reports->forget_guest( get_userdata( $user_id )->user_email ?? '' );
		return $as_guest + $this->reports->forget( $user_id ) > 0
			? PrivacyResult::kept( true, __( 'Cases that this person reported, or that concern them, stay without their name and words.', 'mentoriai-portal' ) )
			: PrivacyResult::erased( false );
	}

	/**
	 * @param array<string, string|null> $row
	 * @return ExportItem
	 */
	private function item( array $row ): array {
		return PrivacyResult::item( 'report-' . $row['id'], self::fields( $row, $this->clock ) );
	}

	/**
	 * @param array<string, string|null> $row Of a voice.
	 * @return array<string, string> Label to value.
	 */
	public static function fields( array $row, Clock $clock ): array {
		return array(
			__( 'Number', 'mentoriai-portal' ) => (string) $row['report_id'],
			__( 'What was reported', 'mentoriai-portal' ) => What::from( (string) $row['what'] )->label(),
			__( 'Reason', 'mentoriai-portal' ) => Reason::from( (string) $row['reason'] )->label(),
			__( 'Message', 'mentoriai-portal' ) => (string) $row['text'],
			__( 'Date', 'mentoriai-portal' )   => $clock->local( Clock::from_sql( (string) $row['created_at'] ) )->format( 'Y-m-d H:i' ),
			__( 'Status', 'mentoriai-portal' ) => null === $row['closed_at'] ? __( 'Waits for a decision', 'mentoriai-portal' ) : __( 'Decided', 'mentoriai-portal' ),
		);
	}
}
