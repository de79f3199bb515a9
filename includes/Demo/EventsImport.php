<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Demo;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Events\EventMeta;
use MentoriaiPortal\Events\Town;
use MentoriaiPortal\Mentors\MentorKind;
use RuntimeException;

/**
 * Events around the day of the import, with their towns and files.
 *
 * @phpstan-import-type EventData from DemoData
 * @phpstan-import-type EventTextData from DemoData
 */
final readonly class EventsImport {

	public function __construct( private DemoData $data, private FilesImport $files, private Clock $clock ) {}

	/** @param array<string, int> $people Address in the data to user id. */
	public function run( array $people ): void {
		$posts = new TranslatedPosts( EventMeta::POST_TYPE );
		foreach ( $this->data->events() as $event ) {
			$town  = self::town( $event['city']['lt'], $event['city']['en'] );
			$image = isset( $event['image'] ) ? $this->files->add( $event['image'], $event['lt']['title'] ) : 0;
			foreach ( Lang::cases() as $lang ) {
				$text = $event[ $lang->value ];
				if ( null !== $text ) {
					$meta = $this->shared( $event ) + $this->own( $text, $people );
					$posts->add( 'event/' . $event['slug']['lt'], $lang, $event['slug'][ $lang->value ], $text['title'], $text['aprasymas'], $meta, array( EventMeta::TOWN => array( $town ) ), $image );
				}
			}
		}
	}

	/**
	 * @param EventData $event
	 * @return array<string, mixed>
	 */
	private function shared( array $event ): array {
		return array(
			EventMeta::START_DATE => $this->clock->today( $event['day'] ),
			EventMeta::END_DATE   => null === $event['end_day'] ? '' : $this->clock->today( $event['end_day'] ),
			EventMeta::START_TIME => $event['start_time'] ?? '',
			EventMeta::END_TIME   => $event['end_time'] ?? '',
			EventMeta::SHOW_END   => $event['show_end'],
			EventMeta::STATUS     => $event['status'],
			EventMeta::URL        => $event['url'],
			EventMeta::MAP_URL    => $event['map_url'] ?? '',
			EventMeta::MOVED_FROM => isset( $event['moved_from'] ) ? trim( $this->clock->today( $event['moved_from'] ) . ' ' . $event['start_time'] ) : '',
		);
	}

	/**
	 * @param EventTextData      $text
	 * @param array<string, int> $people
	 * @return array<string, mixed>
	 */
	private function own( array $text, array $people ): array {
		return array(
			EventMeta::LOCATION   => $text['location'],
			EventMeta::PLACE      => $text['vieta'],
			EventMeta::TYPE_LABEL => $text['type_label'],
			EventMeta::SPEAKERS   => array_map(
				static fn ( array $speaker ): array => array( 'title' => $speaker['title'], 'subtitle' => $speaker['subtitle'] ) + ( isset( $speaker['mentor'] ) ? array( 'mentor' => array( 'kind' => MentorKind::Dynamic->value, 'id' => $people[ $speaker['mentor'] ] ) ) : array() ),
				$text['pranesejai']
			),
			EventMeta::FILES      => array_map(
				fn ( array $file ): array => array(
					'file' => $this->files->add( $file['file'], $file['text'] ),
					'text' => $file['text'],
				),
				$text['files']
			),
		);
	}

	/** @return int Term id. */
	private static function town( string $name, string $name_en ): int {
		$known = get_term_by( 'name', $name, EventMeta::TOWN );
		if ( $known instanceof \WP_Term ) {
			return $known->term_id;
		}
		$made = wp_insert_term( wp_slash( $name ), EventMeta::TOWN );
		if ( is_wp_error( $made ) ) {
			throw new RuntimeException( "The town $name could not be made: " . $made->get_error_message() );
		}
		add_term_meta( $made['term_id'], Town::NAME_EN, wp_slash( $name_en ), true );
		return $made['term_id'];
	}
}
