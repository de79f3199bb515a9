<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Plans\Rest;

use MentoriaiPortal\Core\Identity\Side;
use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\Number;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Plans\PlanService;
use MentoriaiPortal\Plans\Schema\PlanSchema;

/**
 * GET veiksmu-planai/{id}: one plan of the caller's (docs/contract.md#plans). Reading changes nothing.
 */
final class GetPlanRoute extends Route {

	public function __construct( private readonly PlanService $plans ) {}

	public static function path(): string {
		return 'veiksmu-planai/{id}';
	}

	public static function access(): Access {
		return Access::member();
	}

	public static function input(): Input {
		return new Input( array( 'id' => Number::id()->required() ) );
	}

	public static function output(): array {
		return Shape::ok( array( 'data' => PlanSchema::shape() ) );
	}

	public function handle( Request $request ): Reply {
		$plan = $this->plans->find( $request->identity(), $request->int( 'id' ) );
		return Reply::ok( array( 'data' => PlanSchema::present( $plan, Side::of( $request->identity() ) ) ) );
	}
}
