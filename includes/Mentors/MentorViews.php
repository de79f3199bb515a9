<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors;

use MentoriaiPortal\Core\Identity\UserMeta;

/**
 * What other modules may ask about views of dynamic mentors. Days are `yyyy-MM-dd`, months `yyyy-MM`, both in Vilnius.
 */
final readonly class MentorViews {

	public function __construct( private ViewRepository $views, private FieldRepository $fields ) {}

	/** @return array<string, int> Month to views; months without any are absent. One query. */
	public function by_month( int $mentor_id ): array {
		return $this->views->by_month( MentorKind::Dynamic, $mentor_id );
	}

	/** Views of this mentor since a day; views themselves are kept for ViewRepository::KEPT_DAYS. One query. */
	public function since( int $mentor_id, string $day ): int {
		return $this->views->since( MentorKind::Dynamic, $mentor_id, $day );
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
