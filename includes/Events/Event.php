<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Events;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Media\Images;
use MentoriaiPortal\Core\Spa\PortalUrls;

/**
 * A published event in one language, without its long text.
 *
 * @phpstan-import-type Image from Images
 * @phpstan-import-type Speaker from Speakers
 */
final readonly class Event {

	/**
	 * @param Image|null                           $image    As lists show it, its address below the uploads folder.
	 * @param list<Speaker>                        $speakers
	 * @param list<array{file: int, text: string}> $files    Attachment id, label.
	 */
	public function __construct(
		public int $id,
		/** Of the texts. */
		public Lang $lang,
		/** What it has in common with its translation. */
		public string $group,
		public string $slug,
		public string $title,
		public EventTime $when,
		public EventStatus $status,
		public ?Town $town,
		public string $location,
		public string $place,
		public string $type_label,
		public string $map_url,
		public string $register_url,
		/** When it would have been before an editor moved it. */
		public ?MovedFrom $moved_from,
		public int $sequence,
		/** Unix seconds of the last change. */
		public int $modified,
		/** Attachment id, 0 for none. */
		public int $image_id,
		public ?array $image,
		public array $speakers,
		public array $files
	) {}

	/** Its page; the language asked for need not be that of the texts. */
	public function url( Lang $lang ): string {
		return PortalUrls::event( $this->slug, $lang );
	}

	public function ics_url( Lang $lang ): string {
		return add_query_arg( 'lang', $lang->value, PortalUrls::rest( 'data/v1/events/' . rawurlencode( $this->slug ) . '/ics' ) );
	}

	/** By time: days, within a day by time. */
	public static function compare( self $a, self $b ): int {
		return array( $a->when->start_date, $a->when->start_time, $a->id ) <=> array( $b->when->start_date, $b->when->start_time, $b->id );
	}
}
