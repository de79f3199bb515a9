<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Results;

use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Database\UnionQuery;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Meetings\MeetingTotals;
use MentoriaiPortal\Meetings\MeetingTotalsRepository;
use MentoriaiPortal\Mentors\Field;
use MentoriaiPortal\Mentors\FieldRepository;
use MentoriaiPortal\Mentors\MentorViews;
use MentoriaiPortal\Mentors\ViewRepository;
use MentoriaiPortal\Mentorships\MentorRequests;
use MentoriaiPortal\Mentorships\MentorRequestsRepository;
use MentoriaiPortal\Mentorships\MentorshipState;
use MentoriaiPortal\Messaging\ConversationHistory;
use MentoriaiPortal\Messaging\ConversationRepository;
use MentoriaiPortal\Messaging\MentorActivity;
use MentoriaiPortal\Messaging\MessageMonthRepository;
use MentoriaiPortal\Messaging\MessageRepository;
use MentoriaiPortal\Plans\MentorPlans;
use MentoriaiPortal\Plans\PlanTotalsRepository;
use MentoriaiPortal\Results\ResultsService;
use MentoriaiPortal\Results\StatisticsRepository;
use MentoriaiPortal\Results\StatisticsService;
use MentoriaiPortal\Tests\IntegrationTestCase;

/**
 * People who look at mentors and write to them, at times that tests choose.
 */
abstract class ResultsTestCase extends IntegrationTestCase {

	protected int $founder;

	protected int $mentor;

	protected function setUp(): void {
		parent::setUp();
		$this->freeze( '2026-11-21T08:15:00Z' );
		$this->founder = $this->add_member( Role::Founder, AccountStatus::Public, array( 'display_name' => 'Lina Urbonaitė' ) );
		$this->mentor  = $this->mentor( 'Rasa', 'Kazlauskienė' );
	}

	/** @param array<string, mixed> $meta User meta by key. */
	protected function mentor( string $first, string $last, AccountStatus $status = AccountStatus::Public, array $meta = array() ): int {
		$id = $this->add_member( Role::Mentor, $status, array( 'first_name' => $first, 'last_name' => $last, 'display_name' => "$first $last" ) );
		foreach ( $meta + array( UserMeta::POSITION => 'Vadovė', UserMeta::ABOUT => 'Padedu augti.' ) as $key => $value ) {
			update_user_meta( $id, $key, $value );
		}
		do_action( 'mentoriai_profile_saved', $id );
		return $id;
	}

	protected function field( string $slug, string $name, string $english = '' ): int {
		$term = wp_insert_term( $name, Field::TAXONOMY, array( 'slug' => $slug ) );
		self::assertIsArray( $term );
		update_term_meta( $term['term_id'], Field::NAME_EN, $english );
		return (int) $term['term_id'];
	}

	/**
	 * Somebody new looks at a mentor.
	 *
	 * @param list<int> $fields
	 */
	protected function look( int $mentor, array $fields = array() ): void {
		static $browser = 0;
		$reply = $this->request( 'POST', 'statistic_open', array( 'id' => $mentor, 'taxs_id' => $fields ), null, array( 'User-Agent' => 'Browser ' . ++$browser ) );
		self::assertSame( 200, $reply->get_status() );
	}

	/** A conversation that began at a time and was answered after so many minutes; null for never. */
	protected function talk( string $began, ?int $answer_minutes, ?int $mentor = null ): int {
		static $number = 0;
		$mentor      ??= $this->mentor;
		$at            = (int) strtotime( $began );
		$messages      = array( array( 'author_id' => $this->founder, 'text' => 'Laba diena', 'at' => $at ) );
		if ( null !== $answer_minutes ) {
			$messages[] = array( 'author_id' => $mentor, 'text' => 'Sveiki', 'at' => $at + 60 * $answer_minutes );
		}
		$this->ask( $began, $answer_minutes, $mentor );
		return ( new ConversationHistory( $this->db(), new ConversationRepository( $this->db() ), new MessageRepository( $this->db() ) ) )
			->add( $this->founder, $mentor, 'Tema ' . ++$number, $messages, 9, 9 );
	}

	/** A request of a founder of its own. */
	protected function ask( string $began, ?int $answer_minutes, int $mentor, MentorshipState $state = MentorshipState::Requested, string $reason = '' ): void {
		static $founder = 1000000;
		$at             = (int) strtotime( $began );
		$this->db()->insert_ignore(
			'{mentorships}',
			array(
				'founder_id'     => ++$founder,
				'mentor_id'      => $mentor,
				'is_latest'      => 1,
				'state'          => null === $answer_minutes ? $state->value : MentorshipState::Active->value,
				'reason'         => $reason,
				'requested_at'   => Clock::to_sql( $at ),
				'active_at'      => Clock::to_sql( $at ),
				'answered_at'    => null === $answer_minutes ? null : Clock::to_sql( $at + 60 * $answer_minutes ),
				'answer_seconds' => null === $answer_minutes ? null : 60 * $answer_minutes,
				'convo_id'       => 1,
			)
		);
	}

	/** @return array<string, mixed> */
	protected function results( ?int $mentor = null, string $query = '' ): array {
		$reply = $this->request( 'GET', "user-results/$query", array(), $this->token( $mentor ?? $this->mentor ) );
		self::assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		self::assertSame( array( 'status', 'results', 'agency' ), array_keys( $reply->get_data() ) );
		return $reply->get_data()['results'];
	}

	protected function service(): ResultsService {
		return self::service_of( $this->db() );
	}

	private static function service_of( Db $db ): ResultsService {
		return new ResultsService(
			new UnionQuery( $db ),
			new MentorViews( new ViewRepository( $db ), new FieldRepository( $db ) ),
			new MentorActivity( new MessageMonthRepository( $db ) ),
			new MentorRequests( new MentorRequestsRepository() ),
			new MentorPlans( new PlanTotalsRepository() ),
			new MeetingTotals( new MeetingTotalsRepository(), new Clock() ),
			new Clock()
		);
	}

	protected function statistics(): StatisticsService {
		return self::statistics_of( $this->db() );
	}

	/** What the files of statistics are made of. */
	public static function statistics_of( Db $db ): StatisticsService {
		return new StatisticsService( new StatisticsRepository( $db ), self::service_of( $db ), new Clock() );
	}
}
