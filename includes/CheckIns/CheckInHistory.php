<?php
declare( strict_types=1 );

namespace MentoriaiPortal\CheckIns;

use MentoriaiPortal\Mentorships\CheckInTurn;
use MentoriaiPortal\Mentorships\CheckInTurns;

/**
 * Puts in check-ins without emails, for a demo. Those who were asked are not asked again so soon.
 */
final readonly class CheckInHistory {

	public function __construct( private CheckInRepository $checkins, private CheckInTurns $turns ) {}

	/**
	 * Oldest first of a person.
	 *
	 * @return int Its id; 0 where it is there already.
	 */
	public function ask( CheckInTurn $turn, int $user_id, int $at ): int {
		if ( ! $this->checkins->add( $turn, $user_id, $at ) ) {
			return 0;
		}
		$this->turns->asked( $user_id, $at );
		$asked = array_filter( $this->checkins->asked_of( $user_id, $at ), static fn ( CheckIn $one ): bool => $one->mentorship_id === $turn->mentorship_id );
		return end( $asked )->id ?? 0;
	}

	public function answer( int $id, int $score, string $comment, bool $contact_me, int $at ): void {
		$this->checkins->answer( $id, $score, $comment, $contact_me, $at );
	}

	/** @return string The secret of a personal link, as if it had been emailed. */
	public function link( int $id, int $at ): string {
		return $this->checkins->add_link( $id, $at );
	}
}
