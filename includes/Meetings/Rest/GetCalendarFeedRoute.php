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
 * GET calendar_feed: since when the caller has a private calendar; its address cannot be read again (docs/contract.md#meetings).
 */
final class GetCalendarFeedRoute extends Route {

	public function __construct( private readonly CalendarFeeds $feeds ) {}

	public static function path(): string {
		return 'calendar_feed';
	}

	/** POST makes it. */
	public static function name(): string {
		return 'calendar_feed_state';
	}

	public static function access(): Access {
		return Access::member();
	}

	public static function output(): array {
		return Shape::ok( array( 'made_at' => Shape::nullable( Shape::time() ) ) );
	}

	public function handle( Request $request ): Reply {
		return Reply::ok( array( 'made_at' => $this->feeds->made_at( $request->identity()->user_id ) ) );
	}
}
