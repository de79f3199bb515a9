<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Reports;

use LogicException;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Idempotency;
use MentoriaiPortal\Core\RateLimiter;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Mail\StaffMails;
use MentoriaiPortal\Mentorships\BlockService;

/**
 * Reports of members and guests. A report changes nothing by itself, and tells nobody but staff.
 */
final readonly class ReportService {

	private const ROUTE = 'report';

	/** How often a decision may come first. */
	private const TRIES = 3;

	/** Seconds in which further voices of a case make no further email. */
	private const TOLD_TOGETHER = 600;

	public function __construct(
		private ReportRepository $reports,
		private Things $things,
		private BlockService $blocks,
		private Idempotency $idempotency,
		private RateLimiter $limiter,
		private StaffMails $staff,
		private Clock $clock
	) {}

	/** Whether this is a repeat, which needs no new robot check. */
	public function is_repeat( Reporter $who, string $client_id ): bool {
		return $this->idempotency->has( $who->actor(), self::ROUTE, $client_id );
	}

	/**
	 * @return int The number of the case: while it is open, the same for all who report the same.
	 * @throws ApiError 404, 429.
	 */
	public function submit( Reporter $who, NewReport $new ): int {
		$thing = $this->things->find( $new->what, $new->kind, $new->id, $who->member );
		if ( null === $thing && ! $this->is_repeat( $who, $new->client_id ) ) {
			throw ApiError::not_found();
		}
		$number = $this->idempotency->once( $who->actor(), self::ROUTE, $new->client_id, fn (): int => $this->write( $who, $new, $thing ?? throw ApiError::not_found() ) );
		if ( $new->block && null !== $thing ) {
			$this->block( $who, $thing );
		}
		return $number;
	}

	/** Nothing is read in this transaction before the case is found: an older snapshot would not show what others opened. */
	private function write( Reporter $who, NewReport $new, Thing $thing ): int {
		$now = $this->clock->now();
		for ( $try = 0; $try < self::TRIES; $try++ ) {
			$is_new = $this->reports->open( $thing, $new->reason, $now );
			$id     = $this->reports->open_id( $thing->key() );
			if ( null === $id ) {
				continue;
			}
			$is_new && $this->reports->keep_texts( $id, $thing->texts );
			if ( $this->reports->add_voice( $id, $who, $new->reason, $new->text, $now ) ) {
				$this->limiter->take( 'report', $who->limited );
				$this->tell_staff( $id, $thing->about_id, $now );
			}
			return $id;
		}
		throw new LogicException( 'A case is open and is not.' );
	}

	private function tell_staff( int $id, int $about_id, int $now ): void {
		if ( $this->reports->claim_telling( $id, $now, $now - self::TOLD_TOGETHER ) ) {
			$this->staff->tell( StaffReportMail::KEY, StaffReportMail::CAPABILITY, array( 'id' => $id ), "$id|$now", true, $about_id );
		}
	}

	/** Whom one cannot block stays as they are: the report counts. */
	private function block( Reporter $who, Thing $thing ): void {
		try {
			if ( null !== $who->member && $thing->other_id > 0 ) {
				$this->blocks->set( $who->member, $thing->other_id, true );
			}
		} catch ( ApiError ) {
			return;
		}
	}
}
