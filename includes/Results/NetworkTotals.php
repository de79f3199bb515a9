<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Results;

/**
 * The network in numbers: people as they are now, the rest by month.
 */
final readonly class NetworkTotals {

	/** @param list<array{month: string, views: int, conversations: int, messages: int}> $months Oldest first, without holes. */
	public function __construct( public int $mentors, public int $founders, public array $months ) {}

	/** @param 'views'|'conversations'|'messages' $of */
	public function total( string $of ): int {
		return array_sum( array_column( $this->months, $of ) );
	}
}
