<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Results;

use MentoriaiPortal\Mentors\Field;
use MentoriaiPortal\Messaging\MonthOfMessages;
use MentoriaiPortal\Plans\PlanTotals;

/**
 * Everything that is known of one mentor in numbers.
 */
final readonly class MentorResults {

	/**
	 * @param non-empty-list<string>                 $months     The months to show, oldest first.
	 * @param list<array{field: Field, total: int}>  $interest   The mentor's fields across the network, over these months.
	 * @param array<string, int>                     $views      Of all months that have any.
	 * @param int                                    $last30     Views of the last 30 days, today among them.
	 * @param array<string, MonthOfMessages>         $messages   Of all months that have any.
	 * @param float|null                             $reply_rate Share of requests that the mentor answered or declined; null without any.
	 * @param float|null                             $median_hours Of the mentor's first answers; null without any.
	 * @param array<string, array{held: int, minutes: int}> $meetings Held ones, of all months that have any.
	 */
	public function __construct(
		public array $months,
		public array $interest,
		public array $views,
		public int $last30,
		public array $messages,
		public ?float $reply_rate,
		public ?float $median_hours,
		public PlanTotals $plans,
		public array $meetings
	) {}

	/** @param 'conversations'|'sent'|'received' $of */
	public function total( string $of ): int {
		return array_sum( array_map( static fn ( MonthOfMessages $month ): int => $month->$of, $this->messages ) );
	}
}
