<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Events;

use MentoriaiPortal\Core\Database\UpgradeLock;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\PostMeta;
use RuntimeException;
use WP_Post;

/**
 * Makes events of an event, in both languages. The group of a copy follows from what it is a copy of and its day, so who asks
 * again, or goes on after a failure, gets only what is missing.
 */
final readonly class EventCopies {

	/** What a copy takes along beside its day. Status, calendars' counters and former dates are the original's own. */
	private const COPIED = array(
		EventMeta::START_TIME,
		EventMeta::END_TIME,
		EventMeta::SHOW_END,
		EventMeta::URL,
		EventMeta::MAP_URL,
		EventMeta::LOCATION,
		EventMeta::PLACE,
		EventMeta::TYPE_LABEL,
		EventMeta::SPEAKERS,
		EventMeta::FILES,
		'_thumbnail_id',
	);

	public function __construct(
		private EventRepository $events,
		private UpgradeLock $lock
	) {}

	/**
	 * A draft without a date in each of its languages.
	 *
	 * @param string $token What a second click repeats.
	 * @return int Id of that in the language of this one.
	 */
	public function duplicate( WP_Post $event, string $token ): int {
		$made = array();
		foreach ( $this->texts( $event ) as $id => $text ) {
			$made[ $id ] = fn (): int => $this->copy( $text, md5( 'copy|' . self::series( $event ) . '|' . $token ), '', 'draft' )[0];
		}
		$ids = $this->one_at_a_time( static fn (): array => array_map( static fn ( callable $make ): int => $make(), $made ) );
		return $ids[ $event->ID ];
	}

	/**
	 * The same event on other days.
	 *
	 * @param list<string> $days
	 * @param bool         $publish Whether texts that are published are published again; else all are drafts.
	 * @return int How many events are new, each in however many languages.
	 */
	public function repeat( WP_Post $event, array $days, bool $publish ): int {
		$texts = $this->texts( $event );
		$make  = function () use ( $event, $texts, $days, $publish ): array {
			$new = array();
			foreach ( $days as $day ) {
				foreach ( $texts as $text ) {
					$status      = $publish && 'publish' === $text->post_status ? 'publish' : 'draft';
					[ , $is_new ] = $this->copy( $text, md5( 'day|' . self::series( $event ) . '|' . $day ), $day, $status );
					$new        += $is_new ? array( $day => 1 ) : array();
				}
			}
			return $new;
		};
		return count( $this->one_at_a_time( $make ) );
	}

	/**
	 * Of these days those on which it was not made yet.
	 *
	 * @param list<string> $days
	 * @return list<string>
	 */
	public function missing( WP_Post $event, array $days ): array {
		$groups = array();
		foreach ( $days as $day ) {
			$groups[ md5( 'day|' . self::series( $event ) . '|' . $day ) ] = $day;
		}
		$known = $this->events->groups( array_keys( $groups ) );
		return array_values( array_diff_key( $groups, array_flip( $known ) ) );
	}

	/**
	 * An event and its translation.
	 *
	 * @return array<int, WP_Post> By id.
	 */
	public function texts( WP_Post $event ): array {
		$other = $this->events->translation_of( $event->ID );
		$other = null === $other ? null : get_post( $other );
		return array( $event->ID => $event ) + ( null === $other ? array() : array( $other->ID => $other ) );
	}

	/** @return array{int, bool} Its id, and whether it is new. */
	private function copy( WP_Post $event, string $group, string $day, string $status ): array {
		$lang  = Lang::from_query( get_post_meta( $event->ID, PostMeta::LANG, true ) );
		$known = $this->events->in_group( $group, $lang );
		if ( null !== $known ) {
			return array( $known, false );
		}
		$id = wp_insert_post( wp_slash( self::fields( $event, $lang, $group, $day, $status ) ), true );
		if ( is_wp_error( $id ) ) {
			throw new RuntimeException( 'Event ' . $event->ID . ' could not be copied: ' . $id->get_error_message() );
		}
		// The translation that was made before took over that this one had no town yet.
		$made  = get_post( $id );
		$towns = wp_get_object_terms( $event->ID, EventMeta::TOWN, array( 'fields' => 'ids' ) );
		foreach ( null === $made ? array() : array_keys( $this->texts( $made ) ) as $of ) {
			wp_set_object_terms( $of, is_array( $towns ) ? array_map( 'intval', $towns ) : array(), EventMeta::TOWN );
		}
		return array( $id, true );
	}

	/** @return array<string, mixed> Everything in one insert, so that whoever follows saved posts sees a whole one. */
	private static function fields( WP_Post $event, Lang $lang, string $group, string $day, string $status ): array {
		return array(
			'post_type'    => EventMeta::POST_TYPE,
			'post_status'  => $status,
			'post_title'   => $event->post_title,
			'post_excerpt' => $event->post_excerpt,
			'post_content' => $event->post_content,
			'meta_input'   => array(
				PostMeta::LANG  => $lang->value,
				PostMeta::GROUP => $group,
			)
			// What a duplicate becomes is another event, which takes place again on days of its own.
			+ ( '' === $day ? array() : array( EventMeta::SERIES => self::series( $event ) ) )
			+ self::facts( $event->ID, $day ),
		);
	}

	/** @return array<string, mixed> */
	private static function facts( int $id, string $day ): array {
		$facts = array();
		foreach ( self::COPIED as $key ) {
			if ( metadata_exists( 'post', $id, $key ) ) {
				$facts[ $key ] = get_post_meta( $id, $key, true );
			}
		}
		$start = (string) get_post_meta( $id, EventMeta::START_DATE, true );
		$end   = (string) get_post_meta( $id, EventMeta::END_DATE, true );
		if ( '' !== $day ) {
			$facts[ EventMeta::START_DATE ] = $day;
			$facts[ EventMeta::END_DATE ]   = EventTime::is_day( $end ) && EventTime::is_day( $start ) && $end > $start ? RepeatDays::shifted( $end, $start, $day ) : '';
		}
		return $facts;
	}

	/** What all repetitions of an event, and repetitions of those, have in common. */
	private static function series( WP_Post $event ): string {
		foreach ( array( EventMeta::SERIES, PostMeta::GROUP ) as $key ) {
			$kept = get_post_meta( $event->ID, $key, true );
			if ( is_string( $kept ) && '' !== $kept ) {
				return $kept;
			}
		}
		return (string) $event->ID;
	}

	/**
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 */
	private function one_at_a_time( callable $work ): mixed {
		$result = array();
		$held   = $this->lock->hold(
			static function () use ( $work, &$result ): void {
				$result[] = $work();
			}
		);
		return $held && array() !== $result ? $result[0] : throw new RuntimeException( 'Another request copies events.' );
	}
}
