<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\Today;

use MentoriaiPortal\Core\Database\UnionPart;
use MentoriaiPortal\Core\Identity\Identity;
use MentoriaiPortal\Core\Lang;

/**
 * What one feature puts on a member's Today; a module gives its own in Module::today(). The reads of all sources are one statement.
 */
interface TodaySource {

	/** At most ten rows of the viewer's own; null where this person has nothing of the kind. */
	public function select( Identity $viewer ): ?UnionPart;

	/**
	 * @param list<array<string, string|null>> $rows Of select(), in any order; empty without one.
	 * @return list<TodayItem> The most urgent first.
	 */
	public function items( array $rows, Identity $viewer, Lang $lang ): array;
}
