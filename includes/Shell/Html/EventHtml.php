<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell\Html;

use DateTimeImmutable;
use IntlDateFormatter;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Shell\Data;
use MentoriaiPortal\Shell\PortalPage;
use MentoriaiPortal\Shell\Schema\Names;

/**
 * Events: the rows of the list and an event's own page, in the boxes of src/features/events.
 */
final readonly class EventHtml {

	/** Rows in the HTML; the app has them all in its data. */
	private const ROWS = 60;

	public function __construct( private PortalPage $page ) {}

	public function html(): string {
		$data   = $this->page->reply( 'events' ) ?? array();
		$label  = Data::text( $data, 'type_label' );
		$crumbs = CrumbsHtml::of( array_slice( $this->page->crumbs, 1 ), $label ?: $this->page->title );
		$about  = Data::text( $data, Names::DESCRIPTION );
		return sprintf(
			'<article><div class="mp-event-head"><div class="mp-wrap">%s<div class="mp-event-head__body">%s<div class="mp-event-head__badges">%s</div><h1 class="mp-h1">%s</h1>%s<dl class="mp-event-facts">%s%s</dl>%s</div><div class="mp-event-head__art">%s</div></div></div>'
			. '<div class="mp-wrap mp-event-columns"><div class="mp-event-body">%s%s%s</div></div></article>',
			$crumbs,
			FallbackHtml::of( Data::text( $data, 'text_lang' ), $this->page->resolved->lang, 'mp-event-head__fallback' ),
			'' === $label ? '' : '<span class="mp-badge mp-badge--accent">' . esc_html( $label ) . '</span>',
			esc_html( $this->page->title ),
			$this->notice( $data ),
			$this->when( $data ),
			self::where( $data ),
			self::actions( $data ),
			ImageHtml::first( Data::image( $data ), '(min-width: 900px) 23rem, 100vw' ),
			'' === $about ? '' : '<section><h2>' . esc_html__( 'About the event', 'mentoriai-portal' ) . '</h2>' . ContentHtml::prose( $about ) . '</section>',
			self::speakers( Data::part( $data, Names::SPEAKERS ) ),
			self::files( Data::part( $data, 'files' ) )
		);
	}

	/**
	 * The list in its two parts.
	 *
	 * @param array<mixed> $events Of get_events.
	 */
	public static function sections( array $events, Lang $lang ): string {
		$past     = array_filter( $events, self::is_past( ... ) );
		$upcoming = array_filter( $events, static fn ( mixed $event ): bool => ! self::is_past( $event ) );
		$html     = '';
		foreach ( array( array( __( 'Upcoming', 'mentoriai-portal' ), $upcoming ), array( __( 'Past events', 'mentoriai-portal' ), $past ) ) as [ $title, $part ] ) {
			$rows  = self::rows( $part, $lang );
			$html .= '' === $rows ? '' : sprintf( '<section class="mp-event-section"><h2>%s</h2>%s</section>', esc_html( $title ), $rows );
		}
		return $html;
	}

	/** @param array<mixed> $events Of get_events. */
	public static function rows( array $events, Lang $lang ): string {
		$items = '';
		foreach ( array_slice( $events, 0, self::ROWS ) as $event ) {
			$day    = Data::text( $event, 'start_date' );
			$items .= sprintf(
				'<div class="mp-event-row%s"><div class="mp-event-row__date"><time datetime="%s">%s</time></div><div class="mp-event-row__topic"><h3><a href="%s">%s</a></h3>%s%s</div><div class="mp-event-row__place"><span>%s</span></div></div>',
				self::is_past( $event ) ? ' is-past' : '',
				esc_attr( $day ),
				esc_html( self::day( $day, $lang, 'd MMM y' ) ),
				esc_url( Data::text( $event, 'link' ) ),
				esc_html( Data::text( $event, 'title' ) ),
				self::line( $event, $lang ),
				self::note( $event, $lang ),
				esc_html( Data::text( $event, 'location' ) ?: Data::text( $event, Names::TOWN ) )
			);
		}
		return $items;
	}

	/** Below the topic: type, and of one that is to come its days. */
	private static function line( mixed $event, Lang $lang ): string {
		$when = self::is_past( $event ) ? '' : self::joined( self::range( $event, $lang ), Data::text( $event, 'start_time' ) );
		$line = implode( ' · ', array_filter( array( Data::text( $event, 'type_label' ), mb_strtoupper( mb_substr( $when, 0, 1 ) ) . mb_substr( $when, 1 ) ) ) );
		return '' === $line ? '' : '<p class="mp-sm mp-muted">' . esc_html( $line ) . '</p>';
	}

	/** The weekday, or "vasario 5–6 d., penktadienis–šeštadienis"; as dayRange() of src/lib/date-words.ts. */
	private static function range( mixed $event, Lang $lang ): string {
		$from = Data::text( $event, 'start_date' );
		$to   = Data::text( $event, 'end_date' );
		if ( $to <= $from ) {
			return self::day( $from, $lang, 'EEEE' );
		}
		$one  = substr( $from, 0, 7 ) === substr( $to, 0, 7 );
		$days = Lang::Lt === $lang
			? self::day( $from, $lang, $one ? 'MMMM d' : "MMMM d 'd'. – " ) . ( $one ? '–' : '' ) . self::day( $to, $lang, $one ? "d 'd'." : "MMMM d 'd'." )
			: self::day( $from, $lang, $one ? 'd' : 'd MMMM – ' ) . ( $one ? '–' : '' ) . self::day( $to, $lang, 'd MMMM' );
		return strtotime( $to ) - strtotime( $from ) < 7 * 86400
			? $days . ', ' . self::day( $from, $lang, 'EEEE' ) . ( Lang::Lt === $lang ? '–' : ' to ' ) . self::day( $to, $lang, 'EEEE' )
			: $days;
	}

	/**
	 * The events of the home page.
	 *
	 * @param array<mixed> $events As get_events.
	 * @return list<string>
	 */
	public static function slides( array $events, Lang $lang ): array {
		$slide = static function ( mixed $event ) use ( $lang ): string {
			$day   = Data::text( $event, 'start_date' );
			$label = Data::text( $event, 'type_label' );
			return sprintf(
				'<article class="mp-event-slide"><div class="mp-event-slide__body"><div class="mp-event-slide__badges">%s</div><div class="mp-event-slide__date"><b aria-hidden="true">%s</b><time datetime="%s">%s<small>%s</small></time></div>'
				. '<h3>%s</h3><div class="mp-event-slide__foot"><p class="mp-event-slide__place"><span>%s</span></p><a class="mp-button mp-button--primary mp-button--sm" href="%s">%s<span class="mp-visually-hidden">: %s</span></a></div></div><div class="mp-event-slide__art">%s</div></article>',
				( '' === $label ? '' : '<span class="mp-badge mp-badge--accent">' . esc_html( $label ) . '</span>' ) . self::note( $event, $lang ),
				esc_html( self::day( $day, $lang, 'd' ) ),
				esc_attr( $day ),
				esc_html( self::day( $day, $lang, Lang::Lt === $lang ? "y 'm'. MMMM d 'd'." : 'd MMMM y' ) ),
				esc_html( self::joined( self::range( $event, $lang ), Data::text( $event, 'start_time' ) ) ),
				esc_html( Data::text( $event, 'title' ) ),
				esc_html( Data::text( $event, 'location' ) ?: Data::text( $event, Names::TOWN ) ),
				esc_url( Data::text( $event, 'link' ) ),
				esc_html_x( 'More', 'about an event', 'mentoriai-portal' ),
				esc_html( Data::text( $event, 'title' ) ),
				ImageHtml::of( Data::image( $event ), '', '', '' )
			);
		};
		return array_values( array_map( $slide, $events ) );
	}

	/** @param array<mixed> $data */
	private function when( array $data ): string {
		$dates = Data::part( $data, 'dates' );
		$lang  = $this->page->resolved->lang;
		$start = Data::text( $dates, 'start_date' );
		$time  = Data::text( $dates, 'start_time' );
		$end   = Data::text( $dates, 'end_date' );
		$last  = $end > $start ? self::day( $end, $lang ) : '';
		$fact  = static fn ( string $term, string $text ): string => '' === $text ? '' : sprintf( '<div><dt><span class="mp-event-facts__icon"></span>%s</dt><dd>%s</dd></div>', esc_html( $term ), $text );
		$begin = sprintf( '<time datetime="%s">%s</time>', esc_attr( $start . ( '' === $time ? '' : "T$time" ) ), esc_html( self::joined( self::day( $start, $lang ), $time ) ) );
		if ( self::was_held( $data ) ) {
			return $fact( __( 'Event took place', 'mentoriai-portal' ), $begin . ( '' === $last ? '' : ' – ' . esc_html( $last ) ) );
		}
		$shown = true === ( $dates['show_end'] ?? false ) ? esc_html( self::joined( $last, Data::text( $dates, 'end_time' ) ) ) : '';
		return $fact( __( 'Starts', 'mentoriai-portal' ), $begin ) . $fact( __( 'Ends', 'mentoriai-portal' ), $shown );
	}

	/** @param array<mixed> $data */
	private static function where( array $data ): string {
		$place = Data::text( $data, Names::VENUE ) ?: ( Data::text( $data, 'location' ) ?: Data::text( $data, Names::TOWN ) );
		$map   = Data::text( $data, 'map_url' );
		return '' === $place ? '' : sprintf(
			'<div><dt><span class="mp-event-facts__icon"></span>%s</dt><dd><span>%s</span>%s</dd></div>',
			esc_html__( 'Place', 'mentoriai-portal' ),
			esc_html( $place ),
			'' === $map ? '' : sprintf( '<a class="mp-event-facts__map" href="%s" rel="noopener noreferrer">%s</a>', esc_url( $map ), esc_html__( 'Show on the map', 'mentoriai-portal' ) )
		);
	}

	/** @param array<mixed> $data */
	private static function actions( array $data ): string {
		if ( self::is_past( $data ) || 'cancelled' === Data::text( $data, 'event_status' ) ) {
			return '';
		}
		$html = '';
		foreach ( array( 'url' => __( 'Register for the event', 'mentoriai-portal' ), 'ics' => __( 'Add to calendar', 'mentoriai-portal' ) ) as $name => $text ) {
			$url   = Data::text( $data, $name );
			$html .= '' === $url ? '' : sprintf( '<a class="mp-button mp-button--%s mp-button--lg" href="%s">%s</a>', 'url' === $name ? 'primary' : 'secondary', esc_url( $url ), esc_html( $text ) );
		}
		return '' === $html ? '' : '<div class="mp-event-actions">' . $html . '</div>';
	}

	/** @param array<mixed> $speakers */
	private static function speakers( array $speakers ): string {
		$items = '';
		foreach ( $speakers as $speaker ) {
			$name   = esc_html( Data::text( $speaker, 'title' ) );
			$link   = Data::text( $speaker, 'link' );
			$items .= '<li><span><b>' . ( '' === $link ? $name : sprintf( '<a href="%s">%s</a>', esc_url( $link ), $name ) ) . '</b> <small>' . esc_html( Data::text( $speaker, 'subtitle' ) ) . '</small></span></li>';
		}
		$title = 1 === count( $speakers ) ? __( 'Speaker', 'mentoriai-portal' ) : __( 'Speakers', 'mentoriai-portal' );
		return '' === $items ? '' : sprintf( '<section><h2>%s</h2><ul class="mp-event-speakers">%s</ul></section>', esc_html( $title ), $items );
	}

	/** @param array<mixed> $files */
	private static function files( array $files ): string {
		$items = '';
		foreach ( $files as $file ) {
			$items .= sprintf( '<li><a href="%s">%s</a></li>', esc_url( Data::text( $file, 'file' ) ), esc_html( Data::text( $file, 'text' ) ) );
		}
		return '' === $items ? '' : sprintf( '<section><h2>%s</h2><ul class="mp-event-files">%s</ul></section>', esc_html__( 'Files', 'mentoriai-portal' ), $items );
	}

	private static function note( mixed $event, Lang $lang ): string {
		$moved = self::moved( $event, $lang );
		$text  = match ( true ) {
			'cancelled' === Data::text( $event, 'event_status' ) => __( 'Cancelled', 'mentoriai-portal' ),
			/* translators: %s: the day or days of an event. */
			self::was_held( $event )                             => sprintf( __( 'Passed %s', 'mentoriai-portal' ), self::days( $event ) ),
			'' !== $moved                                        => $moved,
			'postponed' === Data::text( $event, 'event_status' ) => __( 'Postponed', 'mentoriai-portal' ),
			default                                              => '',
		};
		return '' === $text ? '' : '<span class="mp-badge mp-badge--neutral">' . esc_html( $text ) . '</span>';
	}

	/**
	 * What became of it; as src/features/events/components/event-actions.tsx.
	 *
	 * @param array<mixed> $data
	 */
	private function notice( array $data ): string {
		$status = Data::text( $data, 'event_status' );
		$moved  = self::moved( $data, $this->page->resolved->lang );
		$title  = match ( true ) {
			'cancelled' === $status  => __( 'This event is cancelled', 'mentoriai-portal' ),
			self::was_held( $data )  => __( 'Event already took place', 'mentoriai-portal' ),
			'' !== $moved            => $moved,
			'postponed' === $status  => __( 'This event is postponed', 'mentoriai-portal' ),
			default                  => '',
		};
		$text   = match ( true ) {
			'cancelled' === $status => __( 'It will not take place. Perhaps another event suits you.', 'mentoriai-portal' ),
			'postponed' === $status && '' === $moved && ! self::is_past( $data ) => __( 'The date below is the latest we know. Check it again here before the event.', 'mentoriai-portal' ),
			default => '',
		};
		return '' === $title ? '' : sprintf(
			'<div class="mp-notice mp-notice--%s"><span class="mp-notice__icon mp-icon"></span><div class="mp-notice__body"><p class="mp-notice__title">%s</p>%s</div></div>',
			self::was_held( $data ) ? 'info' : 'warning',
			esc_html( $title ),
			'' === $text ? '' : '<div>' . esc_html( $text ) . '</div>'
		);
	}

	/** As movedText() of src/features/events/lib/when.ts. */
	private static function moved( mixed $event, Lang $lang ): string {
		$from = Data::part( $event, 'moved_from' );
		$was  = Data::text( $from, 'start_date' );
		$is   = Data::text( $event, 'start_date' );
		if ( '' === $was ) {
			return '';
		}
		$long  = Lang::Lt === $lang ? "y 'm'. MMMM d 'd'." : 'd MMMM y';
		$short = Lang::Lt === $lang ? "MMMM d 'd'." : 'd MMMM';
		$label = static fn ( string $day ): string => self::day( $day, $lang, substr( $was, 0, 4 ) === substr( $is, 0, 4 ) ? $short : $long );
		return sprintf(
			/* translators: 1, 2: days or times of an event: before and now, as in "Moved from 3 December to 17 December" */
			__( 'Moved from %1$s to %2$s', 'mentoriai-portal' ),
			$was === $is ? Data::text( $from, 'start_time' ) : $label( $was ),
			$was === $is ? Data::text( $event, 'start_time' ) : $label( $is )
		);
	}

	/** As src/features/events/lib/was-held.ts. */
	private static function was_held( mixed $event ): bool {
		$status = Data::text( $event, 'event_status' );
		return self::is_past( $event ) && ( 'scheduled' === $status || ( 'postponed' === $status && array() !== Data::part( $event, 'moved_from' ) ) );
	}

	private static function days( mixed $event ): string {
		$start = Data::text( $event, 'start_date' );
		$end   = Data::text( $event, 'end_date' );
		return $end > $start ? "$start – $end" : $start;
	}

	private static function is_past( mixed $event ): bool {
		return is_array( $event ) && true === ( $event['is_past'] ?? false );
	}

	/** @param string $pattern Of ICU; the long form without. */
	private static function day( string $day, Lang $lang, string $pattern = '' ): string {
		$date = DateTimeImmutable::createFromFormat( '!Y-m-d', $day, new \DateTimeZone( 'UTC' ) );
		if ( false === $date ) {
			return $day;
		}
		$format = new IntlDateFormatter( $lang->locale(), IntlDateFormatter::FULL, IntlDateFormatter::NONE, 'UTC', null, '' === $pattern ? null : $pattern );
		return (string) $format->format( $date );
	}

	private static function joined( string ...$parts ): string {
		return implode( ', ', array_filter( $parts, static fn ( string $part ): bool => '' !== $part ) );
	}
}
