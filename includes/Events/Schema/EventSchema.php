<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Events\Schema;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Media\Images;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Events\Calendar\GoogleLink;
use MentoriaiPortal\Events\EventPage;

/**
 * A single event: the card's fields and more, at top level (docs/contract.md#content). Texts and addresses are '' where there is none; only a
 * speaker's `link`, the page of a mentor who is shown, is absent.
 */
final class EventSchema {

	/** @return array<string, mixed> */
	public static function shape(): array {
		return Shape::ok(
			EventCardSchema::properties() + array(
				'dates'      => self::dates(),
				'vieta'      => Shape::text(),
				'map_url'    => Shape::text(),
				'url'        => Shape::text(),
				'files'      => Shape::list_of( self::file() ),
				'pranesejai' => Shape::list_of(
					Shape::object(
						array(
							'title'    => Shape::text(),
							'subtitle' => Shape::text(),
							'link'     => Shape::text(),
						),
						array( 'link' )
					)
				),
				'aprasymas'  => Shape::html(),
				'share_link' => Shape::text(),
				'ics'        => Shape::text(),
				'google'     => Shape::text(),
				'alternates' => Shape::alternates(),
			)
		);
	}

	/** @return array<string, mixed> */
	public static function present( EventPage $page, Lang $lang, string $today ): array {
		$event = $page->event;
		$card  = EventCardSchema::present( $event, $lang, $today );
		$image = Images::of( $event->image_id, 'large' );
		if ( null !== $image && '' === $image['alt'] ) {
			$image['alt'] = $event->title;
		}
		return array_replace( $card, array( 'img' => $image ) ) + array(
			'dates'      => array(
				'start_date' => $event->when->start_date,
				'end_date'   => $event->when->end_date,
				'start_time' => $event->when->start_time,
				'end_time'   => $event->when->end_time,
				'show_end'   => $event->when->show_end,
			),
			'vieta'      => $event->place,
			'map_url'    => $event->map_url,
			'url'        => $event->register_url,
			'files'      => $page->files,
			'pranesejai' => $page->speakers,
			'aprasymas'  => $page->html,
			'share_link' => $event->url( $lang ),
			'ics'        => $event->ics_url( $lang ),
			'google'     => GoogleLink::of( $event, $lang ),
			'alternates' => $page->alternates,
		);
	}

	/** @return array<string, mixed> */
	private static function dates(): array {
		return Shape::object(
			array(
				'start_date' => Shape::text(),
				'end_date'   => Shape::text(),
				'start_time' => Shape::text(),
				'end_time'   => Shape::text(),
				'show_end'   => Shape::bool(),
			)
		);
	}

	/** @return array<string, mixed> `file` is its address, `size` in bytes. */
	private static function file(): array {
		return Shape::object(
			array(
				'file' => Shape::text(),
				'text' => Shape::text(),
				'size' => Shape::int(),
			)
		);
	}
}
