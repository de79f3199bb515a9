<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\Side;
use MentoriaiPortal\Core\MemberPage\Link;
use MentoriaiPortal\Core\MemberPage\MemberSection;
use MentoriaiPortal\Core\MemberPage\Place;
use MentoriaiPortal\Core\MemberPage\RowList;

/**
 * With whom a member is or was, how far it went, and the note to staff at its end.
 */
final readonly class MemberMentorships implements MemberSection {

	public function __construct( private MemberMentorshipsRepository $mentorships ) {}

	public static function place(): Place {
		return Place::Mentorships;
	}

	public function read( int $user_id ): RowList {
		$rows = $this->mentorships->newest( $user_id, self::ROWS );
		return new RowList(
			array(
				_x( 'With', 'the other side', 'mentoriai-portal' ),
				__( 'Status', 'mentoriai-portal' ),
				_x( 'Asked', 'mentorship', 'mentoriai-portal' ),
				_x( 'Answered', 'mentorship', 'mentoriai-portal' ),
				_x( 'Ended', 'mentorship', 'mentoriai-portal' ),
				__( 'How it ended', 'mentoriai-portal' ),
				__( 'Note to staff', 'mentoriai-portal' ),
			),
			array_map( self::cells( ... ), $rows ),
			(int) ( $rows[0]['total'] ?? 0 )
		);
	}

	/**
	 * @param array<string, string|null> $row
	 * @return list<string|Link>
	 */
	private static function cells( array $row ): array {
		$day = static fn ( ?string $sql ): string => null === $sql ? '' : substr( Clock::on_site( Clock::from_sql( $sql ) ), 0, 10 );
		return array(
			Link::to_member( (int) $row['with_id'], $row['other_name'] ),
			MentorshipWords::state( MentorshipState::from( (string) $row['state'] ) ),
			$day( $row['requested_at'] ),
			$day( $row['answered_at'] ),
			$day( $row['ended_at'] ),
			implode( ' · ', array_filter( array( self::by( (string) $row['ended_by'] ), self::reason( (string) $row['reason'], (string) $row['goals'] ) ) ) ),
			(string) $row['note'],
		);
	}

	private static function by( string $side ): string {
		return match ( Side::tryFrom( $side ) ) {
			Side::Founder => __( 'by the founder', 'mentoriai-portal' ),
			Side::Mentor  => __( 'by the mentor', 'mentoriai-portal' ),
			null          => '',
		};
	}

	private static function reason( string $reason, string $goals ): string {
		$reached = MentorshipWords::goals( $goals );
		/* translators: %s: "Fully", "Mostly", "Partly" or "No". */
		$told = '' === $reached ? '' : sprintf( __( 'Goals reached: %s', 'mentoriai-portal' ), $reached );
		return implode( ' · ', array_filter( array( 'goals_reached' === $reason && '' !== $told ? '' : MentorshipWords::reason( $reason ), $told ) ) );
	}
}
