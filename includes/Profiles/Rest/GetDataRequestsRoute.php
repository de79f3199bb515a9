<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Profiles\Rest;

use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Profiles\DataRequests;
use MentoriaiPortal\Profiles\Schema\DataRequestSchema;

/**
 * GET data_requests: what the caller has asked for about their data, and how far it is.
 */
final class GetDataRequestsRoute extends Route {

	public function __construct( private readonly DataRequests $requests ) {}

	public static function path(): string {
		return 'data_requests';
	}

	public static function access(): Access {
		return Access::member();
	}

	public static function output(): array {
		return DataRequestSchema::list_shape();
	}

	public function handle( Request $request ): Reply {
		return Reply::ok( array( 'requests' => $this->requests->list( $request->identity()->user_id ) ) );
	}
}
