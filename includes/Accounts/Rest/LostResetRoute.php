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
 * Sets a password by an emailed key.
 */
final class LostResetRoute extends Route {

	public function __construct( private readonly PasswordService $passwords ) {}

	public static function path(): string {
		return 'lost_reset';
	}

	public static function methods(): array {
		return array( 'POST' );
	}

	public static function access(): Access {
		return Access::guest();
	}

	public static function input(): Input {
		return new Input(
			array(
				'email'            => Text::email()->required(),
				'key'              => Text::line( 200 )->required(),
				'password'         => Text::secret()->required(),
				'password_confirm' => Text::secret(),
			)
		);
	}

	public static function output(): array {
		return Shape::ok();
	}

	public function handle( Request $request ): Reply {
		$this->passwords->reset( $request->text( 'email' ), $request->text( 'key' ), $request->text( 'password' ), $request->optional( 'password_confirm' ) );
		return Reply::ok();
	}
}
