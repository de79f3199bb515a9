<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Waiting;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Privacy\PersonalData;
use MentoriaiPortal\Core\Privacy\PrivacyResult;
use MentoriaiPortal\Mentors\MentorDirectory;
use MentoriaiPortal\Mentors\MentorKey;
use MentoriaiPortal\Mentors\MentorKind;

/**
 * The mentors whom a founder waits for.
 */
final readonly class WaitingData implements PersonalData {

	private const PAGE = 100;

	public function __construct( private WaitingRepository $rows, private MentorDirectory $mentors, private Clock $clock ) {}

	public function key(): string {
		return 'waiting';
	}

	public function label(): string {
		return __( 'Mentors you wait for', 'mentoriai-portal' );
	}

	public function tables(): array {
		return array( WaitingTable::name() );
	}

	public function export( int $user_id, int $page ): array {
		$found = $this->rows->of( $user_id, self::PAGE, ( $page - 1 ) * self::PAGE );
		$names = $this->mentors->names_of( array_map( static fn ( array $row ): MentorKey => MentorKey::of_member( (int) $row['mentor_id'] ), $found ) )[ MentorKind::Dynamic->value ];
		return PrivacyResult::items(
			array_map(
				fn ( array $row ): array => PrivacyResult::item(
					'waiting-' . $row['id'],
					array(
						__( 'Mentor', 'mentoriai-portal' ) => $names[ (int) $row['mentor_id'] ] ?? '',
						__( 'Time', 'mentoriai-portal' )   => $this->clock->local( Clock::from_sql( (string) $row['asked_at'] ) )->format( 'Y-m-d H:i' ),
					)
				),
				$found
			),
			count( $found ) < self::PAGE
		);
	}

	public function erase( int $user_id, int $page ): array {
		return PrivacyResult::erased( $this->rows->forget( $user_id ) );
	}
}
