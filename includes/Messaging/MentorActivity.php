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
}
