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
use MentoriaiPortal\Messaging\InboxRow;
use MentoriaiPortal\Messaging\Schema\ConversationSchema;

/**
 * GET get_conversations: the caller's inbox as a bare list, with X-WP-Total (docs/contract.md#messages). With `convo_id` only that
 * conversation, or an empty list; the conversation screen reads its title so.
 */
final class ListConversationsRoute extends Route {

	public function __construct( private readonly ConversationService $conversations ) {}

	public static function path(): string {
		return 'get_conversations';
	}

	public static function access(): Access {
		return Access::member();
	}

	public static function input(): Input {
		return new Input(
			array(
				'page'     => Number::clamped( 0, 1000000, 0 ),
				'per_page' => Number::clamped( 1, 100, 20 ),
				'convo_id' => Number::id(),
			)
		);
	}

	public static function output(): array {
		return Shape::list_of( ConversationSchema::shape() );
	}

	public function handle( Request $request ): Reply {
		$viewer = $request->identity();
		$one    = $request->int( 'convo_id' );
		if ( 0 !== $one ) {
			$found = $this->conversations->find( $viewer, $one );
			$list  = null === $found ? array() : array( $found );
			$total = count( $list );
		} else {
			$list  = $this->conversations->inbox( $viewer, $request->int( 'page' ), $request->int( 'per_page' ) );
			$total = $this->conversations->inbox_total( $viewer );
		}
		$people  = $this->conversations->people( $viewer, $list );
		$present = static fn ( InboxRow $row ): array => ConversationSchema::present( $row, $viewer, $people );
		return Reply::bare( array_map( $present, $list ) )->with_header( 'X-WP-Total', (string) $total );
	}
}
