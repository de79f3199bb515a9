<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors;

use Closure;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Settings;

/**
 * The five mentors who fit best, among those whom someone can ask now. Order by points (README.md). Keeps nothing of what is asked.
 */
final readonly class MentorFinder {

	private const COUNT = 5;

	/** Whoever was asked since then is not named again. */
	private const ASKED_SECONDS = 90 * 86400;

	/** @param Closure(): MentorPairs $pairs */
	public function __construct( private MentorFinderRepository $rows, private Closure $pairs, private MentorDirectory $mentors, private Settings $settings, private Clock $clock ) {}

	/**
	 * Two queries, and one where the fields are not known yet.
	 *
	 * @param list<int> $field_ids
	 * @param int       $person_id Who asks; 0 is a guest.
	 * @return list<FoundMentor>
	 */
	public function find( array $field_ids, string $words, string $town, int $person_id, Lang $lang ): array {
		$wish  = Wish::of( $field_ids, $words, $town, $this->mentors->fields() );
		$taken = 0 === $person_id ? null : ( $this->pairs )()->select_taken( $person_id, Clock::to_sql( $this->clock->now() - self::ASKED_SECONDS ) );
		$found = $this->rows->best( $wish, $lang, $taken, ( $this->pairs )()->select_open(), MentorAvailability::places( 0, $this->settings ), $this->clock->today(), self::COUNT );
		return array() === $found ? array() : array_map(
			static fn ( MentorCard $card ): FoundMentor => new FoundMentor(
				$card,
				array_values( array_intersect( $wish->field_ids, $card->term_ids ) ),
				$found[ $card->id ],
				'' !== $wish->town_key && MentorSource::town_key( $card->town ) === $wish->town_key,
				null !== $card->answers_in_days && $card->answers_in_days <= MentorFinderRepository::QUICK_DAYS
			),
			$this->mentors->cards( array_keys( $found ), self::COUNT, $lang )
		);
	}
}
