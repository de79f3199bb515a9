<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging\Schema;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Messaging\PostedMessage;

/**
 * One message of a conversation (docs/contract.md#messages). `content` is plain text.
 */
final class MessageSchema {

	/** @return array<string, mixed> */
	public static function shape(): array {
		return Shape::object(
			array(
				'id'          => Shape::int(),
				'author_id'   => Shape::int(),
				'author_name' => Shape::text(),
				'content'     => Shape::text(),
				'created_at'  => Shape::time(),
			)
		);
	}

	/** @return array<string, mixed> */
	public static function present( PostedMessage $posted ): array {
		return array(
			'id'          => $posted->message->id,
			'author_id'   => $posted->message->author_id,
			'author_name' => $posted->conversation->name_of( $posted->message->author_id ),
			'content'     => $posted->message->content,
			'created_at'  => Clock::sql_to_wire( $posted->message->created_at ),
		);
	}
}
