<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Events\Admin;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Events\EventMeta;
use MentoriaiPortal\Events\EventStatus;
use MentoriaiPortal\Events\EventTime;
use MentoriaiPortal\Events\MovedFrom;
use MentoriaiPortal\Events\Speakers;

/**
 * Columns of the list of events. WordPress has read all meta and terms of the page's rows: a cell asks nothing.
 */
final readonly class EventColumns {

	public const DATE = 'mentoriai_date';

	private const TOWN     = 'mentoriai_event_town';
	private const STATUS   = 'mentoriai_status';
	private const SPEAKERS = 'mentoriai_speakers';
	private const FILES    = 'mentoriai_files';

	public function __construct( private Clock $clock ) {}

	public function columns( mixed $columns ): mixed {
		if ( ! is_array( $columns ) ) {
			return $columns;
		}
		// The day of publishing beside the day of the event only confuses; WordPress's town column has no links of ours.
		unset( $columns['date'], $columns[ 'taxonomy-' . EventMeta::TOWN ] );
		$ours  = array(
			self::DATE     => __( 'Event date', 'mentoriai-portal' ),
			self::TOWN     => __( 'City', 'mentoriai-portal' ),
			self::STATUS   => __( 'Status', 'mentoriai-portal' ),
			self::SPEAKERS => __( 'Speakers', 'mentoriai-portal' ),
			self::FILES    => __( 'Files', 'mentoriai-portal' ),
		);
		$after = (int) array_search( 'title', array_keys( $columns ), true ) + 1;
		return array_slice( $columns, 0, $after, true ) + $ours + array_slice( $columns, $after, null, true );
	}

	public function sortable( mixed $sortable ): mixed {
		if ( ! is_array( $sortable ) ) {
			return $sortable;
		}
		return $sortable + array( self::DATE => array( self::DATE, false, __( 'Event date', 'mentoriai-portal' ), __( 'Table ordered by the date of the event.', 'mentoriai-portal' ) ) );
	}

	/** WordPress makes all columns equally wide; the title needs more than a number does. */
	public function style( string $screen ): void {
		if ( 'edit.php' === $screen && EventMeta::POST_TYPE === get_current_screen()?->post_type ) {
			wp_add_inline_style( 'list-tables', sprintf( '.fixed .column-%s,.fixed .column-%s{width:6.5em}.fixed .column-%s,.fixed .column-%s{width:8.5em}.fixed .column-%s{width:10em}', self::SPEAKERS, self::FILES, self::TOWN, self::STATUS, self::DATE ) );
		}
	}

	public function show( string $column, int $post_id ): void {
		if ( self::STATUS === $column ) {
			printf( '<span class="dashicons dashicons-%s" aria-hidden="true"></span> %s', esc_attr( $this->icon( $post_id ) ), esc_html( $this->state( $post_id ) ) );
			return;
		}
		$text = match ( $column ) {
			self::DATE => self::days( $post_id ),
			self::TOWN => self::town( $post_id ),
			self::SPEAKERS => self::number( count( Speakers::read( get_post_meta( $post_id, EventMeta::SPEAKERS, true ) ) ) ),
			self::FILES => self::number( self::files( $post_id ) ),
			default => '',
		};
		echo esc_html( $text );
	}

	/** `2026-11-21 10:00 – 2026-11-22`. */
	private static function days( int $id ): string {
		$start = self::text( $id, EventMeta::START_DATE );
		$end   = self::text( $id, EventMeta::END_DATE );
		if ( '' === $start ) {
			return __( 'No date yet', 'mentoriai-portal' );
		}
		$first = trim( $start . ' ' . self::text( $id, EventMeta::START_TIME ) );
		$days  = '' === $end || $end === $start ? $first : "$first – $end";
		$when  = EventTime::of( $start, $end, self::text( $id, EventMeta::START_TIME ), '', true );
		$moved = null === $when ? null : MovedFrom::of( self::text( $id, EventMeta::MOVED_FROM ), $when );
		/* translators: 1: date and time of an event, 2: its former date and time. */
		return null === $moved ? $days : sprintf( __( '%1$s (moved from %2$s)', 'mentoriai-portal' ), $days, trim( "{$moved->start_date} {$moved->start_time}" ) );
	}

	private function state( int $id ): string {
		return $this->took_place( $id ) ? __( 'Took place', 'mentoriai-portal' ) : self::name( self::status_of( $id ) );
	}

	/** Name of a dashicon. */
	private function icon( int $id ): string {
		return match ( self::status_of( $id ) ) {
			EventStatus::Cancelled => 'dismiss',
			EventStatus::Postponed => 'clock',
			EventStatus::Scheduled => $this->took_place( $id ) ? 'backup' : 'calendar-alt',
		};
	}

	private function took_place( int $id ): bool {
		$last = self::text( $id, EventMeta::END_DATE ) ?: self::text( $id, EventMeta::START_DATE );
		return EventStatus::Scheduled === self::status_of( $id ) && '' !== $last && $last < $this->clock->today();
	}

	public static function name( EventStatus $status ): string {
		return match ( $status ) {
			EventStatus::Scheduled => __( 'Scheduled', 'mentoriai-portal' ),
			EventStatus::Cancelled => __( 'Cancelled', 'mentoriai-portal' ),
			EventStatus::Postponed => __( 'Postponed', 'mentoriai-portal' ),
		};
	}

	private static function status_of( int $id ): EventStatus {
		return EventStatus::tryFrom( self::text( $id, EventMeta::STATUS ) ) ?? EventStatus::Scheduled;
	}

	private static function town( int $id ): string {
		$terms = get_the_terms( $id, EventMeta::TOWN );
		$names = is_array( $terms ) ? array_map( static fn ( \WP_Term $term ): string => html_entity_decode( $term->name, ENT_QUOTES | ENT_HTML5, 'UTF-8' ), $terms ) : array();
		return array() === $names ? '–' : implode( ', ', $names );
	}

	/** Rows without a file are none. */
	private static function files( int $id ): int {
		$rows = get_post_meta( $id, EventMeta::FILES, true );
		return count( array_filter( is_array( $rows ) ? $rows : array(), static fn ( mixed $row ): bool => is_array( $row ) && ( $row['file'] ?? 0 ) > 0 ) );
	}

	private static function number( int $number ): string {
		return 0 === $number ? '–' : number_format_i18n( $number );
	}

	private static function text( int $id, string $key ): string {
		$text = get_post_meta( $id, $key, true );
		return is_string( $text ) ? $text : '';
	}
}
