<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Meetings\Rest;

use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Meetings\CalendarFeeds;

/**
 * POST calendar_feed_end: ends the caller's private calendar; without one it is a success too (docs/contract.md#meetings).
 */
final class EndCalendarFeedRoute extends Route {

	public function __construct( private readonly CalendarFeeds $feeds ) {}

	public static function path(): string {
		return 'calendar_feed_end';
	}

	public static function methods(): array {
		return array( 'POST' );
	}

	public static function access(): Access {
		return Access::member();
	}

	public static function output(): array {
		return Shape::ok();
	}

	public function handle( Request $request ): Reply {
		$this->feeds->end( $request->identity()->user_id );
		return Reply::ok();
	}
}
