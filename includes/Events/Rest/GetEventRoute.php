<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Events\Rest;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\Rest\PublicReadRoute;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\Text;
use MentoriaiPortal\Events\Events;
use MentoriaiPortal\Events\Schema\EventSchema;

/**
 * One event (docs/contract.md#content).
 */
final class GetEventRoute extends PublicReadRoute {

	public function __construct( private readonly Events $events, private readonly Clock $clock ) {}

	public static function path(): string {
		return 'events/{slug}';
	}

	public static function input(): Input {
		return new Input( array( 'slug' => Text::slug()->required() ) );
	}

	public static function output(): array {
		return EventSchema::shape();
	}

	/** @throws ApiError 404. */
	public function handle( Request $request ): Reply {
		$page = $this->events->page( $request->text( 'slug' ), $request->lang );
		return Reply::ok( EventSchema::present( $page, $request->lang, $this->clock->today() ) );
	}
}
