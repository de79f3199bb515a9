<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Members;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Privacy\PersonalData;
use MentoriaiPortal\Core\Privacy\PrivacyResult;

/**
 * Staff's notes and tags, without the names of staff. Of a colleague who is erased the notes stay, without the author.
 */
final readonly class MemberCareData implements PersonalData {

	private const PAGE = 100;

	public function __construct( private MemberCareRepository $rows, private Clock $clock ) {}

	public function key(): string {
		return 'member_notes';
	}

	public function label(): string {
		return __( 'Notes and tags of staff', 'mentoriai-portal' );
	}

	public function tables(): array {
		return array( MemberNotesTable::name(), MemberTagsTable::name() );
	}

	public function export( int $user_id, int $page ): array {
		$notes = $this->rows->notes( $user_id, self::PAGE, ( $page - 1 ) * self::PAGE );
		$items = array_map(
			fn ( array $row ): array => PrivacyResult::item(
				'note-' . $row['id'],
				array(
					__( 'Time', 'mentoriai-portal' ) => $this->clock->local( Clock::from_sql( (string) $row['created_at'] ) )->format( 'Y-m-d H:i' ),
					__( 'Note', 'mentoriai-portal' ) => (string) $row['text'],
				)
			),
			$notes
		);
		if ( 1 === $page ) {
			$items[] = PrivacyResult::item( 'tags', array( __( 'Tags', 'mentoriai-portal' ) => implode( ', ', $this->rows->tags_of( array( $user_id ) )[ $user_id ] ?? array() ) ) );
		}
		return PrivacyResult::items( $items, count( $notes ) < self::PAGE );
	}

	public function erase( int $user_id, int $page ): array {
		return PrivacyResult::erased( $this->rows->forget( $user_id ) );
	}
}
