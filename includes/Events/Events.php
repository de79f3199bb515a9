<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Events;

use Closure;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\EditorHtml;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Mentors\MentorDirectory;

/**
 * Reading events: each once, in the language asked for or else in the other.
 */
final readonly class Events {

	/** So many past ones are listed. */
	private const PAST = 200;

	/** @param Closure(): MentorDirectory $mentors */
	public function __construct( private EventIndex $index, private EventRepository $repository, private Closure $mentors, private Clock $clock ) {}

	/**
	 * Upcoming ones by time, then the newest past ones.
	 *
	 * @return list<Event>
	 */
	public function listed( Lang $lang ): array {
		$events   = $this->in( $lang );
		$upcoming = $this->upcoming( $lang );
		$past     = array_values( array_filter( $events, fn ( Event $event ): bool => $event->when->is_past( $this->clock->today() ) ) );
		usort( $past, static fn ( Event $a, Event $b ): int => Event::compare( $b, $a ) );
		return array( ...$upcoming, ...array_slice( $past, 0, self::PAST ) );
	}

	/** @return list<Event> Today's and later ones, cancelled ones too, by time. */
	public function upcoming( Lang $lang ): array {
		return $this->since( $this->clock->today(), $lang );
	}

	/**
	 * Those whose last day is that day or later, by time.
	 *
	 * @param string $day `yyyy-MM-dd`.
	 * @return list<Event>
	 */
	public function since( string $day, Lang $lang ): array {
		$events = array_values( array_filter( $this->in( $lang ), static fn ( Event $event ): bool => ! $event->when->is_past( $day ) ) );
		usort( $events, array( Event::class, 'compare' ) );
		return $events;
	}

	/**
	 * These of them, in this order, once each; what is gone is left out.
	 *
	 * @param list<int> $ids Of either language.
	 * @return list<Event>
	 */
	public function chosen( array $ids, Lang $lang ): array {
		$all    = $this->index->all();
		$chosen = array();
		foreach ( $ids as $id ) {
			$event = self::first( $all, static fn ( Event $event ): bool => $event->id === $id );
			if ( null !== $event ) {
				$chosen[ $event->group ] = self::in_language( $event, $all, $lang );
			}
		}
		return array_values( $chosen );
	}

	/**
	 * By slug or id of either language.
	 *
	 * @throws ApiError 404.
	 */
	public function get( string $slug, Lang $lang ): Event {
		$all   = $this->index->all();
		$event = self::first( $all, static fn ( Event $event ): bool => $event->slug === $slug && $event->lang === $lang )
			?? self::first( $all, static fn ( Event $event ): bool => $event->slug === $slug )
			?? self::first( $all, static fn ( Event $event ): bool => (string) $event->id === $slug )
			?? throw ApiError::not_found();
		return self::in_language( $event, $all, $lang );
	}

	/** @throws ApiError 404. */
	public function page( string $slug, Lang $lang ): EventPage {
		$event = $this->get( $slug, $lang );
		$there = $this->repository->prime( array( $event->id, $event->image_id, ...array_column( $event->files, 'file' ) ) );
		if ( ! in_array( $event->id, $there, true ) ) {
			throw ApiError::not_found();
		}
		return new EventPage(
			$event,
			EditorHtml::of_blocks( $this->repository->content( $event->id ) ),
			Speakers::shown( $event->speakers, $this->mentors, $lang ),
			EventFiles::present( $event->files, $there ),
			$this->alternates( $event )
		);
	}

	/**
	 * Texts of events as stored, by id.
	 *
	 * @param list<Event> $events
	 * @return array<int, string>
	 */
	public function contents( array $events ): array {
		return $this->repository->contents( array_map( static fn ( Event $event ): int => $event->id, $events ) );
	}

	/** @return array{lt: string|null, en: string|null} */
	private function alternates( Event $event ): array {
		$all = $this->index->all();
		$url = static fn ( Lang $lang ): ?string => self::first( $all, static fn ( Event $other ): bool => $other->group === $event->group && $other->lang === $lang )?->url( $lang );
		return array(
			'lt' => $url( Lang::Lt ),
			'en' => $url( Lang::En ),
		);
	}

	/** @return list<Event> Each event once. */
	private function in( Lang $lang ): array {
		$events = array();
		foreach ( $this->index->all() as $event ) {
			$known = $events[ $event->group ] ?? null;
			if ( null === $known || ( $known->lang !== $lang && $event->lang === $lang ) ) {
				$events[ $event->group ] = $event;
			}
		}
		return array_values( $events );
	}

	/** @param list<Event> $all */
	private static function in_language( Event $event, array $all, Lang $lang ): Event {
		if ( $event->lang === $lang ) {
			return $event;
		}
		return self::first( $all, static fn ( Event $other ): bool => $other->group === $event->group && $other->lang === $lang ) ?? $event;
	}

	/**
	 * @param list<Event>             $events
	 * @param callable( Event ): bool $is
	 */
	private static function first( array $events, callable $is ): ?Event {
		foreach ( $events as $event ) {
			if ( $is( $event ) ) {
				return $event;
			}
		}
		return null;
	}
}
