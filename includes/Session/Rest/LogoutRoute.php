<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Session\Rest;

use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Session\SessionRepository;

/**
 * Ends the session of the token.
 */
final class LogoutRoute extends Route {

	public function __construct( private readonly SessionRepository $sessions ) {}

	public static function path(): string {
		return 'logout';
	}

	public static function methods(): array {
		return array( 'POST' );
	}

	public static function access(): Access {
		return Access::any();
	}

	public static function output(): array {
		return Shape::ok();
	}

	public function handle( Request $request ): Reply {
		$this->sessions->end( $request->identity()->session_id );
		return Reply::ok();
	}
}
