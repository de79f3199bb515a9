<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors\Rest;

use MentoriaiPortal\Mentors\MentorKind;

/**
 * Mentors of hubs, by field, keyword and town (docs/contract.md#mentors).
 */
final class FindStaticMentorsRoute extends FindMentorsRoute {

	protected static function kind(): MentorKind {
		return MentorKind::Static;
	}
}
