<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Privacy;

use MentoriaiPortal\Core\Background;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Mail\MailQueue;
use MentoriaiPortal\Mail\MailQueueRepository;
use MentoriaiPortal\Tests\Integration\Messaging\MessagingTestCase;
use ReflectionFunction;

/**
 * WordPress's tools for personal data over everything the portal keeps.
 */
final class PersonalDataTest extends MessagingTestCase {

	private const ABOUT = 'Padedu eksportuoti į Latviją';

	/** Tables that name nobody, or follow what is erased elsewhere, to why. Each other one stands in the tables() of a PersonalData. */
	private const WITHOUT_ERASER = array(
		'mentor_index'   => 'Made of the profile, and follows it at once.',
		'mentor_terms'   => 'Made of the profile, and follows it at once.',
		'email_claims'   => 'A hash of the address, released when the account is deleted.',
		'bot_solutions'  => 'Hashes of solved robot checks without a person; gone after minutes.',
		'view_salts'     => 'The random salt of the day.',
		'field_views'    => 'Counts a tag and day.',
		'surveys'        => 'What staff ask; answers stand in a table of their own.',
		'programme_months' => 'Numbers by month.',
		'import_refusals' => 'Numbers of rows and keys of reasons.',
		'import_previews' => 'Numbers of rows, and where they stand in the file.',
		'programme_days' => 'Numbers by month.',
		'programme_facts' => 'Mentorships, meetings and answers by month, without a person.',
		'story_index'    => 'Made of what editors published.',
	);

	private int $convo;

	protected function setUp(): void {
		parent::setUp();
		require_once ABSPATH . 'wp-admin/includes/user.php';
		update_user_meta( $this->founder, UserMeta::COMPANY, 'UAB Slapukas' );
		update_user_meta( $this->founder, UserMeta::PHONE, '+37060000001' );
		update_user_meta( $this->mentor, UserMeta::ABOUT, self::ABOUT );
		update_user_meta( $this->mentor, UserMeta::PHONE, '+37060000002' );
		update_user_meta( $this->founder, UserMeta::CONSENTS, array( array( 'version' => 'v7', 'agreed_at' => '2026-05-05 10:00:00' ) ) );
		$this->convo = $this->convo();
		self::assertSame( 200, $this->reply( $this->mentor, $this->convo, 'Atsakymas <b>mentoriaus</b>' )->get_status() );
	}

	public function test_every_table_has_an_eraser_or_a_reason(): void {
		$prefix  = $this->db()->table( '' );
		$tables  = array_map( static fn ( array $row ): string => substr( (string) array_values( $row )[0], strlen( $prefix ) ), $this->db()->rows( 'SHOW TABLES LIKE ?', $this->db()->like( $prefix ) . '%' ) );
		$covered = array_keys( self::WITHOUT_ERASER );
		foreach ( apply_filters( 'wp_privacy_personal_data_erasers', array() ) as $key => $eraser ) {
			if ( str_starts_with( $key, 'mentoriai-' ) ) {
				$kind    = ( new ReflectionFunction( $eraser['callback'] ) )->getStaticVariables()['kind'];
				$covered = array( ...$covered, ...$kind->tables() );
			}
		}
		self::assertGreaterThan( 10, count( $tables ) );
		self::assertSame( array(), array_values( array_diff( $tables, $covered ) ), 'Tables that nobody exports or erases.' );
		self::assertSame( array(), array_values( array_diff( $covered, $tables ) ), 'Tables that are not there.' );
	}

	public function test_an_export_holds_what_the_person_wrote_and_may_read_and_nothing_of_the_others_profile(): void {
		$text = $this->export( $this->founder );
		foreach ( array( 'Laba diena', 'Atsakymas &lt;b&gt;mentoriaus&lt;/b&gt;', 'Rasa Kazlauskienė', 'UAB Slapukas', '+37060000001', 'v7', '2026-05-05 13:00' ) as $own ) {
			self::assertStringContainsString( $own, $text );
		}
		foreach ( array( $this->address( $this->mentor ), self::ABOUT, '+37060000002' ) as $others ) {
			self::assertStringNotContainsString( $others, $text );
		}
		self::assertStringNotContainsString( 'Laba diena', $this->export( $this->member( Role::Founder, 'Kita', 'Įkūrėja' ) ) );
	}

	public function test_erasing_one_side_leaves_nothing_of_them_but_the_texts_in_the_others_thread(): void {
		$this->check_erasure( fn ( string $email ) => $this->erase( $email ) );
	}

	public function test_deleting_the_account_does_the_same(): void {
		$this->check_erasure( fn () => wp_delete_user( $this->founder ) );
	}

	public function test_a_thread_that_nobody_can_read_any_more_goes(): void {
		$this->erase( $this->address( $this->founder ) );
		$kept = $this->erase( $this->address( $this->mentor ) );
		self::assertSame( '0', $this->db()->value( 'SELECT COUNT(*) FROM {messages}' ) );
		self::assertSame( '0', $this->db()->value( 'SELECT COUNT(*) FROM {conversations}' ) );
		self::assertNull( $this->db()->value( "SELECT ID FROM {$this->db()->posts()} WHERE ID = ?", $this->convo ) );
		self::assertSame( array(), $kept );
	}

	public function test_staff_are_not_deleted_by_the_tool(): void {
		$admin = get_userdata( 1 );
		self::assertNotFalse( $admin );
		self::assertNotSame( array(), $this->erase( $admin->user_email ) );
		self::assertNotFalse( get_userdata( 1 ) );
	}

	public function test_closed_accounts_are_erased_after_the_months_of_the_setting_and_not_before(): void {
		wp_update_user( array( 'ID' => $this->founder, 'role' => Role::Founder->value ) );
		do_action( 'mentoriai_set_user_status', $this->founder, AccountStatus::Closed->value );
		$this->freeze( '2030-01-01T00:00:00Z' );
		do_action( 'mentoriai_run_due' );
		self::assertNotFalse( get_userdata( $this->founder ), 'Zero keeps them.' );

		update_option( 'mentoriai_settings', array( 'erase_closed_months' => 6 ) );
		$this->freeze( '2027-05-21T07:14:00Z' );
		do_action( 'mentoriai_run_due' );
		self::assertNotFalse( get_userdata( $this->founder ) );
		$this->freeze( '2027-05-21T07:16:00Z' );
		add_filter( 'mentoriai_is_copy', '__return_true' );
		do_action( 'mentoriai_run_due' );
		self::assertNotFalse( get_userdata( $this->founder ), 'A copy may share the files with the real site.' );
		remove_all_filters( 'mentoriai_is_copy' );
		do_action( 'mentoriai_run_due' );
		self::assertFalse( get_userdata( $this->founder ) );
		self::assertNotFalse( get_userdata( $this->mentor ) );
	}

	/** Staff take the role off closed accounts, and some become staff: neither may hold up those behind them. */
	public function test_closed_accounts_without_a_role_are_erased_and_staff_are_passed_over(): void {
		$people = array();
		for ( $i = 0; $i < 7; $i++ ) {
			$people[] = $this->add_member( Role::Founder, AccountStatus::Public );
		}
		foreach ( $people as $index => $id ) {
			do_action( 'mentoriai_set_user_status', $id, AccountStatus::Closed->value );
			if ( $index < 6 ) {
				get_userdata( $id )->set_role( 0 === $index ? 'editor' : '' );
			}
		}
		update_option( 'mentoriai_settings', array( 'erase_closed_months' => 6 ) );
		$this->freeze( '2030-01-01T00:00:00Z' );
		do_action( 'mentoriai_run_due' );
		do_action( 'mentoriai_run_due' );
		self::assertSame( array( $people[0] ), array_values( array_filter( $people, 'get_userdata' ) ) );
	}

	public function test_counts_of_views_are_forgotten_after_the_months_of_the_setting(): void {
		foreach ( array( '2024-10', '2024-11' ) as $month ) {
			$this->db()->insert( '{view_months}', array( 'kind' => 'dynamic', 'mentor_id' => $this->mentor, 'month' => $month, 'total' => 3 ) );
		}
		do_action( 'mentoriai_run_due' );
		self::assertSame( '2024-11', $this->db()->value( 'SELECT MIN(month) FROM {view_months}' ) );
	}

	/** @param callable( string ): mixed $erase */
	private function check_erasure( callable $erase ): void {
		$email = $this->address( $this->founder );
		$this->request( 'POST', 'message_send/', array( 'id' => $this->mentor, 'subject' => 'Dar', 'message' => 'Dar kartą', 'client_id' => wp_generate_uuid4() ), $this->token( $this->founder ) );
		$queue = new MailQueue( new MailQueueRepository( $this->db() ), new Clock(), new Background(), array( 'welcome' ) );
		$queue->enqueue( 'welcome', $this->founder, Lang::Lt, array( 'reason' => 'UAB Slapukas' ) );
		$this->db()->execute( "UPDATE {mail_queue} SET state = 'failed' WHERE type = 'welcome'" );
		$queue->enqueue( 'welcome', $this->founder, Lang::Lt );
		$erase( $email );

		self::assertFalse( get_userdata( $this->founder ) );
		$left = $this->everything();
		foreach ( array( $email, hash( 'sha256', $email ), 'Urbonaitė', 'UAB Slapukas', '+37060000001', hash( 'sha256', (string) $this->founder ) ) as $trace ) {
			self::assertStringNotContainsString( $trace, $left );
		}
		foreach ( array( 'sessions', 'mail_queue' ) as $table ) {
			self::assertSame( '0', $this->db()->value( "SELECT COUNT(*) FROM {{$table}} WHERE user_id = ?", $this->founder ), $table );
		}
		$list = $this->request( 'GET', 'get_conversations/?lang=en', array(), $this->token( $this->mentor ) )->get_data();
		self::assertSame( array( 'Deleted user', 'Deleted user' ), array_column( $list, 'author_name' ) );
		$thread = $this->request( 'GET', 'get_conversation_meta/?convo_id=' . $this->convo, array(), $this->token( $this->mentor ) )->get_data();
		self::assertSame( array( 'Laba diena', 'Atsakymas <b>mentoriaus</b>' ), array_column( $thread, 'content' ) );
		self::assertSame( array( 'Ištrintas naudotojas', 'Rasa Kazlauskienė' ), array_column( $thread, 'author_name' ) );
	}

	/** Every text of every table of the site, WordPress's own too. */
	private function everything(): string {
		global $wpdb;
		$text = '';
		foreach ( $this->db()->rows( 'SHOW TABLES LIKE ?', $this->db()->like( $wpdb->prefix ) . '%' ) as $row ) {
			foreach ( $this->db()->rows( 'SELECT * FROM ' . array_values( $row )[0] ) as $values ) {
				$text .= implode( "\n", array_map( 'strval', $values ) ) . "\n";
			}
		}
		return $text;
	}

	private function export( int $user_id ): string {
		$found = '';
		foreach ( apply_filters( 'wp_privacy_personal_data_exporters', array() ) as $key => $exporter ) {
			for ( $page = 1; str_starts_with( $key, 'mentoriai-' ); $page++ ) {
				$answer = ( $exporter['callback'] )( $this->address( $user_id ), $page );
				$found .= (string) wp_json_encode( $answer['data'], JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
				if ( $answer['done'] ) {
					break;
				}
			}
		}
		return $found;
	}

	/** @return list<string> What staff are told. */
	private function erase( string $email ): array {
		$messages = array();
		foreach ( apply_filters( 'wp_privacy_personal_data_erasers', array() ) as $key => $eraser ) {
			for ( $page = 1; str_starts_with( $key, 'mentoriai-' ); $page++ ) {
				$answer   = ( $eraser['callback'] )( $email, $page );
				$messages = array( ...$messages, ...$answer['messages'] );
				if ( $answer['done'] ) {
					break;
				}
			}
		}
		return array_map( 'strval', array_values( $messages ) );
	}
}
