<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Accounts\Rest;

use MentoriaiPortal\Accounts\ConfirmationService;
use MentoriaiPortal\Accounts\Schema\UserSchema;
use MentoriaiPortal\Accounts\UserPresenter;
use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Flag;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Core\Schema\Text;
use MentoriaiPortal\Session\Sessions;

/**
 * Confirms an address by the emailed key and signs in.
 */
final class ConfirmEmailRoute extends Route {

	public function __construct( private readonly ConfirmationService $confirmations, private readonly Sessions $sessions, private readonly UserPresenter $users ) {}

	public static function path(): string {
		return 'confirm_email';
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
				'claim'            => Text::line( 200 ),
				'password'         => Text::secret(),
				'password_confirm' => Text::secret(),
				'privacy'          => Flag::optional(),
				'rules'            => Flag::optional(),
			)
		);
	}

	public static function output(): array {
		return Shape::ok( array( 'user' => UserSchema::shape_with_token() ) );
	}

	public function handle( Request $request ): Reply {
		$account = $this->confirmations->confirm(
			$request->text( 'email' ),
			$request->text( 'key' ),
			$request->text( 'claim' ),
			$request->optional( 'password' ),
			$request->optional( 'password_confirm' ),
			array(
				'privacy' => $request->bool( 'privacy' ),
				'rules'   => $request->bool( 'rules' ),
			)
		);
		$token   = $this->sessions->issue( $account->id, $account->password_hash, $request->user_agent ) ?? throw new ApiError( 'invalid_key', 400 );
		return Reply::ok( array( 'user' => $this->users->present( $account, $token ) ) );
	}
}
