<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Messaging;

use MentoriaiPortal\Core\Database\UnionPart;

/**
 * What other modules may ask about a mentor's writing: numbers, no texts and no people.
 */
final readonly class MentorActivity {

	public function __construct( private MessageMonthRepository $months ) {}

	/** What was written, by month; see by_month(). */
	public function select( int $mentor_id ): UnionPart {
		return $this->months->select_months( $mentor_id );
	}

	/**
	 * @param list<array<string, string|null>> $rows Of select().
	 * @return array<string, MonthOfMessages> By month, `yyyy-MM` in Vilnius; months without any are absent.
	 */
	public function by_month( array $rows ): array {
		return MessageMonthRepository::months( $rows );
	}

	/**
	 * Half of the mentor's first answers came sooner than this; see median_hours().
	 *
	 * @param int $answered How many conversations were answered, of by_month().
	 * @return UnionPart|null Null where there is no answer.
	 */
	public function select_median( int $mentor_id, int $answered ): ?UnionPart {
		return $answered > 0 ? $this->months->select_median( $mentor_id, $answered ) : null;
	}

	/**
	 * @param list<array<string, string|null>> $rows Of select_median(); empty without an answer.
	 * @return float|null Hours.
	 */
	public function median_hours( array $rows ): ?float {
		return isset( $rows[0]['seconds'] ) ? round( (float) $rows[0]['seconds'] / 3600, 2 ) : null;
	}
}
