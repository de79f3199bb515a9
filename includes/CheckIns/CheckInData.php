<?php
declare( strict_types=1 );

namespace MentoriaiPortal\CheckIns;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\Side;
use MentoriaiPortal\Core\Privacy\PersonalData;
use MentoriaiPortal\Core\Privacy\PrivacyResult;
use MentoriaiPortal\Mentorships\CheckInTurns;

/**
 * What a person was asked and answered. Erasing ends the links and deletes the words; scores stay without the person.
 *
 * @phpstan-import-type ExportItem from PersonalData
 */
final readonly class CheckInData implements PersonalData {

	private const PAGE = 50;

	public function __construct( private CheckInRepository $checkins, private CheckInTurns $turns, private Clock $clock ) {}

	public function key(): string {
		return 'checkins';
	}

	public function label(): string {
		return __( 'Check-ins', 'mentoriai-portal' );
	}

	public function tables(): array {
		return array( CheckInsTable::name(), CheckInLinksTable::name() );
	}

	public function export( int $user_id, int $page ): array {
		$rows = $this->checkins->of_user( $user_id, self::PAGE, ( $page - 1 ) * self::PAGE );
		return PrivacyResult::items( array_map( $this->item( ... ), $rows ), count( $rows ) < self::PAGE );
	}

	public function erase( int $user_id, int $page ): array {
		return PrivacyResult::erased( $this->checkins->forget_user( $user_id ) > 0 );
	}

	/**
	 * @param array<string, string|null> $row
	 * @return ExportItem
	 */
	private function item( array $row ): array {
		$side  = Side::from( (string) $row['side'] );
		$other = $this->turns->find( (int) $row['mentorship_id'] )?->participant( $side->other() );
		$score = CheckInWording::scale()[ (int) $row['score'] ] ?? '';
		return PrivacyResult::item(
			'checkin-' . $row['id'],
			array(
				__( 'Other side', 'mentoriai-portal' ) => $other?->name() ?? '',
				__( 'Asked', 'mentoriai-portal' )    => $this->time( $row['asked_at'] ),
				__( 'Answered', 'mentoriai-portal' ) => $this->time( $row['answered_at'] ),
				CheckInWording::question()           => '' === $score ? '' : "{$row['score']} – $score",
				__( 'Comment', 'mentoriai-portal' )  => (string) $row['comment'],
				__( 'Asked staff to get in touch', 'mentoriai-portal' ) => '1' === $row['contact_me'] ? __( 'Yes', 'mentoriai-portal' ) : '',
			)
		);
	}

	private function time( ?string $sql ): string {
		return null === $sql ? '' : $this->clock->local( Clock::from_sql( $sql ) )->format( 'Y-m-d H:i' );
	}
}
