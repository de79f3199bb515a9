<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Surveys;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\LongDay;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Mail\MailFacts;
use MentoriaiPortal\Mail\MailGroup;
use MentoriaiPortal\Mail\MailPlaceholder;
use MentoriaiPortal\Mail\MailTexts;
use MentoriaiPortal\Mail\OptionalMail;

/**
 * Asks a member to answer a survey, or reminds them. The secret of the personal link exists nowhere but in the email; the
 * link is kept before the email leaves, so that none arrives with a dead one.
 */
final readonly class SurveyMail implements OptionalMail {

	public const INVITE   = 'survey_invite';
	public const REMINDER = 'survey_reminder';

	/** @param self::INVITE|self::REMINDER $kind */
	public function __construct(
		private SurveyRepository $surveys,
		private InviteRepository $invites,
		private LinkRepository $links,
		private Clock $clock,
		private string $kind
	) {}

	public function key(): string {
		return $this->kind;
	}

	public function role(): ?Role {
		return null;
	}

	public function group(): MailGroup {
		return MailGroup::Portal;
	}

	public function title(): string {
		return self::INVITE === $this->kind ? __( 'Survey: invitation', 'mentoriai-portal' ) : __( 'Survey: reminder', 'mentoriai-portal' );
	}

	public function texts(): MailTexts {
		$invite = self::INVITE === $this->kind;
		return new MailTexts(
			$invite ? __( 'Please answer our survey: {survey}', 'mentoriai-portal' ) : __( 'Reminder of our survey: {survey}', 'mentoriai-portal' ),
			array(
				'{greeting}',
				$invite
					? __( 'We would like to hear what you think. Please answer the survey “{survey}”.', 'mentoriai-portal' )
					: __( 'You have not answered the survey “{survey}” yet.', 'mentoriai-portal' ),
				__( 'You can answer until {day}.', 'mentoriai-portal' ),
				__( 'The link is yours alone, so please don’t forward it. It works until you have answered.', 'mentoriai-portal' ),
			),
			__( 'Answer the survey', 'mentoriai-portal' )
		);
	}

	public function placeholders(): array {
		return array(
			new MailPlaceholder( 'survey', __( 'Title of the survey', 'mentoriai-portal' ), __( 'How did the mentoring go?', 'mentoriai-portal' ) ),
			new MailPlaceholder( 'day', __( 'Last day for answers; empty where there is none', 'mentoriai-portal' ), __( '31 December 2026', 'mentoriai-portal' ) ),
		);
	}

	public function compose( int $user_id, Lang $lang, array $data ): ?MailFacts {
		$survey_id = is_int( $data['survey_id'] ?? null ) ? $data['survey_id'] : 0;
		$survey    = $this->surveys->find( $survey_id );
		$invite_id = null === $survey ? 0 : $this->invites->open_for( $survey_id, $user_id );
		if ( null === $survey || 0 === $invite_id || $survey->is_over( $this->clock->today() ) ) {
			return null;
		}
		return new MailFacts(
			array(
				'survey' => $survey->title[ $survey->shown_in( $lang )->value ],
				'day'    => LongDay::of( $survey->expires_on, $lang ),
			),
			PortalUrls::survey( $survey_id, $this->links->add( $survey_id, $invite_id ), $lang ),
			fn () => $this->invites->note_sent( $invite_id, $this->clock->now() )
		);
	}
}
