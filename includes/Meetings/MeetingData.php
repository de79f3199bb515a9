<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Meetings;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Identity\Side;
use MentoriaiPortal\Core\Privacy\PersonalData;
use MentoriaiPortal\Core\Privacy\PrivacyResult;

/**
 * A person's meetings. Erasing calls off those to come, takes the name off, and removes place and notes; hours stay with the other side.
 *
 * @phpstan-import-type ExportItem from PersonalData
 */
final readonly class MeetingData implements PersonalData {

	private const PAGE = 50;

	public function __construct( private Db $db, private MeetingDataRepository $rows, private MeetingReadRepository $reads, private AccountChanges $changes, private Clock $clock ) {}

	public function key(): string {
		return 'meetings';
	}

	public function label(): string {
		return __( 'Meetings', 'mentoriai-portal' );
	}

	public function tables(): array {
		return array( MeetingsTable::name() );
	}

	public function export( int $user_id, int $page ): array {
		$ids   = $this->rows->of( $user_id, self::PAGE, ( $page - 1 ) * self::PAGE );
		$items = array();
		foreach ( $this->reads->all_of( $ids ) as $meeting ) {
			$side = $meeting->side_of( $user_id );
			null === $side || $items[] = $this->item( $meeting, $side );
		}
		return PrivacyResult::items( $items, count( $ids ) < self::PAGE );
	}

	public function erase( int $user_id, int $page ): array {
		$this->changes->gone( $user_id );
		[ $taken, $deleted ] = $this->db->transaction( fn (): array => array( $this->rows->disown( $user_id ), $this->rows->delete_orphans() ) );
		return $taken > $deleted
			? PrivacyResult::kept( true, __( 'Meetings stay for the other side without the name of this person; places and notes are erased.', 'mentoriai-portal' ) )
			: PrivacyResult::erased( $taken > 0 || $deleted > 0 );
	}

	/**
	 * What both have read, and the person's own word only.
	 *
	 * @return ExportItem
	 */
	private function item( Meeting $meeting, Side $side ): array {
		$word = $meeting->word( $side );
		return PrivacyResult::item(
			'meeting-' . $meeting->id,
			array(
				__( 'With', 'mentoriai-portal' )           => $meeting->person( $side->other() )->person->name(),
				__( 'Status', 'mentoriai-portal' )         => MeetingWords::state( $meeting->state ),
				__( 'Proposed times', 'mentoriai-portal' ) => implode( ', ', array_map( $this->time( ... ), $meeting->times ) ),
				__( 'Start', 'mentoriai-portal' )          => null === $meeting->starts_at ? '' : $this->time( $meeting->starts_at ),
				__( 'Minutes', 'mentoriai-portal' )        => (string) ( $meeting->held ?? $meeting->minutes ),
				__( 'Place', 'mentoriai-portal' )          => $meeting->place,
				__( 'Note', 'mentoriai-portal' )           => $meeting->note,
				__( 'Note with the answer', 'mentoriai-portal' ) => $meeting->answer_note,
				__( 'Your word', 'mentoriai-portal' )      => null === $word ? '' : MeetingWords::of( $word ),
			)
		);
	}

	private function time( string $sql ): string {
		return $this->clock->local( Clock::from_sql( $sql ) )->format( 'Y-m-d H:i' );
	}
}
