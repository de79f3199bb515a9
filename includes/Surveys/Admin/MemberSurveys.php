<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Surveys\Admin;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\MemberPage\MemberSection;
use MentoriaiPortal\Core\MemberPage\Place;
use MentoriaiPortal\Core\MemberPage\RowList;
use MentoriaiPortal\Surveys\InviteRepository;

/**
 * Which surveys a member was sent. Whether an anonymous one was answered is not told: of a few people it would say whose the answers are.
 */
final readonly class MemberSurveys implements MemberSection {

	public function __construct( private InviteRepository $invites ) {}

	public static function place(): Place {
		return Place::Surveys;
	}

	public function read( int $user_id ): RowList {
		$rows = $this->invites->newest_of( $user_id, self::ROWS );
		return new RowList(
			array( __( 'Survey', 'mentoriai-portal' ), _x( 'Sent', 'survey', 'mentoriai-portal' ), __( 'Answered', 'mentoriai-portal' ) ),
			array_map( self::cells( ... ), $rows ),
			(int) ( $rows[0]['total'] ?? 0 )
		);
	}

	/**
	 * @param array<string, string|null> $row
	 * @return list<string>
	 */
	private static function cells( array $row ): array {
		$time = static fn ( ?string $at ): string => (int) $at > 0 ? Clock::on_site( (int) $at ) : '';
		return array(
			(string) $row['title'],
			$time( $row['sent_at'] ),
			match ( true ) {
				'1' !== $row['is_named']       => __( 'Anonymous', 'mentoriai-portal' ),
				(int) $row['answered_at'] > 0 => $time( $row['answered_at'] ),
				default                        => __( 'No', 'mentoriai-portal' ),
			},
		);
	}
}
