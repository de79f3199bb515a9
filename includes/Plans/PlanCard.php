<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Plans;

use MentoriaiPortal\Core\Identity\Participant;

/**
 * A row of somebody's list of plans.
 */
final readonly class PlanCard {

	public function __construct(
		public int $id,
		/** Whether this viewer has seen it as it is now; always for the founder. */
		public bool $open,
		/** Day in Vilnius, `yyyy-MM-dd`. */
		public string $created_on,
		public Participant $other
	) {}
}
