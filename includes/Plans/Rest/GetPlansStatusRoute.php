<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Plans\Rest;

use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Plans\UnopenedPlans;

/**
 * GET get_plans_status: how many plans a mentor has not opened; 0 for founders (docs/contract.md#plans).
 */
final class GetPlansStatusRoute extends Route {

	public function __construct( private readonly UnopenedPlans $plans ) {}

	public static function path(): string {
		return 'get_plans_status';
	}

	public static function access(): Access {
		return Access::member();
	}

	public static function output(): array {
		return Shape::ok( array( 'total' => Shape::int() ) );
	}

	public function handle( Request $request ): Reply {
		return Reply::ok( array( 'total' => $this->plans->count( $request->identity() ) ) );
	}
}
