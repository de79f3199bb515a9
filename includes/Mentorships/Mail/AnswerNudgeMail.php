<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships\Mail;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Core\Spa\Screen;
use MentoriaiPortal\Mail\MailFacts;
use MentoriaiPortal\Mail\MailGroup;
use MentoriaiPortal\Mail\MailPlaceholder;
use MentoriaiPortal\Mail\MailTexts;
use MentoriaiPortal\Mail\MemberText;
use MentoriaiPortal\Mail\OptionalMail;
use MentoriaiPortal\Mentorships\Mentorship;
use MentoriaiPortal\Mentorships\WaitingRepository;

/**
 * Reminds a mentor of all who wait for an answer, while anyone does.
 */
final readonly class AnswerNudgeMail implements OptionalMail {

	public const KEY = 'answer_nudge';

	/** An email is no place for a long list. */
	private const PEOPLE = 10;

	public function __construct( private WaitingRepository $waiting, private Clock $clock ) {}

	public function key(): string {
		return self::KEY;
	}

	public function role(): Role {
		return Role::Mentor;
	}

	public function group(): MailGroup {
		return MailGroup::Mentorship;
	}

	public function title(): string {
		return __( 'Founders waiting for an answer', 'mentoriai-portal' );
	}

	public function texts(): MailTexts {
		return new MailTexts(
			__( 'Someone is waiting for your answer', 'mentoriai-portal' ),
			array(
				'{greeting}',
				__( 'Waiting for your answer:', 'mentoriai-portal' ),
				'{people}',
				__( 'A short answer helps, even “I can’t help now”: then they can ask someone else.', 'mentoriai-portal' ),
			),
			__( 'Answer', 'mentoriai-portal' )
		);
	}

	public function placeholders(): array {
		return array( new MailPlaceholder( 'people', __( 'Founders who wait, each with the number of days', 'mentoriai-portal' ), self::line( 'Jonas Petraitis', 3 ) ) );
	}

	public function compose( int $user_id, Lang $lang, array $data ): ?MailFacts {
		$waiting = $this->waiting->of_mentor( $user_id );
		if ( array() === $waiting ) {
			return null;
		}
		$url = 1 === count( $waiting ) ? PortalUrls::conversation( $waiting[0]->convo_id, $lang ) : PortalUrls::screen( Screen::Messages, $lang );
		return new MailFacts( array( 'people' => $this->lines( $waiting ) ), $url );
	}

	/** @param non-empty-list<Mentorship> $waiting */
	private function lines( array $waiting ): string {
		$now   = $this->clock->now();
		$lines = array_map(
			static fn ( Mentorship $one ): string => self::line( MemberText::unlinked( $one->founder->name() ), max( 1, (int) $one->waiting_days( $now ) ) ),
			array_slice( $waiting, 0, self::PEOPLE )
		);
		return implode( "\n", $lines ) . ( count( $waiting ) > self::PEOPLE ? "\n…" : '' );
	}

	private static function line( string $name, int $days ): string {
		/* translators: 1: name of a founder, 2: number of days. */
		return sprintf( _n( '%1$s: %2$d day', '%1$s: %2$d days', $days, 'mentoriai-portal' ), $name, $days );
	}
}
