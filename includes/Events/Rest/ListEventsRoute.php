<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Events\Rest;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Rest\PublicReadRoute;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Events\Event;
use MentoriaiPortal\Events\Events;
use MentoriaiPortal\Events\Schema\EventCardSchema;

/**
 * All events: upcoming by date, then past ones, newest first (docs/contract.md#content).
 */
final class ListEventsRoute extends PublicReadRoute {

	public function __construct( private readonly Events $events, private readonly Clock $clock ) {}

	public static function path(): string {
		return 'get_events';
	}

	public static function output(): array {
		return Shape::list_of( EventCardSchema::shape() );
	}

	public function handle( Request $request ): Reply {
		$today = $this->clock->today();
		return Reply::bare( array_map( static fn ( Event $event ): array => EventCardSchema::present( $event, $request->lang, $today ), $this->events->listed( $request->lang ) ) );
	}
}
