<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Surveys;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Mail\MailContent;
use MentoriaiPortal\Mail\MailPlaceholder;
use MentoriaiPortal\Mail\MailTexts;
use MentoriaiPortal\Mail\OptionalMail;

/**
 * Reminds somebody of a survey; at most once a week, and only on the word of staff.
 */
final readonly class SurveyReminderMail implements OptionalMail {

	public const KEY = 'survey_reminder';

	public function __construct( private MailedLink $link ) {}

	public function key(): string {
		return self::KEY;
	}

	public function title(): string {
		return __( 'Survey: reminder', 'mentoriai-portal' );
	}

	public function texts(): MailTexts {
		return new MailTexts(
			__( 'We are still waiting for your answers: {survey}', 'mentoriai-portal' ),
			array(
				__( 'Hello!', 'mentoriai-portal' ),
				__( 'You have not answered the survey “{survey}” yet. It takes about two minutes.', 'mentoriai-portal' ),
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
