<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships;

use MentoriaiPortal\Core\Identity\Side;

/**
 * What is written down when a mentorship is declined, withdrawn or ended.
 */
final readonly class MentorshipEnd {

	/**
	 * @param Side|null $by     Null where nobody ended it.
	 * @param string    $text   The decliner's, to the founder.
	 * @param string    $thanks The ender's, to the other side.
	 * @param string    $note   The ender's, to staff only.
	 */
	public function __construct(
		public ?Side $by = null,
		public string $reason = '',
		public string $goals = '',
		public string $text = '',
		public string $thanks = '',
		public string $note = ''
	) {}
}
