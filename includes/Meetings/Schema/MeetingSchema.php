<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Meetings\Schema;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\Identity;
use MentoriaiPortal\Core\Identity\Side;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Meetings\Invitation;
use MentoriaiPortal\Meetings\Meeting;
use MentoriaiPortal\Meetings\MeetingState;
use MentoriaiPortal\Meetings\Word;

/**
 * A meeting as one of the two sees it (docs/contract.md#meetings).
 */
final class MeetingSchema {

	/** @return array<string, mixed> */
	public static function shape(): array {
		return Shape::object(
			array(
				'id'            => Shape::int(),
				'mentorship_id' => Shape::int(),
				'person'        => Shape::object( array( 'name' => Shape::text() ) ),
				'state'         => Shape::one_of( ...array_column( MeetingState::cases(), 'value' ) ),
				'mine'          => Shape::bool(),
				'times'         => Shape::list_of( Shape::time() ),
				'start'         => Shape::nullable( Shape::time() ),
				'minutes'       => Shape::int(),
				'place'         => Shape::text(),
				'note'          => Shape::text(),
				'answer_note'   => Shape::text(),
				'my_word'       => Shape::nullable(
					Shape::object(
						array(
							'held'    => Shape::bool(),
							'minutes' => Shape::int(),
						)
					)
				),
				'ics'           => Shape::nullable( Shape::text() ),
			)
		);
	}

	/** @return array<string, mixed> */
	public static function present( Meeting $meeting, Identity $viewer, Invitation $invitation, Lang $lang ): array {
		$side = Side::of( $viewer );
		return array(
			'id'            => $meeting->id,
			'mentorship_id' => $meeting->mentorship_id,
			'person'        => array( 'name' => $meeting->person( $side->other() )->person->name() ),
			'state'         => $meeting->state->value,
			'mine'          => $side === $meeting->by,
			'times'         => array_map( Clock::sql_to_wire( ... ), $meeting->times ),
			'start'         => null === $meeting->starts_at ? null : Clock::sql_to_wire( $meeting->starts_at ),
			'minutes'       => $meeting->held ?? $meeting->minutes,
			'place'         => $meeting->place,
			'note'          => $meeting->note,
			'answer_note'   => $meeting->answer_note,
			'my_word'       => self::word( $meeting->word( $side ) ),
			'ics'           => $meeting->was_agreed && MeetingState::Cancelled !== $meeting->state ? $invitation->text( $meeting, $side, $lang ) : null,
		);
	}

	/** @return array<string, mixed>|null */
	private static function word( ?Word $word ): ?array {
		return null === $word ? null : array(
			'held'    => $word->held,
			'minutes' => $word->minutes,
		);
	}
}
