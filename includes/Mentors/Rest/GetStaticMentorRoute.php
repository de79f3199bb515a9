<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors\Rest;

use MentoriaiPortal\Mentors\MentorKind;

/**
 * One mentor of a hub (docs/contract.md#mentors). 404 for unknown or unpublished ones.
 */
final class GetStaticMentorRoute extends GetMentorRoute {

	protected static function kind(): MentorKind {
		return MentorKind::Static;
	}
}
