<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors\Rest;

use MentoriaiPortal\Mentors\MentorKind;

final class GetDynamicMentorRoute extends GetMentorRoute {

	protected static function kind(): MentorKind {
		return MentorKind::Dynamic;
	}
}
