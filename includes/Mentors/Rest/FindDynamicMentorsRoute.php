<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors\Rest;

use MentoriaiPortal\Mentors\MentorKind;

/**
 * Mentors of the portal, by field, keyword and town (docs/contract.md#mentors).
 */
final class FindDynamicMentorsRoute extends FindMentorsRoute {

	protected static function kind(): MentorKind {
		return MentorKind::Dynamic;
	}
}
