<?php
declare( strict_types=1 );

namespace MentoriaiPortal\CheckIns;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Mail\MailFacts;
use MentoriaiPortal\Mail\MailGroup;
use MentoriaiPortal\Mail\MailPlaceholder;
use MentoriaiPortal\Mail\MailTexts;
use MentoriaiPortal\Mail\MemberText;
use MentoriaiPortal\Mail\OptionalMail;
use MentoriaiPortal\Mentorships\CheckInTurns;

/**
 * Asks a person how each mentorship goes whose turn has come. The links' secrets exist nowhere but in the email.
 */
final readonly class CheckInMail implements OptionalMail {

	public const KEY = 'checkin';

	public function __construct( private CheckInRepository $checkins, private CheckInTurns $turns, private Clock $clock ) {}

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
		return __( 'How is the mentoring going?', 'mentoriai-portal' );
	}

	public function texts(): MailTexts {
		return new MailTexts(
			__( 'How is the mentoring going?', 'mentoriai-portal' ),
			array(
				'{greeting}',
				__( 'How is your work together going? One question, and it takes less than a minute:', 'mentoriai-portal' ),
				'{people}',
				__( 'Only the staff of the programme see your answer. The other person never does.', 'mentoriai-portal' ),
				__( 'The link is yours alone, so please don’t forward it. It works for 30 days.', 'mentoriai-portal' ),
			),
			__( 'Answer the question', 'mentoriai-portal' )
		);
	}

	public function placeholders(): array {
		return array( new MailPlaceholder( 'people', __( 'Names of the other sides; where there are several, each with the personal link', 'mentoriai-portal' ), 'Jonas Petraitis' ) );
	}

	public function compose( int $user_id, Lang $lang, array $data ): ?MailFacts {
		$asked = array();
		foreach ( $this->checkins->asked_of( $user_id, is_int( $data['at'] ?? null ) ? $data['at'] : 0 ) as $one ) {
			$asked[ $one->mentorship_id ] = $one;
		}
		$links = array();
		foreach ( $this->turns->going( array_keys( $asked ) ) as $pair ) {
			$one     = $asked[ $pair->id ];
			$links[] = array( MemberText::unlinked( $pair->participant( $one->side->other() )->name() ), PortalUrls::check_in( $this->checkins->add_link( $one->id, $this->clock->now() ), $lang ) );
		}
		if ( array() === $links ) {
			return null;
		}
		$is_one = 1 === count( $links );
		$people = array_map( static fn ( array $link ): string => $is_one ? $link[0] : "$link[0]: $link[1]", $links );
		return new MailFacts( array( 'people' => implode( "\n", $people ) ), $is_one ? $links[0][1] : '', fn () => $this->turns->asked( $user_id, $this->clock->now() ) );
	}
}
