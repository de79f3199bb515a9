<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Profiles\Schema;

use MentoriaiPortal\Core\Schema\Shape;
use MentoriaiPortal\Profiles\DataRequests;

/**
 * Requests about one's own data.
 *
 * @phpstan-import-type JsonSchema from Shape
 */
final class DataRequestSchema {

	/** @return JsonSchema At most one of each kind, the newest. */
	public static function list_shape(): array {
		return Shape::ok(
			array(
				'requests' => Shape::list_of(
					Shape::object(
						array(
							'kind'       => Shape::one_of( ...array_keys( DataRequests::ACTIONS ) ),
							'state'      => Shape::one_of( ...array_values( DataRequests::STATES ) ),
							'created_at' => Shape::time(),
						)
					)
				),
			)
		);
	}
}
