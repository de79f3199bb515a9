<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Session\Rest;

use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Session\OpenSessions;
use MentoriaiPortal\Session\Schema\SessionSchema;

/**
 * GET sessions: where the caller is signed in.
 */
final class GetSessionsRoute extends Route {

	public function __construct( private readonly OpenSessions $sessions ) {}

	public static function path(): string {
		return 'sessions';
	}

	public static function access(): Access {
		return Access::member();
	}

	public static function output(): array {
		return SessionSchema::list_shape();
	}

	public function handle( Request $request ): Reply {
		return Reply::ok( array( 'sessions' => SessionSchema::present( $this->sessions->list( $request->identity() ), $request->identity() ) ) );
	}
}
