<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging\Rest;

use MentoriaiPortal\Core\Rest\Access;
use MentoriaiPortal\Core\Rest\Reply;
use MentoriaiPortal\Core\Rest\Request;
use MentoriaiPortal\Core\Rest\Route;
use MentoriaiPortal\Core\Schema\Input;
use MentoriaiPortal\Core\Schema\Number;
use MentoriaiPortal\Core\Schema\Text;
use MentoriaiPortal\Messaging\MessagingService;
use MentoriaiPortal\Messaging\Schema\MessageSchema;

/**
 * POST message_reply: one more message in a conversation; answers with the bare message (docs/contract.md#messages).
 */
final class SendReplyRoute extends Route {

	public function __construct( private readonly MessagingService $messaging ) {}

	public static function path(): string {
		return 'message_reply';
	}

	public static function methods(): array {
		return array( 'POST' );
	}

	public static function access(): Access {
		return Access::member()->when_public();
	}

	public static function input(): Input {
		return new Input(
			array(
				'convo_id'  => Number::id()->required(),
				'content'   => Text::multiline( 5000 )->required(),
				'client_id' => Text::uuid(),
			)
		);
	}

	public static function output(): array {
		return MessageSchema::shape();
	}

	public function handle( Request $request ): Reply {
		$posted = $this->messaging->reply( $request->identity(), $request->int( 'convo_id' ), $request->text( 'content' ), $request->text( 'client_id' ) );
		return Reply::bare( MessageSchema::present( $posted ) );
	}
}
