<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors\Schema;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Mentors\Field;

/**
 * A field tag with the number of visible mentors of a list.
 */
final class FieldSchema {

	/** @return array<string, mixed> */
	public static function shape(): array {
		return Shape::list_of(
			Shape::object(
				array(
					'id'          => Shape::int(),
					'slug'        => Shape::text(),
					'name'        => Shape::text(),
					'description' => Shape::text(),
					'count'       => Shape::int(),
				)
			)
		);
	}

	/**
	 * @param list<array{field: Field, count: int}> $counted
	 * @return list<array<string, mixed>>
	 */
	public static function present( array $counted, Lang $lang ): array {
		return array_map(
			static fn ( array $each ): array => array(
				'id'          => $each['field']->id,
				'slug'        => $each['field']->slug,
				'name'        => $each['field']->name( $lang ),
				'description' => $each['field']->description( $lang ),
				'count'       => $each['count'],
			),
			$counted
		);
	}
}
