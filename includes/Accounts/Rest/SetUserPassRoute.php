<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Accounts\Rest;

use MentoriaiPortal\Accounts\PasswordService;
use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Core\Schema\Text;

/**
 * Changes the own password.
 */
final class SetUserPassRoute extends Route {

	public function __construct( private readonly PasswordService $passwords ) {}

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
			)
		);
	}

	public static function output(): array {
		return Shape::ok();
	}

	public function handle( Request $request ): Reply {
		$this->passwords->change( $request->identity(), $request->text( 'password' ), $request->optional( 'password_confirm' ), $request->optional( 'current_password' ) );
		return Reply::ok();
	}
}
