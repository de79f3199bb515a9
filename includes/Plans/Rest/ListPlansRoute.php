<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Plans\Rest;

use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\Number;
use MentoriaiPortal\Core\Schema\Text;
use MentoriaiPortal\Plans\PlanService;
use MentoriaiPortal\Plans\Schema\PlanListSchema;

/**
 * POST get_plans/{page}: the caller's plans, newest first, and for founders whom they may plan with (docs/contract.md#plans).
 */
final class ListPlansRoute extends Route {

	public function __construct( private readonly PlanService $plans ) {}

	public static function path(): string {
		return 'get_plans/{page}';
	}

	public static function methods(): array {
		return array( 'POST' );
	}

	public static function access(): Access {
		return Access::member();
	}

	public static function input(): Input {
		return new Input(
			array(
				'page'    => Number::clamped( 0, 1000000, 0 )->required(),
				'keyword' => Text::line( 200 ),
			)
		);
	}

	public static function output(): array {
		return PlanListSchema::shape();
	}

	public function handle( Request $request ): Reply {
		return Reply::ok( PlanListSchema::present( $this->plans->page( $request->identity(), $request->int( 'page' ), $request->text( 'keyword' ), $request->lang ) ) );
	}
}
