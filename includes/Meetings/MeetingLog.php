<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Meetings;

use DateTimeImmutable;
use DateTimeZone;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Identity\Identity;
use MentoriaiPortal\Core\Identity\Side;
use MentoriaiPortal\Core\RateLimiter;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Mentorships\Mentorship;
use MentoriaiPortal\Mentorships\Pairs;

/**
 * What both sides say of a meeting after its start. The last word of each counts.
 */
final readonly class MeetingLog {

	public function __construct( private Db $db, private MeetingRepository $meetings, private MeetingReadRepository $reads, private Pairs $pairs, private RateLimiter $limiter, private MeetingNotices $notices, private Clock $clock ) {}

	/** @throws ApiError 404, 409. */
	public function speak( Identity $who, int $id, Word $word ): Meeting {
		$this->reads->find_for_viewer( $id, $who ) ?? throw ApiError::not_found();
		$this->db->repeatable( fn () => $this->write( $who, $id, $word ) );
		return $this->reads->find_for_viewer( $id, $who ) ?? throw ApiError::not_found();
	}

	/**
	 * A day that was never proposed: it counts once the other side says so too.
	 *
	 * @param string $day `yyyy-MM-dd` in Vilnius.
	 * @throws ApiError 404, 409, 429.
	 */
	public function note_day( Identity $who, int $mentorship_id, string $day, Word $word ): Meeting {
		$pair = $this->pairs->find( $who, $mentorship_id )->mentorship ?? throw ApiError::not_found();
		if ( ! $this->were_together( $pair, $day ) ) {
			throw ApiError::conflict();
		}
		$noon = ( new DateTimeImmutable( "$day 12:00", new DateTimeZone( Clock::ZONE ) ) )->getTimestamp();
		$id   = $this->db->repeatable(
			function () use ( $who, $pair, $day, $word, $noon ): int {
				$is_new = $this->meetings->note_day( $pair, Side::of( $who ), $day, $noon, $word->minutes, $this->clock->now() );
				$id     = $this->meetings->id_of_day( $pair->id, $day );
				if ( $is_new ) {
					// Each is a mail to the other side.
					$this->limiter->take( 'mentorship_change', (string) $who->user_id );
					$this->notices->noted( $id, $pair->participant( Side::of( $who )->other() )->id );
				}
				$this->write( $who, $id, $word );
				return $id;
			}
		);
		return $this->reads->find_for_viewer( $id, $who ) ?? throw ApiError::not_found();
	}

	private function write( Identity $who, int $id, Word $word ): void {
		$now = $this->clock->now();
		if ( ! $this->meetings->speak( $id, Side::of( $who ), $word, $now ) ) {
			throw ApiError::conflict();
		}
		$meeting = $this->reads->find( $id ) ?? throw ApiError::not_found();
		$this->meetings->settle( $meeting, $meeting->outcome( $now ) );
		if ( $word->held ) {
			$this->pairs->act( $meeting->mentorship_id );
		}
	}

	/** Whether the mentor had answered, and the mentorship had not ended before that day. */
	private function were_together( Mentorship $pair, string $day ): bool {
		$ended = null === $pair->ended_at ? null : $this->clock->local( Clock::from_sql( $pair->ended_at ) )->format( 'Y-m-d' );
		return null !== $pair->answered_at && ( null === $ended || $day <= $ended );
	}
}
