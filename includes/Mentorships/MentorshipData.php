<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Identity\Participant;
use MentoriaiPortal\Core\Identity\Side;
use MentoriaiPortal\Core\Privacy\PersonalData;
use MentoriaiPortal\Core\Privacy\PrivacyResult;

/**
 * A person's mentorships. Erasing ends the open ones, takes the name off, and removes what only staff read.
 *
 * @phpstan-import-type ExportItem from PersonalData
 */
final readonly class MentorshipData implements PersonalData {

	private const PAGE = 50;

	public function __construct( private Db $db, private MentorshipDataRepository $rows, private AccountChanges $changes, private Clock $clock ) {}

	public function key(): string {
		return 'mentorships';
	}

	public function label(): string {
		return __( 'Mentorships', 'mentoriai-portal' );
	}

	public function tables(): array {
		return array( MentorshipsTable::name(), AskedPeopleTable::name() );
	}

	public function export( int $user_id, int $page ): array {
		$rows = $this->rows->of( $user_id, self::PAGE, ( $page - 1 ) * self::PAGE );
		return PrivacyResult::items( array_map( fn ( array $row ): array => $this->item( $row, $user_id ), $rows ), count( $rows ) < self::PAGE );
	}

	public function erase( int $user_id, int $page ): array {
		$this->changes->gone( $user_id );
		[ $taken, $deleted ] = $this->db->transaction( fn (): array => array( $this->rows->disown( $user_id ), $this->rows->delete_orphans() ) );
		return $taken > $deleted
			? PrivacyResult::kept( true, __( 'Mentorships stay for the other side without the name of this person.', 'mentoriai-portal' ) )
			: PrivacyResult::erased( $taken > 0 || $deleted > 0 );
	}

	/**
	 * What the person wrote, and the thanks that they got: why a mentor declined, and a note to staff, is in the export of its author only.
	 *
	 * @param array<string, string|null> $row
	 * @return ExportItem
	 */
	private function item( array $row, int $user_id ): array {
		$side = (int) $row['founder_id'] === $user_id ? Side::Founder : Side::Mentor;
		$mine = $row['ended_by'] === $side->value;
		return PrivacyResult::item(
			'mentorship-' . $row['id'],
			array(
				Side::Founder === $side ? __( 'Mentor', 'mentoriai-portal' ) : __( 'Founder', 'mentoriai-portal' ) => ( new Participant( (int) $row['other_id'], $row['other_name'] ) )->name(),
				__( 'Status', 'mentoriai-portal' )      => MentorshipWords::state( MentorshipState::from( (string) $row['state'] ) ),
				__( 'Requested', 'mentoriai-portal' )   => $this->time( $row['requested_at'] ),
				__( 'Answered', 'mentoriai-portal' )    => $this->time( $row['answered_at'] ),
				__( 'Ended', 'mentoriai-portal' )       => $this->time( $row['ended_at'] ),
				__( 'Reason', 'mentoriai-portal' )      => $mine ? MentorshipWords::reason( (string) $row['reason'] ) : '',
				__( 'Goals reached', 'mentoriai-portal' ) => $mine ? MentorshipWords::goals( (string) $row['goals'] ) : '',
				__( 'Message', 'mentoriai-portal' )     => $mine ? (string) $row['text'] : '',
				__( 'Thank-you note', 'mentoriai-portal' ) => (string) $row['thanks'],
				__( 'Note to staff', 'mentoriai-portal' ) => $mine ? (string) $row['note'] : '',
			)
		);
	}

	private function time( ?string $sql ): string {
		return null === $sql ? '' : $this->clock->local( Clock::from_sql( $sql ) )->format( 'Y-m-d H:i' );
	}
}
