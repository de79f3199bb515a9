<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Meetings;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Identity\AccountStatus;

/**
 * Calls off what was to come, and ends the private calendar, when a person's account goes: nobody waits at a meeting for one who is not there any more.
 */
final readonly class AccountChanges {

	public function __construct( private Db $db, private MeetingRepository $meetings, private MeetingReadRepository $reads, private MeetingDataRepository $rows, private CalendarFeedRepository $feeds, private MeetingNotices $notices, private Clock $clock ) {}

	/** Action `mentoriai_user_status_changed`. */
	public function follow_status( mixed $user_id, mixed $old = null, mixed $new = null ): void {
		$status = is_string( $new ) ? AccountStatus::tryFrom( $new ) : null;
		if ( is_numeric( $user_id ) && false === $status?->may_log_in() ) {
			$this->gone( (int) $user_id );
		}
	}

	/** The account was closed, rejected or is being erased. */
	public function gone( int $user_id ): void {
		$now = $this->clock->now();
		$this->feeds->end( $user_id );
		foreach ( $this->rows->coming( $user_id, $now ) as $id ) {
			$this->db->repeatable(
				function () use ( $id, $user_id, $now ): void {
					$meeting = $this->meetings->cancel( $id, '', $now ) ? $this->reads->find( $id ) : null;
					$side    = $meeting?->side_of( $user_id );
					null === $meeting || null === $side || $this->notices->cancelled( $meeting, $side );
				}
			);
		}
	}
}
