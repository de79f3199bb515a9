<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Core\MemberPage;

/**
 * What a feature knows of one member, for staff; a module gives its own in Module::member_sections(). Never what only two people
 * may read: messages, texts of plans, declines and thanks, places and notes of meetings, anonymous answers.
 */
interface MemberSection {

	/** How many rows a list shows at most. */
	public const ROWS = 20;

	/** Several lists may stand in the same place. */
	public static function place(): Place;

	/** Few queries, however long the person's history is. */
	public function read( int $user_id ): RowList;
}
