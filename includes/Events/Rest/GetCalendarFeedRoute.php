<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Events\Rest;

use MentoriaiPortal\Core\Calendar\CalendarFile;
use MentoriaiPortal\Core\Rest\PublicReadRoute;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\Text;
use MentoriaiPortal\Events\Calendar\Calendars;

/**
 * The calendar to subscribe to: all events, or those of a town (docs/contract.md#content).
 */
final class GetCalendarFeedRoute extends PublicReadRoute {

	public function __construct( private readonly Calendars $calendars ) {}

	public static function path(): string {
		return 'events.ics';
	}

	public static function name(): string {
		return 'events_feed';
	}

	public static function input(): Input {
		return new Input( array( 'miestas' => Text::line( 200 ) ) );
	}

	public static function output(): array {
		return CalendarFile::shape();
	}

	public function handle( Request $request ): Reply {
		return Reply::file( $this->calendars->feed( $request->text( 'miestas' ), $request->lang ), CalendarFile::TYPE, 'events.ics' );
	}
}
