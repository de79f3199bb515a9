<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships;

use MentoriaiPortal\Core\Database\UnionPart;

/**
 * How a mentor deals with requests: numbers for other modules, no texts and no people.
 */
final readonly class MentorRequests {

	/** For statements that read across modules. */
	public const COUNTED = MentorRequestsRepository::COUNTED;
	public const REPLIED = MentorRequestsRepository::REPLIED;

	public function __construct( private MentorRequestsRepository $requests ) {}

	/** See of(). */
	public function select( int $mentor_id ): UnionPart {
		return $this->requests->select( $mentor_id );
	}

	/**
	 * @param list<array<string, string|null>> $rows Of select().
	 * @return array{answers: int, reply_rate: float|null} How many were answered; the share that were answered or declined, null without any.
	 */
	public function of( array $rows ): array {
		$requests = (int) ( $rows[0]['requests'] ?? 0 );
		return array(
			'answers'    => (int) ( $rows[0]['answers'] ?? 0 ),
			'reply_rate' => 0 === $requests ? null : round( (int) ( $rows[0]['replied'] ?? 0 ) / $requests, 4 ),
		);
	}

	/**
	 * Half of the mentor's first answers came sooner than this; see median_hours().
	 *
	 * @return UnionPart|null Null where there is no answer.
	 */
	public function select_median( int $mentor_id, int $answers ): ?UnionPart {
		return $answers > 0 ? $this->requests->select_median( $mentor_id, $answers ) : null;
	}

	/**
	 * @param list<array<string, string|null>> $rows Of select_median(); empty without an answer.
	 * @return float|null Hours.
	 */
	public function median_hours( array $rows ): ?float {
		return isset( $rows[0]['seconds'] ) ? round( (float) $rows[0]['seconds'] / 3600, 2 ) : null;
	}
}
