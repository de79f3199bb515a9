<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships\Admin;

use MentoriaiPortal\Mentorships\MentorshipState;

/**
 * Which mentorships staff want to see; null, 0 and '' for all.
 */
final readonly class MentorshipFilter {

	/** Days without an answer that staff ask for. */
	public const WAITING = array( 7, 10 );

	/**
	 * @param int    $waiting    One of WAITING: requests that have waited so long.
	 * @param int    $founder_id Of one founder.
	 * @param int    $mentor_id  Of one mentor.
	 * @param int    $user_id    Of one person on either side.
	 * @param string $search     Part of a name of either side, or a number.
	 */
	private function __construct( public ?MentorshipState $state, public int $waiting, public int $founder_id, public int $mentor_id, public int $user_id, public string $search ) {}

	/** @param array<string, string> $asked Of StaffList::asked(). */
	public static function of( array $asked ): self {
		$number  = static fn ( string $name ): int => ctype_digit( $asked[ $name ] ?? '' ) ? (int) $asked[ $name ] : 0;
		$waiting = $number( 'waiting' );
		return new self( MentorshipState::tryFrom( $asked['state'] ?? '' ), in_array( $waiting, self::WAITING, true ) ? $waiting : 0, $number( 'founder' ), $number( 'mentor' ), $number( 'user' ), $asked['s'] ?? '' );
	}

	/** Whether it asks for more than a view, whose numbers are known. */
	public function is_narrow(): bool {
		return '' !== $this->search || 0 !== $this->founder_id + $this->mentor_id + $this->user_id || ( 0 !== $this->waiting && null !== $this->state );
	}
}
