<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Plans;

use MentoriaiPortal\Core\Identity\Participant;
use MentoriaiPortal\Core\Media\Photo;

/**
 * A row of someone's list of plans.
 */
final readonly class PlanCard {

	public function __construct(
		public int $id,
		/** Whether this viewer has seen it as it is now; always for the founder. */
		public bool $open,
		/** Day in Vilnius, `yyyy-MM-dd`. */
		public string $created_on,
		public Participant $other,
		public ?Photo $photo,
		public string $goal,
		public int $steps,
		public int $steps_done,
		/** Of what is still to be done, `yyyy-MM-dd`; null when all is done. */
		public ?string $next_deadline,
		public PlanStatus $founder_status,
		public PlanStatus $mentor_status
	) {}
}
