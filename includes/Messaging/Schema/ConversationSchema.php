<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging\Schema;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\Identity;
use MentoriaiPortal\Core\Identity\Side;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Mentorships\MentorshipState;
use MentoriaiPortal\Messaging\InboxPeople;
use MentoriaiPortal\Messaging\InboxRow;

/**
 * A row of the inbox (docs/contract.md#messages). `"0"` is unread; `person` is the other side, `img` their photo;
 * `blocked`: a side blocks the other.
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
				'person'          => Shape::object(
					array(
						'name' => Shape::text(),
						'img'  => Shape::image(),
					)
				),
				'last_message'    => Shape::object(
					array(
						'text' => Shape::text(),
						'mine' => Shape::bool(),
					)
				),
				'can_reply'       => Shape::bool(),
				'blocked'          => Shape::bool(),
				'mentorship_id'    => Shape::nullable( Shape::int() ),
				'mentorship_state' => Shape::nullable( Shape::one_of( ...array_column( MentorshipState::cases(), 'value' ) ) ),
			)
		);
	}

	/**
	 * @param Identity $viewer Who asks.
	 * @return array<string, mixed>
	 */
	public static function present( InboxRow $row, Identity $viewer, InboxPeople $people ): array {
		$conversation = $row->conversation;
		$side         = Side::of( $viewer );
		$other        = $conversation->participant( $side->other() );
		$pair         = $people->pairs[ $other->id ] ?? null;
		$img          = ( $people->public[ $other->id ] ?? null )?->image();
		return array(
			'id'              => $conversation->id,
			'convo_title'     => $conversation->subject,
			'author_name'     => $conversation->founder->name(),
			'mentor_name'     => $conversation->mentor->name(),
			'img'             => $img,
			'created_at'      => Clock::sql_to_wire( $conversation->created_at ),
			'last_message_at' => Clock::sql_to_wire( $conversation->last_message_at ),
			'is_read'         => ! $conversation->is_unread_by( $side ),
			'is_user_read'    => $conversation->is_unread_by( Side::Founder ) ? '0' : '1',
			'is_mentor_read'  => $conversation->is_unread_by( Side::Mentor ) ? '0' : '1',
			'person'          => array(
				'name' => $other->name(),
				'img'  => $img,
			),
			'last_message'    => array(
				'text' => $row->last_line(),
				'mine' => $row->last_author_id === $viewer->user_id,
			),
			'can_reply'       => $viewer->is_public() && array_key_exists( $other->id, $people->public ) && null === $pair?->refusal_of_message( $side ),
			'blocked'          => true === $pair?->blocked,
			'mentorship_id'    => $pair?->id,
			'mentorship_state' => $pair?->state->value,
		);
	}
}
