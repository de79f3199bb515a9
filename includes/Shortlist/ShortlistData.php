<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shortlist;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Privacy\PersonalData;
use MentoriaiPortal\Core\Privacy\PrivacyResult;
use MentoriaiPortal\Mentors\MentorDirectory;

/**
 * The mentors that a founder saved.
 */
final readonly class ShortlistData implements PersonalData {

	private const PAGE = 100;

	public function __construct( private ShortlistRepository $rows, private MentorDirectory $mentors, private Clock $clock ) {}

	public function key(): string {
		return 'shortlist';
	}

	public function label(): string {
		return __( 'Saved mentors', 'mentoriai-portal' );
	}

	public function tables(): array {
		return array( ShortlistTable::name() );
	}

	public function export( int $user_id, int $page ): array {
		$saved = $this->rows->dated( $user_id, self::PAGE, ( $page - 1 ) * self::PAGE );
		$names = $this->mentors->names_of( array_column( $saved, 'mentor' ) );
		return PrivacyResult::items(
			array_map(
				fn ( array $one ): array => PrivacyResult::item(
					'saved-mentor-' . $one['id'],
					array(
						__( 'Mentor', 'mentoriai-portal' ) => $names[ $one['mentor']->kind->value ][ $one['mentor']->pair ] ?? '',
						__( 'Time', 'mentoriai-portal' )   => $this->clock->local( Clock::from_sql( $one['saved_at'] ) )->format( 'Y-m-d H:i' ),
					)
				),
				$saved
			),
			count( $saved ) < self::PAGE
		);
	}

	public function erase( int $user_id, int $page ): array {
		return PrivacyResult::erased( $this->rows->forget( $user_id ) );
	}
}
