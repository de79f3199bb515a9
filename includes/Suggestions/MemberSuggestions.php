<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Suggestions;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\Participant;
use MentoriaiPortal\Core\MemberPage\MemberSection;
use MentoriaiPortal\Core\MemberPage\Place;
use MentoriaiPortal\Core\MemberPage\RowList;

/**
 * Whom staff suggested to a founder, when, who did, and whether the founder still sees it.
 */
final readonly class MemberSuggestions implements MemberSection {

	public function __construct( private SuggestionRepository $rows ) {}

	public static function place(): Place {
		return Place::Mentorships;
	}

	public function read( int $user_id ): RowList {
		$rows = $this->rows->all_of( $user_id, self::ROWS );
		return new RowList(
			array( __( 'Mentors', 'mentoriai-portal' ), __( 'Note', 'mentoriai-portal' ), _x( 'Suggested', 'when', 'mentoriai-portal' ), _x( 'By', 'who did it', 'mentoriai-portal' ), __( 'Status', 'mentoriai-portal' ) ),
			array_map( self::cells( ... ), MadeSuggestion::each( $rows ) ),
			(int) ( $rows[0]['total'] ?? 0 ),
			__( 'Suggested by staff', 'mentoriai-portal' )
		);
	}

	/** @return list<string> */
	private static function cells( MadeSuggestion $made ): array {
		return array(
			implode( "\n", array_map( static fn ( Participant $mentor ): string => $mentor->name(), $made->mentors ) ),
			$made->note,
			Clock::on_site( Clock::from_sql( $made->created_at ) ),
			$made->author?->name() ?? __( 'Deleted user', 'mentoriai-portal' ),
			self::state( $made ),
		);
	}

	private static function state( MadeSuggestion $made ): string {
		return match ( true ) {
			/* translators: %s: a day. */
			null !== $made->closed_at => sprintf( __( 'Closed by the founder on %s', 'mentoriai-portal' ), substr( Clock::on_site( Clock::from_sql( $made->closed_at ) ), 0, 10 ) ),
			array() === $made->mentors => __( 'These mentors have left', 'mentoriai-portal' ),
			default => _x( 'Open', 'suggestion', 'mentoriai-portal' ),
		};
	}
}
