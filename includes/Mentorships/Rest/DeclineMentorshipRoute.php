<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships\Rest;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Choice;
use MentoriaiPortal\Core\Schema\Day;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\Number;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Core\Schema\Text;
use MentoriaiPortal\Mentorships\MentorshipService;
use MentoriaiPortal\Mentorships\Schema\MentorshipSchema;

/**
 * POST mentorship_decline: a mentor cannot help with a request (docs/contract.md#mentorships).
 */
final class DeclineMentorshipRoute extends Route {

	public function __construct( private readonly MentorshipService $mentorships, private readonly Clock $clock ) {}

	public static function path(): string {
		return 'mentorship_decline';
	}

	public static function methods(): array {
		return array( 'POST' );
	}

	public static function access(): Access {
		return Access::role( Role::Mentor )->when_public();
	}

	public static function input(): Input {
		return new Input(
			array(
				'id'         => Number::id()->required(),
				'reason'     => Choice::of( 'no_time', 'not_my_field', 'full', 'other' )->required(),
				'text'       => Text::multiline( 500 ),
				'busy_until' => Day::from_today(),
			)
		);
	}

	public static function output(): array {
		return Shape::ok( array( 'mentorship' => MentorshipSchema::shape() ) );
	}

	public function handle( Request $request ): Reply {
		$view = $this->mentorships->decline( $request->identity(), $request->int( 'id' ), $request->text( 'reason' ), $request->text( 'text' ), $request->text( 'busy_until' ) );
		return Reply::ok( array( 'mentorship' => MentorshipSchema::present( $view, $request->identity(), $this->clock->now() ) ) );
	}
}
