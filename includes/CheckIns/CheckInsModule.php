<?php
declare( strict_types=1 );

namespace MentoriaiPortal\CheckIns;

use Closure;
use MentoriaiPortal\CheckIns\Rest\AnswerCheckInRoute;
use MentoriaiPortal\CheckIns\Rest\GetCheckInRoute;
use MentoriaiPortal\Mentorships\CheckInTurns;
use MentoriaiPortal\Module;
use MentoriaiPortal\Services;

/**
 * Both sides of a mentorship are asked, each alone, how it goes.
 */
final class CheckInsModule extends Module {

	/** @param Closure(): CheckInTurns $turns */
	public function __construct( private readonly Services $core, private readonly Closure $turns ) {}

	public static function routes(): array {
		return array(
			GetCheckInRoute::class    => static fn ( self $m ) => new GetCheckInRoute( $m->service() ),
			AnswerCheckInRoute::class => static fn ( self $m ) => new AnswerCheckInRoute( $m->service() ),
		);
	}

	public static function mails(): array {
		return array(
			CheckInMail::KEY    => static fn ( self $m ) => new CheckInMail( $m->checkins(), ( $m->turns )(), $m->core->clock ),
			LowCheckInMail::KEY => static fn ( self $m ) => new LowCheckInMail( $m->checkins(), ( $m->turns )() ),
		);
	}

	public static function today(): array {
		return array( CheckInsToday::class => static fn ( self $m ) => new CheckInsToday( $m->checkins(), ( $m->turns )(), $m->core->clock ) );
	}

	public static function attention(): array {
		return array( LowCheckInsAttention::class => static fn ( self $m ) => new LowCheckInsAttention( $m->checkins(), ( $m->turns )() ) );
	}

	public function member_sections(): array {
		return array( new MemberCheckIns( $this->checkins(), ( $this->turns )() ) );
	}

	public static function tables(): array {
		return array( CheckInsTable::class, CheckInLinksTable::class );
	}

	public function jobs(): array {
		$core = $this->core;
		return array( 'checkins' => array( new CheckInRounds( $core->db, $this->checkins(), ( $this->turns )(), $core->mail, $core->clock ), 'run' ) );
	}

	public function personal_data(): array {
		return array( new CheckInData( $this->checkins(), ( $this->turns )(), $this->core->clock ) );
	}

	/** Puts in check-ins, without emails. */
	public function history(): CheckInHistory {
		return new CheckInHistory( $this->checkins(), ( $this->turns )() );
	}

	private function service(): CheckInService {
		return new CheckInService( $this->checkins(), ( $this->turns )(), $this->core->clock, $this->core->db, $this->core->staff_mail );
	}

	private function checkins(): CheckInRepository {
		return new CheckInRepository( $this->core->db );
	}
}
