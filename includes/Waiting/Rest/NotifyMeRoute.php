<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Waiting\Rest;

use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Flag;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\Number;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Waiting\WaitingList;

/**
 * POST notify_me: the founder wants an email, or none, when a mentor has a free place (docs/contract.md#mentors). `muted` says that the founder
 * has switched such emails off, so that none will come.
 */
final class NotifyMeRoute extends Route {

	public function __construct( private readonly WaitingList $waiting ) {}

	public static function path(): string {
		return 'notify_me';
	}

	public static function methods(): array {
		return array( 'POST' );
	}

	public static function access(): Access {
		return Access::role( Role::Founder );
	}

	public static function input(): Input {
		return new Input(
			array(
				'id' => Number::id()->required(),
				'on' => Flag::optional()->required(),
			)
		);
	}

	public static function output(): array {
		return Shape::ok(
			array(
				'on'    => Shape::bool(),
				'muted' => Shape::bool(),
			)
		);
	}

	public function handle( Request $request ): Reply {
		$me = $request->identity()->user_id;
		$id = $request->int( 'id' );
		$on = $request->bool( 'on' );
		$on ? $this->waiting->join( $me, $id ) : $this->waiting->leave( $me, $id );
		return Reply::ok(
			array(
				'on'    => $on,
				'muted' => $on && ! $this->waiting->tells( $me, $id ),
			)
		);
	}
}
