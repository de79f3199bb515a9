<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Reports;

use MentoriaiPortal\Accounts\AccountService;
use MentoriaiPortal\Accounts\Actor;
use MentoriaiPortal\ActivityLog\Act;
use MentoriaiPortal\ActivityLog\ActivityLog;
use MentoriaiPortal\ActivityLog\ActObject;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Mail\MailQueue;
use MentoriaiPortal\Members\Admin\StaffDecisions;
use MentoriaiPortal\Messaging\Excerpts;
use MentoriaiPortal\Messaging\Message;
use MentoriaiPortal\Reviews\Moderation;
use MentoriaiPortal\Reviews\Review;
use MentoriaiPortal\Reviews\ReviewService;

/**
 * What staff do with a case. Whoever opens one, or the thread behind it, leaves a row in the activity log.
 */
final readonly class Cases {

	public const TEXT_MAX = 1000;
	public const WHY_MAX  = 500;

	public function __construct(
		private Db $db,
		private CaseRepository $cases,
		private AccountService $accounts,
		private ReviewService $reviews,
		private Moderation $moderation,
		private Excerpts $excerpts,
		private MailQueue $mail,
		private ActivityLog $log,
		private Clock $clock
	) {}

	/**
	 * Without its texts.
	 *
	 * @throws ApiError 404.
	 */
	public function find( int $number ): ReportCase {
		return $this->cases->find( $number ) ?? throw ApiError::not_found();
	}

	/**
	 * @param bool $again Whether the same person has it open, and is shown what they sent.
	 * @throws ApiError 404.
	 */
	public function open( int $number, bool $again = false ): CaseFile {
		return $this->db->transaction(
			function () use ( $number, $again ): CaseFile {
				$file = $this->file( $number );
				$again || $this->log->write( Act::ReportOpened, ActObject::Report, $number );
				return $file;
			}
		);
	}

	/**
	 * All messages of the two people, for a written reason.
	 *
	 * @return list<ShownText>
	 * @throws ApiError 404 for what is public, and once the texts of the case are gone.
	 */
	public function thread( int $number, string $why ): array {
		return $this->db->transaction(
			function () use ( $number, $why ): array {
				$one = $this->cases->find( $number );
				if ( null === $one || 0 === $one->convo_id || ! $one->has_texts ) {
					throw ApiError::not_found();
				}
				$this->log->write( Act::ThreadOpened, ActObject::Report, $number, array( ActivityLog::WHY => $why ) );
				$thread = $this->excerpts->whole( $one->convo_id );
				// What was written after the decision is not part of the case.
				$messages = null === $thread ? array() : array_filter( $thread->messages, static fn ( Message $message ): bool => null === $one->closed_at || $message->created_at <= $one->closed_at );
				return null === $thread ? array() : array_map( static fn ( Message $message ): ShownText => new ShownText( $thread->conversation->name_of( $message->author_id ), $message->content, $message->created_at ), array_values( $messages ) );
			}
		);
	}

	/**
	 * What the current person can decide.
	 *
	 * @return list<Decision>
	 */
	public function choices( ReportCase $one ): array {
		return array_values( array_filter( Decision::cases(), fn ( Decision $decision ): bool => $this->fits( $decision, $one ) && self::may( $decision ) ) );
	}

	/**
	 * Ends a case: the decision takes effect, the reporters and, unless nothing is done, the person concerned are emailed, or none of it.
	 *
	 * @throws ApiError 403, 404, 400 for a decision that does not fit, 409 where it is decided or somebody was faster.
	 */
	public function decide( int $number, Decision $decision, string $text ): CaseFile {
		if ( ! self::may( $decision ) ) {
			throw ApiError::forbidden();
		}
		$one = $this->find( $number );
		if ( Decision::Hide === $decision && What::Review !== $one->what ) {
			throw ApiError::invalid( array( 'decision' => 'invalid' ) );
		}
		if ( ! $one->is_open() ) {
			throw self::decided();
		}
		if ( ! $this->fits( $decision, $one ) ) {
			throw ApiError::invalid( array( 'decision' => 'invalid' ) );
		}
		$review = What::Review === $one->what ? $this->reviews->find( $one->object_id ) : null;
		return $this->db->repeatable(
			function () use ( $one, $decision, $text, $review ): CaseFile {
				if ( ! $this->cases->close( $one->number, $decision, $text, get_current_user_id(), $this->clock->now() ) ) {
					throw self::decided();
				}
				$this->carry_out( $decision, $one, $review, $text );
				$this->log->write( Act::Report, ActObject::Report, $one->number, array( 'decision' => $decision->value ) );
				$this->tell( $decision, $one );
				return $this->file( $one->number );
			}
		);
	}

	private function carry_out( Decision $decision, ReportCase $one, ?Review $review, string $text ): void {
		$status = match ( $decision ) {
			Decision::Pause => AccountStatus::Paused,
			Decision::Close => AccountStatus::Closed,
			default => null,
		};
		if ( null !== $status && ! $this->accounts->set_status( $one->about->id, $status, $text, Actor::Staff, tells: false ) ) {
			throw ApiError::conflict();
		}
		if ( Decision::Hide === $decision && null !== $review ) {
			$this->moderation->hide_reported( $review, $text );
		}
	}

	private function tell( Decision $decision, ReportCase $one ): void {
		foreach ( $this->cases->voices( $one->number ) as $voice ) {
			$data = array( 'voice_id' => $voice->id );
			if ( $voice->member?->id === $one->about->id && $one->about->id > 0 ) {
				// Who reports their own message does not read what is told to who reported them.
				continue;
			}
			if ( null !== $voice->member ) {
				$this->mail->tell( ReportClosedMail::KEY, $voice->member->id, $data, (string) $voice->id );
			} elseif ( '' !== $voice->email ) {
				$this->mail->enqueue( ReportClosedMail::KEY, 0, $voice->lang, $data, (string) $voice->id );
			}
		}
		$about = Decision::Nothing === $decision ? null : $this->accounts->find( $one->about->id );
		if ( null !== $about && null !== $about->role ) {
			$this->mail->enqueue( ReportDecisionMail::KEY, $about->id, $about->lang, array( 'number' => $one->number ), (string) $one->number );
		}
	}

	/** Whether there is what it is to be done with. */
	private function fits( Decision $decision, ReportCase $one ): bool {
		if ( Decision::Nothing === $decision ) {
			return true;
		}
		if ( Decision::Hide === $decision ) {
			return What::Review === $one->what && null !== $this->reviews->find( $one->object_id );
		}
		$account = $this->accounts->find( $one->about->id );
		return null !== $account && null !== $account->role && match ( $decision ) {
			Decision::Pause => AccountStatus::Public === $account->status,
			Decision::Close => AccountStatus::Closed !== $account->status,
			default => true,
		};
	}

	/** Who may decide about accounts elsewhere may do it here. */
	private static function may( Decision $decision ): bool {
		return ! $decision->is_about_account() || current_user_can( StaffDecisions::CAPABILITY );
	}

	private function file( int $number ): CaseFile {
		$one = $this->find( $number );
		return new CaseFile( $one, $this->cases->voices( $number ), $this->cases->texts( $one ) );
	}

	private static function decided(): ApiError {
		return new ApiError( 'conflict', 409, __( 'This case is decided: a colleague may have been faster. Open it again to read how.', 'mentoriai-portal' ) );
	}
}
