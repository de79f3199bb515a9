<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Meetings;

/**
 * What the words of both sides make of a meeting.
 */
final readonly class Outcome {

	/** So long the other side may contradict, and so long both may say something at all. Both begin with Meeting::$words_from. */
	public const SETTLED_SECONDS = 7 * 86400;
	public const SPOKEN_SECONDS  = 14 * 86400;

	private function __construct( public MeetingState $state, public ?int $minutes = null ) {}

	/**
	 * @param int|null $agreed  The minutes both agreed on, beyond which nobody's word counts alone; null for a day that was never
	 *                          proposed: it counts only when both said so.
	 * @param bool     $is_late Whether the other side has had its time.
	 */
	public static function of( ?Word $one, ?Word $other, ?int $agreed, bool $is_late ): self {
		$only = $one ?? $other;
		return match ( true ) {
			null !== $one && null !== $other => self::of_both( $one, $other ),
			! $is_late                       => new self( MeetingState::Agreed ),
			null === $only                   => new self( MeetingState::Unconfirmed ),
			! $only->held                    => new self( MeetingState::NotHeld ),
			null === $agreed                 => new self( MeetingState::Unconfirmed ),
			default                          => new self( MeetingState::Held, min( $only->minutes, $agreed ) ),
		};
	}

	private static function of_both( Word $one, Word $other ): self {
		if ( $one->held !== $other->held ) {
			return new self( MeetingState::Unclear );
		}
		return $one->held ? new self( MeetingState::Held, min( $one->minutes, $other->minutes ) ) : new self( MeetingState::NotHeld );
	}
}
