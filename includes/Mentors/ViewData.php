<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors;

use MentoriaiPortal\Core\Privacy\PersonalData;
use MentoriaiPortal\Core\Privacy\PrivacyResult;

/**
 * How often a mentor was looked at. Erasing gives the counts to no one, so that sums stay and a user id that is given out
 * again begins at nothing.
 */
final readonly class ViewData implements PersonalData {

	public function __construct( private ViewRepository $views ) {}

	public function key(): string {
		return 'views';
	}

	public function label(): string {
		return __( 'Profile views', 'mentoriai-portal' );
	}

	public function tables(): array {
		return array( ViewsTable::name(), ViewMonthsTable::name() );
	}

	public function export( int $user_id, int $page ): array {
		$months = array_map( 'strval', $this->views->months( MentorKind::Dynamic, $user_id ) );
		return PrivacyResult::items( array( PrivacyResult::item( 'months', $months ) ) );
	}

	public function erase( int $user_id, int $page ): array {
		return PrivacyResult::erased( $this->views->disown( MentorKind::Dynamic, $user_id ) );
	}
}
