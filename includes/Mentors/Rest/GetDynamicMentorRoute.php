<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentors\Rest;

use MentoriaiPortal\Mentors\MentorKind;

/**
 * One mentor of the portal (docs/contract.md#mentors). 404 for unknown or hidden ones.
 */
final class GetDynamicMentorRoute extends GetMentorRoute {

	protected static function kind(): MentorKind {
		return MentorKind::Dynamic;
	}
}
