<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Privacy;

use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\Privacy\PersonalData;
use MentoriaiPortal\Mentors\MentorKind;
use MentoriaiPortal\Mentors\ViewRepository;
use MentoriaiPortal\Migrations\Migration0004DisownErased;
use MentoriaiPortal\Migrations\Migration0005DisownViews;
use MentoriaiPortal\Surveys\InviteRepository;
use MentoriaiPortal\Surveys\LinkRepository;
use MentoriaiPortal\Surveys\SurveyForm;
use MentoriaiPortal\Surveys\SurveyRepository;
use MentoriaiPortal\Tests\Integration\Plans\PlansTestCase;
use PHPUnit\Framework\Attributes\Group;
use ReflectionFunction;

/**
 * Everything of a person at once: an export holds what is theirs and nothing of others, erasing can be repeated and
 * interrupted, and goes through a large account in bounded steps.
 */
final class WholePersonTest extends PlansTestCase {

	private int $other_founder;

	private int $other_mentor;

	protected function setUp(): void {
		parent::setUp();
		$this->limit( array( 'message_send' => array( 1000, 60 ), 'message_send_new' => array( 1000, 60 ), 'save_new_plan' => array( 1000, 60 ) ) );
		$this->other_founder = $this->member( Role::Founder, 'Kita', 'Svetima' );
		$this->other_mentor  = $this->member( Role::Mentor, 'Kitas', 'Svetimas' );
		$this->convo( $this->other_founder, $this->other_mentor );
		$this->convo( $this->other_founder, $this->mentor );
	}

	public function test_every_kind_is_exported_and_erased(): void {
		$names = static fn ( string $filter ): array => array_values( array_filter( array_keys( apply_filters( $filter, array() ) ), static fn ( string $key ): bool => str_starts_with( $key, 'mentoriai-' ) ) );
		self::assertEqualsCanonicalizing( $names( 'wp_privacy_personal_data_exporters' ), $names( 'wp_privacy_personal_data_erasers' ) );
		self::assertGreaterThanOrEqual( 10, count( $names( 'wp_privacy_personal_data_exporters' ) ) );
	}

	/** Texts say whose they are: "mano" of the founder, "svetima" of somebody else, "bendra" of what the founder reads anyway. */
	public function test_an_export_holds_all_of_ones_own_and_nothing_of_others(): void {
		$this->live( $this->founder, $this->mentor, 'mano' );
		$this->live( $this->other_founder, $this->other_mentor, 'svetima' );
		$this->live( $this->other_founder, $this->mentor, 'svetima' );
		$this->replied( $this->mentor, $this->convo(), 'bendra žinutė' );
		foreach ( array( $this->mentor, $this->other_founder, $this->other_mentor ) as $person ) {
			foreach ( array( UserMeta::COMPANY, UserMeta::ACTIVITY, UserMeta::QUESTIONS, UserMeta::ABOUT, UserMeta::ABOUT_EN, UserMeta::PHONE, UserMeta::LINKEDIN, UserMeta::TOWN, UserMeta::REVIEW_REASON ) as $key ) {
				update_user_meta( $person, $key, "svetima $key" );
			}
		}
		$text = $this->export( $this->founder );
		foreach ( array( 'mano tema', 'mano žinutė', 'mano tikslas', 'mano veiksmas', 'mano rezultatas', 'mano atsiliepimas', 'mano atsakymas', 'mano įmonė', 'bendra žinutė', 'Rasa Kazlauskienė' ) as $own ) {
			self::assertStringContainsString( $own, $text, $own );
		}
		foreach ( array( 'svetima', 'Svetima', 'Kitas', $this->address( $this->mentor ), $this->address( $this->other_founder ), (string) wp_json_encode( $this->token( $this->founder ) ) ) as $foreign ) {
			self::assertStringNotContainsString( $foreign, $text, $foreign );
		}
		self::assertStringNotContainsString( 'mano', $this->export( $this->other_founder ) );
		$mentors = $this->export( $this->mentor );
		self::assertStringContainsString( 'mano tikslas', $mentors, 'A plan that the mentor got.' );
		self::assertStringNotContainsString( 'mano įmonė', $mentors );
		self::assertStringNotContainsString( 'mano atsakymas', $mentors, 'Answers of a survey are not the mentor’s to read.' );
	}

	public function test_erasing_can_be_interrupted_and_repeated_and_leaves_the_other_side_its_thread(): void {
		$convo = $this->live( $this->founder, $this->mentor, 'mano' );
		$this->live( $this->other_founder, $this->mentor, 'svetima' );
		$email = $this->address( $this->founder );
		foreach ( array_slice( $this->kinds(), 0, 4 ) as $kind ) {
			$kind->erase( $this->founder, 1 );
		}
		$this->erase( $email );
		self::assertFalse( get_userdata( $this->founder ) );
		$once = $this->everything();
		$this->erase( $email );
		foreach ( $this->kinds() as $kind ) {
			$answer = $kind->erase( $this->founder, 1 );
			self::assertTrue( $answer['done'], $kind->key() );
			self::assertFalse( $answer['removed'], $kind->key() );
		}
		self::assertSame( $once, $this->everything() );

		$left = implode( "\n", $once );
		foreach ( array( $email, 'Urbonaitė', 'mano įmonė', 'mano atsakymas' ) as $trace ) {
			self::assertStringNotContainsString( $trace, $left, $trace );
		}
		self::assertSame( array( 'mano žinutė' ), array_column( $this->messages( $this->mentor, $convo )->get_data(), 'content' ) );
		$sent = $this->reply( $this->mentor, $convo, 'Ar dar čia?' );
		self::assertContains( $sent->get_status(), array( 200, 403, 404, 409 ), 'Whatever the answer, no error of the server.' );
		$plans = $this->list( $this->mentor )['list'];
		self::assertSame( array( 'Ištrintas naudotojas', 'Kita Svetima' ), self::sorted( array_column( $plans, 'name' ) ) );
		self::assertSame( 200, $this->request( 'GET', 'veiksmu-planai/' . $plans[0]['id'], array(), $this->token( $this->mentor ) )->get_status() );
	}

	#[Group( 'any-database' )]
	public function test_a_large_account_goes_in_bounded_steps(): void {
		$gone = $this->other_mentor;
		for ( $i = 0; $i < 130; $i++ ) {
			$this->history()->add( $this->founder, $gone, "Tema $i", array( array( 'author_id' => $this->founder, 'text' => "Žinutė $i", 'at' => 1_795_000_000 + $i ) ), 0, 0 );
		}
		$this->seed( $this->founder, $gone, 130 );
		$this->erase( $this->address( $gone ) );
		self::assertSame( '130', $this->db()->value( 'SELECT COUNT(*) FROM {conversations} WHERE founder_id = ? AND mentor_id <> ?', $this->founder, $this->mentor ) );

		foreach ( $this->kinds() as $kind ) {
			for ( $page = 1; $page <= 100; $page++ ) {
				$answer  = array( 'done' => true );
				$queries = $this->count_queries( function () use ( $kind, $page, &$answer ): void {
					$answer = $kind->erase( $this->founder, $page );
				} );
				self::assertLessThan( 260, $queries, "{$kind->key()}, step $page" );
				if ( $answer['done'] ) {
					break;
				}
			}
			self::assertLessThan( 100, $page, $kind->key() );
		}
		self::assertSame( '0', $this->db()->value( 'SELECT COUNT(*) FROM {plans} WHERE founder_id = ? OR founder_id = 0 AND mentor_id = 0', $this->founder ) );
		self::assertSame( '1', $this->db()->value( 'SELECT COUNT(*) FROM {conversations} WHERE founder_id = 0 AND mentor_id = ?', $this->mentor ), 'What the mentor reads.' );
		self::assertSame( '0', $this->db()->value( "SELECT COUNT(*) FROM {messages} m LEFT JOIN {conversations} c ON c.convo_id = m.convo_id WHERE c.convo_id IS NULL" ) );
		self::assertSame( $this->db()->value( 'SELECT COUNT(*) FROM {conversations}' ), $this->db()->value( "SELECT COUNT(*) FROM {$this->db()->posts()} WHERE post_type = 'mentoriai_convo'" ) );
	}

	/** After a restart the database may give the highest number of a deleted account to the next one. */
	public function test_who_gets_the_number_of_an_erased_person_gets_nothing_of_theirs(): void {
		$threads = array();
		foreach ( array( $this->founder, $this->other_founder ) as $number => $founder ) {
			$threads[ $founder ] = $this->live( $founder, $this->mentor, "palikta $number" );
			$this->replied( $this->mentor, $threads[ $founder ], 'Atsakymas' );
			$this->erase( $this->address( $founder ) );
			$this->again( $founder, Role::Founder );
		}
		foreach ( $threads as $founder => $convo ) {
			self::assertSame( 404, $this->messages( $founder, $convo )->get_status() );
			self::assertSame( array(), $this->request( 'GET', 'get_conversations/', array(), $this->token( $founder ) )->get_data() );
			self::assertSame( array(), $this->list( $founder )['list'] );
			self::assertStringNotContainsString( 'palikta', $this->export( $founder ) );
			self::assertSame( array( 'Ištrintas naudotojas', 'Rasa Kazlauskienė' ), array_column( $this->messages( $this->mentor, $convo )->get_data(), 'author_name' ) );
		}
		update_user_meta( $this->mentor, UserMeta::CAPACITY, 1 );
		do_action( 'mentoriai_profile_saved', $this->mentor );
		self::assertSame( 200, $this->send( $this->member( Role::Founder, 'Nauja', 'Narė' ), $this->mentor )->get_status(), 'The dead take no place.' );
		self::assertSame( array( 403, 'not_contacted' ), self::refusal( $this->call( 'submit-review', array( 'mentorId' => $this->mentor, 'rating' => 1, 'comment' => 'Svetimas pokalbis' ), $this->founder ) ) );

		$total = $this->counted( '1 = 1' );
		( new ViewRepository( $this->db() ) )->add( MentorKind::Dynamic, $this->mentor, '2026-11-21', str_repeat( 'a', 64 ), array() );
		$views = $this->viewed( '1 = 1' );
		$this->erase( $this->address( $this->mentor ) );
		$this->again( $this->mentor, Role::Mentor );
		self::assertSame( array( $views, '0' ), array( $this->viewed( '1 = 1' ), $this->viewed( "mentor_id = {$this->mentor}" ) ) );
		self::assertSame( '0', $this->db()->value( 'SELECT COUNT(*) FROM {views} WHERE mentor_id = ?', $this->mentor ) );
		self::assertSame( array( $total, '0' ), array( $this->counted( '1 = 1' ), $this->counted( "mentor_id = {$this->mentor}" ) ) );
		self::assertSame( array(), $this->request( 'GET', 'get_conversations/', array(), $this->token( $this->mentor ) )->get_data() );
		self::assertSame( '0', $this->db()->value( 'SELECT COUNT(*) FROM {messages} WHERE author_id IN (?, ?, ?)', $this->founder, $this->other_founder, $this->mentor ) );
		self::assertSame( '0', $this->db()->value( 'SELECT COUNT(*) FROM {conversations} WHERE founder_id = 0 AND mentor_id = 0' ), 'What nobody reads goes.' );
	}

	public function test_what_was_left_of_people_erased_earlier_is_nobodys(): void {
		$convo = $this->convo( $this->other_founder, $this->other_mentor );
		$this->replied( $this->other_mentor, $convo );
		$total = $this->counted( '1 = 1' );
		$gone  = array( $this->other_founder + 1000, $this->other_mentor + 1000 );
		foreach ( array( 'founder_id' => $this->other_founder, 'mentor_id' => $this->other_mentor ) as $column => $person ) {
			$this->db()->execute( "UPDATE {conversations} SET $column = ? WHERE $column = ?", $person + 1000, $person );
			$this->db()->execute( 'UPDATE {messages} SET author_id = ? WHERE author_id = ?', $person + 1000, $person );
		}
		$this->db()->execute( 'UPDATE {message_months} SET mentor_id = ? WHERE mentor_id = ?', $gone[1], $this->other_mentor );
		( new ViewRepository( $this->db() ) )->add_to_month( MentorKind::Dynamic, $gone[1], '2026-11', 3 );
		( new Migration0004DisownErased() )->run( $this->db() );
		( new Migration0005DisownViews() )->run( $this->db() );
		self::assertSame( '3', $this->viewed( 'mentor_id = 0' ) );
		self::assertSame( '0', $this->viewed( "mentor_id = {$gone[1]}" ) );
		foreach ( array( 'conversations' => 'founder_id', 'messages' => 'author_id', 'message_months' => 'mentor_id' ) as $table => $column ) {
			self::assertSame( '0', $this->db()->value( "SELECT COUNT(*) FROM {{$table}} WHERE $column IN (?, ?)", ...$gone ), $table );
		}
		self::assertSame( $total, $this->counted( '1 = 1' ) );
		self::assertSame( array( 'Lina Urbonaitė' ), array_column( $this->messages( $this->founder, $this->convo() )->get_data(), 'author_name' ), 'Who is there stays.' );
	}

	/** Another account with a number that is free again. */
	private function again( int $user_id, Role $role ): void {
		$other = $this->member( $role, 'Visai', 'Kita' );
		$this->db()->execute( "UPDATE {$this->db()->users()} SET ID = ? WHERE ID = ?", $user_id, $other );
		$this->db()->execute( "UPDATE {$this->db()->usermeta()} SET user_id = ? WHERE user_id = ?", $user_id, $other );
		clean_user_cache( $user_id );
		$this->later( '2026-11-21T08:15:00Z' );
	}

	private function viewed( string $which ): string {
		return (string) $this->db()->value( "SELECT COALESCE( SUM( total ), 0 ) FROM {view_months} WHERE kind = 'dynamic' AND $which" );
	}

	private function counted( string $which ): string {
		return (string) $this->db()->value( "SELECT COALESCE( SUM( conversations + sent + received ), 0 ) FROM {message_months} WHERE $which" );
	}

	/** A message, a plan, a review and an answer of a survey. */
	private function live( int $founder, int $mentor, string $whose ): int {
		update_user_meta( $founder, UserMeta::COMPANY, "$whose įmonė" );
		$convo = $this->send( $founder, $mentor, array( 'subject' => "$whose tema", 'message' => "$whose žinutė" ) )->get_data()['convo_id'];
		$this->plan( array( 'mentorId' => $mentor, 'pagrindinisTikslas' => "$whose tikslas", 'planSteps' => array( self::new_step( array( 'veiksmas' => "$whose veiksmas", 'rezultatas' => "$whose rezultatas" ) ) ) ), $founder );
		do_action( 'mentoriai_profile_saved', $mentor );
		self::assertSame( 200, $this->call( 'submit-review', array( 'mentorId' => $mentor, 'rating' => 5, 'comment' => 'mano' === $whose ? 'mano atsiliepimas' : 'atsiliepimas apie' ), $founder )->get_status() );
		$both   = static fn ( string $text ): array => array( 'lt' => $text, 'en' => $text );
		$form   = array( 'title' => $both( 'Apklausa' ), 'intro' => $both( '' ), 'expires_on' => '', 'is_named' => true, 'version' => 1, 'questions' => array( array( 'id' => 0, 'kind' => 'text', 'text' => $both( 'Kas?' ), 'hint' => $both( '' ), 'comment' => $both( '' ), 'options' => array() ) ) );
		$survey = ( new SurveyRepository( $this->db() ) )->create( SurveyForm::read( $form, null, '2026-11-21' ), 1_795_000_000 );
		( new InviteRepository( $this->db() ) )->add( $survey, $founder, 1_795_000_000 );
		$link = ( new LinkRepository( $this->db() ) )->add( $survey, ( new InviteRepository( $this->db() ) )->open_for( $survey, $founder ) );
		self::assertSame( 200, $this->request( 'POST', 'submit_apklausa/', array( 'apklausaId' => $survey, 'userHash' => $link, 'klausimaiAtsakymai' => array( array( 'klausimas' => 1, 'answer' => "$whose atsakymas", 'answerName' => '' ) ) ) )->get_status() );
		return $convo;
	}

	/** @return list<PersonalData> */
	private function kinds(): array {
		$kinds = array();
		foreach ( apply_filters( 'wp_privacy_personal_data_erasers', array() ) as $key => $eraser ) {
			if ( str_starts_with( $key, 'mentoriai-' ) ) {
				$kinds[] = ( new ReflectionFunction( $eraser['callback'] ) )->getStaticVariables()['kind'];
			}
		}
		return $kinds;
	}

	private function export( int $user_id ): string {
		return $this->run_tool( 'wp_privacy_personal_data_exporters', $this->address( $user_id ) );
	}

	private function erase( string $email ): void {
		$this->run_tool( 'wp_privacy_personal_data_erasers', $email );
	}

	/** Asks page after page, as WordPress's own screen does. */
	private function run_tool( string $filter, string $email ): string {
		$said = '';
		foreach ( apply_filters( $filter, array() ) as $key => $tool ) {
			for ( $page = 1; str_starts_with( $key, 'mentoriai-' ); $page++ ) {
				$answer = ( $tool['callback'] )( $email, $page );
				$said  .= (string) wp_json_encode( $answer, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
				if ( $answer['done'] ) {
					break;
				}
			}
		}
		return $said;
	}

	/** @return list<string> Every row of every table, but for what caches and the clock write. */
	private function everything(): array {
		global $wpdb;
		$rows = array();
		foreach ( $this->db()->rows( 'SHOW TABLES LIKE ?', $this->db()->like( $wpdb->prefix ) . '%' ) as $table ) {
			foreach ( $this->db()->rows( 'SELECT * FROM ' . array_values( $table )[0] ) as $row ) {
				if ( ! str_ends_with( (string) array_values( $table )[0], 'options' ) ) {
					$rows[] = array_values( $table )[0] . ' ' . wp_json_encode( $row, JSON_UNESCAPED_UNICODE );
				}
			}
		}
		return $rows;
	}

	/**
	 * @param list<string> $names
	 * @return list<string>
	 */
	private static function sorted( array $names ): array {
		sort( $names );
		return $names;
	}
}
