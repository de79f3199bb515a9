<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Programme;

use Closure;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Identity\MemberRole;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Mentorships\MentorshipState;
use WP_User;

/**
 * Writes figures where they happen: what modules tell by actions inside their transactions. Rows and sums follow from what is stored, so whatever
 * is told twice counts once. All is written at the end of the transaction in one order – people by account, facts by source, sums by key – so that
 * no two wait for each other.
 *
 * @phpstan-type Told array{what: 'member'|'person'|'mentorship'|'meeting'|'checkin', id: int, stages: list<Stage>}
 * @phpstan-type Change array{list<Cell>, list<Cell>}
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
			UserMeta::CONSENTS === $key ? $this->member( $user_id ) : $this->tell( 'person', $user_id, UserMeta::STATUS === $key ? Stage::Public : Stage::Confirmed );
		}
	}

	/** Action `mentoriai_user_status_changed`. */
	public function status_changed( mixed $user_id, mixed $old = '', mixed $new = '' ): void {
		'public' === $new && $this->tell( 'person', $user_id, Stage::Public );
	}

	/** Actions `set_user_role`, `add_user_role`, `mentoriai_role_chosen`. */
	public function member( mixed $user_id ): void {
		$this->tell( 'member', $user_id );
	}

	/** Action `mentoriai_plan_progress`: a founder's plan was made, a step of it done or opened again, or the founder has finished it. */
	public function planned( mixed $founder_id ): void {
		$this->tell( 'person', $founder_id, Stage::StepDone, Stage::Plan, Stage::PlanDone );
	}

	/** Action `mentoriai_mentorship_moved`: one began, was answered or is over. */
	public function mentorship_moved( mixed $id ): void {
		$this->tell( 'mentorship', $id );
	}

	/** Action `mentoriai_meeting_settled`: what both say makes something else of a meeting. */
	public function meeting_settled( mixed $id ): void {
		$this->tell( 'meeting', $id );
	}

	/** Action `mentoriai_checkin_answered`. */
	public function checkin_answered( mixed $id ): void {
		$this->tell( 'checkin', $id );
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
				$this->db->transaction( fn () => $this->cells->change( ...$this->put( $id, $kinds, array() ) ) );
			}
		}
	}

	/** @param 'member'|'person'|'mentorship'|'meeting'|'checkin' $what */
	private function tell( string $what, mixed $id, Stage ...$stages ): void {
		if ( is_numeric( $id ) && $id > 0 ) {
			/** @var Closure( list<mixed> ): void $write */
			$write = $this->write( ... );
			$this->db->last( self::class, array( 'what' => $what, 'id' => (int) $id, 'stages' => array_values( $stages ) ), $write );
		}
	}

	/** @param list<Told> $told All of a transaction. */
	private function write( array $told ): void {
		$this->db->repeatable(
			function () use ( $told ): void {
				$ids = static function ( string $what ) use ( $told ): array {
					$ids = array_unique( array_column( array_filter( $told, static fn ( array $one ): bool => $what === $one['what'] ), 'id' ) );
					sort( $ids );
					return array_combine( $ids, $ids );
				};

				$pairs    = array_filter( array_map( $this->facts->read_mentorship( ... ), $ids( 'mentorship' ) ) );
				$meetings = array_filter( array_map( $this->facts->read_meeting( ... ), $ids( 'meeting' ) ) );
				$changes  = $this->people( $ids( 'member' ), self::stages( $told, $pairs, $meetings ), self::held( $meetings ) );
				foreach ( $pairs as $id => $pair ) {
					// Read again: the founder's fields may be known only now.
					$facts     = MentorshipState::Requested->value === $pair['state'] ? $this->facts->read_mentorship( $id )['facts'] ?? array() : $pair['facts'];
					$changes[] = $this->put( $id, array( FactKind::Opened, ...FactKind::CLOSED ), $facts );
				}
				foreach ( $meetings as $id => $meeting ) {
					$changes[] = $this->put( $id, array( FactKind::Minutes ), $meeting['facts'] );
				}
				foreach ( $ids( 'checkin' ) as $id ) {
					$changes[] = $this->put( $id, array( FactKind::FounderScore, FactKind::MentorScore ), $this->facts->read_checkin( $id ) );
				}
				$this->cells->change( array_merge( ...array_column( $changes, 0 ) ), array_merge( ...array_column( $changes, 1 ) ) );
			}
		);
	}

	/**
	 * What people may have reached by what was told.
	 *
	 * @param list<Told>                                                           $told
	 * @param array<int, array{founder_id: int, mentor_id: int, state: string, ...}> $pairs
	 * @param array<int, array{founder_id: int, mentor_id: int, held_at: int|null, ...}> $meetings
	 * @return array<int, list<Stage>> By account.
	 */
	private static function stages( array $told, array $pairs, array $meetings ): array {
		$stages = array();
		foreach ( $told as $one ) {
			if ( 'person' === $one['what'] ) {
				$stages[ $one['id'] ] = array( ...( $stages[ $one['id'] ] ?? array() ), ...$one['stages'] );
			}
		}
		foreach ( $pairs as $pair ) {
			$both = match ( MentorshipState::tryFrom( $pair['state'] ) ) {
				MentorshipState::Requested => Stage::FirstRequest,
				MentorshipState::Active    => Stage::Answered,
				default                    => null,
			};
			if ( null !== $both ) {
				$stages[ $pair['founder_id'] ][] = $both;
				$stages[ $pair['mentor_id'] ][]  = $both;
			} elseif ( MentorshipState::Ended->value === $pair['state'] ) {
				$stages[ $pair['founder_id'] ][] = Stage::GoalsReached;
			}
		}
		foreach ( $meetings as $meeting ) {
			if ( null === $meeting['held_at'] ) {
				$stages[ $meeting['founder_id'] ][] = Stage::Met;
				$stages[ $meeting['mentor_id'] ][]  = Stage::Met;
			}
		}
		return $stages;
	}

	/**
	 * @param array<int, array{founder_id: int, mentor_id: int, held_at: int|null, ...}> $meetings
	 * @return array<int, array{founder_id?: int, mentor_id?: int}> The earliest start of those that were held, by account and side.
	 */
	private static function held( array $meetings ): array {
		$held = array();
		foreach ( $meetings as $meeting ) {
			$at = $meeting['held_at'];
			if ( null !== $at ) {
				foreach ( array( 'founder_id', 'mentor_id' ) as $side ) {
					$held[ $meeting[ $side ] ][ $side ] = min( $at, $held[ $meeting[ $side ] ][ $side ] ?? $at );
				}
			}
		}
		return $held;
	}

	/**
	 * Reads what people have reached by now. What stays is not looked at again.
	 *
	 * @param array<int>              $members Whose role was written.
	 * @param array<int, list<Stage>> $stages  By account.
	 * @param array<int, array{founder_id?: int, mentor_id?: int}> $held See held().
	 * @return list<Change>
	 */
	private function people( array $members, array $stages, array $held ): array {
		$changes  = array();
		$user_ids = array_keys( array_flip( $members ) + $stages + $held );
		sort( $user_ids );
		foreach ( array_filter( $user_ids ) as $user_id ) {
			if ( in_array( $user_id, $members, true ) ) {
				$changes[] = $this->registered( $user_id );
			}
			$asked = $stages[ $user_id ] ?? array();
			$first = $held[ $user_id ] ?? array();
			if ( array() === $asked && array() === $first ) {
				continue;
			}
			$is_kept = array() === $first && array() === array_filter( $asked, static fn ( Stage $stage ): bool => ! $stage->is_kept() );
			$old     = $this->people->lock( $user_id, $is_kept ? $asked : array() );
			if ( null !== $old ) {
				$this->people->refresh( $user_id, $old->role, $asked );
				$met = $first[ Role::Mentor->value === $old->role ? 'mentor_id' : 'founder_id' ] ?? null;
				null === $met || $this->people->met( $user_id, $met );
				$changes[] = array( $old->cells(), $this->cells_now( $user_id ) );
			}
		}
		return $changes;
	}

	/**
	 * Who was imported has not registered before agreeing to the texts.
	 *
	 * @return Change
	 */
	private function registered( int $user_id ): array {
		$user = get_userdata( $user_id );
		$role = $user instanceof WP_User ? MemberRole::of_user( $user ) : null;
		if ( null === $role || ( array() === get_user_meta( $user_id, UserMeta::CONSENTS, true ) && ! $this->people->began_by_provider( $user_id ) ) ) {
			return array( array(), array() );
		}
		$is_new = $this->people->add( $user_id, $role->value, $this->clock->now() );
		$old    = $this->people->lock( $user_id );
		if ( null === $old || ( ! $is_new && $old->role === $role->value ) ) {
			return array( array(), array() );
		}
		$is_new || $this->people->set_role( $user_id, $role->value );
		$this->people->refresh( $user_id, $role->value, array_slice( Stage::cases(), 1 ) );
		return array( $is_new ? array() : $old->cells(), $this->cells_now( $user_id ) );
	}

	/** @return list<Cell> */
	private function cells_now( int $user_id ): array {
		$now = $this->people->find( $user_id );
		if ( null !== $now && null === $now->fields && isset( $now->moments[ Stage::FirstRequest->value ] ) ) {
			$this->people->fill_fields( array( $now ) );
			$now = $this->people->find( $user_id );
		}
		return $now?->cells() ?? array();
	}

	/**
	 * @param list<FactKind>      $kinds Those that the source can have.
	 * @param array<string, Fact> $now   By kind.
	 * @return Change
	 */
	private function put( int $source_id, array $kinds, array $now ): array {
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
		return array( $cells( $old ), $cells( $now ) );
	}
}
