<?php
declare( strict_types=1 );

namespace MentoriaiPortal\CheckIns;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\StaffMenu;
use MentoriaiPortal\Mail\CasedMail;
use MentoriaiPortal\Mail\MailFacts;
use MentoriaiPortal\Mail\MailPlaceholder;
use MentoriaiPortal\Mail\MailTexts;
use MentoriaiPortal\Mail\MemberText;
use MentoriaiPortal\Mail\StaffMail;
use MentoriaiPortal\Mentorships\CheckInTurns;

/**
 * Tells staff of a low answer, or of someone who asks them to get in touch. What the person wrote stays in wp-admin.
 */
final readonly class LowCheckInMail implements StaffMail, CasedMail {

	public const KEY        = 'staff_checkin';
	public const CAPABILITY = 'mentoriai_manage_members';

	public function __construct( private CheckInRepository $checkins, private CheckInTurns $turns ) {}

	public function key(): string {
		return self::KEY;
	}

	public function capability(): string {
		return self::CAPABILITY;
	}

	public function title(): string {
		return __( 'Mentoring that goes badly', 'mentoriai-portal' );
	}

	public function cases(): array {
		return array(
			'low'     => __( 'a low answer', 'mentoriai-portal' ),
			'contact' => __( 'asks staff to get in touch', 'mentoriai-portal' ),
		);
	}

	public function texts(): MailTexts {
		return $this->texts_of( 'low' );
	}

	public function texts_of( string $name ): MailTexts {
		$is_contact = 'contact' === $name;
		return new MailTexts(
			$is_contact ? __( '{person} asks you to get in touch', 'mentoriai-portal' ) : __( '{person} says that mentoring goes badly', 'mentoriai-portal' ),
			array_values(
				array_filter(
					array(
						'{greeting}',
						__( '{person} answered how the work with {other} goes: {rating} of 5.', 'mentoriai-portal' ),
						$is_contact ? __( 'They ask the staff of the programme to get in touch.', 'mentoriai-portal' ) : '',
						__( 'The other side does not know of this answer. Please don’t tell them.', 'mentoriai-portal' ),
					)
				)
			),
			__( 'Open the list', 'mentoriai-portal' )
		);
	}

	public function former_placeholders( string $name ): array {
		return array();
	}

	public function placeholders(): array {
		return array(
			new MailPlaceholder( 'person', __( 'Who answered', 'mentoriai-portal' ), 'Jonas Petraitis' ),
			new MailPlaceholder( 'other', __( 'Name of the other side', 'mentoriai-portal' ), 'Rasa Kazlauskienė' ),
			new MailPlaceholder( 'rating', __( 'The answer, 1 to 5', 'mentoriai-portal' ), '2' ),
		);
	}

	public function compose( int $user_id, Lang $lang, array $data ): ?MailFacts {
		$answer = $this->checkins->answer_of( is_int( $data['id'] ?? null ) ? $data['id'] : 0 );
		$pair   = null === $answer ? null : $this->turns->find( $answer['mentorship_id'] );
		if ( null === $answer || null === $pair ) {
			return null;
		}
		return new MailFacts(
			array(
				'person' => MemberText::unlinked( $pair->participant( $answer['side'] )->name() ),
				'other'  => MemberText::unlinked( $pair->participant( $answer['side']->other() )->name() ),
				'rating' => (string) $answer['score'],
			),
			StaffMenu::url( StaffMenu::SLUG, array( 'kind' => LowCheckInsAttention::key() ) ),
			name: $answer['contact_me'] ? 'contact' : 'low'
		);
	}
}
