<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Meetings\Mail;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Mail\CasedMail;
use MentoriaiPortal\Mail\MailFacts;
use MentoriaiPortal\Mail\MailGroup;
use MentoriaiPortal\Mail\MailTexts;
use MentoriaiPortal\Mail\OptionalMail;
use MentoriaiPortal\Meetings\MeetingState;

/**
 * Asks whether a meeting took place, who has not said so yet.
 */
final readonly class MeetingDoneMail implements OptionalMail, CasedMail {

	public const KEY = 'meeting_done';

	public function __construct( private MeetingFacts $facts ) {}

	public function key(): string {
		return self::KEY;
	}

	public function role(): ?Role {
		return null;
	}

	public function group(): MailGroup {
		return MailGroup::Meetings;
	}

	public function title(): string {
		return __( 'Did the meeting take place?', 'mentoriai-portal' );
	}

	public function cases(): array {
		return array(
			'agreed' => __( 'it was agreed', 'mentoriai-portal' ),
			'day'    => __( 'the other person added it', 'mentoriai-portal' ),
		);
	}

	public function texts(): MailTexts {
		return $this->texts_of( 'agreed' );
	}

	public function texts_of( string $name ): MailTexts {
		$what = 'day' === $name
			? __( '{person} added a meeting with you: {when}, {minutes}. It is added to your hours once you confirm it.', 'mentoriai-portal' )
			: __( 'You were to meet {person}: {when}. Did you? Your answer counts the hours that you both gave.', 'mentoriai-portal' );
		return new MailTexts( __( 'Did you meet {person}?', 'mentoriai-portal' ), array( '{greeting}', $what ), __( 'Answer', 'mentoriai-portal' ) );
	}

	public function former_placeholders( string $name ): array {
		return array();
	}

	public function placeholders(): array {
		return MeetingFacts::placeholders( 'person', 'when', 'minutes' );
	}

	/** Who is blocked could add a day after the other, each an email: those of such a pair are told to nobody. */
	public function compose( int $user_id, Lang $lang, array $data ): ?MailFacts {
		$found = $this->facts->find( $user_id, $data );
		if ( null === $found || MeetingState::Agreed !== $found[0]->state || null !== $found[0]->word( $found[1] ) || ( $found[0]->blocked && ! $found[0]->was_agreed ) || ! self::may_answer( $user_id ) ) {
			return null;
		}
		return $this->facts->of( $found[0], $found[1], $lang, '', $found[0]->was_agreed ? 'agreed' : 'day' );
	}

	/** A paused account can say nothing. */
	private static function may_answer( int $user_id ): bool {
		return AccountStatus::Public === AccountStatus::of_stored( get_user_meta( $user_id, UserMeta::STATUS, true ) );
	}
}
