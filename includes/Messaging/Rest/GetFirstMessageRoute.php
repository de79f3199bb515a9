<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging\Rest;

use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Messaging\FirstMessages;
use MentoriaiPortal\Messaging\Schema\FirstMessageSchema;

/**
 * GET first_message: the caller's message that has not been sent yet.
 */
final class GetFirstMessageRoute extends Route {

	public function __construct( private readonly FirstMessages $messages ) {}

	public static function path(): string {
		return 'first_message';
	}

	public static function access(): Access {
		return Access::role( Role::Founder );
	}

	public static function output(): array {
		return Shape::ok( array( 'message' => FirstMessageSchema::shape() ) );
	}

	public function handle( Request $request ): Reply {
		return Reply::ok( array( 'message' => FirstMessageSchema::present( $this->messages->of( $request->identity()->user_id ) ) ) );
	}
}
