<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Accounts\Rest;

use MentoriaiPortal\Accounts\Schema\UserSchema;
use MentoriaiPortal\Accounts\UserPresenter;
use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Core\Schema\Text;
use MentoriaiPortal\Session\Sessions;

/**
 * A new token for a person who is active: no one who works is signed out with a text in hand.
 */
final class ExtendSessionRoute extends Route {

	public function __construct( private readonly Sessions $sessions, private readonly UserPresenter $users ) {}

	public static function path(): string {
		return 'extend_session';
	}

	public static function methods(): array {
		return array( 'POST' );
	}

	public static function access(): Access {
		return Access::any();
	}

	public static function input(): Input {
		return new Input( array( 'client_id' => Text::uuid() ) );
	}

	public static function output(): array {
		return Shape::ok( array( 'user' => UserSchema::shape_with_token() ) );
	}

	public function handle( Request $request ): Reply {
		$who   = $request->identity();
		$token = $this->sessions->extend( $who, $request->text( 'client_id' ) );
		return Reply::ok( array( 'user' => $this->users->of( $who->user_id, $token ) ) );
	}
}
