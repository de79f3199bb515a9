<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Session\Rest;

use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\Number;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Session\OpenSessions;
use MentoriaiPortal\Session\Schema\SessionSchema;

/**
 * POST sessions_end: signs the caller out of one session, or without an id everywhere, here too.
 */
final class EndSessionsRoute extends Route {

	public function __construct( private readonly OpenSessions $sessions ) {}

	public static function path(): string {
		return 'sessions_end';
	}

	public static function methods(): array {
		return array( 'POST' );
	}

	public static function access(): Access {
		return Access::member();
	}

	public static function input(): Input {
		return new Input( array( 'id' => Number::id() ) );
	}

	public static function output(): array {
		return SessionSchema::list_shape();
	}

	public function handle( Request $request ): Reply {
		$who = $request->identity();
		$id  = $request->int( 'id' );
		if ( 0 === $id ) {
			$this->sessions->end_all( $who );
		} else {
			$this->sessions->end( $who, $id );
		}
		return Reply::ok( array( 'sessions' => SessionSchema::present( $this->sessions->list( $who ), $who ) ) );
	}
}
