<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships;

use Closure;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\UnionPart;
use MentoriaiPortal\Core\Identity\Identity;
use MentoriaiPortal\Core\Identity\Side;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\PageSize;
use MentoriaiPortal\Core\RateLimiter;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Mail\MailQueue;
use MentoriaiPortal\Mentorships\Mail\MentorshipEndedMail;
use MentoriaiPortal\Mentorships\Mail\RequestDeclinedMail;

/**
 * A person's mentorships, and how they decline, withdraw and end.
 */
final readonly class MentorshipService {

	private const PER_PAGE = 20;

	/** @param Closure( int, string ): void $busy_until Writes a mentor's last busy day into the profile. */
	public function __construct(
		private Db $db,
		private MentorshipRepository $mentorships,
		private MentorshipViewRepository $views,
		private PairWork $work,
		private Closure $busy_until,
		private FounderCardRepository $founders,
		private Alternatives $alternatives,
		private MailQueue $mails,
		private RateLimiter $limiter,
		private Clock $clock
	) {}

	public function page( Identity $viewer, bool $open, int $page ): MentorshipList {
		$size = PageSize::of( 'mentorships', self::PER_PAGE );
		[ $rows, $total ] = $this->views->page_for_viewer( $viewer, $open, $size, $page * $size );
		return new MentorshipList( $this->views_of( $viewer, $rows ), $total );
	}

	/** @throws ApiError 404. */
	public function find( Identity $viewer, int $id ): MentorshipView {
		$row = $this->views->find_for_viewer( $id, $viewer ) ?? throw ApiError::not_found();
		return $this->views_of( $viewer, array( $row ) )[0];
	}

	/**
	 * With who asks, for the mentor, unless it is over for long; and whom else the founder can ask.
	 *
	 * @throws ApiError 404.
	 */
	public function details( Identity $viewer, int $id, Lang $lang ): MentorshipDetails {
		$row        = $this->views->find_for_viewer( $id, $viewer ) ?? throw ApiError::not_found();
		$mentorship = MentorshipRepository::hydrate( $row );
		$of_founder = Side::Founder === Side::of( $viewer );
		$more       = match ( true ) {
			! $of_founder => $mentorship->shows_founder( $this->clock->now() ) ? array( 'founder' => $this->founders->select( $mentorship->founder->id ) ) : array(),
			default       => $this->alternatives->are_shown( $mentorship ) ? $this->alternatives->parts( $mentorship ) : array(),
		};
		[ $views, $found ] = $this->views_with( $viewer, array( $row ), $more );
		$others            = isset( $found['asked'] ) ? $this->alternatives->of( $mentorship, $found, $lang ) : array();
		return new MentorshipDetails( $views[0], isset( $found['founder'] ) ? FounderCardRepository::card( $found['founder'] ) : null, $of_founder ? $others : null );
	}

	/**
	 * @param string $busy_until The mentor takes no new founders until then; '' changes nothing about that.
	 * @throws ApiError 404, 409, 429.
	 */
	public function decline( Identity $mentor, int $id, string $reason, string $text, string $busy_until ): MentorshipView {
		$also = fn () => '' === $busy_until || ( $this->busy_until )( $mentor->user_id, $busy_until );
		$view = $this->close( $mentor, $id, MentorshipEvent::Declined, new MentorshipEnd( Side::Mentor, $reason, text: $text ), $also );
		// After the transaction: lists are made of what is stored.
		'' === $busy_until || do_action( 'mentoriai_profile_saved', $mentor->user_id );
		return $view;
	}

	/** @throws ApiError 404, 409, 429. */
	public function withdraw( Identity $founder, int $id ): MentorshipView {
		return $this->close( $founder, $id, MentorshipEvent::Withdrawn, new MentorshipEnd( Side::Founder ) );
	}

	/** @throws ApiError 404, 409, 429. */
	public function end( Identity $viewer, int $id, MentorshipEnd $end ): MentorshipView {
		return $this->close( $viewer, $id, MentorshipEvent::EndedByPerson, $end );
	}

	/** The same again is a success, but an end: the first of the two counts, and the other side is told so by 409. */
	private function close( Identity $viewer, int $id, MentorshipEvent $event, MentorshipEnd $end, ?Closure $also = null ): MentorshipView {
		$found  = $this->find( $viewer, $id )->mentorship;
		$closed = $this->db->repeatable(
			function () use ( $viewer, $id, $event, $end, $found, $also ): bool {
				$closed = $this->mentorships->close( $id, $event, $end, $this->clock->now() );
				if ( $closed ) {
					$this->limiter->take( 'mentorship_change', (string) $viewer->user_id );
					$this->tell( $found, $event, Side::of( $viewer )->other() );
					null === $also || $also();
				}
				return $closed;
			}
		);
		$now = $this->find( $viewer, $id );
		if ( ! $closed && ( $now->mentorship->state !== $event->to() || $now->mentorship->ended_by !== $end->by || ! $now->mentorship->is_latest ) ) {
			throw ApiError::conflict();
		}
		return $now;
	}

	/** A withdrawn request is told to nobody. */
	private function tell( Mentorship $closed, MentorshipEvent $event, Side $other ): void {
		$kind = match ( $event ) {
			MentorshipEvent::Declined      => RequestDeclinedMail::KEY,
			MentorshipEvent::EndedByPerson => MentorshipEndedMail::KEY,
			default                        => null,
		};
		if ( null !== $kind ) {
			$this->mails->tell( $kind, $closed->participant( $other )->id, array( 'id' => $closed->id ), $closed->id . '|' . $this->clock->now(), true );
		}
	}

	/**
	 * @param list<array<string, string|null>> $rows
	 * @return list<MentorshipView>
	 */
	private function views_of( Identity $viewer, array $rows ): array {
		return array() === $rows ? array() : $this->views_with( $viewer, $rows )[0];
	}

	/**
	 * @param non-empty-list<array<string, string|null>> $rows
	 * @param array<string, UnionPart>                   $more See PairWork.
	 * @return array{non-empty-list<MentorshipView>, array<string, list<array<string, string|null>>>} And the rows of what else.
	 */
	private function views_with( Identity $viewer, array $rows, array $more = array() ): array {
		$column = Side::of( $viewer )->other()->column( 'id' );
		$others = array_values( array_unique( array_filter( array_map( static fn ( array $row ): int => (int) $row[ $column ], $rows ) ) ) );
		$work   = $this->work->of( $viewer, array_map( static fn ( array $row ): int => (int) $row['id'], $rows ), $others, $more );
		$view   = static fn ( array $row ): MentorshipView => MentorshipViewRepository::view( $row, $work['plans'][ (int) $row[ $column ] ] ?? array(), $work['meetings'][ (int) $row['id'] ] ?? new PairMeetings() );
		return array( array_map( $view, $rows ), $work['more'] );
	}
}
