<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Events;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\ContentCache;
use MentoriaiPortal\Core\Database\MetaValue;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Media\Images;
use MentoriaiPortal\Core\PostMeta;

/**
 * All published events of both languages, kept until an editor changes something: one query however many there are.
 * An event whose stored facts make no sense is left out.
 *
 * @phpstan-import-type Image from Images
 * @phpstan-import-type Speaker from Speakers
 * @phpstan-type Stored array{id: int, lang: string, group: string, slug: string, title: string, when: array{string, string, string, string, bool}, status: string, town: array{string, string, string}|null, texts: array{string, string, string}, urls: array{string, string}, moved_from?: string, sequence: int, modified: int, image: array{int, Image|null}, speakers: list<Speaker>, files: list<array{file: int, text: string}>}
 */
final readonly class EventIndex {

	private const CACHE = 'events';

	public function __construct( private EventRepository $events, private ContentCache $cache ) {}

	/** @return list<Event> In no order. */
	public function all(): array {
		return array_values( array_filter( array_map( array( self::class, 'restore' ), $this->cache->remember_apart( self::CACHE, fn (): array => $this->read() ) ) ) );
	}

	/** @return list<Stored> */
	private function read(): array {
		$rows  = $this->events->published();
		$towns = $this->events->towns();
		$this->events->prime( array_values( array_map( static fn ( array $row ): int => (int) ( $row['_thumbnail_id'] ?? 0 ), $rows ) ) );
		$kept = array();
		foreach ( $rows as $id => $row ) {
			$kept[] = self::store( $id, $row, $towns[ $id ] ?? null );
		}
		return $kept;
	}

	/**
	 * @param array<string, string>                                    $row  As the repository gives it.
	 * @param array{slug: string, name: string, name_en: string}|null $town
	 * @return Stored
	 */
	private static function store( int $id, array $row, ?array $town ): array {
		$image = (int) ( $row['_thumbnail_id'] ?? 0 );
		$group = $row[ PostMeta::GROUP ] ?? '';
		return array(
			'id'       => $id,
			'lang'     => $row[ PostMeta::LANG ] ?? '',
			'group'    => '' === $group ? 'event-' . $id : $group,
			'slug'     => rawurldecode( $row['slug'] ),
			'title'    => EventText::plain( $row['title'] ),
			'when'     => array(
				$row[ EventMeta::START_DATE ] ?? '',
				$row[ EventMeta::END_DATE ] ?? '',
				$row[ EventMeta::START_TIME ] ?? '',
				$row[ EventMeta::END_TIME ] ?? '',
				! in_array( $row[ EventMeta::SHOW_END ] ?? '', array( '', '0' ), true ),
			),
			'status'   => $row[ EventMeta::STATUS ] ?? '',
			'town'     => null === $town ? null : array( $town['slug'], EventText::plain( $town['name'] ), EventText::plain( $town['name_en'] ) ),
			'texts'    => array(
				EventText::plain( $row[ EventMeta::LOCATION ] ?? '' ),
				EventText::plain( $row[ EventMeta::PLACE ] ?? '' ),
				EventText::plain( $row[ EventMeta::TYPE_LABEL ] ?? '' ),
			),
			'urls'     => array( EventText::web_url( $row[ EventMeta::MAP_URL ] ?? '' ), EventText::web_url( $row[ EventMeta::URL ] ?? '' ) ),
			'moved_from' => $row[ EventMeta::MOVED_FROM ] ?? '',
			'sequence' => max( 0, (int) ( $row[ EventMeta::SEQUENCE ] ?? 0 ) ),
			'modified' => Clock::from_sql( $row['modified'] ),
			'image'    => array( $image, Images::stored( Images::of( $image ) ) ),
			'speakers' => Speakers::read( MetaValue::data( $row[ EventMeta::SPEAKERS ] ?? '' ) ),
			'files'    => EventFiles::read( MetaValue::data( $row[ EventMeta::FILES ] ?? '' ) ),
		);
	}

	/** @param Stored $row */
	private static function restore( array $row ): ?Event {
		$when = EventTime::of( ...$row['when'] );
		return null === $when || '' === $row['slug'] ? null : new Event(
			id: $row['id'],
			lang: Lang::from_query( $row['lang'] ),
			group: $row['group'],
			slug: $row['slug'],
			title: $row['title'],
			when: $when,
			status: EventStatus::tryFrom( $row['status'] ) ?? EventStatus::Scheduled,
			town: null === $row['town'] ? null : new Town( ...$row['town'] ),
			location: $row['texts'][0],
			place: $row['texts'][1],
			type_label: $row['texts'][2],
			map_url: $row['urls'][0],
			register_url: $row['urls'][1],
			moved_from: MovedFrom::of( $row['moved_from'] ?? '', $when ),
			sequence: $row['sequence'],
			modified: max( 0, $row['modified'] ),
			image_id: $row['image'][0],
			image: $row['image'][1],
			speakers: $row['speakers'],
			files: $row['files']
		);
	}
}
