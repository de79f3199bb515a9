<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Plans\Rest;

use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\Items;
use MentoriaiPortal\Core\Schema\Number;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Core\Schema\Text;
use MentoriaiPortal\Plans\PlanCreation;
use MentoriaiPortal\Plans\Schema\DeadlineField;
use MentoriaiPortal\Plans\Schema\StepSchema;

/**
 * POST save_new_plan: a founder sends a plan to a mentor they have written to (docs/contract.md#plans).
 */
final class CreatePlanRoute extends Route {

	protected const BODY_KB = 1024;

	public function __construct( private readonly PlanCreation $creation ) {}

	public static function path(): string {
		return 'save_new_plan';
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
				'mentorId'           => Number::id()->required(),
				'pagrindinisTikslas' => StepSchema::text(),
				'planSteps'          => Items::of( self::step(), StepSchema::STEPS, 1 )->required(),
				'client_id'          => Text::uuid(),
			)
		);
	}

	public static function output(): array {
		return Shape::ok( array( 'id' => Shape::int() ) );
	}

	public function handle( Request $request ): Reply {
		$steps = array_map( StepSchema::read( ... ), $request->items( 'planSteps' ) );
		$id    = $this->creation->create( $request->identity(), $request->int( 'mentorId' ), $request->text( 'pagrindinisTikslas' ), $steps, $request->text( 'client_id' ) );
		return Reply::ok( array( 'id' => $id ) );
	}

	private static function step(): Input {
		return new Input(
			array(
				'veiksmas'   => StepSchema::text(),
				'rezultatas' => StepSchema::text(),
				'terminas'   => DeadlineField::from_today(),
			)
		);
	}
}
