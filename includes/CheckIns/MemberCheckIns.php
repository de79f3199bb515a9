<?php
declare( strict_types=1 );

namespace MentoriaiPortal\CheckIns;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\Participant;
use MentoriaiPortal\Core\MemberPage\MemberSection;
use MentoriaiPortal\Core\MemberPage\Place;
use MentoriaiPortal\Core\MemberPage\RowList;
use MentoriaiPortal\Mentorships\CheckInTurns;

/**
 * What a member answered when asked how mentoring goes.
 */
final readonly class MemberCheckIns implements MemberSection {

	public function __construct( private CheckInRepository $checkins, private CheckInTurns $turns ) {}

	public static function place(): Place {
		return Place::Mentorships;
	}

	public function read( int $user_id ): RowList {
		$rows = $this->checkins->answers_of( $user_id, $this->turns->name_of_other( 'c.mentorship_id', 'c.side' ), self::ROWS );
		return new RowList(
			array( __( 'Other side', 'mentoriai-portal' ), __( 'Answered', 'mentoriai-portal' ), __( 'Answer, 1 to 5', 'mentoriai-portal' ), __( 'Comment', 'mentoriai-portal' ) ),
			array_map( self::cells( ... ), $rows ),
			(int) ( $rows[0]['total'] ?? 0 ),
			__( 'Check-ins', 'mentoriai-portal' )
		);
	}

	/**
	 * @param array<string, string|null> $row
	 * @return list<string>
	 */
	private static function cells( array $row ): array {
		$contact = '1' === $row['contact_me'] ? __( 'asks staff to get in touch', 'mentoriai-portal' ) : '';
		return array(
			( new Participant( 0, $row['other_name'] ) )->name(),
			Clock::on_site( Clock::from_sql( (string) $row['answered_at'] ) ),
			implode( ' · ', array_filter( array( (string) $row['score'], $contact ) ) ),
			(string) $row['comment'],
		);
	}
}
