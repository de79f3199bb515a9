<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors;

use Closure;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\UnionPart;
use MentoriaiPortal\Core\Settings;

/**
 * What a card says before anything is written: whether the mentor is busy and until when, has a free place, and how soon they answer.
 * Places and answers are read with the card, in the same statement, so that they are always those of this moment.
 */
final readonly class MentorAvailability {

	private const ANSWERS_SECONDS = 180 * 86400;

	/** Of fewer answers nothing is said. */
	private const MIN_ANSWERS = 3;

	/** @param Closure(): MentorPairs $pairs */
	public function __construct( private Settings $settings, private Clock $clock, private Closure $pairs ) {}

	/** Columns of a statement that has the index as `i`, each with a comma before it. */
	public function columns( MentorKind $kind ): string {
		return MentorKind::Static === $kind ? '' : ', ' . ( $this->pairs )()->columns( 'i.mentor_id', $this->since() );
	}

	/**
	 * @param array<string, string|null> $row  Of the index, with columns().
	 * @param array<array-key, mixed>    $card What MentorSource::card() wrote.
	 * @return array{busy: bool, busy_until: string|null, full: bool, answers_in_days: int|null}
	 */
	public function of( array $row, array $card ): array {
		$today    = $this->clock->today();
		$ended    = '' !== (string) $row['busy_until'] && $row['busy_until'] < $today;
		$until    = is_string( $card['busy_until'] ?? null ) && $card['busy_until'] >= $today ? $card['busy_until'] : null;
		$capacity = self::places( is_int( $card['capacity'] ?? null ) ? $card['capacity'] : 0, $this->settings );
		return array(
			'busy'            => '1' === (string) $row['busy'] && ! $ended,
			'busy_until'      => $until,
			'full'            => $capacity > 0 && (int) ( $row['open_count'] ?? 0 ) >= $capacity,
			'answers_in_days' => $this->days( (int) $row['mentor_id'], (string) ( $row['answers'] ?? '' ) ),
		);
	}

	/**
	 * How many founders at most; 0 is no limit.
	 *
	 * @param int $own What the mentor set; 0 leaves it to the site's setting.
	 */
	public static function places( int $own, Settings $settings ): int {
		return $own > 0 ? $own : max( 0, $settings->int( 'mentor_capacity' ) );
	}

	/** `mentor_id` of those who answer in so many days at most, as of() says it. */
	public function select_quick( int $days ): UnionPart {
		return ( $this->pairs )()->select_quick( $this->since(), self::MIN_ANSWERS, $days * 86400 );
	}

	/** Half of the answers came within so many days, rounded up. */
	private function days( int $mentor_id, string $answers ): ?int {
		[ $count, $list ] = explode( ':', $answers . ':' );
		$count            = (int) $count;
		if ( $count < self::MIN_ANSWERS ) {
			return null;
		}
		$seconds = array_map( 'intval', explode( ',', $list ) );
		sort( $seconds );
		$is_whole = count( $seconds ) === $count;
		$median   = $is_whole ? ( $seconds[ intdiv( $count - 1, 2 ) ] + $seconds[ intdiv( $count, 2 ) ] ) / 2 : ( $this->pairs )()->median( $mentor_id, $this->since(), $count );
		return max( 1, (int) ceil( $median / 86400 ) );
	}

	private function since(): string {
		return Clock::to_sql( $this->clock->now() - self::ANSWERS_SECONDS );
	}
}
