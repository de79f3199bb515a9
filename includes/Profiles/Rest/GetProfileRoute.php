<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Profiles\Rest;

use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Profiles\ProfileService;
use MentoriaiPortal\Profiles\Schema\ProfileSchema;

/**
 * GET user-profile: the caller's own profile (docs/contract.md#surveys-and-profiles).
 */
final class GetProfileRoute extends Route {

	public function __construct( private readonly ProfileService $profiles ) {}

	public static function path(): string {
		return 'user-profile';
	}

	public static function access(): Access {
		return Access::any();
	}

	public static function output(): array {
		return Shape::ok( array( 'profile' => ProfileSchema::shape() ) );
	}

	public function handle( Request $request ): Reply {
		$who = $request->identity();
		return Reply::ok( array( 'profile' => ProfileSchema::present( $who->role, $this->profiles->read( $who ) ) ) );
	}
}
