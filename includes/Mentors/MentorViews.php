<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors;

use MentoriaiPortal\Core\Identity\UserMeta;

/**
 * What other modules may ask about views of dynamic mentors. Days are `yyyy-MM-dd`, months `yyyy-MM`, both in Vilnius.
 */
final readonly class MentorViews {

	public function __construct( private ViewRepository $views, private FieldRepository $fields ) {}

	/**
	 * Views of this mentor by month (months without any are absent), and those since a day; single views are kept for
	 * ViewRepository::KEPT_DAYS. One query.
	 *
	 * @return array{months: array<string, int>, recent: int}
	 */
	public function totals( int $mentor_id, string $since ): array {
		return $this->views->totals( MentorKind::Dynamic, $mentor_id, $since );
	}

	/**
	 * How much each of the mentor's fields interested visitors across the network since a day, most first.
	 * Three queries where no object cache helps.
	 *
	 * @return list<array{field: Field, total: int}>
	 */
	public function interest( int $mentor_id, string $since ): array {
		$stored = get_user_meta( $mentor_id, UserMeta::FIELDS, true );
		$ids    = $this->fields->known( is_array( $stored ) ? $stored : array() );
		$totals = $this->views->interest( $ids, $since );
		$found  = array_map(
			fn ( int $id ): array => array(
				'field' => $this->fields->all()[ $id ],
				'total' => $totals[ $id ] ?? 0,
			),
			$ids
		);
		usort( $found, static fn ( array $a, array $b ): int => $b['total'] <=> $a['total'] ?: $a['field']->id <=> $b['field']->id );
		return $found;
	}
}
