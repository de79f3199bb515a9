<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Programme;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Privacy\PersonalData;
use MentoriaiPortal\Core\Privacy\PrivacyResult;

/**
 * When a person reached which step of the programme, and which reports a colleague approved. An erased person stays counted: the row loses
 * whose it is. The name under an approved report stays, as under any signed paper.
 */
final readonly class ProgrammeData implements PersonalData {

	public function __construct( private PersonRepository $people, private ReportRepository $reports, private Clock $clock ) {}

	public function key(): string {
		return 'programme';
	}

	public function label(): string {
		return __( 'Stages of the programme', 'mentoriai-portal' );
	}

	public function tables(): array {
		return array( PeopleTable::name(), ReportsTable::name() );
	}

	public function export( int $user_id, int $page ): array {
		$items  = array();
		$person = $this->people->find( $user_id );
		if ( null !== $person ) {
			$role   = Role::tryFrom( $person->role ) ?? Role::Founder;
			$fields = array();
			foreach ( Stage::of( $role ) as $stage ) {
				$at                              = $person->moments[ $stage->value ] ?? null;
				$fields[ $stage->label( $role ) ] = null === $at ? '' : $this->time( $at );
			}
			$items[] = PrivacyResult::item( 'programme', $fields );
		}
		foreach ( $this->reports->approved_by( $user_id ) as $report ) {
			$items[] = PrivacyResult::item( 'programme-report-' . $report->id, array( __( 'Programme report approved', 'mentoriai-portal' ) => $this->time( Clock::from_sql( (string) $report->approved_at ) ) ) );
		}
		return PrivacyResult::items( $items );
	}

	public function erase( int $user_id, int $page ): array {
		$removed = $this->people->disown( $user_id );
		return array() === $this->reports->approved_by( $user_id ) ? PrivacyResult::erased( $removed ) : PrivacyResult::kept( $removed, __( 'An approved programme report keeps the name of who approved it.', 'mentoriai-portal' ) );
	}

	private function time( int $at ): string {
		return $this->clock->local( $at )->format( 'Y-m-d H:i' );
	}
}
