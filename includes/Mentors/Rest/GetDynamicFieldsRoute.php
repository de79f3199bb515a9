<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors\Rest;

use MentoriaiPortal\Mentors\MentorKind;

final class GetDynamicFieldsRoute extends GetFieldsRoute {

	protected static function kind(): MentorKind {
		return MentorKind::Dynamic;
	}
}
