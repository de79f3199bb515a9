<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Meetings\Rest;

use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\Number;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Meetings\Invitation;
use MentoriaiPortal\Meetings\Meeting;
use MentoriaiPortal\Meetings\MeetingService;
use MentoriaiPortal\Meetings\Schema\MeetingSchema;

/**
 * GET meetings: the caller's, of one mentorship or all, the latest first (docs/contract.md#meetings).
 */
final class ListMeetingsRoute extends Route {

	public function __construct( private readonly MeetingService $meetings, private readonly Invitation $invitation ) {}

	public static function path(): string {
		return 'meetings';
	}

	public static function access(): Access {
		return Access::member();
	}

	public static function input(): Input {
		return new Input(
			array(
				'mentorship_id' => Number::id(),
				'page'          => Number::clamped( 0, 1000000, 0 ),
			)
		);
	}

	public static function output(): array {
		return Shape::ok(
			array(
				'list'  => Shape::list_of( MeetingSchema::shape() ),
				'total' => Shape::int(),
			)
		);
	}

	public function handle( Request $request ): Reply {
		$viewer          = $request->identity();
		[ $list, $total ] = $this->meetings->page( $viewer, $request->int( 'mentorship_id' ), $request->int( 'page' ) );
		return Reply::ok(
			array(
				'list'  => array_map( fn ( Meeting $meeting ): array => MeetingSchema::present( $meeting, $viewer, $this->invitation, $request->lang ), $list ),
				'total' => $total,
			)
		);
	}
}
