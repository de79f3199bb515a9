<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Plans\Rest;

use MentoriaiPortal\Core\Calendar\CalendarFile;
use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\Number;
use MentoriaiPortal\Plans\PlanCalendar;

/**
 * GET veiksmu-planai/{id}/ics: the deadlines of a plan of the caller's as an iCalendar file.
 */
final class GetPlanCalendarRoute extends Route {

	public function __construct( private readonly PlanCalendar $calendar ) {}

	public static function path(): string {
		return 'veiksmu-planai/{id}/ics';
	}

	public static function access(): Access {
		return Access::member();
	}

	public static function input(): Input {
		return new Input( array( 'id' => Number::id()->required() ) );
	}

	public static function output(): array {
		return CalendarFile::shape();
	}

	public function handle( Request $request ): Reply {
		$id = $request->int( 'id' );
		return Reply::download( $this->calendar->of( $request->identity(), $id, $request->lang ), CalendarFile::TYPE, 'planas-' . $id . '.ics' );
	}
}
