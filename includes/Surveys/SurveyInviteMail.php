<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Surveys;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Mail\MailContent;
use MentoriaiPortal\Mail\MailPlaceholder;
use MentoriaiPortal\Mail\MailTexts;
use MentoriaiPortal\Mail\OptionalMail;

/**
 * Asks somebody to answer a survey.
 */
final readonly class SurveyInviteMail implements OptionalMail {

	public const KEY = 'survey_invite';

	public function __construct( private MailedLink $link ) {}

	public function key(): string {
		return self::KEY;
	}

	public function title(): string {
		return __( 'Survey: invitation', 'mentoriai-portal' );
	}

	public function texts(): MailTexts {
		return new MailTexts(
			__( 'Answer a short survey: {survey}', 'mentoriai-portal' ),
			array(
				__( 'Hello!', 'mentoriai-portal' ),
				__( 'We would like to hear what you think. The survey “{survey}” takes about two minutes.', 'mentoriai-portal' ),
				__( 'You can answer until {day}.', 'mentoriai-portal' ),
				__( 'The link is yours alone: do not forward it. It works until you have answered.', 'mentoriai-portal' ),
			),
			__( 'Answer the survey', 'mentoriai-portal' )
		);
	}

	public function placeholders(): array {
		return array(
			new MailPlaceholder( 'survey', __( 'Title of the survey', 'mentoriai-portal' ), __( 'How did the mentoring go?', 'mentoriai-portal' ) ),
			new MailPlaceholder( 'day', __( 'Last day for answers; empty where there is none', 'mentoriai-portal' ), '2026-12-31' ),
		);
	}

	public function compose( int $user_id, Lang $lang, array $data ): ?MailContent {
		return $this->link->compose( $this->texts(), $user_id, $lang, $data );
	}
}
