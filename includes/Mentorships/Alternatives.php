<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\UnionPart;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Mentors\MentorCard;
use MentoriaiPortal\Mentors\MentorDirectory;

/**
 * Mentors whom a founder can ask instead: of the same field, free, and not asked lately.
 */
final readonly class Alternatives {

	private const COUNT = 3;

	/** Of so many candidates those who are full are left out. */
	private const CANDIDATES = 24;

	private const ASKED_SECONDS = 90 * 86400;

	/** Days of waiting from which they are shown. */
	public const FROM_DAY = 7;

	public function __construct( private MentorDirectory $mentors, private MentorshipRepository $mentorships, private Clock $clock ) {}

	/** Whether it is time to show any. */
	public function are_shown( Mentorship $mentorship ): bool {
		return in_array( $mentorship->state, array( MentorshipState::Declined, MentorshipState::Unanswered ), true )
			|| (int) $mentorship->waiting_days( $this->clock->now() ) >= self::FROM_DAY;
	}

	/**
	 * Small reads of of(), as parts of another statement.
	 *
	 * @return non-empty-array<string, UnionPart>
	 */
	public function parts( Mentorship $mentorship ): array {
		$asked = $this->mentorships->select_asked( $mentorship->founder->id, Clock::to_sql( $this->clock->now() - self::ASKED_SECONDS ) );
		// Fields, which cards name; null where they are known.
		return array( 'asked' => $asked ) + array_filter( array( 'fields' => $this->mentors->select_fields() ) );
	}

	/**
	 * @param array<string, list<array<string, string|null>>> $found Rows of parts().
	 * @return list<MentorCard>
	 */
	public function of( Mentorship $mentorship, array $found, Lang $lang ): array {
		isset( $found['fields'] ) && $this->mentors->field_names( $found['fields'], $lang );
		$asked = array_map( 'intval', array_column( $found['asked'], 'mentor_id' ) );
		$cards = $this->mentors->free_in_fields_of( $mentorship->mentor->id, $lang, array( $mentorship->mentor->id, ...$asked ), self::CANDIDATES );
		return array_slice( array_values( array_filter( $cards, static fn ( MentorCard $card ): bool => ! $card->full ) ), 0, self::COUNT );
	}
}
