<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Events;

/**
 * When an event is saved: its translation gets what both have in common, calendars are told what changed, and readers when it would have been.
 */
final readonly class SharedFacts {

	private const STATES = array( 'publish', 'future', 'private', 'pending', 'draft' );

	/** What a calendar shows of an event: when one of these changes, its SEQUENCE goes up. */
	private const IN_CALENDARS = array( EventMeta::START_DATE, EventMeta::END_DATE, EventMeta::START_TIME, EventMeta::END_TIME, EventMeta::STATUS, EventMeta::LOCATION, EventMeta::PLACE );

	public function __construct( private EventRepository $events ) {}

	/** Hooked to `wp_after_insert_post`: meta and terms are stored by then. */
	public function saved( \WP_Post $post ): void {
		if ( EventMeta::POST_TYPE !== $post->post_type || ! in_array( $post->post_status, self::STATES, true ) ) {
			return;
		}
		$other    = $this->events->translation_of( $post->ID );
		$may      = null !== $other && self::may_change( $other );
		$is_dated = null !== $other && '' !== self::fact( $other, EventMeta::START_DATE );
		if ( $is_dated && ( ! $may || '' === self::fact( $post->ID, EventMeta::START_DATE ) ) ) {
			// A translation that has not been filled in takes over, instead of emptying its original; so does that of someone who may not change the original.
			self::copy( $other, $post->ID );
			return;
		}
		$other = $may ? $other : null;
		self::count( $post->ID, $other );
		self::note_move( $post->ID );
		if ( null !== $other ) {
			self::copy( $post->ID, $other );
		}
	}

	/** Whoever writes a translation may not be allowed to edit its original. Work without a person may. */
	private static function may_change( int $id ): bool {
		return ! is_user_logged_in() || current_user_can( 'edit_post', $id );
	}

	/** SEQUENCE of RFC 5545: from the first publishing on, one more for each change that matters. */
	private static function count( int $id, ?int $other ): void {
		$known = self::fact( $id, EventMeta::CALENDAR_STATE );
		$state = self::state( $id );
		if ( $known === $state || 'publish' !== get_post_status( $id ) ) {
			return;
		}
		update_post_meta( $id, EventMeta::CALENDAR_STATE, $state );
		if ( '' !== $known ) {
			$sequence = max( self::sequence( $id ), null === $other ? 0 : self::sequence( $other ) );
			update_post_meta( $id, EventMeta::SEQUENCE, $sequence + 1 );
		}
	}

	/** Visitors are told from when a published event was moved; back where it was, it was not moved. */
	private static function note_move( int $id ): void {
		$known = self::fact( $id, EventMeta::KNOWN_START );
		$start = trim( self::fact( $id, EventMeta::START_DATE ) . ' ' . self::fact( $id, EventMeta::START_TIME ) );
		if ( $known === $start || 'publish' !== get_post_status( $id ) ) {
			return;
		}
		update_post_meta( $id, EventMeta::KNOWN_START, $start );
		if ( self::fact( $id, EventMeta::MOVED_FROM ) === $start ) {
			delete_post_meta( $id, EventMeta::MOVED_FROM );
		} elseif ( '' !== $known ) {
			update_post_meta( $id, EventMeta::MOVED_FROM, $known );
		}
	}

	private static function copy( int $from, int $to ): void {
		foreach ( EventMeta::SHARED as $key ) {
			if ( metadata_exists( 'post', $from, $key ) ) {
				$value = get_post_meta( $from, $key, true );
				update_post_meta( $to, $key, is_string( $value ) ? wp_slash( $value ) : $value );
			} else {
				delete_post_meta( $to, $key );
			}
		}
		$towns = wp_get_object_terms( $from, EventMeta::TOWN, array( 'fields' => 'ids' ) );
		if ( is_array( $towns ) ) {
			wp_set_object_terms( $to, array_map( 'intval', $towns ), EventMeta::TOWN );
		}
		$image = (int) get_post_thumbnail_id( $from );
		if ( $image > 0 && ! has_post_thumbnail( $to ) ) {
			set_post_thumbnail( $to, $image );
		}
		if ( '' !== self::fact( $to, EventMeta::CALENDAR_STATE ) ) {
			// What was copied has been counted; the next save of this one must not count it again.
			update_post_meta( $to, EventMeta::CALENDAR_STATE, self::state( $to ) );
		}
	}

	private static function state( int $id ): string {
		return md5( implode( "\n", array_map( static fn ( string $key ): string => self::fact( $id, $key ), self::IN_CALENDARS ) ) );
	}

	private static function fact( int $id, string $key ): string {
		$value = get_post_meta( $id, $key, true );
		return is_string( $value ) ? $value : '';
	}

	private static function sequence( int $id ): int {
		return max( 0, (int) get_post_meta( $id, EventMeta::SEQUENCE, true ) );
	}
}
