<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Accounts\Rest;

use MentoriaiPortal\Accounts\AccountService;
use MentoriaiPortal\Accounts\Schema\UserSchema;
use MentoriaiPortal\Accounts\UserPresenter;
use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Flag;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\Shape;

/**
 * Keeps that the person agreed to the texts in force; repeating it is a success.
 */
final class AcceptConsentsRoute extends Route {

	public function __construct( private readonly AccountService $accounts, private readonly UserPresenter $users ) {}

	public static function path(): string {
		return 'accept_consents';
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
				'privacy' => Flag::accepted(),
				'rules'   => Flag::accepted(),
			)
		);
	}

	public static function output(): array {
		return Shape::ok( array( 'user' => UserSchema::shape() ) );
	}

	public function handle( Request $request ): Reply {
		$this->accounts->accept_consents( $request->identity()->user_id );
		return Reply::ok( array( 'user' => $this->users->of( $request->identity()->user_id ) ) );
	}
}
