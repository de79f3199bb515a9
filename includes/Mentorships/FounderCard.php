<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships;

use MentoriaiPortal\Core\Media\Photo;

/**
 * Who asks, as the founder filled it in; empty after erasing.
 */
final readonly class FounderCard {

	public function __construct(
		public string $first_name = '',
		public string $last_name = '',
		public ?Photo $photo = null,
		public string $company = '',
		public string $year = '',
		public string $activity = '',
		public string $question = ''
	) {}
}
