<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging\Schema;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\Side;
use MentoriaiPortal\Core\Media\Photo;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Messaging\Conversation;

/**
 * A row of the inbox (docs/contract.md#messages). `"0"` is unread; `img` is the other side's photo.
 */
final class ConversationSchema {

	/** @return array<string, mixed> */
	public static function shape(): array {
		return Shape::object(
			array(
				'id'              => Shape::int(),
				'convo_title'     => Shape::text(),
				'author_name'     => Shape::text(),
				'mentor_name'     => Shape::text(),
				'img'             => Shape::image(),
				'created_at'      => Shape::time(),
				'last_message_at' => Shape::time(),
				'is_read'         => Shape::bool(),
				'is_user_read'    => Shape::one_of( '0', '1' ),
				'is_mentor_read'  => Shape::one_of( '0', '1' ),
			)
		);
	}

	/**
	 * @param Side       $side  The caller's.
	 * @param Photo|null $photo Of the other side.
	 * @return array<string, mixed>
	 */
	public static function present( Conversation $conversation, Side $side, ?Photo $photo ): array {
		return array(
			'id'              => $conversation->id,
			'convo_title'     => $conversation->subject,
			'author_name'     => $conversation->founder->name(),
			'mentor_name'     => $conversation->mentor->name(),
			'img'             => $photo?->image(),
			'created_at'      => Clock::sql_to_wire( $conversation->created_at ),
			'last_message_at' => Clock::sql_to_wire( $conversation->last_message_at ),
			'is_read'         => ! $conversation->is_unread_by( $side ),
			'is_user_read'    => $conversation->is_unread_by( Side::Founder ) ? '0' : '1',
			'is_mentor_read'  => $conversation->is_unread_by( Side::Mentor ) ? '0' : '1',
		);
	}
}
