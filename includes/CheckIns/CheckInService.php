<?php
declare( strict_types=1 );

namespace MentoriaiPortal\CheckIns;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\LinkSecret;
use MentoriaiPortal\Core\Rest\ApiError;
use MentoriaiPortal\Mail\StaffMails;
use MentoriaiPortal\Mentorships\CheckInTurns;

/**
 * Opening a personal link, which writes nothing, and answering by it, once. A link counts whatever became of the mentorship.
 */
final readonly class CheckInService {

	public function __construct( private CheckInRepository $checkins, private CheckInTurns $turns, private Clock $clock, private Db $db, private StaffMails $staff ) {}

	/**
	 * @return string The first name of the other side.
	 * @throws ApiError 404, 410.
	 */
	public function open( string $token ): string {
		$found = $this->unanswered( $token );
		$pair  = $this->turns->find( $found->mentorship_id );
		return null === $pair ? '' : $pair->participant( $found->side->other() )->first_name();
	}

	/** @throws ApiError 404, 410. */
	public function answer( string $token, int $score, string $comment, bool $contact_me ): void {
		$asked = $this->unanswered( $token );
		$this->db->transaction(
			function () use ( $asked, $score, $comment, $contact_me ): void {
				if ( ! $this->checkins->answer( $asked->id, $score, $comment, $contact_me, $this->clock->now() ) ) {
					throw self::answered();
				}
				if ( $score <= CheckIn::LOW || $contact_me ) {
					$this->staff->tell( LowCheckInMail::KEY, LowCheckInMail::CAPABILITY, array( 'id' => $asked->id ), (string) $asked->id, at_once: true, member_id: $asked->user_id );
				}
			}
		);
	}

	private function unanswered( string $token ): CheckIn {
		$found = LinkSecret::is_one( $token ) ? $this->checkins->find_link( $token, $this->clock->now() ) : null;
		if ( null === $found ) {
			throw new ApiError( 'checkin.missing', 404, __( 'This link no longer works', 'mentoriai-portal' ) );
		}
		return $found->is_answered ? throw self::answered() : $found;
	}

	private static function answered(): ApiError {
		return new ApiError( 'checkin.answered', 410, __( 'You have already answered', 'mentoriai-portal' ) );
	}
}
