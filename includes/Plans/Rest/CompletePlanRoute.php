<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Plans\Rest;

use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\Number;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Plans\PlanService;

/**
 * POST mark_plan_as_completed: a side has done with the plan; a repeat is a success (docs/contract.md#plans).
 */
final class CompletePlanRoute extends Route {

	public function __construct( private readonly PlanService $plans ) {}

	public static function path(): string {
		return 'mark_plan_as_completed';
	}

	public static function methods(): array {
		return array( 'POST' );
	}

	public static function access(): Access {
		return Access::member()->when_public();
	}

	public static function input(): Input {
		return new Input( array( 'planId' => Number::id()->required() ) );
	}

	public static function output(): array {
		return Shape::ok();
	}

	public function handle( Request $request ): Reply {
		$this->plans->finish( $request->identity(), $request->int( 'planId' ) );
		return Reply::ok();
	}
}
