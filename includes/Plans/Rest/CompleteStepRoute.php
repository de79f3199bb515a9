<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Plans\Rest;

use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\Number;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Plans\PlanEditing;
use MentoriaiPortal\Plans\Schema\StepSchema;

/**
 * POST mark_step_as_completed: the founder has done a step; a repeat is a success (docs/contract.md#plans).
 */
final class CompleteStepRoute extends Route {

	public function __construct( private readonly PlanEditing $editing ) {}

	public static function path(): string {
		return 'mark_step_as_completed';
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
				'planId'  => Number::id()->required(),
				'stepUid' => StepSchema::uid(),
			)
		);
	}

	public static function output(): array {
		return Shape::ok();
	}

	public function handle( Request $request ): Reply {
		$this->editing->complete( $request->identity(), $request->int( 'planId' ), $request->text( 'stepUid' ) );
		return Reply::ok();
	}
}
