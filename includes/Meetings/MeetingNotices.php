<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Meetings;

use MentoriaiPortal\Core\Identity\Side;
use MentoriaiPortal\Mail\MailQueue;
use MentoriaiPortal\Meetings\Mail\MeetingAgreedMail;
use MentoriaiPortal\Meetings\Mail\MeetingCancelledMail;
use MentoriaiPortal\Meetings\Mail\MeetingDoneMail;
use MentoriaiPortal\Meetings\Mail\MeetingProposedMail;

/**
 * Who is mailed when a meeting changes, at once. In the transaction of the change.
 */
final readonly class MeetingNotices {

	public function __construct( private MailQueue $mails ) {}

	public function proposed( int $id, int $user_id ): void {
		$this->mails->tell( MeetingProposedMail::KEY, $user_id, array( 'id' => $id ), (string) $id, true );
	}

	public function agreed( Meeting $meeting ): void {
		foreach ( Side::cases() as $side ) {
			$this->tell( MeetingAgreedMail::KEY, $meeting, $side );
		}
	}

	/** That none of the times fits. */
	public function declined( Meeting $meeting ): void {
		$this->tell( MeetingCancelledMail::KEY, $meeting, $meeting->by );
	}

	/**
	 * What was only proposed stands in no calendar, so who called it off knows.
	 *
	 * @param Side $by Who called it off, or whose account is gone.
	 */
	public function cancelled( Meeting $meeting, Side $by ): void {
		$this->tell( MeetingCancelledMail::KEY, $meeting, $by->other(), array( 'by' => $by->value ) );
		$meeting->was_agreed && $this->tell( MeetingCancelledMail::KEY, $meeting, $by, array( 'by' => $by->value ) );
	}

	/** A day that was never proposed: it waits for the other side's word. */
	public function noted( int $id, int $user_id ): void {
		$this->mails->tell( MeetingDoneMail::KEY, $user_id, array( 'id' => $id ), "$id|$user_id", true );
	}

	/** @param array<string, string> $more */
	private function tell( string $kind, Meeting $meeting, Side $to, array $more = array() ): void {
		$user_id = $meeting->person( $to )->person->id;
		$this->mails->tell( $kind, $user_id, array( 'id' => $meeting->id ) + $more, "{$meeting->id}|$user_id", true );
	}
}
