<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Meetings;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\Idempotency;
use MentoriaiPortal\Core\Identity\Identity;
use MentoriaiPortal\Core\Identity\Side;
use MentoriaiPortal\Core\PageSize;
use MentoriaiPortal\Core\RateLimiter;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Mail\SenderAddress;
use MentoriaiPortal\Mentorships\MentorshipState;
use MentoriaiPortal\Mentorships\Pairs;

/**
 * How the two of an active mentorship arrange to meet. What they say afterwards: MeetingLog.
 */
final readonly class MeetingService {

	private const PROPOSE = 'meeting_propose';

	private const PER_PAGE = 20;

	public function __construct(
		private Db $db,
		private MeetingRepository $meetings,
		private MeetingReadRepository $reads,
		private Pairs $pairs,
		private Idempotency $idempotency,
		private RateLimiter $limiter,
		private SenderAddress $sender,
		private MeetingNotices $notices,
		private Clock $clock
	) {}

	/**
	 * @param int $mentorship_id 0 for all of the viewer's.
	 * @return array{list<Meeting>, int} One page, and how many there are.
	 */
	public function page( Identity $viewer, int $mentorship_id, int $page ): array {
		$size = PageSize::of( 'meetings', self::PER_PAGE );
		return array( $this->reads->page_for_viewer( $viewer, $mentorship_id, $size, $page * $size ), $this->reads->count_for_viewer( $viewer, $mentorship_id ) );
	}

	/** @throws ApiError 404. */
	public function find( Identity $viewer, int $id ): Meeting {
		return $this->reads->find_for_viewer( $id, $viewer ) ?? throw ApiError::not_found();
	}

	/** @throws ApiError 404, 409, 429. */
	public function propose( Identity $who, Proposal $new, string $client_id ): Meeting {
		$pair = null;
		if ( ! $this->idempotency->has( (string) $who->user_id, self::PROPOSE, $client_id ) ) {
			$pair = $this->pairs->find( $who, $new->mentorship_id ) ?? throw ApiError::not_found();
			if ( ! $pair->is_there || MentorshipState::Active !== $pair->mentorship->state ) {
				throw ApiError::conflict();
			}
			if ( $pair->mentorship->blocked ) {
				throw ApiError::conflict( 'blocked' );
			}
		}
		$id = $this->idempotency->once(
			(string) $who->user_id,
			self::PROPOSE,
			$client_id,
			function () use ( $who, $new, $pair ): int {
				$this->act( $new->mentorship_id );
				$this->limiter->take( 'meeting', (string) $who->user_id );
				$pair ?? throw ApiError::conflict();
				$id = $this->meetings->propose( $pair->mentorship, Side::of( $who ), $new, $this->clock->now() );
				$this->notices->proposed( $id, $pair->mentorship->participant( Side::of( $who )->other() )->id );
				return $id;
			}
		);
		return $this->find( $who, $id );
	}

	/**
	 * Of several answers at once one counts.
	 *
	 * @param string|null $time One of those proposed, as stored; null where none fits.
	 * @throws ApiError 404, 403 for who proposed, 400, 409, also `meeting_overlaps`.
	 */
	public function answer( Identity $who, int $id, ?string $time, string $note ): Meeting {
		$found = $this->find( $who, $id );
		$now   = $this->clock->now();
		if ( Side::of( $who ) === $found->by ) {
			throw ApiError::forbidden();
		}
		if ( null !== $time && ! in_array( $time, $found->times, true ) ) {
			throw ApiError::invalid( array( 'time' => 'invalid' ) );
		}
		if ( null !== $time && Clock::from_sql( $time ) <= $now ) {
			throw ApiError::invalid( array( 'time' => 'date_past' ) );
		}
		$this->db->repeatable(
			function () use ( $found, $time, $note, $now ): void {
				$this->act( $found->mentorship_id );
				$answered = null === $time
					? $this->meetings->decline( $found->id, $note, $now )
					: $this->meetings->agree( $found->id, Clock::from_sql( $time ), $found->minutes, $this->sender->text(), $note, $now );
				if ( ! $answered ) {
					throw ApiError::conflict();
				}
				if ( null !== $time && $this->meetings->overlaps( $found->id ) ) {
					throw ApiError::conflict( 'meeting_overlaps' );
				}
				null === $time ? $this->notices->declined( $found ) : $this->notices->agreed( $found );
			}
		);
		return $this->find( $who, $id );
	}

	/** @throws ApiError 404, 409 for what is not proposed or agreed any more or has begun, 429. */
	public function cancel( Identity $who, int $id, string $note ): Meeting {
		$found = $this->find( $who, $id );
		$this->db->repeatable(
			function () use ( $who, $found, $note ): void {
				// After the end the two write each other nothing.
				$told = $this->pairs->act( $found->mentorship_id ) ? $note : '';
				if ( ! $this->meetings->cancel( $found->id, $told, $this->clock->now() ) ) {
					throw ApiError::conflict();
				}
				$this->limiter->take( 'meeting', (string) $who->user_id );
				$this->notices->cancelled( $this->find( $who, $found->id ), Side::of( $who ) );
			}
		);
		return $this->find( $who, $id );
	}

	private function act( int $mentorship_id ): void {
		if ( ! $this->pairs->act( $mentorship_id ) ) {
			throw ApiError::conflict();
		}
	}
}
