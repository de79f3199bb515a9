<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Waiting;

use Closure;
use MentoriaiPortal\Hook;
use MentoriaiPortal\Mentors\MentorDirectory;
use MentoriaiPortal\Module;
use MentoriaiPortal\Services;
use MentoriaiPortal\Waiting\Rest\NotifyMeRoute;

/**
 * Founders who wait for a mentor's free place.
 */
final class WaitingModule extends Module {

	/** @param Closure(): MentorDirectory $mentors */
	public function __construct( private readonly Services $core, private readonly Closure $mentors ) {}

	public static function hooks(): array {
		return array(
			new Hook( 'mentoriai_mentorship_moved', static fn ( self $m ): callable => array( $m->list(), 'mentorship_moved' ) ),
			new Hook( 'mentoriai_user_status_changed', static fn ( self $m ): callable => array( $m->list(), 'follow_status' ), 10, 3 ),
		);
	}

	public static function routes(): array {
		return array( NotifyMeRoute::class => static fn ( self $m ) => new NotifyMeRoute( $m->list() ) );
	}

	public static function mails(): array {
		return array( MentorFreeMail::KEY => static fn ( self $m ) => new MentorFreeMail( ( $m->mentors )() ) );
	}

	public static function tables(): array {
		return array( WaitingTable::class );
	}

	public function jobs(): array {
		return array( 'waiting' => array( $this->list(), 'run' ) );
	}

	public function personal_data(): array {
		return array( new WaitingData( $this->rows(), ( $this->mentors )(), $this->core->clock ) );
	}

	public function list(): WaitingList {
		$core = $this->core;
		return new WaitingList( $this->rows(), ( $this->mentors )(), $core->mail, $core->db, $core->clock );
	}

	private function rows(): WaitingRepository {
		return new WaitingRepository( $this->core->db );
	}
}
