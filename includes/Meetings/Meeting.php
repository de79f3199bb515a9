<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Meetings;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\Side;

/**
 * A meeting of the two of a mentorship: proposed, agreed on, and what both say of it afterwards. Times are as stored, in UTC.
 */
final readonly class Meeting {

	/**
	 * @param list<string> $times       What was proposed; none for a day that was never proposed.
	 * @param string|null  $starts_at   Once agreed; noon of a day that was never proposed.
	 * @param int          $minutes     As proposed, or of the first word about a day that was never proposed.
	 * @param bool         $was_agreed  Whether calendars hold it.
	 * @param string|null  $words_from  From when the days run in which both may say something.
	 * @param int|null     $held        The minutes that count.
	 * @param string       $organiser   The portal's address at the time of the invitation.
	 * @param string       $changed_at  Last change of what calendars show.
	 */
	public function __construct(
		public int $id,
		public int $mentorship_id,
		public MeetingPerson $founder,
		public MeetingPerson $mentor,
		public Side $by,
		public MeetingState $state,
		public array $times,
		public ?string $starts_at,
		public int $minutes,
		public bool $was_agreed,
		public ?string $words_from,
		public ?Word $founder_word,
		public ?Word $mentor_word,
		public ?int $held,
		public string $place,
		public string $note,
		public string $answer_note,
		public string $uid,
		public int $sequence,
		public string $organiser,
		public string $changed_at,
		/** Whether a side blocks the other. */
		public bool $blocked
	) {}

	public function person( Side $side ): MeetingPerson {
		return Side::Founder === $side ? $this->founder : $this->mentor;
	}

	public function word( Side $side ): ?Word {
		return Side::Founder === $side ? $this->founder_word : $this->mentor_word;
	}

	/** The side of a person; null for others. */
	public function side_of( int $user_id ): ?Side {
		return match ( $user_id ) {
			$this->founder->person->id => Side::Founder,
			$this->mentor->person->id  => Side::Mentor,
			default                    => null,
		};
	}

	/** Unix seconds; only of one that has a start. */
	public function start(): int {
		return Clock::from_sql( (string) $this->starts_at );
	}

	public function end(): int {
		return $this->start() + 60 * $this->minutes;
	}

	/** What the words make of it now. */
	public function outcome( int $now ): Outcome {
		return Outcome::of( $this->founder_word, $this->mentor_word, $this->was_agreed ? $this->minutes : null, null !== $this->words_from && $now - Clock::from_sql( $this->words_from ) >= Outcome::SETTLED_SECONDS );
	}
}
