<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Profiles\Rest;

use MentoriaiPortal\Accounts\Schema\UserSchema;
use MentoriaiPortal\Accounts\UserPresenter;
use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Profiles\ProfileService;
use MentoriaiPortal\Profiles\Schema\ProfileInput;
use MentoriaiPortal\Profiles\Schema\ProfileSchema;

/**
 * POST save_profile: a founder or mentor saves their own profile (docs/contract.md#surveys-and-profiles).
 */
final class SaveProfileRoute extends Route {

	public function __construct( private readonly ProfileService $profiles, private readonly UserPresenter $users ) {}

	public static function path(): string {
		return 'save_profile';
	}

	public static function methods(): array {
		return array( 'POST' );
	}

	public static function access(): Access {
		return Access::member();
	}

	public static function input(): Input {
		return ProfileInput::both();
	}

	public static function output(): array {
		return Shape::ok(
			array(
				'profile' => array( 'anyOf' => array( ProfileSchema::founder_shape(), ProfileSchema::mentor_shape() ) ),
				'user'    => UserSchema::shape(),
			)
		);
	}

	public function handle( Request $request ): Reply {
		$who    = $request->identity();
		$stored = $this->profiles->save( $who, $request->input );
		return Reply::ok(
			array(
				'profile' => ProfileSchema::present( $who->role, $stored ),
				'user'    => $this->users->of( $who->user_id ),
			)
		);
	}
}
