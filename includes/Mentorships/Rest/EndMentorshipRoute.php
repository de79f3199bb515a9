<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships\Rest;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\Side;
use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Choice;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\Number;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Core\Schema\Text;
use MentoriaiPortal\Mentorships\MentorshipEnd;
use MentoriaiPortal\Mentorships\MentorshipService;
use MentoriaiPortal\Mentorships\Schema\MentorshipSchema;

/**
 * POST mentorship_end: one side ends an active mentorship (docs/contract.md#mentorships). `thanks` is for the other side, `note` for
 * staff.
 */
final class EndMentorshipRoute extends Route {

	public function __construct( private readonly MentorshipService $mentorships, private readonly Clock $clock ) {}

	public static function path(): string {
		return 'mentorship_end';
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
				'id'     => Number::id()->required(),
				'reason' => Choice::of( 'goals_reached', 'no_time', 'not_a_fit', 'not_needed', 'other' )->required(),
				'goals'  => Choice::of( 'fully', 'mostly', 'partly', 'no' ),
				'thanks' => Text::multiline( 500 ),
				'note'   => Text::multiline( 1000 ),
			)
		);
	}

	public static function output(): array {
		return Shape::ok( array( 'mentorship' => MentorshipSchema::shape() ) );
	}

	public function handle( Request $request ): Reply {
		$viewer = $request->identity();
		$end    = new MentorshipEnd( Side::of( $viewer ), $request->text( 'reason' ), $request->text( 'goals' ), thanks: $request->text( 'thanks' ), note: $request->text( 'note' ) );
		$view   = $this->mentorships->end( $viewer, $request->int( 'id' ), $end );
		return Reply::ok( array( 'mentorship' => MentorshipSchema::present( $view, $viewer, $this->clock->now() ) ) );
	}
}
