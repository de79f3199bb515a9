<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging;

/**
 * What other modules may ask about a mentor's writing: numbers, no texts and no people.
 */
final readonly class MentorActivity {

	public function __construct( private MessageMonthRepository $months ) {}

	/** @return array<string, MonthOfMessages> By month, `yyyy-MM` in Vilnius; months without any are absent. One query. */
	public function by_month( int $mentor_id ): array {
		return $this->months->of_mentor( $mentor_id );
	}

	/**
	 * Half of the mentor's first answers came sooner than this. One query, none where there is no answer.
	 *
	 * @param int $answered How many conversations were answered, of by_month().
	 * @return float|null Hours.
	 */
	public function median_hours( int $mentor_id, int $answered ): ?float {
		return $answered > 0 ? round( $this->months->median_answer( $mentor_id, $answered ) / 3600, 2 ) : null;
	}
}
