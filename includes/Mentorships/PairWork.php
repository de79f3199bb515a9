<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships;

use Closure;
use MentoriaiPortal\Core\Database\UnionPart;
use MentoriaiPortal\Core\Database\UnionQuery;
use MentoriaiPortal\Core\Identity\Identity;
use MentoriaiPortal\Core\Identity\Side;

/**
 * What other modules know of the pairs of a list: plans and meetings, in one statement.
 */
final readonly class PairWork {

	/**
	 * @param Closure( Side, int, list<int> ): UnionPart                   $plans    Of a person with others: `other_id`, `plan_id`.
	 * @param Closure( list<int> ): array{held: UnionPart, next: UnionPart} $meetings Of mentorships: `mentorship_id`, `held`, `minutes`; `mentorship_id`, `id`, `starts_at`, `minutes`.
	 */
	public function __construct( private UnionQuery $together, private Closure $plans, private Closure $meetings ) {}

	/**
	 * @param non-empty-list<int> $ids    Of mentorships.
	 * @param list<int>           $others The other sides that still exist.
	 * @param array<string, UnionPart> $more What else is read in the same statement.
	 * @return array{plans: array<int, list<int>>, meetings: array<int, PairMeetings>, more: array<string, list<array<string, string|null>>>} By the other's id, newest first; by mentorship; rows of what else.
	 */
	public function of( Identity $viewer, array $ids, array $others, array $more = array() ): array {
		$found = $this->together->rows( array( 'plans' => ( $this->plans )( Side::of( $viewer ), $viewer->user_id, $others ) ) + ( $this->meetings )( $ids ) + $more );
		$plans = array();
		foreach ( $found['plans'] as $row ) {
			$plans[ (int) $row['other_id'] ][] = (int) $row['plan_id'];
		}
		return array(
			'plans'    => array_map(
				static function ( array $ids ): array {
					rsort( $ids );
					return $ids;
				},
				$plans
			),
			'meetings' => self::meetings( $found['held'], $found['next'] ),
			'more'     => array_intersect_key( $found, $more ),
		);
	}

	/**
	 * @param list<int> $ids Of mentorships.
	 * @return array<int, PairMeetings> By mentorship.
	 */
	public function meetings_of( array $ids ): array {
		if ( array() === $ids ) {
			return array();
		}
		$found = $this->together->rows( ( $this->meetings )( $ids ) );
		return self::meetings( $found['held'], $found['next'] );
	}

	/**
	 * @param list<array<string, string|null>> $held
	 * @param list<array<string, string|null>> $next
	 * @return array<int, PairMeetings>
	 */
	private static function meetings( array $held, array $next ): array {
		$held = array_column( $held, null, 'mentorship_id' );
		usort( $next, static fn ( array $one, array $other ): int => array( $other['starts_at'], $other['id'] ) <=> array( $one['starts_at'], $one['id'] ) );
		// Of several of a pair the earliest is left.
		$next = array_column( $next, null, 'mentorship_id' );
		$all  = array();
		foreach ( array_keys( $held + $next ) as $id ) {
			$all[ (int) $id ] = new PairMeetings( (int) ( $held[ $id ]['held'] ?? 0 ), (int) ( $held[ $id ]['minutes'] ?? 0 ), (int) ( $next[ $id ]['id'] ?? 0 ), $next[ $id ]['starts_at'] ?? null, (int) ( $next[ $id ]['minutes'] ?? 0 ) );
		}
		return $all;
	}
}
