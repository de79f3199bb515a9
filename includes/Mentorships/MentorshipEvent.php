<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships;

use MentoriaiPortal\Mentorships\MentorshipState as State;

/**
 * What moves a mentorship from one state to another: the only table of transitions. MentorshipRepository::move() makes a
 * conditional UPDATE of a row of it, so of two events at once one takes effect. Messages in states that no row names change no
 * state (see MentorshipEvents).
 */
enum MentorshipEvent {
	/** The mentor writes for the first time, also after declining or too late. */
	case Answered;
	case Declined;
	case Withdrawn;
	/** Nobody answered in time, or the mentor is not there any more. */
	case Expired;
	case EndedByPerson;
	/** Nothing was heard of the two for long, nor after both were asked. */
	case Silenced;
	/** The account of a side is closed, rejected or erased. */
	case MentorGone;
	case FounderGone;
	/** Someone writes in a mentorship that ended by itself. */
	case Resumed;

	/** @return non-empty-list<State> */
	public function from(): array {
		return match ( $this ) {
			self::Answered => array( State::Requested, State::Declined, State::Unanswered ),
			self::Declined, self::Withdrawn, self::Expired => array( State::Requested ),
			self::EndedByPerson, self::Silenced, self::MentorGone, self::FounderGone => array( State::Active ),
			self::Resumed => array( State::Ended ),
		};
	}

	public function to(): State {
		return match ( $this ) {
			self::Answered, self::Resumed => State::Active,
			self::Declined => State::Declined,
			self::Withdrawn => State::Withdrawn,
			self::Expired => State::Unanswered,
			self::EndedByPerson, self::Silenced, self::MentorGone, self::FounderGone => State::Ended,
		};
	}
}
