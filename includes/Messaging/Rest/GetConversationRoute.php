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
use MentoriaiPortal\Messaging\Schema\MessageSchema;

/**
 * GET get_conversation_meta: messages of one conversation as a bare list, oldest first (docs/contract.md#messages). Changes nothing.
 */
final class GetConversationRoute extends Route {

	public function __construct( private readonly ConversationService $conversations ) {}

	public static function path(): string {
		return 'get_conversation_meta';
	}

	public static function access(): Access {
		return Access::member();
	}

	public static function input(): Input {
		return new Input(
			array(
				'convo_id'  => Number::id()->required(),
				'after_id'  => Number::between( 0, PHP_INT_MAX ),
				'before_id' => Number::between( 0, PHP_INT_MAX ),
				'limit'     => Number::clamped( 1, 200, 50 ),
			)
		);
	}

	public static function output(): array {
		return Shape::list_of( MessageSchema::shape() );
	}

	public function handle( Request $request ): Reply {
		$cursor   = static fn ( string $name ): ?int => isset( $request->input[ $name ] ) ? $request->int( $name ) : null;
		$messages = $this->conversations->messages( $request->identity(), $request->int( 'convo_id' ), $cursor( 'after_id' ), $cursor( 'before_id' ), $request->int( 'limit' ) );
		return Reply::bare( array_map( MessageSchema::present( ... ), $messages ) );
	}
}
