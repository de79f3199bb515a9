<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Profiles\Rest;

use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Choice;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Profiles\DataRequests;
use MentoriaiPortal\Profiles\Schema\DataRequestSchema;

/**
 * POST data_request: asks for a copy of the caller's data, or for their erasure, by WordPress's own requests.
 */
final class CreateDataRequestRoute extends Route {

	public function __construct( private readonly DataRequests $requests ) {}

	public static function path(): string {
		return 'data_request';
	}

	public static function methods(): array {
		return array( 'POST' );
	}

	public static function access(): Access {
		return Access::member();
	}

	public static function input(): Input {
		return new Input( array( 'kind' => Choice::of( ...array_keys( DataRequests::ACTIONS ) )->required() ) );
	}

	public static function output(): array {
		return DataRequestSchema::list_shape();
	}

	public function handle( Request $request ): Reply {
		$who = $request->identity();
		$this->requests->create( $who->user_id, $request->text( 'kind' ) );
		return Reply::ok( array( 'requests' => $this->requests->list( $who->user_id ) ) );
	}
}
