<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Accounts;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Privacy\PersonalData;
use MentoriaiPortal\Core\Privacy\PrivacyResult;

/**
 * Changes of a member's status and their reasons, without the names of staff.
 *
 * @phpstan-import-type ExportItem from PersonalData
 */
final readonly class StatusChangeData implements PersonalData {

	private const PAGE = 100;

	public function __construct( private StatusChangeRepository $changes, private Clock $clock ) {}

	public function key(): string {
		return 'status_changes';
	}

	public function label(): string {
		return __( 'Changes of the status of the account', 'mentoriai-portal' );
	}

	public function tables(): array {
		return array( StatusChangesTable::name() );
	}

	public function export( int $user_id, int $page ): array {
		$rows = $this->changes->newest( $user_id, self::PAGE, ( $page - 1 ) * self::PAGE );
		return PrivacyResult::items( array_map( $this->item( ... ), $rows ), count( $rows ) < self::PAGE );
	}

	public function erase( int $user_id, int $page ): array {
		return PrivacyResult::erased( $this->changes->forget( $user_id ) );
	}

	/**
	 * @param array<string, string|null> $row
	 * @return ExportItem
	 */
	private function item( array $row ): array {
		return PrivacyResult::item(
			'status-' . $row['id'],
			array(
				__( 'Time', 'mentoriai-portal' )   => $this->clock->local( Clock::from_sql( (string) $row['changed_at'] ) )->format( 'Y-m-d H:i' ),
				__( 'Status', 'mentoriai-portal' ) => MemberStatuses::change( $row ),
				__( 'Reason', 'mentoriai-portal' ) => (string) $row['reason'],
			)
		);
	}
}
