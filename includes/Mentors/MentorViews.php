<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors;

use MentoriaiPortal\Core\Database\MetaValue;
use MentoriaiPortal\Core\Database\UnionPart;

/**
 * What other modules may ask about views of dynamic mentors. Days are `yyyy-MM-dd`, months `yyyy-MM`, both in Vilnius.
 *
 * @phpstan-type Found array<string, list<array<string, string|null>>>
 */
final readonly class MentorViews {

	/** How long single views are kept: as long as "the last 30 days" are asked for. */
	public const KEPT_DAYS = 31;

	public function __construct( private ViewRepository $views, private FieldRepository $fields ) {}

	/**
	 * Views of this mentor by month, those since a day, and the mentor's own tags: for totals() and interest(). Single views
	 * are kept for KEPT_DAYS.
	 *
	 * @return array{views: UnionPart, recent: UnionPart, fields: UnionPart}
	 */
	public function selects( int $mentor_id, string $since ): array {
		return array(
			'views'  => $this->views->select_months( MentorKind::Dynamic, $mentor_id ),
			'recent' => $this->views->select_recent( MentorKind::Dynamic, $mentor_id, $since ),
			'fields' => $this->views->select_fields( $mentor_id ),
		);
	}

	/**
	 * @param Found $found Of selects().
	 * @return array{months: array<string, int>, recent: int} Months without any are absent.
	 */
	public function totals( array $found ): array {
		$months = array();
		foreach ( $found['views'] as $row ) {
			$months[ (string) $row['month'] ] = (int) $row['total'];
		}
		return array(
			'months' => $months,
			'recent' => (int) ( $found['recent'][0]['total'] ?? 0 ),
		);
	}

	/**
	 * How much each of the mentor's tags interested visitors across the network since a day.
	 *
	 * @param Found $found Of selects().
	 * @return array<string, UnionPart> Of interest(); none where there is nothing to ask.
	 */
	public function select_interest( array $found, string $since ): array {
		$ids = self::ids( $found );
		return array() === $ids ? array() : array_filter(
			array(
				'interest' => $this->views->select_interest( $ids, $since ),
				'tags'     => $this->fields->select(),
			)
		);
	}

	/**
	 * @param Found $found Of selects().
	 * @param Found $more  Of select_interest().
	 * @return list<array{field: Field, total: int}> Most first.
	 */
	public function interest( array $found, array $more ): array {
		if ( isset( $more['tags'] ) ) {
			$this->fields->keep( $more['tags'] );
		}
		$ids    = self::ids( $found );
		$totals = array_column( $more['interest'] ?? array(), 'total', 'term_id' );
		$list   = array_map(
			fn ( int $id ): array => array(
				'field' => $this->fields->all()[ $id ],
				'total' => (int) ( $totals[ $id ] ?? 0 ),
			),
			array() === $ids ? array() : $this->fields->known( $ids )
		);
		usort( $list, static fn ( array $a, array $b ): int => $b['total'] <=> $a['total'] ?: $a['field']->id <=> $b['field']->id );
		return $list;
	}

	/** Removes what was counted before a day. */
	public function forget( string $before ): void {
		$this->views->forget( $before );
	}

	/**
	 * @param Found $found
	 * @return list<int>
	 */
	private static function ids( array $found ): array {
		$stored = MetaValue::data( $found['fields'][0]['fields'] ?? '' );
		return array_values( array_unique( array_map( 'intval', array_filter( is_array( $stored ) ? $stored : array(), 'is_numeric' ) ) ) );
	}
}
