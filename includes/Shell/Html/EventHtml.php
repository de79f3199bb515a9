<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell\Html;

use MentoriaiPortal\Core\EditorHtml;
use MentoriaiPortal\Shell\Data;
use MentoriaiPortal\Shell\PortalPage;

/**
 * Events: the rows of the list and an event's own page.
 */
final readonly class EventHtml {

	/** Rows in the HTML; the app has them all in its data. */
	private const ROWS = 60;

	public function __construct( private PortalPage $page ) {}

	public function html(): string {
		$data = $this->page->reply( 'events' ) ?? array();
		return sprintf(
			'<article><div class="mp-content-head"><div class="mp-wrap">%s<h1>%s</h1><p class="mp-lead">%s</p>%s</div></div><div class="mp-wrap mp-content-body">%s%s%s%s</div></article>',
			CrumbsHtml::of( $this->page->crumbs, $this->page->title ),
			esc_html( $this->page->title ),
			$this->when( $data ),
			$this->where( $data ),
			ImageHtml::of( $data['img'] ?? null, '(min-width: 1000px) 60rem, 100vw', 'mp-content-picture' ),
			ContentHtml::prose( EditorHtml::clean( Data::text( $data, 'aprasymas' ) ) ),
			self::pairs( Data::part( $data, 'pranesejai' ) ),
			self::links( $data )
		);
	}

	/** @param array<mixed> $events Of get_events. */
	public static function rows( array $events ): string {
		$items = '';
		foreach ( array_slice( $events, 0, self::ROWS ) as $event ) {
			$items .= sprintf(
				'<li>%s <a href="%s">%s</a>%s%s</li>',
				self::time( Data::text( $event, 'start_date' ), Data::text( $event, 'start_time' ) ),
				esc_url( Data::text( $event, 'link' ) ),
				esc_html( Data::text( $event, 'title' ) ),
				esc_html( self::joined( Data::text( $event, 'miestas' ), Data::text( $event, 'location' ) ) ),
				self::note( $event )
			);
		}
		return '' === $items ? '' : '<ul class="mp-stack">' . $items . '</ul>';
	}

	/** @param array<mixed> $data */
	private function when( array $data ): string {
		$dates = Data::part( $data, 'dates' );
		$end   = true === ( $dates['show_end'] ?? false ) ? Data::text( $dates, 'end_date' ) : '';
		$start = Data::text( $dates, 'start_date' );
		return self::time( $start, Data::text( $dates, 'start_time' ) )
			. ( '' === $end ? '' : ' – ' . self::time( $end === $start ? '' : $end, Data::text( $dates, 'end_time' ) ) )
			. self::note( $data );
	}

	/** @param array<mixed> $data */
	private function where( array $data ): string {
		$place = implode( ', ', array_unique( array_filter( array( Data::text( $data, 'miestas' ), Data::text( $data, 'vieta' ) ?: Data::text( $data, 'location' ) ) ) ) );
		$map   = Data::text( $data, 'map_url' );
		if ( '' === $place ) {
			return '';
		}
		return '<p>' . ( '' === $map ? esc_html( $place ) : sprintf( '<a href="%s">%s</a>', esc_url( $map ), esc_html( $place ) ) ) . '</p>';
	}

	private static function note( mixed $event ): string {
		$text = match ( true ) {
			'cancelled' === Data::text( $event, 'event_status' )        => __( 'Cancelled', 'mentoriai-portal' ),
			'postponed' === Data::text( $event, 'event_status' )        => __( 'Postponed', 'mentoriai-portal' ),
			is_array( $event ) && true === ( $event['is_past'] ?? false ) => __( 'Passed', 'mentoriai-portal' ),
			default                                                     => '',
		};
		return '' === $text ? '' : ' <span class="mp-tag">' . esc_html( $text ) . '</span>';
	}

	private static function time( string $day, string $time ): string {
		$text = trim( $day . ' ' . $time );
		return '' === $text ? '' : sprintf( '<time datetime="%s">%s</time>', esc_attr( trim( $day . ( '' === $day || '' === $time ? '' : 'T' ) . $time ) ), esc_html( $text ) );
	}

	private static function joined( string ...$parts ): string {
		$parts = array_unique( array_filter( $parts, static fn ( string $part ): bool => '' !== $part ) );
		return array() === $parts ? '' : ', ' . implode( ', ', $parts );
	}

	/** @param array<mixed> $speakers */
	private static function pairs( array $speakers ): string {
		$items = '';
		foreach ( $speakers as $speaker ) {
			$items .= '<li><b>' . esc_html( Data::text( $speaker, 'title' ) ) . '</b> ' . esc_html( Data::text( $speaker, 'subtitle' ) ) . '</li>';
		}
		return '' === $items ? '' : sprintf( '<h2>%s</h2><ul class="mp-stack">%s</ul>', esc_html( _n( 'Speaker', 'Speakers', count( $speakers ), 'mentoriai-portal' ) ), $items );
	}

	/** @param array<mixed> $data */
	private static function links( array $data ): string {
		$links = array();
		foreach ( Data::part( $data, 'files' ) as $file ) {
			$links[] = array( Data::text( $file, 'file' ), Data::text( $file, 'text' ) );
		}
		if ( true !== ( $data['is_past'] ?? false ) && 'scheduled' === Data::text( $data, 'event_status' ) ) {
			$links[] = array( Data::text( $data, 'url' ), __( 'Register', 'mentoriai-portal' ) );
			$links[] = array( Data::text( $data, 'ics' ), __( 'Add to calendar', 'mentoriai-portal' ) );
		}
		$items = '';
		foreach ( $links as [ $url, $text ] ) {
			$items .= '' === $url || '' === $text ? '' : sprintf( '<li><a href="%s">%s</a></li>', esc_url( $url ), esc_html( $text ) );
		}
		return '' === $items ? '' : '<ul class="mp-stack">' . $items . '</ul>';
	}
}
