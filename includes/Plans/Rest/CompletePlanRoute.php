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
use MentoriaiPortal\Core\Schema\Text;
use MentoriaiPortal\Plans\PlanService;

/**
 * POST mark_plan_as_completed: a side is done with the plan and may thank the other; a repeat is a success and changes nothing (docs/contract.md#plans).
 */
final class CompletePlanRoute extends Route {

	private const THANKS = 500;

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
		return new Input(
			array(
				'planId' => Number::id()->required(),
				'thanks' => Text::multiline( self::THANKS ),
			)
		);
	}

	public static function output(): array {
		return Shape::ok();
	}

	public function handle( Request $request ): Reply {
		$this->plans->finish( $request->identity(), $request->int( 'planId' ), $request->text( 'thanks' ) );
		return Reply::ok();
	}
}
