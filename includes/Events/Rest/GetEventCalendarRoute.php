<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Events\Rest;

use MentoriaiPortal\Core\Calendar\CalendarFile;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\Rest\PublicReadRoute;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\Text;
use MentoriaiPortal\Events\Calendar\Calendars;

/**
 * One event as an iCalendar file (docs/contract.md#content).
 */
final class GetEventCalendarRoute extends PublicReadRoute {

	public function __construct( private readonly Calendars $calendars ) {}

	public static function path(): string {
		return 'events/{slug}/ics';
	}

	public static function input(): Input {
		return new Input( array( 'slug' => Text::slug()->required() ) );
	}

	public static function output(): array {
		return CalendarFile::shape();
	}

	/** @throws ApiError 404. */
	public function handle( Request $request ): Reply {
		$slug = $request->text( 'slug' );
		return Reply::file( $this->calendars->single( $slug, $request->lang ), CalendarFile::TYPE, $slug . '.ics' );
	}
}
