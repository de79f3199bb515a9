<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors\Rest;

use MentoriaiPortal\Mentors\MentorKind;

final class FindStaticMentorsRoute extends FindMentorsRoute {

	protected static function kind(): MentorKind {
		return MentorKind::Static;
	}
}
