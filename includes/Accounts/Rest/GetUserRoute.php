<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Accounts\Rest;

use MentoriaiPortal\Accounts\Schema\UserSchema;
use MentoriaiPortal\Accounts\UserPresenter;
use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Shape;

/**
 * The signed-in person.
 */
final class GetUserRoute extends Route {

	public function __construct( private readonly UserPresenter $users ) {}

	public static function path(): string {
		return 'user';
	}

	public static function access(): Access {
		return Access::any();
	}

	public static function output(): array {
		return Shape::ok( array( 'user' => UserSchema::shape() ) );
	}

	public function handle( Request $request ): Reply {
		return Reply::ok( array( 'user' => $this->users->of_viewer( $request->identity() ) ) );
	}
}
