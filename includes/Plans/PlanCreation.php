<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Plans;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Idempotency;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Identity;
use MentoriaiPortal\Core\RateLimiter;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Mentorships\MentorshipEvents;
use MentoriaiPortal\Mentorships\MentorsOfFounder;

/**
 * A founder's new plan: written whole or not at all, once for a client_id.
 */
final readonly class PlanCreation {

	private const ROUTE = 'save_new_plan';

	public function __construct(
		private PlanRepository $plans,
		private MentorsOfFounder $contacted,
		private MentorshipEvents $mentorships,
		private Idempotency $idempotency,
		private RateLimiter $limiter,
		private Clock $clock
	) {}

	/**
	 * The limit is taken inside the transaction: what is refused, fails or repeats takes nothing of it.
	 *
	 * @param list<NewStep> $steps
	 * @return int The plan's id, of the first time where this is a repeat.
	 * @throws ApiError 403 `not_contacted`, 409, 429.
	 */
	public function create( Identity $founder, int $mentor_id, string $goal, array $steps, string $client_id ): int {
		$made = 0;
		$id   = $this->idempotency->once(
			(string) $founder->user_id,
			self::ROUTE,
			$client_id,
			function () use ( $founder, $mentor_id, $goal, $steps, &$made ): int {
				$this->refuse_unreachable( $founder->user_id, $mentor_id );
				$this->limiter->take( self::ROUTE, (string) $founder->user_id );
				$now  = $this->clock->now();
				$made = $this->plans->create( new NewPlan( $founder->user_id, $mentor_id, $goal, $now, $now, $now ), $steps );
				$this->mentorships->was_active( $founder->user_id, $mentor_id );
				return $made;
			}
		);
		if ( $made === $id ) {
			clean_post_cache( $id );
			do_action( 'mentoriai_plan_created', $id );
		}
		return $id;
	}

	/** @throws ApiError 403 where they never talked, 409 `blocked`, or where the mentor is away. */
	private function refuse_unreachable( int $founder_id, int $mentor_id ): void {
		$mentor = $this->contacted->find( $founder_id, $mentor_id );
		if ( null === $mentor ) {
			throw ApiError::forbidden( 'not_contacted' );
		}
		if ( $mentor['blocked'] ) {
			throw ApiError::conflict( 'blocked' );
		}
		if ( AccountStatus::Public->value !== $mentor['status'] ) {
			throw new ApiError( 'conflict', 409, __( 'The account of this mentor is not active at the moment, so they cannot get your plan.', 'mentoriai-portal' ) );
		}
	}
}
