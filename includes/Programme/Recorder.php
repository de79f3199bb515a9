<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Programme;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Identity\MemberRole;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Mentorships\MentorshipState;
use WP_User;

/**
 * Writes figures where they happen: what modules tell by actions inside their transactions. Rows and sums follow from what is stored, so whatever
 * is told twice counts once.
 */
final readonly class Recorder {

	/** User meta that tells how far a person is. */
	private const META = array( UserMeta::CONSENTS, UserMeta::CONFIRMED_AT, UserMeta::STATUS );

	public function __construct( private Db $db, private PersonRepository $people, private FactRepository $facts, private CellRepository $cells, private Clock $clock ) {}

	/** Of the actions on user meta: whether it is ours to follow. */
	public static function is_followed( mixed $meta_id = 0, mixed $user_id = 0, mixed $key = '', mixed $value = '' ): bool {
		return in_array( $key, self::META, true ) && ( UserMeta::STATUS !== $key || 'public' === $value );
	}

	/** Actions `added_user_meta` and `updated_user_meta`. */
	public function meta_written( mixed $meta_id, mixed $user_id = 0, mixed $key = '' ): void {
		if ( is_numeric( $user_id ) ) {
			UserMeta::CONSENTS === $key ? $this->member( $user_id ) : $this->reached( (int) $user_id, UserMeta::STATUS === $key ? Stage::Public : Stage::Confirmed );
		}
	}

	/** Action `mentoriai_user_status_changed`. */
	public function status_changed( mixed $user_id, mixed $old = '', mixed $new = '' ): void {
		if ( 'public' === $new && is_numeric( $user_id ) ) {
			$this->reached( (int) $user_id, Stage::Public );
		}
	}

	/** Actions `set_user_role`, `add_user_role`, `mentoriai_role_chosen`. Nobody has registered who has agreed to nothing yet: people who are imported, or come by a provider. */
	public function member( mixed $user_id ): void {
		$user = is_numeric( $user_id ) ? get_userdata( (int) $user_id ) : false;
		$role = $user instanceof WP_User ? MemberRole::of_user( $user ) : null;
		if ( ! $user instanceof WP_User || null === $role || array() === get_user_meta( $user->ID, UserMeta::CONSENTS, true ) ) {
			return;
		}
		$this->db->transaction(
			function () use ( $user, $role ): void {
				$is_new = $this->people->add( $user->ID, $role->value, $this->clock->now() );
				$old    = $this->people->lock( $user->ID );
				if ( null === $old || ( ! $is_new && $old->role === $role->value ) ) {
					return;
				}
				$this->people->set_role( $user->ID, $role->value );
				$this->people->refresh( $user->ID, $role->value, array_slice( Stage::cases(), 1 ) );
				$this->count( $user->ID, $is_new ? null : $old );
			}
		);
	}

	/** Action `mentoriai_plan_progress`: a founder's plan was made, a step of it done or opened again, or the founder has finished it. */
	public function planned( mixed $founder_id ): void {
		is_numeric( $founder_id ) && $this->reached( (int) $founder_id, Stage::StepDone, Stage::Plan, Stage::PlanDone );
	}

	/** Action `mentoriai_mentorship_moved`: one began, was answered or is over. */
	public function mentorship_moved( mixed $id ): void {
		$pair = is_numeric( $id ) ? $this->facts->read_mentorship( (int) $id ) : null;
		if ( null === $pair ) {
			return;
		}
		$state = MentorshipState::tryFrom( $pair['state'] );
		match ( $state ) {
			MentorshipState::Requested => $this->both( $pair, Stage::FirstRequest ),
			MentorshipState::Active    => $this->both( $pair, Stage::Answered ),
			MentorshipState::Ended     => $this->reached( $pair['founder_id'], Stage::GoalsReached ),
			default                    => null,
		};
		// Read again: the founder's fields may be known only now.
		$facts = MentorshipState::Requested === $state ? $this->facts->read_mentorship( (int) $id )['facts'] ?? array() : $pair['facts'];
		$this->put( (int) $id, array( FactKind::Opened, ...FactKind::CLOSED ), $facts );
	}

	/** Action `mentoriai_meeting_settled`: what both say makes something else of a meeting. */
	public function meeting_settled( mixed $id ): void {
		$meeting = is_numeric( $id ) ? $this->facts->read_meeting( (int) $id ) : null;
		if ( null !== $meeting ) {
			$this->both( $meeting, Stage::Met );
			$this->put( (int) $id, array( FactKind::Minutes ), $meeting['facts'] );
		}
	}

	/** Action `mentoriai_checkin_answered`. */
	public function checkin_answered( mixed $id ): void {
		is_numeric( $id ) && $this->put( (int) $id, array( FactKind::FounderScore, FactKind::MentorScore ), $this->facts->read_checkin( (int) $id ) );
	}

	/**
	 * Removes people who never were, the invented ones of a set-up, and nothing of them stays counted.
	 *
	 * @param list<int>       $user_ids
	 * @param callable(): void $delete   Deletes their accounts.
	 */
	public function forget_invented( array $user_ids, callable $delete ): void {
		$sources = $this->facts->sources_of( $user_ids );
		foreach ( $user_ids as $user_id ) {
			$this->db->transaction(
				function () use ( $user_id ): void {
					$old = $this->people->lock( $user_id );
					if ( null !== $old ) {
						$this->people->remove( $old->id );
						$this->cells->change( $old->cells(), array() );
					}
				}
			);
		}
		$delete();
		foreach ( $sources as [ $kinds, $ids ] ) {
			foreach ( $ids as $id ) {
				$this->put( $id, $kinds, array() );
			}
		}
	}

	/** @param array{founder_id: int, mentor_id: int, ...} $pair */
	private function both( array $pair, Stage $stage ): void {
		$ids = array( $pair['founder_id'], $pair['mentor_id'] );
		// Of many at once in the same order.
		sort( $ids );
		foreach ( $ids as $id ) {
			$this->reached( $id, $stage );
		}
	}

	/** Reads what a person has reached by now. What stays is not looked at again. */
	private function reached( int $user_id, Stage $stage, Stage ...$more ): void {
		if ( $user_id < 1 ) {
			return;
		}
		$this->db->transaction(
			function () use ( $user_id, $stage, $more ): void {
				$old = $this->people->lock( $user_id, array() === $more && $stage->is_kept() ? $stage : null );
				if ( null !== $old ) {
					$this->people->refresh( $user_id, $old->role, array_values( array( $stage, ...$more ) ) );
					$this->count( $user_id, $old );
				}
			}
		);
	}

	/** @param Person|null $old As it counted so far. */
	private function count( int $user_id, ?Person $old ): void {
		$now = $this->people->find( $user_id );
		if ( null !== $now && null === $now->fields && isset( $now->moments[ Stage::FirstRequest->value ] ) ) {
			$this->people->fill_fields( array( $now ) );
			$now = $this->people->find( $user_id );
		}
		$this->cells->change( $old?->cells() ?? array(), $now?->cells() ?? array() );
	}

	/**
	 * @param list<FactKind>      $kinds Those that the source can have.
	 * @param array<string, Fact> $now   By kind.
	 */
	private function put( int $source_id, array $kinds, array $now ): void {
		$this->db->transaction(
			function () use ( $source_id, $kinds, $now ): void {
				$old = $this->facts->of_source( $source_id, $kinds );
				foreach ( array_diff_key( $old, $now ) as $gone ) {
					$this->facts->remove( $gone );
				}
				foreach ( $now as $kind => $fact ) {
					if ( ! isset( $old[ $kind ] ) || $old[ $kind ] != $fact ) { // phpcs:ignore Universal.Operators.StrictComparisons -- compares what is in them.
						$this->facts->put( $fact );
					}
				}
				$cells = static fn ( array $facts ): array => array_merge( ...array_values( array_map( static fn ( Fact $fact ): array => $fact->cells(), $facts ) ) );
				$this->cells->change( $cells( $old ), $cells( $now ) );
			}
		);
	}
}
