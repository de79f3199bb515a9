<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Profiles\Rest;

use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Profiles\PhotoService;

/**
 * POST user/deleteavatar: takes the caller's own photo away.
 */
final class DeleteAvatarRoute extends Route {

	public function __construct( private readonly PhotoService $photos ) {}

	public static function path(): string {
		return 'user/deleteavatar';
	}

	public static function methods(): array {
		return array( 'POST' );
	}

	public static function access(): Access {
		return Access::member();
	}

	public static function output(): array {
		return Shape::ok();
	}

	public function handle( Request $request ): Reply {
		$this->photos->remove( $request->identity()->user_id );
		return Reply::ok();
	}
}
