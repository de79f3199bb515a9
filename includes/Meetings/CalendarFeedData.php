<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Meetings;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Privacy\PersonalData;
use MentoriaiPortal\Core\Privacy\PrivacyResult;

/**
 * Whether a person has a private calendar; its address is known to the person alone.
 */
final readonly class CalendarFeedData implements PersonalData {

	public function __construct( private CalendarFeedRepository $feeds, private Clock $clock ) {}

	public function key(): string {
		return 'calendar_feeds';
	}

	public function label(): string {
		return __( 'Private calendar', 'mentoriai-portal' );
	}

	public function tables(): array {
		return array( CalendarFeedsTable::name() );
	}

	public function export( int $user_id, int $page ): array {
		$made = $this->feeds->made_at( $user_id );
		return PrivacyResult::items( null === $made ? array() : array( PrivacyResult::item( 'calendar', array( __( 'Private calendar', 'mentoriai-portal' ) => $this->clock->local( Clock::from_sql( $made ) )->format( 'Y-m-d H:i' ) ) ) ) );
	}

	public function erase( int $user_id, int $page ): array {
		return PrivacyResult::erased( $this->feeds->end( $user_id ) );
	}
}
