<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Plans;

use MentoriaiPortal\Core\Identity\Participant;
use MentoriaiPortal\Core\Identity\Side;

/**
 * One plan of a founder with a mentor. Days are those of Vilnius, `yyyy-MM-dd`.
 */
final readonly class Plan {

	/** @param list<Step> $steps In their order. */
	public function __construct(
		public int $id,
		public Participant $founder,
		public Participant $mentor,
		public string $goal,
		public string $created_on,
		public string $modified_on,
		/** Unix seconds. */
		public int $modified_at,
		/** Whether the mentor has seen it as it is now. */
		public bool $opened,
		private bool $founder_done,
		private bool $mentor_done,
		public array $steps
	) {}

	public function person( Side $side ): Participant {
		return Side::Founder === $side ? $this->founder : $this->mentor;
	}

	public function status( Side $side ): PlanStatus {
		$done = Side::Founder === $side ? $this->founder_done : $this->mentor_done;
		return $done ? PlanStatus::Done : PlanStatus::Active;
	}

	public function steps_done(): int {
		return count( array_filter( $this->steps, static fn ( Step $step ): bool => $step->done ) );
	}
}
