<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Surveys;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Spa\PortalUrls;
use MentoriaiPortal\Mail\MailContent;
use MentoriaiPortal\Mail\MailTexts;

/**
 * What the mails about a survey share: whether there is still a reason to send one, and the personal link, which exists
 * nowhere but in the mail.
 */
final readonly class MailedLink {

	public function __construct(
		private SurveyRepository $surveys,
		private InviteRepository $invites,
		private LinkRepository $links,
		private Clock $clock
	) {}

	/** @param array<string, mixed> $data Of the queue: survey_id. */
	public function compose( MailTexts $texts, int $user_id, Lang $lang, array $data ): ?MailContent {
		$survey_id = is_int( $data['survey_id'] ?? null ) ? $data['survey_id'] : 0;
		$survey    = $this->surveys->find( $survey_id );
		$invite_id = null === $survey ? 0 : $this->invites->open_for( $survey_id, $user_id );
		if ( null === $survey || 0 === $invite_id || $survey->is_over( $this->clock->today() ) ) {
			return null;
		}
		$secret = $this->links->add( $survey_id, $invite_id );
		$this->invites->note_sent( $invite_id, $this->clock->now() );
		return $texts->content(
			array(
				'survey' => $survey->title[ $survey->shown_in( $lang )->value ],
				'day'    => $survey->expires_on,
			),
			PortalUrls::survey( $survey_id, $secret, $lang )
		);
	}
}
