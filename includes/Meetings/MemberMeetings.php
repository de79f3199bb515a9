<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Meetings;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\MemberPage\Link;
use MentoriaiPortal\Core\MemberPage\MemberSection;
use MentoriaiPortal\Core\MemberPage\Place;
use MentoriaiPortal\Core\MemberPage\RowList;

/**
 * A member's meetings: when, with whom, how long.
 */
final readonly class MemberMeetings implements MemberSection {

	public function __construct( private MemberMeetingsRepository $meetings ) {}

	public static function place(): Place {
		return Place::Meetings;
	}

	public function read( int $user_id ): RowList {
		$rows = $this->meetings->newest( $user_id, self::ROWS );
		return new RowList(
			array( _x( 'With', 'the other side', 'mentoriai-portal' ), __( 'Time', 'mentoriai-portal' ), __( 'Status', 'mentoriai-portal' ), __( 'Length', 'mentoriai-portal' ) ),
			array_map( self::cells( ... ), $rows ),
			(int) ( $rows[0]['total'] ?? 0 )
		);
	}

	/**
	 * @param array<string, string|null> $row
	 * @return list<string|Link>
	 */
	private static function cells( array $row ): array {
		$state = MeetingState::from( (string) $row['state'] );
		return array(
			Link::to_member( (int) $row['with_id'], $row['other_name'] ),
			// Of a day that was never proposed nobody knows the hour.
			$row['day'] ?? Clock::on_site( Clock::from_sql( (string) $row['at'] ) ),
			MeetingState::Unclear === $state ? _x( 'Their answers differ', 'meeting', 'mentoriai-portal' ) : MeetingWords::state( $state ),
			MeetingWords::minutes( (int) $row['minutes'] ),
		);
	}
}
