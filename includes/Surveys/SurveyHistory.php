<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Surveys;

use MentoriaiPortal\Core\Clock;

/**
 * Puts in surveys and personal links without emails: demo sites, imports.
 */
final readonly class SurveyHistory {

	public function __construct(
		private SurveyRepository $surveys,
		private InviteRepository $invites,
		private LinkRepository $links,
		private Clock $clock
	) {}

	public function has( int $survey_id ): bool {
		return null !== $this->surveys->find( $survey_id );
	}

	/** @return int Its id. */
	public function create( Survey $survey ): int {
		return $this->surveys->create( $survey, $this->clock->now() );
	}

	/** @return string The secret of a link of this person, as if it had been emailed. */
	public function invite( int $survey_id, int $user_id ): string {
		$now = $this->clock->now();
		$this->invites->add( $survey_id, $user_id, $now );
		$invite_id = $this->invites->open_for( $survey_id, $user_id );
		$this->invites->note_sent( $invite_id, $now );
		return $this->links->add( $survey_id, $invite_id );
	}
}
