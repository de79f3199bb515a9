<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors\Rest;

use MentoriaiPortal\Mentors\MentorKind;

/**
 * The fields of the mentors of hubs, for the filter (docs/contract.md#mentors).
 */
final class GetStaticFieldsRoute extends GetFieldsRoute {

	protected static function kind(): MentorKind {
		return MentorKind::Static;
	}
}
