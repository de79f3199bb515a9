<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Accounts\Rest;

use MentoriaiPortal\Accounts\AccountService;
use MentoriaiPortal\Accounts\Schema\UserSchema;
use MentoriaiPortal\Accounts\UserPresenter;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Choice;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\Shape;

/**
 * An undecided person becomes a founder or a mentor, once.
 */
final class SetUserTypeRoute extends Route {

	public function __construct( private readonly AccountService $accounts, private readonly UserPresenter $users ) {}

	public static function path(): string {
		return 'set-user-type';
	}

	public static function methods(): array {
		return array( 'POST' );
	}

	public static function access(): Access {
		return Access::role( Role::Undecided );
	}

	public static function input(): Input {
		return new Input(
			array(
				'type' => Choice::of( 'frontuser', 'mentorius', '1', '2' )->required(),
			)
		);
	}

	public static function output(): array {
		return Shape::ok( array( 'user' => UserSchema::shape() ) );
	}

	public function handle( Request $request ): Reply {
		$role = Role::from_type( $request->text( 'type' ) ) ?? throw ApiError::invalid( array( 'type' => 'invalid' ) );
		if ( ! $this->accounts->choose_role( $request->identity()->user_id, $role ) ) {
			throw ApiError::forbidden();
		}
		return Reply::ok( array( 'user' => $this->users->of( $request->identity()->user_id ) ) );
	}
}
