<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging\Rest;

use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Messaging\MessagingService;
use MentoriaiPortal\Messaging\Schema\FirstMessageSchema;

/**
 * POST message_send: a founder opens a conversation with a mentor (docs/contract.md#messages).
 */
final class SendMessageRoute extends Route {

	public function __construct( private readonly MessagingService $messaging ) {}

	public static function path(): string {
		return 'message_send';
	}

	public static function methods(): array {
		return array( 'POST' );
	}

	public static function access(): Access {
		return Access::role( Role::Founder )->when_public();
	}

	public static function input(): Input {
		return FirstMessageSchema::input();
	}

	public static function output(): array {
		return Shape::ok( array( 'convo_id' => Shape::int() ) );
	}

	public function handle( Request $request ): Reply {
		$convo_id = $this->messaging->start( $request->identity(), $request->int( 'id' ), $request->text( 'subject' ), $request->text( 'message' ), $request->text( 'client_id' ) );
		return Reply::ok( array( 'convo_id' => $convo_id ) );
	}
}
