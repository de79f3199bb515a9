<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Plans;

use MentoriaiPortal\Core\Identity\Side;

/**
 * One plan of a founder with a mentor. Days are those of Vilnius, `yyyy-MM-dd`.
 */
final readonly class Plan {

	/** @param list<Step> $steps In their order. */
	public function __construct(
		public int $id,
		public PlanSide $founder,
		public PlanSide $mentor,
		public string $goal,
		public string $created_on,
		public string $modified_on,
		/** Unix seconds. */
		public int $modified_at,
		/** Whether the mentor has seen it as it is now. */
		public bool $opened,
		public array $steps,
		/** The two sides' latest. */
		public ?int $mentorship_id = null
	) {}

	public function side( Side $side ): PlanSide {
		return Side::Founder === $side ? $this->founder : $this->mentor;
	}

	/** The day on which the second side finished it; null while one has not. */
	public function finished_on(): ?string {
		return null === $this->founder->finished_on || null === $this->mentor->finished_on ? null : max( $this->founder->finished_on, $this->mentor->finished_on );
	}

	public function steps_done(): int {
		return count( array_filter( $this->steps, static fn ( Step $step ): bool => $step->done ) );
	}
}
