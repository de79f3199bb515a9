<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Meetings;

use Closure;
use MentoriaiPortal\Core\Calendar\Lines;
use MentoriaiPortal\Core\Identity\Side;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\SiteName;
use MentoriaiPortal\Hook;
use MentoriaiPortal\Mail\SenderAddress;
use MentoriaiPortal\Meetings\Mail\MeetingAgreedMail;
use MentoriaiPortal\Meetings\Mail\MeetingCancelledMail;
use MentoriaiPortal\Meetings\Mail\MeetingDoneMail;
use MentoriaiPortal\Meetings\Mail\MeetingFacts;
use MentoriaiPortal\Meetings\Mail\MeetingProposedMail;
use MentoriaiPortal\Meetings\Mail\MeetingReminderMail;
use MentoriaiPortal\Meetings\Rest\AnswerMeetingRoute;
use MentoriaiPortal\Meetings\Rest\CancelMeetingRoute;
use MentoriaiPortal\Meetings\Rest\CreateCalendarFeedRoute;
use MentoriaiPortal\Meetings\Rest\EndCalendarFeedRoute;
use MentoriaiPortal\Meetings\Rest\GetCalendarFeedRoute;
use MentoriaiPortal\Meetings\Rest\GetPrivateCalendarRoute;
use MentoriaiPortal\Meetings\Rest\ListMeetingsRoute;
use MentoriaiPortal\Meetings\Rest\LogMeetingRoute;
use MentoriaiPortal\Meetings\Rest\ProposeMeetingRoute;
use MentoriaiPortal\Mentorships\Pairs;
use MentoriaiPortal\Module;
use MentoriaiPortal\Services;

/**
 * When the two of a mentorship meet, and the hours they held.
 */
final class MeetingsModule extends Module {

	/**
	 * @param Closure(): Pairs                       $pairs
	 * @param Closure( Lines, Side, int, Lang ): void $deadlines See CalendarFeeds.
	 */
	public function __construct( private readonly Services $core, private readonly Closure $pairs, private readonly Closure $deadlines ) {}

	public static function hooks(): array {
		return array(
			new Hook( 'mentoriai_user_status_changed', static fn ( self $m ): callable => array( $m->account_changes(), 'follow_status' ), 10, 3 ),
			new Hook( 'mentoriai_end_sessions', static fn ( self $m ): callable => array( $m->feeds(), 'end_sessions' ) ),
		);
	}

	public static function routes(): array {
		return array(
			ListMeetingsRoute::class   => static fn ( self $m ) => new ListMeetingsRoute( $m->service(), $m->invitation() ),
			ProposeMeetingRoute::class => static fn ( self $m ) => new ProposeMeetingRoute( $m->service(), $m->invitation() ),
			AnswerMeetingRoute::class  => static fn ( self $m ) => new AnswerMeetingRoute( $m->service(), $m->invitation() ),
			CancelMeetingRoute::class  => static fn ( self $m ) => new CancelMeetingRoute( $m->service(), $m->invitation() ),
			LogMeetingRoute::class     => static fn ( self $m ) => new LogMeetingRoute( new MeetingLog( $m->core->db, $m->rows(), $m->reads(), ( $m->pairs )(), $m->core->limiter, $m->notices(), $m->core->clock ), $m->invitation() ),
			GetCalendarFeedRoute::class    => static fn ( self $m ) => new GetCalendarFeedRoute( $m->feeds() ),
			CreateCalendarFeedRoute::class => static fn ( self $m ) => new CreateCalendarFeedRoute( $m->feeds() ),
			EndCalendarFeedRoute::class    => static fn ( self $m ) => new EndCalendarFeedRoute( $m->feeds() ),
			GetPrivateCalendarRoute::class => static fn ( self $m ) => new GetPrivateCalendarRoute( $m->feeds() ),
		);
	}

	public static function mails(): array {
		return array(
			MeetingProposedMail::KEY  => static fn ( self $m ) => new MeetingProposedMail( $m->facts() ),
			MeetingAgreedMail::KEY    => static fn ( self $m ) => new MeetingAgreedMail( $m->facts(), $m->invitation() ),
			MeetingCancelledMail::KEY => static fn ( self $m ) => new MeetingCancelledMail( $m->facts(), $m->invitation() ),
			MeetingReminderMail::KEY  => static fn ( self $m ) => new MeetingReminderMail( $m->facts() ),
			MeetingDoneMail::KEY      => static fn ( self $m ) => new MeetingDoneMail( $m->facts() ),
		);
	}

	public static function today(): array {
		return array( MeetingsToday::class => static fn ( self $m ) => new MeetingsToday( new MeetingTodayRepository( $m->core->db ), ( $m->pairs )(), $m->core->clock ) );
	}

	public function member_sections(): array {
		return array( new MemberMeetings( new MemberMeetingsRepository( $this->core->db ) ) );
	}

	public static function tables(): array {
		return array( MeetingsTable::class, CalendarFeedsTable::class );
	}

	public function jobs(): array {
		$core = $this->core;
		return array( 'meetings' => array( new DueMeetings( $core->db, new MeetingDueRepository( $core->db ), $this->rows(), $this->reads(), $this->data_rows(), $core->mail, $core->clock ), 'run' ) );
	}

	public function personal_data(): array {
		return array(
			new MeetingData( $this->core->db, $this->data_rows(), $this->reads(), $this->account_changes(), $this->core->clock ),
			new CalendarFeedData( $this->feed_rows(), $this->core->clock ),
		);
	}

	/** Numbers and times, for other modules. */
	public function totals(): MeetingTotals {
		return new MeetingTotals( new MeetingTotalsRepository(), $this->core->clock );
	}

	/** Puts in meetings, without emails. */
	public function history(): MeetingHistory {
		return new MeetingHistory( $this->rows(), $this->reads(), new MeetingDueRepository( $this->core->db ), new SenderAddress( $this->core->settings ), $this->core->clock );
	}

	/** Private calendars. */
	public function feeds(): CalendarFeeds {
		return new CalendarFeeds( $this->feed_rows(), $this->reads(), $this->deadlines, $this->core->locale, $this->core->clock );
	}

	private function feed_rows(): CalendarFeedRepository {
		return new CalendarFeedRepository( $this->core->db );
	}

	private function service(): MeetingService {
		$core = $this->core;
		return new MeetingService( $core->db, $this->rows(), $this->reads(), ( $this->pairs )(), $core->idempotency, $core->limiter, new SenderAddress( $core->settings ), $this->notices(), $core->clock );
	}

	private function account_changes(): AccountChanges {
		return new AccountChanges( $this->core->db, $this->rows(), $this->reads(), $this->data_rows(), $this->feed_rows(), $this->notices(), $this->core->clock );
	}

	private function notices(): MeetingNotices {
		return new MeetingNotices( $this->core->mail );
	}

	private function facts(): MeetingFacts {
		return new MeetingFacts( $this->reads(), $this->core->clock );
	}

	private function invitation(): Invitation {
		return new Invitation( new SiteName( $this->core->settings ) );
	}

	private function rows(): MeetingRepository {
		return new MeetingRepository( $this->core->db );
	}

	private function reads(): MeetingReadRepository {
		return new MeetingReadRepository( $this->core->db );
	}

	private function data_rows(): MeetingDataRepository {
		return new MeetingDataRepository( $this->core->db );
	}
}
