<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Surveys;

use MentoriaiPortal\Core\Background;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Mail\MailQueue;
use MentoriaiPortal\Mail\MailRecipient;

/**
 * Invites people and reminds nonrespondents, in the background and in steps. A request only says that it is to begin.
 */
final readonly class Invitations {

	/** People of one step; each step is one transaction. */
	public const STEP = 200;

	/** Steps of one run; the next run continues. */
	private const STEPS = 10;

	/** Seconds between two emails about a survey to the same person. */
	public const PAUSE = 7 * 86400;

	public function __construct(
		private Db $db,
		private SendingRepository $sending,
		private AudienceRepository $audiences,
		private InviteRepository $invites,
		private MailQueue $mails,
		private Background $background,
		private Clock $clock
	) {}

	/** @return bool False while an earlier sending is going on, or when someone has changed the survey. */
	public function start( Survey $survey, Audience $audience ): bool {
		$started = $this->sending->start( $survey, $audience, $this->audiences->count( $audience ) );
		$this->background->run_after_answer();
		return $started;
	}

	public function remind( int $survey_id ): void {
		$this->sending->start_reminders( $survey_id, $this->clock->now() );
		$this->background->run_after_answer();
	}

	/** Part of `mentoriai_run_due`. */
	public function run(): void {
		for ( $step = 0; $step < self::STEPS; $step++ ) {
			$running = $this->sending->running();
			foreach ( $running as $survey ) {
				$this->invite_some( $survey['survey_id'], Audience::of_json( $survey['audience'] ), $survey['cursor'] );
			}
			$reminding = $this->sending->reminding();
			foreach ( $reminding as $survey ) {
				$this->remind_some( $survey['survey_id'], $survey['since'] );
			}
			if ( array() === $running && array() === $reminding ) {
				return;
			}
		}
	}

	private function invite_some( int $survey_id, Audience $audience, int $cursor ): void {
		$page = $this->audiences->page( $audience, $cursor, self::STEP );
		update_meta_cache( 'user', $page['ids'] );
		$this->db->transaction(
			function () use ( $survey_id, $cursor, $page ): void {
				if ( ! $this->sending->advance( $survey_id, $cursor, $page['cursor'] ) ) {
					return;
				}
				foreach ( $page['ids'] as $user_id ) {
					if ( $this->invites->add( $survey_id, $user_id, $this->clock->now() ) ) {
						$this->mail( SurveyMail::INVITE, $survey_id, $user_id, 'invite' );
					}
				}
			}
		);
	}

	private function remind_some( int $survey_id, int $since ): void {
		$nonrespondents = $this->invites->nonrespondents( $survey_id, $since - self::PAUSE, self::STEP );
		if ( array() === $nonrespondents ) {
			$this->sending->end_reminders( $survey_id );
			return;
		}
		update_meta_cache( 'user', array_column( $nonrespondents, 'user_id' ) );
		$this->db->transaction(
			function () use ( $survey_id, $nonrespondents, $since ): void {
				foreach ( $nonrespondents as $invite ) {
					if ( $this->invites->claim_reminder( $invite['id'], $invite['mailed_at'], $since ) ) {
						$this->mail( SurveyMail::REMINDER, $survey_id, $invite['user_id'], (string) $since );
					}
				}
			}
		);
	}

	/** Whatever their status: staff chose it. The queue holds ids only; the link's secret is made when the email is composed. */
	private function mail( string $type, int $survey_id, int $user_id, string $which ): void {
		$this->mails->enqueue( $type, $user_id, MailRecipient::lang( $user_id ), array( 'survey_id' => $survey_id ), "$survey_id|$user_id|$which" );
	}
}
