<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Privacy;

/**
 * Tables that name nobody, or follow what is erased elsewhere. Every other table of the portal must stand in the tables() of a PersonalData; a test compares.
 */
final class TablesWithoutEraser {

	/** Table to why it needs neither export nor erasing. */
	public const REASONS = array(
		'mentor_index'   => 'Made of the profile, and follows it at once.',
		'mentor_terms'   => 'Made of the profile, and follows it at once.',
		'email_claims'   => 'A hash of the address, released when the account is deleted.',
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
