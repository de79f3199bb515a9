<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Mentorships;

use Closure;
use MentoriaiPortal\Core\Database\UnionPart;
use MentoriaiPortal\Core\Database\UnionQuery;
use MentoriaiPortal\Core\Identity\Side;
use MentoriaiPortal\Hook;
use MentoriaiPortal\Mentors\MentorDirectory;
use MentoriaiPortal\Mentorships\Admin\MentorshipOverviewRepository;
use MentoriaiPortal\Mentorships\Admin\MentorshipsPage;
use MentoriaiPortal\Mentorships\Mail\AnswerNudgeMail;
use MentoriaiPortal\Mentorships\Mail\AnswerWaitingMail;
use MentoriaiPortal\Mentorships\Mail\MentorshipEndedMail;
use MentoriaiPortal\Mentorships\Mail\RequestDeclinedMail;
use MentoriaiPortal\Mentorships\Mail\RequestUnansweredMail;
use MentoriaiPortal\Mentorships\Mail\StillGoingMail;
use MentoriaiPortal\Mentorships\Rest\BlockRoute;
use MentoriaiPortal\Mentorships\Rest\DeclineMentorshipRoute;
use MentoriaiPortal\Mentorships\Rest\EndMentorshipRoute;
use MentoriaiPortal\Mentorships\Rest\GetMentorshipRoute;
use MentoriaiPortal\Mentorships\Rest\ListBlocksRoute;
use MentoriaiPortal\Mentorships\Rest\ListMentorshipsRoute;
use MentoriaiPortal\Mentorships\Rest\WithdrawMentorshipRoute;
use MentoriaiPortal\Module;
use MentoriaiPortal\Services;

/**
 * Who is with whom, since when, and in which state.
 */
final class MentorshipsModule extends Module {

	/**
	 * @param Closure(): MentorDirectory                                    $mentors
	 * @param Closure( Side, int, list<int> ): UnionPart                   $plans    See PairWork.
	 * @param Closure( list<int> ): array{held: UnionPart, next: UnionPart} $meetings See PairWork.
	 * @param Closure( int, string ): void                                  $busy_until See MentorshipService.
	 * @param Closure( int ): bool                                          $set_busy   See UnansweredAttention.
	 */
	public function __construct( private readonly Services $core, private readonly Closure $mentors, private readonly Closure $plans, private readonly Closure $meetings, private readonly Closure $busy_until, private readonly Closure $set_busy ) {}

	public static function hooks(): array {
		return array(
			new Hook( 'mentoriai_user_status_changed', static fn ( self $m ): callable => array( $m->account_changes(), 'follow_status' ), 10, 3 ),
			Hook::admin( 'admin_menu', static fn ( self $m ): callable => array( $m->page(), 'add' ) ),
		);
	}

	public static function help(): array {
		return array(
			MentorshipsPage::SLUG => static fn (): string => __( 'Who asked which mentor, whether an answer came, and how it went on. “No answer for 7 days” shows the founders who wait; choose rows and remind their mentors, who get one email at once. Names lead to the member. What the two write to each other is not shown here.', 'mentoriai-portal' ),
		);
	}

	public static function routes(): array {
		return array(
			ListMentorshipsRoute::class    => static fn ( self $m ) => new ListMentorshipsRoute( $m->service(), $m->core->clock ),
			GetMentorshipRoute::class      => static fn ( self $m ) => new GetMentorshipRoute( $m->service(), ( $m->mentors )(), $m->core->clock ),
			DeclineMentorshipRoute::class  => static fn ( self $m ) => new DeclineMentorshipRoute( $m->service(), $m->core->clock ),
			WithdrawMentorshipRoute::class => static fn ( self $m ) => new WithdrawMentorshipRoute( $m->service(), $m->core->clock ),
			EndMentorshipRoute::class      => static fn ( self $m ) => new EndMentorshipRoute( $m->service(), $m->core->clock ),
			BlockRoute::class              => static fn ( self $m ) => new BlockRoute( $m->blocks() ),
			ListBlocksRoute::class         => static fn ( self $m ) => new ListBlocksRoute( $m->blocks() ),
		);
	}

	public static function mails(): array {
		return array(
			RequestDeclinedMail::KEY   => static fn ( self $m ) => new RequestDeclinedMail( $m->rows() ),
			RequestUnansweredMail::KEY => static fn ( self $m ) => new RequestUnansweredMail( $m->rows() ),
			MentorshipEndedMail::KEY   => static fn ( self $m ) => new MentorshipEndedMail( $m->rows() ),
			AnswerNudgeMail::KEY       => static fn ( self $m ) => new AnswerNudgeMail( $m->waiting(), $m->core->clock ),
			AnswerWaitingMail::KEY     => static fn ( self $m ) => new AnswerWaitingMail( $m->rows(), $m->alternatives(), new UnionQuery( $m->core->db ) ),
			StillGoingMail::KEY        => static fn ( self $m ) => new StillGoingMail( new SilenceRepository( $m->core->db ), $m->asked(), $m->core->clock ),
		);
	}

	public static function today(): array {
		return array( RequestsToday::class => static fn ( self $m ) => new RequestsToday( new MentorshipTodayRepository( $m->core->db ), $m->core->clock ) );
	}

	public static function attention(): array {
		return array(
			UnansweredAttention::class    => static fn ( self $m ) => new UnansweredAttention( new MentorshipAttentionRepository( $m->core->db ), $m->reminders(), $m->set_busy, $m->core->clock ),
			SilentMentorsAttention::class => static fn ( self $m ) => new SilentMentorsAttention( new MentorshipAttentionRepository( $m->core->db ), $m->set_busy, $m->core->clock ),
		);
	}

	public function member_sections(): array {
		return array( new MemberMentorships( new MemberMentorshipsRepository( $this->core->db ) ) );
	}

	public static function tables(): array {
		return array( MentorshipsTable::class, AskedPeopleTable::class, BlocksTable::class );
	}

	public function jobs(): array {
		$core = $this->core;
		return array(
			'requests'    => array( new WaitingRequests( $core->db, $this->rows(), $this->waiting(), $core->mail, $core->settings, $core->clock ), 'run' ),
			'mentorships' => array( new SilentMentorships( $core->db, new SilenceRepository( $core->db ), $this->asked(), $core->mail, $core->clock ), 'run' ),
		);
	}

	public function personal_data(): array {
		return array( new MentorshipData( $this->core->db, new MentorshipDataRepository( $this->core->db ), $this->account_changes(), $this->core->clock ), new BlockData( new BlockRepository( $this->core->db ), $this->core->clock ) );
	}

	/** What other modules tell of a pair. */
	public function events(): MentorshipEvents {
		return new MentorshipEvents( $this->rows(), new ContactPolicy( ( $this->mentors )(), $this->rows() ), $this->core->clock );
	}

	/** What lists and cards of mentors tell of their places and answers. */
	public function of_mentors(): PairsOfMentorsRepository {
		return new PairsOfMentorsRepository( $this->core->db, $this->rows() );
	}

	/** Own mentorships, for what the two do together. */
	public function pairs(): Pairs {
		return new Pairs( new MentorshipViewRepository( $this->core->db ), $this->rows(), $this->core->clock );
	}

	/** How a mentor deals with requests, in numbers. */
	public function requests(): MentorRequests {
		return new MentorRequests( new MentorRequestsRepository() );
	}

	/** Whom a founder can make a plan with. */
	public function mentors_of_founder(): MentorsOfFounder {
		return new MentorsOfFounder( new MentorsOfFounderRepository( $this->core->db ) );
	}

	/** Puts in how mentorships ended, without emails. */
	public function history(): MentorshipHistory {
		return new MentorshipHistory( $this->rows() );
	}

	/** Who is to be asked how it goes. */
	public function check_in_turns(): CheckInTurns {
		return new CheckInTurns( $this->core->db, $this->rows(), new CheckInTurnRepository( $this->core->db ), $this->asked() );
	}

	private function service(): MentorshipService {
		$core = $this->core;
		return new MentorshipService( $core->db, $this->rows(), new MentorshipViewRepository( $core->db ), $this->work(), $this->busy_until, new FounderCardRepository( $core->db ), $this->alternatives(), $core->mail, $core->limiter, $core->clock );
	}

	private function page(): MentorshipsPage {
		return new MentorshipsPage( new MentorshipOverviewRepository( $this->core->db ), $this->work(), $this->reminders(), $this->core->clock );
	}

	private function work(): PairWork {
		return new PairWork( new UnionQuery( $this->core->db ), $this->plans, $this->meetings );
	}

	private function reminders(): Reminders {
		return new Reminders( new MentorshipAttentionRepository( $this->core->db ), new WaitingRepository( $this->core->db ), $this->core->mail, $this->core->db, $this->core->clock );
	}

	public function blocks(): BlockService {
		return new BlockService( $this->core->db, new BlockRepository( $this->core->db ), $this->core->limiter, $this->core->clock );
	}

	private function alternatives(): Alternatives {
		return new Alternatives( ( $this->mentors )(), $this->rows(), $this->core->clock );
	}

	private function account_changes(): AccountChanges {
		return new AccountChanges( $this->core->db, $this->rows(), $this->core->mail, $this->core->clock );
	}

	private function rows(): MentorshipRepository {
		return new MentorshipRepository( $this->core->db );
	}

	private function asked(): AskedPeopleRepository {
		return new AskedPeopleRepository( $this->core->db );
	}

	private function waiting(): WaitingRepository {
		return new WaitingRepository( $this->core->db );
	}
}
