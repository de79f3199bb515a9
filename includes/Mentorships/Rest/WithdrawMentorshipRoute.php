<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships\Rest;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\Number;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Mentorships\MentorshipService;
use MentoriaiPortal\Mentorships\Schema\MentorshipSchema;

/**
 * POST mentorship_withdraw: a founder takes back a request (docs/contract.md#mentorships).
 */
final class WithdrawMentorshipRoute extends Route {

	public function __construct( private readonly MentorshipService $mentorships, private readonly Clock $clock ) {}

	public static function path(): string {
		return 'mentorship_withdraw';
	}

	public static function methods(): array {
		return array( 'POST' );
	}

	public static function access(): Access {
		return Access::role( Role::Founder )->when_public();
	}

	public static function input(): Input {
		return new Input( array( 'id' => Number::id()->required() ) );
	}

	public static function output(): array {
		return Shape::ok( array( 'mentorship' => MentorshipSchema::shape() ) );
	}

	public function handle( Request $request ): Reply {
		$view = $this->mentorships->withdraw( $request->identity(), $request->int( 'id' ) );
		return Reply::ok( array( 'mentorship' => MentorshipSchema::present( $view, $request->identity(), $this->clock->now() ) ) );
	}
}
