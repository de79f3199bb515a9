<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Events\Schema;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Media\Images;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Events\Event;
use MentoriaiPortal\Events\EventStatus;

/**
 * An event as lists show it (docs/contract.md#content). `end_date` is the last day, `start_date` itself where there is no
 * other; `start_time` is `HH:mm` or '' for whole days.
 */
final class EventCardSchema {

	/** @return array<string, array<string, mixed>> */
	public static function properties(): array {
		return array(
			'id'           => Shape::int(),
			'title'        => Shape::text(),
			'start_date'   => Shape::text(),
			'end_date'     => Shape::text(),
			'start_time'   => Shape::text(),
			'miestas'      => Shape::text(),
			'location'     => Shape::text(),
			'link'         => Shape::text(),
			'slug'         => Shape::text(),
			'img'          => Shape::image(),
			'type_label'   => Shape::text(),
			'is_past'      => Shape::bool(),
			'event_status' => Shape::one_of( ...array_column( EventStatus::cases(), 'value' ) ),
			'moved_from'   => Shape::nullable(
				Shape::object(
					array(
						'start_date' => Shape::text(),
						'start_time' => Shape::text(),
					)
				)
			),
			'text_lang'    => Shape::one_of( 'lt', 'en' ),
		);
	}

	/** @return array<string, mixed> */
	public static function shape(): array {
		return Shape::object( self::properties() );
	}

	/**
	 * @param Lang   $lang  What was asked for; the event's own texts may be in the other language.
	 * @param string $today Vilnius's day.
	 * @return array<string, mixed>
	 */
	public static function present( Event $event, Lang $lang, string $today ): array {
		$img = Images::restored( $event->image );
		if ( null !== $img && '' === $img['alt'] ) {
			$img['alt'] = $event->title;
		}
		return array(
			'id'           => $event->id,
			'title'        => $event->title,
			'start_date'   => $event->when->start_date,
			'end_date'     => $event->when->end_date,
			'start_time'   => $event->when->start_time,
			'miestas'      => $event->town?->name( $lang ) ?? '',
			'location'     => $event->location,
			'link'         => $event->url( $lang ),
			'slug'         => $event->slug,
			'img'          => $img,
			'type_label'   => $event->type_label,
			'is_past'      => $event->when->is_past( $today ),
			'event_status' => $event->status->value,
			'moved_from'   => null === $event->moved_from ? null : (array) $event->moved_from,
			'text_lang'    => $event->lang->value,
		);
	}
}
