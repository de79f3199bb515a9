<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Meetings\Rest;

use MentoriaiPortal\Core\Calendar\CalendarFile;
use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\IpLimit;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\Text;
use MentoriaiPortal\Meetings\CalendarFeeds;

/**
 * GET calendar/{token}.ics: the private calendar at a secret address, as iCalendar (docs/contract.md#meetings).
 */
final class GetPrivateCalendarRoute extends Route {

	public function __construct( private readonly CalendarFeeds $feeds ) {}

	public static function path(): string {
		return 'calendar/{token}.ics';
	}

	public static function name(): string {
		return 'private_calendar';
	}

	public static function access(): Access {
		return Access::guest();
	}

	public static function address_limit(): IpLimit {
		return IpLimit::public_read();
	}

	/** Of any form: what is no address is the same 404 as one that has ended. */
	public static function input(): Input {
		return new Input( array( 'token' => Text::line( 4096 )->required() ) );
	}

	public static function output(): array {
		return CalendarFile::shape();
	}

	public function handle( Request $request ): Reply {
		return Reply::file( $this->feeds->text( $request->text( 'token' ) ), CalendarFile::TYPE, 'mentoriai.ics' );
	}
}
