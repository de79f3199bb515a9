<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Session;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Privacy\PersonalData;
use MentoriaiPortal\Core\Privacy\PrivacyResult;

/**
 * Where someone is logged in now, and the day on which they were seen last; sessions that have ended are gone already.
 */
final readonly class SessionData implements PersonalData {

	public function __construct( private SessionRepository $sessions, private LastSeenRepository $seen, private Clock $clock ) {}

	public function key(): string {
		return 'sessions';
	}

	public function label(): string {
		return __( 'Active log-ins on the portal', 'mentoriai-portal' );
	}

	public function tables(): array {
		return array( SessionsTable::name(), LastSeenTable::name() );
	}

	public function export( int $user_id, int $page ): array {
		$items = array();
		foreach ( 1 === $page ? $this->sessions->open_of_user( $user_id ) : array() as $session ) {
			$items[] = PrivacyResult::item(
				(string) $session['id'],
				array(
					__( 'Logged in', 'mentoriai-portal' ) => $this->time( $session['created_at'] ),
					__( 'Last seen', 'mentoriai-portal' ) => $this->time( $session['last_seen'] ),
					__( 'Browser', 'mentoriai-portal' )   => $session['browser'],
				)
			);
		}
		if ( 1 === $page ) {
			$items[] = PrivacyResult::item( 'last-seen', array( __( 'Day you last used the portal', 'mentoriai-portal' ) => (string) $this->seen->day( $user_id ) ) );
		}
		return PrivacyResult::items( $items );
	}

	public function erase( int $user_id, int $page ): array {
		$had = array() !== $this->sessions->open_of_user( $user_id );
		$this->sessions->end_of_user( $user_id );
		return PrivacyResult::erased( $this->seen->forget( $user_id ) || $had );
	}

	private function time( int $time ): string {
		return $this->clock->local( $time )->format( 'Y-m-d H:i' );
	}
}
