<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Reviews\Rest;

use Closure;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\Number;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Reviews\ReviewService;
use MentoriaiPortal\Reviews\Schema\ReviewSchema;

/**
 * GET get_own_review: what the founder wrote about a mentor, to edit it. `contacted` says whether
 * they may write one, `convo_id` the newest conversation of the two, `goes_on` whether the founder may write in it whenever they like,
 * `waiting` whether they will be told when the mentor has a free place.
 */
final class GetOwnReviewRoute extends Route {

	/** @param Closure( int, int ): bool $waits Whether a founder waits for a mentor. */
	public function __construct( private readonly ReviewService $reviews, private readonly Closure $waits ) {}

	public static function path(): string {
		return 'get_own_review';
	}

	public static function access(): Access {
		return Access::role( Role::Founder );
	}

	public static function input(): Input {
		return new Input( array( 'mentor_id' => Number::id()->required() ) );
	}

	public static function output(): array {
		return Shape::ok(
			array(
				'review'    => Shape::nullable( ReviewSchema::own_shape() ),
				'contacted' => Shape::bool(),
				'convo_id'  => Shape::nullable( Shape::int() ),
				'goes_on'   => Shape::bool(),
				'waiting'   => Shape::bool(),
			)
		);
	}

	public function handle( Request $request ): Reply {
		$review = $this->reviews->own( $request->identity(), $request->int( 'mentor_id' ) );
		$pair   = $this->reviews->pair( $request->identity(), $request->int( 'mentor_id' ) );
		return Reply::ok(
			array(
				'review'    => null === $review ? null : ReviewSchema::present_own( $review ),
				'contacted' => null !== $pair,
				'convo_id'  => $pair?->convo_id,
				'goes_on'   => true === $pair?->goes_on(),
				'waiting'   => ( $this->waits )( $request->identity()->user_id, $request->int( 'mentor_id' ) ),
			)
		);
	}
}
