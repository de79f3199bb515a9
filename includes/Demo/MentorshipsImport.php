<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Demo;

use DateTimeImmutable;
use DateTimeZone;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\Side;
use MentoriaiPortal\Meetings\MeetingHistory;
use MentoriaiPortal\Meetings\Proposal;
use MentoriaiPortal\Meetings\Word;
use MentoriaiPortal\Mentorships\Mentorship;
use MentoriaiPortal\Mentorships\MentorshipEnd;
use MentoriaiPortal\Mentorships\MentorshipEvent;
use MentoriaiPortal\Mentorships\MentorshipHistory;

/**
 * Meetings of the pairs that have conversations, and how their mentorships ended.
 *
 * @phpstan-import-type MeetingData from DemoData
 * @phpstan-import-type CheckInData from DemoData
 * @phpstan-import-type EndData from DemoData
 */
final readonly class MentorshipsImport {

	private const DAY = 86400;

	public function __construct( private DemoData $data, private MentorshipHistory $history, private MeetingHistory $meetings, private Clock $clock ) {}

	/**
	 * @param array<string, int>          $people Address in the data to user id.
	 * @param list<array{string, string}> $new    Founders and mentors whose conversation is new; others have moved on by themselves.
	 * @return list<array{Mentorship, list<CheckInData>}> Whom to ask how it goes.
	 */
	public function run( array $people, array $new ): array {
		$pairs = array();
		foreach ( $this->data->mentorships() as $one ) {
			$pair = in_array( array( $one['founder'], $one['mentor'] ), $new, true ) ? $this->history->latest( $people[ $one['founder'] ], $people[ $one['mentor'] ] ) : null;
			if ( null === $pair ) {
				continue;
			}
			foreach ( $one['meetings'] ?? array() as $meeting ) {
				$this->meet( $pair, $meeting );
			}
			isset( $one['end'] ) && $this->end( $pair, $one['end'] );
			$pairs[] = array( $pair, $one['checkins'] ?? array() );
		}
		return $pairs;
	}

	/** @param MeetingData $meeting */
	private function meet( Mentorship $pair, array $meeting ): void {
		$proposed = $this->clock->now() - self::DAY * $meeting['proposed_days_ago'];
		$starts   = array_map( fn ( array $time ): int => $this->local( $time['in_days'], $time['at'] ), $meeting['times'] );
		$proposal = new Proposal( $pair->id, array_map( Clock::to_sql( ... ), $starts ), $meeting['minutes'], $meeting['place'], $meeting['note'] );
		$id       = $this->meetings->propose( $pair, Side::from( $meeting['by'] ), $proposal, $proposed );
		if ( ! isset( $meeting['agreed'] ) ) {
			return;
		}
		$start = $starts[ $meeting['agreed'] ];
		$this->meetings->agree( $id, $start, $meeting['minutes'], $proposed + intdiv( self::DAY, 4 ) );
		if ( $start < $this->clock->now() ) {
			$this->meetings->speak( $id, self::word( $meeting['founder_said'] ?? null ), self::word( $meeting['mentor_said'] ?? null ), $start + 60 * $meeting['minutes'] );
		}
	}

	/** @param int|null $minutes 0 for one that was not held, null for nothing said. */
	private static function word( ?int $minutes ): ?Word {
		return null === $minutes ? null : new Word( $minutes > 0, $minutes );
	}

	/** @param EndData $end */
	private function end( Mentorship $pair, array $end ): void {
		$event = match ( $end['event'] ) {
			'declined'  => MentorshipEvent::Declined,
			'withdrawn' => MentorshipEvent::Withdrawn,
			default     => MentorshipEvent::EndedByPerson,
		};
		$said  = new MentorshipEnd( Side::from( $end['by'] ), $end['reason'] ?? '', $end['goals'] ?? '', $end['text'] ?? '', $end['thanks'] ?? '', $end['note'] ?? '' );
		$this->history->end( $pair, $event, $said, $this->clock->now() - self::DAY * $end['days_ago'] );
	}

	private function local( int $in_days, string $at ): int {
		return ( new DateTimeImmutable( $this->clock->today( $in_days ) . " $at", new DateTimeZone( Clock::ZONE ) ) )->getTimestamp();
	}
}
