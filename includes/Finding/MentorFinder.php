<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Finding;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Mentors\Keyword;
use MentoriaiPortal\Mentors\MentorCard;
use MentoriaiPortal\Mentors\MentorDirectory;
use MentoriaiPortal\Mentors\Rotation;

/**
 * The five mentors who fit best. Order by points (README.md); equal points take turns by the day in Vilnius.
 */
final readonly class MentorFinder {

	private const COUNT = 5;

	private const ASKED_SECONDS = 90 * 86400;

	private const ANSWERS_SECONDS = 180 * 86400;

	/** Shorter words count for nothing. */
	private const MIN_LETTERS = 3;

	public function __construct( private MentorFinderRepository $rows, private MentorDirectory $mentors, private Settings $settings, private Clock $clock ) {}

	/**
	 * @param list<int> $field_ids Unknown ones count for nothing.
	 * @param int       $viewer_id 0 for a guest.
	 * @return list<array{card: MentorCard, words: bool}> Whether any of the words is in the mentor's texts.
	 */
	public function find( array $field_ids, string $words, int $viewer_id, Lang $lang ): array {
		$now   = $this->clock->now();
		$terms = array_values( array_intersect( array_unique( $field_ids ), array_keys( $this->mentors->fields() ) ) );
		$known = array_values( array_filter( Keyword::of( $words )->words, static fn ( string $word ): bool => strlen( $word ) >= self::MIN_LETTERS ) );
		$query = $this->rows->query( $lang, $terms, $known, $viewer_id, max( 0, $this->settings->int( 'mentor_capacity' ) ), Clock::to_sql( $now - self::ASKED_SECONDS ), Clock::to_sql( $now - self::ANSWERS_SECONDS ), $this->clock->today() );
		$found = $this->rows->best( $query, self::stretches( $this->rows->counts( $query ), $this->clock->today() ) );
		$cards = array() === $found ? array() : $this->mentors->cards( array_keys( $found ), self::COUNT, $lang );
		return array_map(
			static fn ( MentorCard $card ): array => array(
				'card'  => $card,
				'words' => $found[ $card->id ] ?? false,
			),
			$cards
		);
	}

	/**
	 * Which places of each group of equal points make the five.
	 *
	 * @param array<int, int> $counts Points to how many have them, the most points first.
	 * @return list<array{points: int, offset: int, limit: int}>
	 */
	private static function stretches( array $counts, string $day ): array {
		$wanted    = self::COUNT;
		$stretches = array();
		foreach ( $counts as $points => $count ) {
			$start = Rotation::position( $day, $count );
			foreach ( array( array( $start, $count - $start ), array( 0, $start ) ) as [ $offset, $length ] ) {
				$limit   = min( $wanted, $length );
				$wanted -= $limit;
				if ( $limit > 0 ) {
					$stretches[] = array(
						'points' => $points,
						'offset' => $offset,
						'limit'  => $limit,
					);
				}
			}
		}
		return $stretches;
	}
}
