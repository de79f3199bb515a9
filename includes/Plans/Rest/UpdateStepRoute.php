<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Plans\Rest;

use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Flag;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\Number;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Plans\PlanEditing;
use MentoriaiPortal\Plans\Schema\DeadlineField;
use MentoriaiPortal\Plans\Schema\StepSchema;
use MentoriaiPortal\Plans\StepEdit;

/**
 * POST update_step: the founder edits a step (docs/contract.md#plans). A stale `rev` is 409 with the fresh step in `data.step`.
 */
final class UpdateStepRoute extends Route {

	public function __construct( private readonly PlanEditing $editing ) {}

	public static function path(): string {
		return 'update_step';
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
				'planId'               => Number::id()->required(),
				'uid'                  => StepSchema::uid(),
				'veiksmas'             => StepSchema::text(),
				'siekiamas_rezultatas' => StepSchema::text(),
				'terminas'             => DeadlineField::any(),
				'status'               => Flag::optional()->required(),
				'rev'                  => Number::between( 0, PHP_INT_MAX ),
			)
		);
	}

	public static function output(): array {
		return Shape::ok( array( 'step' => StepSchema::shape() ) );
	}

	public function handle( Request $request ): Reply {
		$edit = new StepEdit( $request->text( 'veiksmas' ), $request->text( 'siekiamas_rezultatas' ), $request->text( 'terminas' ), $request->bool( 'status' ) );
		$rev  = isset( $request->input['rev'] ) ? $request->int( 'rev' ) : null;
		$step = $this->editing->update( $request->identity(), $request->int( 'planId' ), $request->text( 'uid' ), $edit, $rev );
		return Reply::ok( array( 'step' => StepSchema::present( $step ) ) );
	}
}
