<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Reviews\Rest;

use MentoriaiPortal\Core\Rest\PublicReadRoute;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\Number;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Reviews\ReviewService;
use MentoriaiPortal\Reviews\Schema\ReviewSchema;

/**
 * GET get_reviews: what founders say of a mentor, newest first (docs/contract.md#mentors).
 */
final class GetReviewsRoute extends PublicReadRoute {

	private const LIMIT = 50;

	public function __construct( private readonly ReviewService $reviews ) {}

	public static function path(): string {
		return 'get_reviews';
	}

	public static function input(): Input {
		return new Input(
			array(
				'mentor_id' => Number::id()->required(),
				'offset'    => Number::clamped( 0, 1000000, 0 ),
				'limit'     => Number::clamped( 1, self::LIMIT, self::LIMIT ),
			)
		);
	}

	public static function output(): array {
		return Shape::ok(
			array(
				'reviews'        => Shape::list_of( ReviewSchema::shape() ),
				'total_reviews'  => Shape::int(),
				'average_rating' => Shape::number(),
			)
		);
	}

	public function handle( Request $request ): Reply {
		[ $reviews, $rating ] = $this->reviews->shown( $request->int( 'mentor_id' ), $request->int( 'offset' ), $request->int( 'limit' ) );
		return Reply::ok(
			array(
				'reviews'        => array_map( ReviewSchema::present( ... ), $reviews ),
				'total_reviews'  => $rating->count,
				'average_rating' => $rating->average(),
			)
		);
	}
}
