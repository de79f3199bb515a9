<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Accounts\Rest;

use MentoriaiPortal\Accounts\LeavingService;
use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Core\Schema\Text;

/**
 * POST leave_portal: closes the caller's own account, after the password (where it has one) and the address typed once more.
 */
final class LeavePortalRoute extends Route {

	public function __construct( private readonly LeavingService $leaving ) {}

	public static function path(): string {
		return 'leave_portal';
	}

	public static function methods(): array {
		return array( 'POST' );
	}

	public static function access(): Access {
		return Access::member();
	}

	public static function input(): Input {
		return new Input(
			array(
				'password' => Text::secret(),
				'email'    => Text::email()->required(),
			)
		);
	}

	public static function output(): array {
		return Shape::ok();
	}

	public function handle( Request $request ): Reply {
		$this->leaving->leave( $request->identity(), $request->optional( 'password' ), $request->text( 'email' ) );
		return Reply::ok();
	}
}
