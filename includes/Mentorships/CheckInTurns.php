<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\DueWork;

/**
 * Whose turn it is to say how a mentorship goes. A turn stays due until it is taken; of several that were missed the latest counts.
 */
final readonly class CheckInTurns {

	public function __construct( private Db $db, private MentorshipRepository $mentorships, private CheckInTurnRepository $turns, private AskedPeopleRepository $asked ) {}

	/** Mentorships that have no next day get one after now: nobody is asked for the time before. */
	public function plan( int $now ): void {
		DueWork::each(
			fn (): array => $this->turns->unplanned( DueWork::BATCH ),
			fn ( int $answered_at, int $id ) => $this->turns->plan( $id, $answered_at + CheckInDays::next( $now - $answered_at ) )
		);
	}

	/** @return list<int> Up to DueWork::BATCH of each side. */
	public function people( int $now ): array {
		return $this->turns->people( $now, DueWork::BATCH );
	}

	/**
	 * Takes all that are due of a person, as part of the caller's transaction; none where the person was asked meanwhile.
	 *
	 * @param bool $is_asked Whether an email follows; otherwise the turns only pass.
	 * @return list<CheckInTurn>
	 */
	public function take( int $user_id, int $now, bool $is_asked ): array {
		$this->db->lock_user( $user_id );
		if ( ! $this->asked->may_be_asked( $user_id, $now ) ) {
			return array();
		}
		$taken = array();
		foreach ( $this->turns->due_of( $user_id, $now ) as $one ) {
			$since = $now - $one['answered_at'];
			if ( $this->turns->claim( $one['id'], $one['side'], $now, $one['answered_at'] + CheckInDays::next( $since ) ) ) {
				$taken[] = new CheckInTurn( $one['id'], $one['side'], intdiv( CheckInDays::latest( $since ), 86400 ) );
			}
		}
		$is_asked && array() !== $taken && $this->asked->note( $user_id, $now );
		return $taken;
	}

	/** The email has left. */
	public function asked( int $user_id, int $now ): void {
		$this->asked->note( $user_id, $now );
	}

	/**
	 * Of these, the ones that may still be asked about.
	 *
	 * @param list<int> $ids
	 * @return list<Mentorship>
	 */
	public function going( array $ids ): array {
		return $this->turns->going( $ids );
	}

	/**
	 * The other side's name as a column of another statement; null where nobody may be asked about the mentorship.
	 *
	 * @param string $id   Of the mentorship, as SQL.
	 * @param string $side Who is asked, as SQL.
	 */
	public function other_name( string $id, string $side ): string {
		return $this->turns->other_name( $id, $side );
	}

	/**
	 * The same, whatever became of the two, for staff.
	 *
	 * @param string $id   See other_name().
	 * @param string $side See other_name().
	 */
	public function name_of_other( string $id, string $side ): string {
		return $this->turns->name_of_other( $id, $side );
	}

	public function find( int $id ): ?Mentorship {
		return $this->mentorships->find( $id );
	}
}
