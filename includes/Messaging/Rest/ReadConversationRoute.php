<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging\Rest;

use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\Number;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Messaging\ConversationService;

/**
 * POST conversation_read: the caller has read up to a message; never takes back (docs/contract.md#messages).
 */
final class ReadConversationRoute extends Route {

	public function __construct( private readonly ConversationService $conversations ) {}

	public static function path(): string {
		return 'conversation_read';
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
				'convo_id' => Number::id()->required(),
				'up_to'    => Number::between( 0, PHP_INT_MAX )->required(),
			)
		);
	}

	public static function output(): array {
		return Shape::ok( array( 'unreadmessages' => Shape::bool() ) );
	}

	public function handle( Request $request ): Reply {
		$unread = $this->conversations->mark_read( $request->identity(), $request->int( 'convo_id' ), $request->int( 'up_to' ) );
		return Reply::ok( array( 'unreadmessages' => $unread ) );
	}
}
