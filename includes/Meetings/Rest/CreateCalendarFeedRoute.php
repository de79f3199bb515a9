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
 * POST calendar_feed: makes or renews the address of the caller's private calendar (docs/contract.md#meetings).
 */
final class CreateCalendarFeedRoute extends Route {

	public function __construct( private readonly CalendarFeeds $feeds ) {}

	public static function path(): string {
		return 'calendar_feed';
	}

	public static function methods(): array {
		return array( 'POST' );
	}

	public static function access(): Access {
		return Access::member();
	}

	public static function output(): array {
		return Shape::ok( array( 'url' => Shape::text() ) );
	}

	public function handle( Request $request ): Reply {
		return Reply::ok( array( 'url' => $this->feeds->renew( $request->identity()->user_id ) ) );
	}
}
