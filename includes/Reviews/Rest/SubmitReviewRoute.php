<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Reviews\Rest;

use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\Number;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Core\Schema\Text;
use MentoriaiPortal\Reviews\ReviewService;
use MentoriaiPortal\Reviews\Schema\RatingField;
use MentoriaiPortal\Reviews\Schema\ReviewSchema;

/**
 * POST submit-review: a founder rates a mentor they have written to, or changes what they said (docs/contract.md#mentors).
 */
final class SubmitReviewRoute extends Route {

	public const COMMENT_MAX = 1500;

	public function __construct( private readonly ReviewService $reviews ) {}

	public static function path(): string {
		return 'submit-review';
	}

	public static function methods(): array {
		return array( 'POST' );
	}

	public static function access(): Access {
		return Access::role( Role::Founder )->when_public();
	}

	public static function input(): Input {
		return new Input(
			array(
				'mentorId'  => Number::id()->required(),
				'rating'    => ( new RatingField() )->required(),
				'comment'   => Text::multiline( self::COMMENT_MAX )->required(),
				'client_id' => Text::uuid(),
			)
		);
	}

	public static function output(): array {
		return Shape::ok( array( 'review' => ReviewSchema::own_shape() ) );
	}

	public function handle( Request $request ): Reply {
		$review = $this->reviews->submit( $request->identity(), $request->int( 'mentorId' ), $request->int( 'rating' ), $request->text( 'comment' ), $request->text( 'client_id' ) );
		return Reply::ok( array( 'review' => ReviewSchema::present_own( $review ) ) );
	}
}
