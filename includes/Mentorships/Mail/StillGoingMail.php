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
use MentoriaiPortal\Mentorships\AskedPeopleRepository;
use MentoriaiPortal\Mentorships\Mentorship;
use MentoriaiPortal\Mentorships\SilenceRepository;

/**
 * Asks a person whether mentorships go on of which nothing was heard for long, while nothing is.
 */
final readonly class StillGoingMail implements OptionalMail {

	public const KEY = 'still_going';

	public function __construct( private SilenceRepository $silence, private AskedPeopleRepository $asked, private Clock $clock ) {}

	public function key(): string {
		return self::KEY;
	}

	public function role(): ?Role {
		return null;
	}

	public function group(): MailGroup {
		return MailGroup::Mentorship;
	}

	public function title(): string {
		return __( 'Is your mentorship still going on?', 'mentoriai-portal' );
	}

	public function texts(): MailTexts {
		return new MailTexts(
			__( 'Is your mentorship still going on?', 'mentoriai-portal' ),
			array(
				'{greeting}',
				__( 'For three months there has been no message between you and:', 'mentoriai-portal' ),
				'{people}',
				__( 'If you go on, write a line. If not, you need do nothing: in a week the mentorship ends by itself, and a message opens it again at any time.', 'mentoriai-portal' ),
			),
			__( 'Open messages', 'mentoriai-portal' )
		);
	}

	public function placeholders(): array {
		return array( new MailPlaceholder( 'people', __( 'Names of the other sides', 'mentoriai-portal' ), 'Jonas Petraitis' ) );
	}

	public function compose( int $user_id, Lang $lang, array $data ): ?MailFacts {
		$at    = is_int( $data['at'] ?? null ) ? $data['at'] : 0;
		$asked = $this->silence->asked_of( $user_id, $at );
		if ( array() === $asked ) {
			return null;
		}
		$names = array_map( static fn ( Mentorship $one ): string => MemberText::unlinked( ( $one->founder->id === $user_id ? $one->mentor : $one->founder )->name() ), $asked );
		$url   = 1 === count( $asked ) ? PortalUrls::conversation( $asked[0]->convo_id, $lang ) : PortalUrls::screen( Screen::Messages, $lang );
		return new MailFacts( array( 'people' => implode( "\n", $names ) ), $url, fn () => $this->note_sent( $user_id, $at ) );
	}

	private function note_sent( int $user_id, int $at ): void {
		$now = $this->clock->now();
		$this->asked->note( $user_id, $now );
		$this->silence->asked( $user_id, $at, $now );
	}
}
