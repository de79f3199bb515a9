<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships;

use MentoriaiPortal\Mentors\MentorCard;

/**
 * A mentorship with what stands beside it.
 */
final readonly class MentorshipDetails {

	/**
	 * @param FounderCard|null      $founder Who asks; null for the founder.
	 * @param list<MentorCard>|null $others  Whom the founder can ask instead; null for the mentor.
	 */
	public function __construct( public MentorshipView $view, public ?FounderCard $founder, public ?array $others ) {}
}
