<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Shell\Schema;

use MentoriaiPortal\Content\Schema\PageSchema;
use MentoriaiPortal\Core\Schema\Shape;

/**
 * A page of get_router on the wire.
 */
final class RouterSchema {

	/** @return array<string, mixed> */
	public static function page(): array {
		return Shape::object(
			array(
				'url'         => Shape::text(),
				'type'        => PageSchema::type(),
				'pageid'      => Shape::int(),
				'title'       => Shape::text(),
				'post_parent' => Shape::int(),
			)
		);
	}
}
