<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Programme;

use MentoriaiPortal\Core\Identity\Role;

/**
 * How far a person has come, in the order of the funnel. The values are keys on the wire and, with `_at`, columns of PeopleTable.
 */
enum Stage: string {
	case Registered   = 'registered';
	case Confirmed    = 'confirmed';
	case Public       = 'public';
	/** A founder's first request, or the first that a mentor received. */
	case FirstRequest = 'first_request';
	case Answered     = 'answered';
	/** The start of the first meeting that was held. */
	case Met          = 'met';
	case Plan         = 'plan';
	case StepDone     = 'step_done';
	/** The founder's own side of a plan. */
	case PlanDone     = 'plan_done';
	case GoalsReached = 'goals_reached';

	/** What a person reaches on one of the two sides. */
	public const WITH_OTHERS = array( self::FirstRequest, self::Answered, self::Met, self::Plan, self::StepDone, self::PlanDone, self::GoalsReached );

	/** @return non-empty-list<self> Those that a role can reach. */
	public static function of( Role $role ): array {
		return Role::Mentor === $role ? array( self::Registered, self::Confirmed, self::Public, self::FirstRequest, self::Answered, self::Met ) : self::cases();
	}

	/** @return literal-string */
	public function column(): string {
		return match ( $this ) {
			self::Registered   => 'registered_at',
			self::Confirmed    => 'confirmed_at',
			self::Public       => 'public_at',
			self::FirstRequest => 'first_request_at',
			self::Answered     => 'answered_at',
			self::Met          => 'met_at',
			self::Plan         => 'plan_at',
			self::StepDone     => 'step_done_at',
			self::PlanDone     => 'plan_done_at',
			self::GoalsReached => 'goals_reached_at',
		};
	}

	/** The step before; null of the first. */
	public function before(): ?self {
		return self::cases()[ (int) array_search( $this, self::cases(), true ) - 1 ] ?? null;
	}

	/**
	 * Whether the first moment stays whatever is corrected later. What two say of a meeting and whether a step is done can be taken back.
	 */
	public function is_kept(): bool {
		return self::Met !== $this && self::StepDone !== $this;
	}

	public function label( Role $role ): string {
		return match ( $this ) {
			self::Registered   => __( 'Registered', 'mentoriai-portal' ),
			self::Confirmed    => __( 'Confirmed the email address', 'mentoriai-portal' ),
			self::Public       => __( 'Approved', 'mentoriai-portal' ),
			self::FirstRequest => Role::Mentor === $role ? __( 'Received a first request', 'mentoriai-portal' ) : __( 'Sent a first request', 'mentoriai-portal' ),
			self::Answered     => Role::Mentor === $role ? __( 'Answered a request', 'mentoriai-portal' ) : __( 'Got an answer', 'mentoriai-portal' ),
			self::Met          => __( 'Held a first meeting', 'mentoriai-portal' ),
			self::Plan         => __( 'Made a plan', 'mentoriai-portal' ),
			self::StepDone     => __( 'Did a first step', 'mentoriai-portal' ),
			self::PlanDone     => __( 'Finished a plan', 'mentoriai-portal' ),
			self::GoalsReached => __( 'Reached the goals', 'mentoriai-portal' ),
		};
	}
}
