<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Accounts\Rest;

use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Shape;

/**
 * The id of the signed-in person.
 */
final class GetUserIdRoute extends Route {

	public static function path(): string {
		return 'get-user-id';
	}

	public static function access(): Access {
		return Access::any();
	}

	public static function output(): array {
		return Shape::ok( array( 'id' => Shape::int() ) );
	}

	public function handle( Request $request ): Reply {
		return Reply::ok( array( 'id' => $request->identity()->user_id ) );
	}
}
