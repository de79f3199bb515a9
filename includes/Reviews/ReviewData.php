<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Reviews;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Privacy\PersonalData;
use MentoriaiPortal\Core\Privacy\PrivacyResult;

/**
 * What a person wrote about mentors, and what was written about them and shown. Erasing takes the name off the first and
 * deletes the second.
 *
 * @phpstan-import-type ExportItem from PersonalData
 */
final readonly class ReviewData implements PersonalData {

	private const PAGE = 100;

	public function __construct( private ReviewRepository $reviews, private RatedReviews $rated, private Clock $clock ) {}

	public function key(): string {
		return 'reviews';
	}

	public function label(): string {
		return __( 'Reviews', 'mentoriai-portal' );
	}

	public function tables(): array {
		return array( ReviewsTable::name() );
	}

	public function export( int $user_id, int $page ): array {
		$found = $this->reviews->about_person( $user_id, self::PAGE, ( $page - 1 ) * self::PAGE );
		$items = array();
		foreach ( $found as $review ) {
			if ( $review->author->id === $user_id || ReviewState::Published === $review->state ) {
				$items[] = $this->item( $review, $review->author->id === $user_id );
			}
		}
		return PrivacyResult::items( $items, count( $found ) < self::PAGE );
	}

	public function erase( int $user_id, int $page ): array {
		$disowned = $this->reviews->disown( $user_id );
		$deleted  = $this->rated->change( $user_id, fn (): int => $this->reviews->delete_about( $user_id ) );
		return $disowned > 0
			? PrivacyResult::kept( true, __( 'Reviews by this person stay, without their name.', 'mentoriai-portal' ) )
			: PrivacyResult::erased( $deleted > 0 );
	}

	/** @return ExportItem */
	private function item( Review $review, bool $is_own ): array {
		$mentor = get_userdata( $review->mentor_id );
		return PrivacyResult::item(
			'review-' . $review->id,
			array(
				__( 'Mentor', 'mentoriai-portal' )  => $is_own ? ( false === $mentor ? __( 'Deleted user', 'mentoriai-portal' ) : $mentor->display_name ) : '',
				__( 'Author', 'mentoriai-portal' )  => $is_own ? '' : $review->author->short_name(),
				__( 'Rating', 'mentoriai-portal' )  => (string) ( $review->rating / 100 ),
				__( 'Comment', 'mentoriai-portal' ) => $review->comment,
				__( 'Date', 'mentoriai-portal' )    => $this->clock->local( Clock::from_sql( $review->created_at ) )->format( 'Y-m-d H:i' ),
				__( 'Status', 'mentoriai-portal' )   => $is_own ? $review->state->label() : '',
				__( 'Reason', 'mentoriai-portal' )  => $is_own ? $review->reason : '',
			)
		);
	}
}
