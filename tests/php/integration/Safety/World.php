<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Safety;

use Closure;
use LogicException;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\SiteCopy;
use MentoriaiPortal\Messaging\ConversationHistory;
use MentoriaiPortal\Messaging\ConversationRepository;
use MentoriaiPortal\Messaging\MessageRepository;
use MentoriaiPortal\Migrations\Migration0009BackfillMentorships;

/**
 * Everybody who may call, and what they call about: a founder and a mentor who know each other, another pair, and those
 * who are not there yet. People are written in three statements; the rest is made when it is asked for.
 */
final class World {

	public const PASSWORD = 'demo12345';

	public const NOW = 1_795_248_900;

	private const PEOPLE = array(
		'undecided'     => array( Role::Undecided, AccountStatus::Draft ),
		'draft founder' => array( Role::Founder, AccountStatus::Draft ),
		'founder'       => array( Role::Founder, AccountStatus::Public ),
		'other founder' => array( Role::Founder, AccountStatus::Public ),
		'draft mentor'  => array( Role::Mentor, AccountStatus::Submitted ),
		'mentor'        => array( Role::Mentor, AccountStatus::Public ),
		'other mentor'  => array( Role::Mentor, AccountStatus::Public ),
		'paused mentor' => array( Role::Mentor, AccountStatus::Paused ),
	);

	private static string $password_hash = '';

	/** @var array<string, int> */
	private array $ids = array();

	/** @var array<string, string> Person to a session as old as the clock. */
	private array $tokens = array();

	/** @var array<string, mixed> */
	private array $made = array();

	private readonly Content $content;

	/** @param Closure( string, array<string, mixed>, string ): array<mixed> $post Route, body and person to the reply of a call that succeeds. */
	public function __construct( public readonly Db $db, private readonly Closure $post ) {
		$this->content = new Content( $db );
		$this->add_people();
	}

	/** @return list<string> */
	public static function people(): array {
		return array_values( array_diff( array_keys( self::PEOPLE ), array( 'paused mentor' ) ) );
	}

	public function id( string $who ): int {
		return $this->ids[ $who ];
	}

	public function token( string $who ): string {
		return $this->tokens[ $who ];
	}

	public static function email( string $who ): string {
		return strtr( $who, ' ', '.' ) . '@world.test';
	}

	/** Another session of somebody. */
	public function new_token( string $who, int $expires_at = self::NOW + 21600 ): string {
		$token = bin2hex( random_bytes( 32 ) );
		$this->db->execute( 'INSERT INTO {sessions} (token_hash, user_id, created_at, expires_at, last_seen, address) VALUES (?, ?, ?, ?, ?, ?)', hash( 'sha256', $token ), $this->ids[ $who ], self::NOW, $expires_at, self::NOW, SiteCopy::here() );
		return $token;
	}

	/**
	 * The fields of a call of Calls, for this person.
	 *
	 * @param array<string, mixed>|string $call
	 * @return array<string, mixed>
	 */
	public function fields( array|string $call, string $who = 'founder' ): array {
		return is_string( $call ) ? $this->once( substr( $call, 1 ), $who ) : array_map( fn ( mixed $value ): mixed => $this->filled( $value, $who ), $call );
	}

	public function value( string $name, string $who = 'founder' ): mixed {
		return 'own_email' === $name ? self::email( isset( $this->ids[ $who ] ) ? $who : 'founder' ) : $this->made[ $name ] ??= $this->make( $name );
	}

	private function filled( mixed $value, string $who ): mixed {
		if ( is_array( $value ) ) {
			return array_map( fn ( mixed $inner ): mixed => $this->filled( $inner, $who ), $value );
		}
		return is_string( $value ) && str_starts_with( $value, '@' ) ? $this->value( substr( $value, 1 ), $who ) : $value;
	}

	private function make( string $name ): mixed {
		return match ( $name ) {
			'founder_email' => self::email( 'founder' ),
			'convo'         => $this->conversation( 'founder', 'mentor' ),
			'other_convo'   => $this->conversation( 'other founder', 'other mentor' ),
			'message'       => (int) $this->db->value( 'SELECT MAX(id) FROM {messages} WHERE convo_id = ?', (int) $this->value( 'convo' ) ),
			'plan'          => $this->plan( 'convo', 'mentor', 'founder' ),
			'other_plan'    => $this->plan( 'other_convo', 'other mentor', 'other founder' ),
			'mentorship'    => $this->mentorship( 'convo' ),
			'other_mentorship' => $this->mentorship( 'other_convo' ),
			'calendar'      => basename( ( $this->post )( 'POST calendar_feed', array(), 'founder' )['url'], '.ics' ),
			'ended_calendar' => $this->ended_calendar(),
			'other_meeting' => Meetings::add( $this->db, (int) $this->value( 'other_mentorship' ), 'founder' ),
			'step'          => (string) $this->db->value( 'SELECT uid FROM {plan_steps} WHERE plan_id = ?', (int) $this->value( 'plan' ) ),
			'other_step'    => (string) $this->db->value( 'SELECT uid FROM {plan_steps} WHERE plan_id = ?', (int) $this->value( 'other_plan' ) ),
			'session'       => (int) $this->db->value( 'SELECT id FROM {sessions} WHERE token_hash = ?', hash( 'sha256', $this->new_token( 'founder' ) ) ),
			'cv'            => ( $this->post )( 'POST user/editcv', array(), 'mentor' )['data']['files'][0]['id'],
			'mentor'        => $this->listed( 'mentor' ),
			'other_mentor'  => $this->listed( 'other mentor' ),
			'paused_mentor' => $this->listed( 'paused mentor' ),
			'mentor_slug'   => $this->slug_of( 'mentor' ),
			'paused_slug'   => $this->slug_of( 'paused mentor' ),
			'field'         => $this->content->field(),
			'expired_checkin' => $this->content->checkin( (int) $this->value( 'other_mentorship' ), $this->ids['other founder'], self::NOW - 31 * 86400 ),
			'suggestion'    => $this->suggestion( 'founder', 'mentor' ),
			'other_suggestion' => $this->suggestion( 'other founder', 'other mentor' ),
			'other_survey'  => $this->link()[0],
			'other_link'    => $this->link()[1],
			default         => $this->content->post( $name ),
		};
	}

	private function ended_calendar(): string {
		$url = ( $this->post )( 'POST calendar_feed', array(), 'other mentor' )['url'];
		( $this->post )( 'POST calendar_feed_end', array(), 'other mentor' );
		return basename( $url, '.ics' );
	}

	/** @return array<string, mixed> */
	private function once( string $name, string $who ): array {
		$email   = bin2hex( random_bytes( 6 ) ) . '@world.test';
		$account = new Account( $this->db );
		return match ( $name ) {
			'registration' => array( 'email' => $email, 'password' => 'labas123', 'password_confirm' => 'labas123', 'privacy' => true, 'rules' => true, 'type' => '1', 'bot_token' => '', 'first_message' => array( 'id' => $this->value( 'mentor' ), 'subject' => 'Klausimas', 'message' => 'Laba diena' ) ),
			'confirmation' => array( 'email' => $email, 'key' => $account->confirmation_key( $email ), 'password' => self::PASSWORD, 'privacy' => true, 'rules' => true ),
			'reset'        => array( 'email' => $email, 'key' => $account->reset_key( $email ), 'password' => 'naujas123', 'password_confirm' => 'naujas123' ),
			'social'       => array( 'code' => $account->social_code( $this->ids['founder'] ), 'bound' => false ),
			'request'      => $this->mentorship_in( 'requested', array() ),
			'decline'      => $this->mentorship_in( 'requested', array( 'reason' => 'other', 'text' => 'Kovą galėčiau.' ) ),
			'end'          => ( 'mentor' === $who ? $this->second_mentorship() : $this->mentorship_in( 'active', array() ) ) + array( 'reason' => 'other', 'goals' => 'partly', 'thanks' => 'Ačiū', 'note' => 'Tyliai' ),
			'proposed'     => $this->proposed_by( 'mentor' === $who ? 'founder' : 'mentor' ),
			'agreed'       => array( 'id' => Meetings::add( $this->db, (int) $this->value( 'mentorship' ), 'founder', true ), 'note' => 'Sergu' ),
			'checkin'      => array( 'token' => $this->content->checkin( (int) $this->value( 'mentorship' ), $this->ids['founder'] ) ),
			'checkin_answer' => array( 'token' => $this->content->checkin( (int) $this->value( 'mentorship' ), $this->ids['founder'] ), 'score' => 4, 'comment' => 'Gerai', 'contact_me' => true ),
			'link'         => array_combine( array( 'id', 'userHash' ), $this->link() ),
			'answers'      => array_combine( array( 'apklausaId', 'userHash' ), $this->link() ) + array( 'klausimaiAtsakymai' => Content::answers() ),
			default        => throw new LogicException( $name ),
		};
	}

	/** @return array{int, string} A new survey and the secret of the founder's link. */
	public function link(): array {
		$survey = $this->content->survey();
		return array( $survey, $this->content->link( $survey, $this->ids['founder'] ) );
	}

	private function conversation( string $founder, string $mentor ): int {
		$said = array(
			array( 'author_id' => $this->ids[ $founder ], 'text' => 'Laba diena', 'at' => self::NOW - 600 ),
			array( 'author_id' => $this->ids[ $mentor ], 'text' => 'Sveiki', 'at' => self::NOW - 300 ),
		);
		$history = new ConversationHistory( $this->db, new ConversationRepository( $this->db ), new MessageRepository( $this->db ) );
		$convo   = $history->add( $this->ids[ $founder ], $this->ids[ $mentor ], 'Eksportas', $said, 1, 2 );
		( new Migration0009BackfillMentorships() )->run( $this->db );
		return $convo;
	}

	private function mentorship( string $convo ): int {
		return (int) $this->db->value( 'SELECT id FROM {mentorships} WHERE convo_id = ?', (int) $this->value( $convo ) );
	}

	/**
	 * @param array<string, mixed> $more
	 * @return array<string, mixed> A mentorship of founder and mentor in this state.
	 */
	private function mentorship_in( string $state, array $more ): array {
		$id = (int) $this->value( 'mentorship' );
		$this->db->execute( "UPDATE {mentorships} SET state = ?, ended_by = '', reason = '' WHERE id = ?", $state, $id );
		return array( 'id' => $id ) + $more;
	}

	/**
	 * @param 'founder'|'mentor' $side
	 * @return array<string, int|string>
	 */
	private function proposed_by( string $side ): array {
		return array( 'id' => Meetings::add( $this->db, (int) $this->value( 'mentorship' ), $side ), 'time' => Meetings::TIMES[ $side ], 'note' => 'Tiks' );
	}

	/** @return array<string, mixed> What only one side can end, for the other side. */
	private function second_mentorship(): array {
		$now = Clock::to_sql( self::NOW );
		return array(
			'id' => $this->db->insert(
				'{mentorships}',
				array(
					'founder_id'   => $this->ids['other founder'],
					'mentor_id'    => $this->ids['mentor'],
					'state'        => 'active',
					'requested_at' => $now,
					'active_at'    => $now,
					'convo_id'     => (int) $this->value( 'convo' ),
				)
			),
		);
	}

	private function plan( string $convo, string $mentor, string $founder ): int {
		$this->value( $convo );
		$step = array( 'veiksmas' => 'Suskaičiuoti', 'rezultatas' => 'Kaina', 'terminas' => '2026-12-31' );
		return ( $this->post )( 'POST save_new_plan', array( 'mentorId' => $this->ids[ $mentor ], 'pagrindinisTikslas' => 'Eksportas', 'planSteps' => array( $step ) ), $founder )['id'];
	}

	private function suggestion( string $founder, string $mentor ): int {
		$id = $this->db->insert( '{suggestions}', array( 'founder_id' => $this->ids[ $founder ], 'author_id' => 1, 'note' => 'Pažiūrėkite', 'open_key' => 'x', 'created_at' => Clock::to_sql( self::NOW ) ) );
		$this->db->insert( '{suggested_mentors}', array( 'suggestion_id' => $id, 'mentor_id' => $this->listed( $mentor ), 'position' => 0 ) );
		return $id;
	}

	private function listed( string $who ): int {
		if ( 'mentor' === $who ) {
			$this->value( 'convo' );
		}
		do_action( 'mentoriai_profile_saved', $this->ids[ $who ] );
		return $this->ids[ $who ];
	}

	private function slug_of( string $who ): string {
		$this->value( strtr( $who, ' ', '_' ) );
		return strtr( $who, ' ', '-' );
	}

	private function add_people(): void {
		self::$password_hash = '' === self::$password_hash ? wp_hash_password( self::PASSWORD ) : self::$password_hash;
		$users               = array();
		$meta                = array();
		$sessions            = array();
		foreach ( array_keys( self::PEOPLE ) as $who ) {
			$login   = strtr( $who, ' ', '-' );
			$users[] = array( $login, $login, self::email( $who ), self::$password_hash, '2026-01-01 00:00:00', $who );
		}
		$this->insert( $this->db->users(), 'user_login, user_nicename, user_email, user_pass, user_registered, display_name', $users );
		foreach ( $this->db->rows( "SELECT ID, display_name FROM {$this->db->users()} WHERE user_email LIKE '%@world.test'" ) as $row ) {
			$this->ids[ (string) $row['display_name'] ] = (int) $row['ID'];
		}
		foreach ( self::PEOPLE as $who => [ $role, $status ] ) {
			$this->tokens[ $who ] = bin2hex( random_bytes( 32 ) );
			$sessions[]           = array( hash( 'sha256', $this->tokens[ $who ] ), $this->ids[ $who ], self::NOW, self::NOW + 21600, self::NOW, SiteCopy::here() );
			foreach ( self::meta_of( $who, $role, $status ) as $key => $value ) {
				$meta[] = array( $this->ids[ $who ], 'capabilities' === $key ? $this->db->capabilities_key() : $key, $value );
			}
		}
		$this->insert( $this->db->usermeta(), 'user_id, meta_key, meta_value', $meta );
		$this->insert( '{sessions}', 'token_hash, user_id, created_at, expires_at, last_seen, address', $sessions );
		( new Account( $this->db ) )->linked( $this->ids['founder'] );
	}

	/** @return array<string, string> */
	private static function meta_of( string $who, Role $role, AccountStatus $status ): array {
		$meta = array(
			'capabilities'         => serialize( array( $role->value => true ) ),
			UserMeta::STATUS       => $status->value,
			UserMeta::CONFIRMED_AT => '2026-01-01 00:00:00',
			UserMeta::LANG         => 'lt',
			UserMeta::CONSENTS     => serialize( array( array( 'version' => '1', 'agreed_at' => '2026-01-01 00:00:00' ) ) ),
			'first_name'           => ucfirst( $who ),
			'last_name'            => 'Pavardenė',
		);
		return $meta + ( Role::Mentor === $role ? array( UserMeta::SLUG => strtr( $who, ' ', '-' ), UserMeta::POSITION => 'Vadovė', UserMeta::ABOUT => 'Padedu augti.', UserMeta::BUSY => '0' ) : array() );
	}

	/** @param list<list<int|string>> $rows */
	private function insert( string $table, string $columns, array $rows ): void {
		$marks = implode( ', ', array_map( static fn ( array $row ): string => '(' . Db::marks( count( $row ) ) . ')', $rows ) );
		$this->db->execute( "INSERT INTO $table ($columns) VALUES $marks", ...array_merge( ...$rows ) );
	}
}
