<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Meetings\Mail;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\Side;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\LongDay;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Mail\MailFacts;
use MentoriaiPortal\Mail\MailPlaceholder;
use MentoriaiPortal\Mail\MemberText;
use MentoriaiPortal\Meetings\Meeting;
use MentoriaiPortal\Meetings\MeetingReadRepository;
use MentoriaiPortal\Meetings\MeetingWords;

/**
 * What all mails about a meeting tell, to one of the two.
 */
final readonly class MeetingFacts {

	public function __construct( private MeetingReadRepository $meetings, private Clock $clock ) {}

	/**
	 * The meeting and the reader's side; null where it is not the reader's.
	 *
	 * @param array<string, mixed> $data What the queue was given.
	 * @return array{Meeting, Side}|null
	 */
	public function find( int $user_id, array $data ): ?array {
		$meeting = $this->meetings->find( is_int( $data['id'] ?? null ) ? $data['id'] : 0 );
		$side    = $meeting?->side_of( $user_id );
		return null === $meeting || null === $side ? null : array( $meeting, $side );
	}

	public function now(): int {
		return $this->clock->now();
	}

	/**
	 * Where one blocks the other, no email carries words between them.
	 *
	 * @param string $name See MailFacts.
	 */
	public function of( Meeting $meeting, Side $reader, Lang $lang, string $note, string $name = '', string $calendar = '' ): MailFacts {
		$times  = array() === $meeting->times || null !== $meeting->starts_at ? array() : $meeting->times;
		$values = array(
			'person'  => MemberText::unlinked( $meeting->person( $reader->other() )->person->name() ),
			'when'    => $this->when( $meeting, $lang ),
			'times'   => implode( "\n", array_map( fn ( string $time ): string => $this->moment( $time, $lang ), $times ) ),
			'minutes' => MeetingWords::minutes( $meeting->minutes ),
			'place'   => MemberText::unlinked( $meeting->place ),
			'note'    => MemberText::quoted( $meeting->blocked ? '' : $note ),
		);
		return new MailFacts( $values, PortalUrls::mentorship( $meeting->mentorship_id, $lang ), name: $name, calendar: $calendar );
	}

	/** @return list<MailPlaceholder> Those named, in this order. */
	public static function placeholders( string ...$names ): array {
		$all = array(
			'person'  => array( __( 'Name of the other side', 'mentoriai-portal' ), 'Rasa Kazlauskienė' ),
			'when'    => array( __( 'Day and time', 'mentoriai-portal' ), '2026-12-01 10:00' ),
			'times'   => array( __( 'Proposed times, one a line', 'mentoriai-portal' ), "2026-12-01 10:00\n2026-12-02 10:30" ),
			'minutes' => array( __( 'How long it takes', 'mentoriai-portal' ), MeetingWords::minutes( 60 ) ),
			'place'   => array( __( 'Place', 'mentoriai-portal' ), 'Vilnius, Gedimino pr. 1' ),
			'note'    => array( __( 'What the other person wrote, if anything', 'mentoriai-portal' ), MemberText::quoted( __( 'I will bring the plan.', 'mentoriai-portal' ) ) ),
		);
		return array_map( static fn ( string $name ): MailPlaceholder => new MailPlaceholder( $name, ...$all[ $name ] ), array_values( $names ) );
	}

	/** Of a day that was never proposed nobody knows the hour. */
	private function when( Meeting $meeting, Lang $lang ): string {
		return match ( true ) {
			null === $meeting->starts_at => '',
			$meeting->was_agreed         => $this->moment( $meeting->starts_at, $lang ),
			default                      => LongDay::of( $this->clock->local( $meeting->start() )->format( 'Y-m-d' ), $lang ),
		};
	}

	private function moment( string $sql, Lang $lang ): string {
		$local = $this->clock->local( Clock::from_sql( $sql ) );
		/* translators: 1: day, 2: time. */
		return sprintf( __( '%1$s, %2$s (Vilnius time)', 'mentoriai-portal' ), LongDay::of( $local->format( 'Y-m-d' ), $lang ), $local->format( 'H:i' ) );
	}
}
