<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Reviews;

use MentoriaiPortal\Core\Privacy\PersonalData;
use MentoriaiPortal\Mentors\MentorRating;
use MentoriaiPortal\Mentors\MentorRatings;

/**
 * What a person wrote about mentors, and what was written about them and shown. Erasing takes the name off the first and
 * deletes the second (contract 8).
 *
 * @phpstan-import-type ExportItem from PersonalData
 */
final readonly class ReviewData implements PersonalData {

	private const PAGE = 100;

	public function __construct( private ReviewRepository $reviews, private MentorRatings $ratings ) {}

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
				$items[] = self::item( $review, $review->author->id === $user_id );
			}
		}
		return array(
			'items' => $items,
			'done'  => count( $found ) < self::PAGE,
		);
	}

	public function erase( int $user_id, int $page ): array {
		$disowned = $this->reviews->disown( $user_id );
		$deleted  = $this->ratings->recount(
			$user_id,
			fn (): int => $this->reviews->delete_about( $user_id ),
			fn (): MentorRating => $this->reviews->rating( $user_id )
		);
		return array(
			'removed'  => $disowned + $deleted > 0,
			'retained' => $disowned > 0,
			'messages' => $disowned > 0 ? array( __( 'Reviews that this person wrote stay without the name.', 'mentoriai-portal' ) ) : array(),
			'done'     => true,
		);
	}

	/** @return ExportItem */
	private static function item( Review $review, bool $is_own ): array {
		$mentor = get_userdata( $review->mentor_id );
		$fields = array(
			$is_own
				? self::field( __( 'Mentor', 'mentoriai-portal' ), false === $mentor ? __( 'Deleted user', 'mentoriai-portal' ) : $mentor->display_name )
				: self::field( __( 'Author', 'mentoriai-portal' ), $review->author->short_name() ),
			self::field( __( 'Rating', 'mentoriai-portal' ), (string) ( $review->rating / 100 ) ),
			self::field( __( 'Comment', 'mentoriai-portal' ), $review->comment ),
			self::field( __( 'Date', 'mentoriai-portal' ), $review->created_at . ' UTC' ),
		);
		if ( $is_own ) {
			$fields[] = self::field( __( 'State', 'mentoriai-portal' ), $review->state->label() );
		}
		if ( $is_own && '' !== $review->reason ) {
			$fields[] = self::field( __( 'Reason', 'mentoriai-portal' ), $review->reason );
		}
		return array(
			'id'     => 'review-' . $review->id,
			'fields' => $fields,
		);
	}

	/** @return array{name: string, value: string} */
	private static function field( string $name, string $value ): array {
		return compact( 'name', 'value' );
	}
}
