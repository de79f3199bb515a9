<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Accounts;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Participant;
use MentoriaiPortal\Core\MemberPage\MemberSection;
use MentoriaiPortal\Core\MemberPage\Place;
use MentoriaiPortal\Core\MemberPage\RowList;

/**
 * What a member's status was when, who changed it and why.
 */
final readonly class MemberStatuses implements MemberSection {

	public function __construct( private StatusChangeRepository $changes ) {}

	public static function place(): Place {
		return Place::History;
	}

	public function read( int $user_id ): RowList {
		$rows = $this->changes->newest( $user_id, self::ROWS );
		return new RowList(
			array( __( 'Time', 'mentoriai-portal' ), _x( 'Who', 'who did it', 'mentoriai-portal' ), __( 'Status', 'mentoriai-portal' ), __( 'Reason', 'mentoriai-portal' ) ),
			array_map( self::cells( ... ), $rows ),
			(int) ( $rows[0]['total'] ?? 0 ),
			__( 'Changes of the status', 'mentoriai-portal' )
		);
	}

	/**
	 * @param array<string, string|null> $row
	 * @return list<string>
	 */
	private static function cells( array $row ): array {
		$actor = (int) $row['actor_id'];
		return array(
			Clock::on_site( Clock::from_sql( (string) $row['changed_at'] ) ),
			0 === $actor ? _x( 'The system', 'who did something without being told by a person', 'mentoriai-portal' ) : ( new Participant( $actor, $row['actor_name'] ) )->name(),
			self::change( $row ),
			(string) $row['reason'],
		);
	}

	/** @param array<string, string|null> $row */
	public static function change( array $row ): string {
		return AccountStatus::of_stored( $row['old_status'] )->label() . ' → ' . AccountStatus::of_stored( $row['new_status'] )->label();
	}
}
