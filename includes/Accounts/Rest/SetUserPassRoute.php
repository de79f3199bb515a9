<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Accounts\Rest;

use MentoriaiPortal\Accounts\PasswordService;
use MentoriaiPortal\Accounts\Schema\UserSchema;
use MentoriaiPortal\Accounts\UserPresenter;
use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Flag;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Core\Schema\Text;

/**
 * Changes the own password.
 */
final class SetUserPassRoute extends Route {

	public function __construct( private readonly PasswordService $passwords, private readonly UserPresenter $users ) {}

	public static function path(): string {
		return 'set-user-pass';
	}

	public static function methods(): array {
		return array( 'POST' );
	}

	public static function access(): Access {
		return Access::any();
	}

	public static function input(): Input {
		return new Input(
			array(
				'password'         => Text::secret()->required(),
				'password_confirm' => Text::secret(),
				'current_password' => Text::secret(),
				// A client that takes a new token says so; then no one continues with a copy of the one it sent.
				'new_token'        => Flag::optional(),
			)
		);
	}

	public static function output(): array {
		return Shape::ok( array( 'user' => UserSchema::shape_with_token() ), array( 'user' ) );
	}

	public function handle( Request $request ): Reply {
		$who   = $request->identity();
		$token = $this->passwords->change( $who, $request->text( 'password' ), $request->optional( 'password_confirm' ), $request->optional( 'current_password' ), $request->bool( 'new_token' ) );
		return Reply::ok( null === $token ? array() : array( 'user' => $this->users->of( $who->user_id, $token ) ) );
	}
}
