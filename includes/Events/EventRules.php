<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Events;

use stdClass;
use WP_Error;
use WP_REST_Request;

/**
 * What an event must have before it is published. Drafts may be incomplete.
 */
final class EventRules {

	private const PUBLIC = array( 'publish', 'future', 'private' );

	/** Hooked to `rest_pre_insert_mentoriai_event`: how the block editor saves. */
	public static function check( mixed $post, mixed $request = null ): mixed {
		if ( ! ( $post instanceof stdClass || $post instanceof WP_Error ) || ! $request instanceof WP_REST_Request ) {
			return $post;
		}
		// An autosave may be incomplete, and WordPress keeps an empty one in place of an error.
		if ( $post instanceof WP_Error || str_ends_with( $request->get_route(), '/autosaves' ) ) {
			return $post;
		}
		$id     = is_numeric( $post->ID ?? null ) ? (int) $post->ID : 0;
		$status = $post->post_status ?? ( $id > 0 ? get_post_status( $id ) : 'draft' );
		if ( ! in_array( $status, self::PUBLIC, true ) ) {
			return $post;
		}
		$sent  = $request->get_param( 'meta' );
		$sent  = is_array( $sent ) ? $sent : array();
		$facts = static function ( string $key ) use ( $sent, $id ): string {
			$value = array_key_exists( $key, $sent ) ? $sent[ $key ] : ( $id > 0 ? get_post_meta( $id, $key, true ) : '' );
			return is_string( $value ) ? trim( $value ) : '';
		};
		$title  = $post->post_title ?? ( $id > 0 ? get_post_field( 'post_title', $id, 'raw' ) : '' );
		$errors = ( '' === trim( $title ) ? array( 'title' => __( 'Enter the title of the event.', 'mentoriai-portal' ) ) : array() ) + self::errors( $facts );
		return array() === $errors ? $post : new WP_Error(
			'mentoriai_event_incomplete',
			implode( ' ', $errors ),
			array(
				'status' => 400,
				'fields' => $errors,
			)
		);
	}

	/**
	 * Hooked to `wp_insert_post_data`: quick and bulk edit cannot tell what is missing; there an incomplete draft stays one.
	 * The block editor's saves were checked before.
	 */
	public static function keep_draft( mixed $data, mixed $post = null ): mixed {
		if ( ! is_array( $data ) || ! is_array( $post ) ) {
			return $data;
		}
		$id = is_numeric( $post['ID'] ?? null ) ? (int) $post['ID'] : 0;
		if ( EventMeta::POST_TYPE !== $data['post_type'] || 0 === $id || wp_is_rest_endpoint() || ! in_array( $data['post_status'], self::PUBLIC, true ) ) {
			return $data;
		}
		$before = (string) get_post_status( $id );
		$facts  = static fn ( string $key ): string => (string) get_post_meta( $id, $key, true );
		if ( ! in_array( $before, self::PUBLIC, true ) && array() !== self::errors( $facts ) ) {
			$data['post_status'] = 'pending' === $before ? 'pending' : 'draft';
		}
		return $data;
	}

	/**
	 * What is wrong with the facts of an event.
	 *
	 * @param callable( string ): string $fact By meta key.
	 * @return array<string, string> Meta key to text.
	 */
	public static function errors( callable $fact ): array {
		return array_filter(
			array(
				EventMeta::START_DATE => self::start_date( $fact( EventMeta::START_DATE ) ),
				EventMeta::END_DATE   => self::end_date( $fact( EventMeta::START_DATE ), $fact( EventMeta::END_DATE ) ),
				EventMeta::START_TIME => self::start_time( $fact( EventMeta::START_TIME ), $fact( EventMeta::END_TIME ) ),
				EventMeta::END_TIME   => self::end_time( $fact ),
				EventMeta::URL        => self::url( $fact( EventMeta::URL ), __( 'Enter the full registration link, starting with https://.', 'mentoriai-portal' ) ),
				EventMeta::MAP_URL    => self::url( $fact( EventMeta::MAP_URL ), __( 'Enter the full map link, starting with https://.', 'mentoriai-portal' ) ),
			),
			static fn ( string $text ): bool => '' !== $text
		);
	}

	private static function start_date( string $day ): string {
		return EventTime::is_day( $day ) ? '' : __( 'Choose the date of the event.', 'mentoriai-portal' );
	}

	private static function end_date( string $start, string $end ): string {
		return match ( true ) {
			'' === $end => '',
			! EventTime::is_day( $end ) => __( 'The end date is not a date.', 'mentoriai-portal' ),
			EventTime::is_day( $start ) && $end < $start => __( 'The end date is before the start date.', 'mentoriai-portal' ),
			default => '',
		};
	}

	private static function start_time( string $start, string $end ): string {
		return match ( true ) {
			'' === $start && '' !== $end => __( 'Enter the start time too, or clear the end time.', 'mentoriai-portal' ),
			'' !== $start && ! EventTime::is_time( $start ) => __( 'Enter the start time as hours and minutes, for example 17:30.', 'mentoriai-portal' ),
			default => '',
		};
	}

	/** @param callable( string ): string $fact By meta key. */
	private static function end_time( callable $fact ): string {
		$start    = $fact( EventMeta::START_TIME );
		$end      = $fact( EventMeta::END_TIME );
		$last_day = $fact( EventMeta::END_DATE );
		$one_day  = '' === $last_day || $last_day === $fact( EventMeta::START_DATE );
		return match ( true ) {
			'' === $end => '',
			! EventTime::is_time( $end ) => __( 'Enter the end time as hours and minutes, for example 19:00.', 'mentoriai-portal' ),
			$one_day && EventTime::is_time( $start ) && $end <= $start => __( 'The end time must be after the start time.', 'mentoriai-portal' ),
			default => '',
		};
	}

	private static function url( string $url, string $text ): string {
		return '' === $url || EventText::is_web_url( $url ) ? '' : $text;
	}
}
