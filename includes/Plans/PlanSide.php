<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Plans;

use MentoriaiPortal\Core\Identity\Participant;
use MentoriaiPortal\Core\Media\Photo;

/**
 * One of the two people of a plan, and what they said of its end.
 */
final readonly class PlanSide {

	/**
	 * @param string|null $finished_on Day in Vilnius, `yyyy-MM-dd`; null while the plan is active for them.
	 * @param string|null $thanks      What they wrote to the other side when they finished it.
	 */
	public function __construct( public Participant $person, public ?Photo $photo, public ?string $finished_on, public ?string $thanks ) {}

	public function status(): PlanStatus {
		return PlanStatus::of( $this->finished_on );
	}
}
