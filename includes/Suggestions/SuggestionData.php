<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Suggestions;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\Participant;
use MentoriaiPortal\Core\Privacy\PersonalData;
use MentoriaiPortal\Core\Privacy\PrivacyResult;

/**
 * Whom staff suggested to a founder, without the names of staff. Of a mentor who is erased the suggestion stays without them, of a
 * colleague without the author.
 *
 * @phpstan-import-type ExportItem from PersonalData
 */
final readonly class SuggestionData implements PersonalData {

	private const PAGE = 100;

	public function __construct( private SuggestionRepository $rows, private Clock $clock ) {}

	public function key(): string {
		return 'suggestions';
	}

	public function label(): string {
		return __( 'Suggestions of staff', 'mentoriai-portal' );
	}

	public function tables(): array {
		return array( SuggestionsTable::name(), SuggestedMentorsTable::name() );
	}

	public function export( int $user_id, int $page ): array {
		$of = MadeSuggestion::each( $this->rows->all_of( $user_id, self::PAGE, ( $page - 1 ) * self::PAGE ) );
		return PrivacyResult::items( array_map( $this->item( ... ), $of ), count( $of ) < self::PAGE );
	}

	public function erase( int $user_id, int $page ): array {
		return PrivacyResult::erased( $this->rows->forget( $user_id ) );
	}

	/** @return ExportItem */
	private function item( MadeSuggestion $made ): array {
		return PrivacyResult::item(
			'suggestion-' . $made->id,
			array(
				__( 'Time', 'mentoriai-portal' )    => $this->time( $made->created_at ),
				__( 'Mentors', 'mentoriai-portal' ) => implode( ', ', array_map( static fn ( Participant $mentor ): string => $mentor->name(), $made->mentors ) ),
				__( 'Note', 'mentoriai-portal' )    => $made->note,
				_x( 'Closed', 'suggestion', 'mentoriai-portal' ) => null === $made->closed_at ? '' : $this->time( $made->closed_at ),
			)
		);
	}

	private function time( string $sql ): string {
		return $this->clock->local( Clock::from_sql( $sql ) )->format( 'Y-m-d H:i' );
	}
}
