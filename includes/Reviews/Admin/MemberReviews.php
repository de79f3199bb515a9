<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Reviews\Admin;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\MemberPage\Link;
use MentoriaiPortal\Core\MemberPage\MemberSection;
use MentoriaiPortal\Core\MemberPage\Place;
use MentoriaiPortal\Core\MemberPage\RowList;
use MentoriaiPortal\Reviews\ReviewState;

/**
 * The reviews that a member wrote or got.
 */
final readonly class MemberReviews implements MemberSection {

	public function __construct( private ReviewOverviewRepository $reviews ) {}

	public static function place(): Place {
		return Place::Reviews;
	}

	public function read( int $user_id ): RowList {
		$rows = $this->reviews->newest_of( $user_id, self::ROWS );
		return new RowList(
			array( __( 'Author', 'mentoriai-portal' ), __( 'Mentor', 'mentoriai-portal' ), __( 'Stars', 'mentoriai-portal' ), __( 'Status', 'mentoriai-portal' ), __( 'Date', 'mentoriai-portal' ) ),
			array_map( self::cells( ... ), $rows ),
			(int) ( $rows[0]['total'] ?? 0 )
		);
	}

	/**
	 * @param array<string, string|null> $row
	 * @return list<string|Link>
	 */
	private static function cells( array $row ): array {
		$state = ReviewState::from( (string) $row['state'] );
		return array(
			Link::to_member( (int) $row['author_id'], $row['author'] ),
			Link::to_member( (int) $row['mentor_id'], $row['mentor'] ),
			number_format_i18n( (int) $row['rating'] / 100, 1 ),
			new Link( $state->label(), ReviewsPage::url( array( 'state' => $state->value ) ) ),
			Clock::on_site( Clock::from_sql( (string) $row['created_at'] ) ),
		);
	}
}
