<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Privacy;

/**
 * Tables that name nobody. Every other table of the portal must stand in the tables() of a PersonalData; a test compares.
 */
final class TablesWithoutPeople {

	/** Table to why it needs neither export nor erasing. */
	public const REASONS = array(
		'bot_solutions'  => 'Hashes of solved robot checks without a person; gone after minutes.',
		'view_salts'     => 'The random salt of the day.',
		'views'          => 'Visitors are hashes with a salt that is thrown away after the day; the mentor is a number.',
		'view_months'    => 'Counts a mentor’s number and month.',
		'message_months' => 'Counts a mentor’s number and month.',
		'field_views'    => 'Counts a tag and day.',
		'surveys'        => 'What staff ask; answers stand in a table of their own.',
		'story_index'    => 'Made of what editors published.',
	);
}
