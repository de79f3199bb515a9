<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Meetings\Rest;

use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Meetings\Invitation;
use MentoriaiPortal\Meetings\Meeting;
use MentoriaiPortal\Meetings\Schema\MeetingSchema;

/**
 * What changes a meeting, and answers with it.
 */
abstract class MeetingRoute extends Route {

	public function __construct( protected readonly Invitation $invitation ) {}

	public static function methods(): array {
		return array( 'POST' );
	}

	public static function access(): Access {
		return Access::member()->when_public();
	}

	public static function output(): array {
		return Shape::ok( array( 'meeting' => MeetingSchema::shape() ) );
	}

	final public function handle( Request $request ): Reply {
		return Reply::ok( array( 'meeting' => MeetingSchema::present( $this->change( $request ), $request->identity(), $this->invitation, $request->lang ) ) );
	}

	abstract protected function change( Request $request ): Meeting;
}
