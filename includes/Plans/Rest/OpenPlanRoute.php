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
 * POST plan_open: the mentor has seen the plan; nothing for its founder (docs/contract.md#plans).
 */
final class OpenPlanRoute extends Route {

	public function __construct( private readonly PlanService $plans ) {}

	public static function path(): string {
		return 'plan_open';
	}

	public static function methods(): array {
		return array( 'POST' );
	}

	public static function access(): Access {
		return Access::member();
	}

	public static function input(): Input {
		return new Input( array( 'id' => Number::id()->required() ) );
	}

	public static function output(): array {
		return Shape::ok();
	}

	public function handle( Request $request ): Reply {
		$this->plans->open( $request->identity(), $request->int( 'id' ) );
		return Reply::ok();
	}
}
