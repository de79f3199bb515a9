<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Messaging;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\Locale;
use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Core\SiteName;
use MentoriaiPortal\Mail\MailTypes;
use MentoriaiPortal\Mail\MutedMails;
use MentoriaiPortal\Mail\UnsubscribeLink;
use MentoriaiPortal\Mail\UnsubscribePage;
use MentoriaiPortal\Messaging\NewMessageMail;
use MentoriaiPortal\Messaging\NoticeRepository;
use PHPUnit\Framework\Attributes\Group;

#[Group( 'any-database' )]
final class MessageNoticesTest extends MessagingTestCase {

	/** @var \ArrayObject<int, array{to: string, subject: string, message: string, headers: string|list<string>}> */
	private \ArrayObject $mails;

	protected function setUp(): void {
		parent::setUp();
		$this->mails = $this->sent_mails();
	}

	public function test_one_mail_after_ten_minutes_unread_and_no_word_of_the_message(): void {
		$convo = $this->send( $this->founder, $this->mentor, array( 'subject' => 'Eksportas', 'message' => 'Slaptas klausimas' ) )->get_data()['convo_id'];

		$this->at( '08:24:59' );
		self::assertCount( 0, $this->mails );
		$this->at( '08:25:00' );
		self::assertCount( 1, $this->mails );
		$mail = $this->mails[0];
		self::assertSame( $this->address( $this->mentor ), $mail['to'] );
		self::assertStringContainsString( home_url( "/pokalbis/$convo" ), $mail['message'] );
		self::assertStringContainsString( 'Eksportas', $mail['message'] );
		self::assertStringContainsString( 'Lina Urbonaitė', $mail['message'] );
		self::assertStringNotContainsString( 'Slaptas', $mail['message'] . $mail['subject'] );
	}

	/** The portal's own mail must not lead where a member wants it to. */
	public function test_no_link_or_address_in_what_a_member_wrote_survives(): void {
		$evil = array( 'https://evil.example/prisijungti', 'www.evil.example', 'evil.example', 'a@evil.example' );
		update_user_meta( $this->founder, 'first_name', 'https://evil.example' );
		wp_update_user( array( 'ID' => $this->founder, 'display_name' => 'https://evil.example' ) );
		$this->send( $this->founder, $this->mentor, array( 'subject' => 'Patvirtinkite: ' . implode( ' ', $evil ) ) );
		$this->at( '08:25:00' );

		self::assertCount( 1, $this->mails );
		self::assertStringContainsString( 'Patvirtinkite: ', $this->mails[0]['message'] );
		foreach ( array( ...$evil, '://' ) as $part ) {
			self::assertStringNotContainsString( $part, str_replace( home_url(), '', $this->mails[0]['message'] ), $part );
		}
		self::assertStringContainsString( 'evil.example', str_replace( "\u{200B}", '', $this->mails[0]['message'] ), 'The same to the eye.' );
	}

	public function test_no_second_mail_until_they_have_read(): void {
		$convo = $this->convo();
		$this->at( '08:25:00' );
		$this->replied( $this->founder, $convo );
		$this->at( '08:50:00' );
		self::assertCount( 1, $this->mails );

		$this->read( $this->mentor, $convo, PHP_INT_MAX );
		$this->at( '09:10:00' );
		self::assertCount( 1, $this->mails );
		$this->replied( $this->founder, $convo );
		$this->at( '09:19:59' );
		self::assertCount( 1, $this->mails );
		$this->at( '09:20:00' );
		self::assertCount( 2, $this->mails );
	}

	public function test_what_is_read_in_time_is_not_mailed(): void {
		$convo = $this->convo();
		$this->read( $this->mentor, $convo, PHP_INT_MAX );
		$this->at( '09:00:00' );

		self::assertCount( 0, $this->mails );
	}

	public function test_a_message_that_came_while_reading_gets_its_mail(): void {
		$convo = $this->convo();
		$first = (int) $this->db()->value( 'SELECT MAX(id) FROM {messages}' );
		$this->at( '08:25:00' );
		$this->freeze( '2026-11-21T08:30:00Z' );
		$this->replied( $this->founder, $convo );
		$this->read( $this->mentor, $convo, $first - 1 );
		$this->at( '08:45:00' );
		self::assertCount( 1, $this->mails, 'What the mail told of is still unread.' );
		$this->read( $this->mentor, $convo, $first );
		$this->at( '08:55:00' );

		self::assertCount( 2, $this->mails );
	}

	public function test_one_mail_per_conversation_and_side(): void {
		$one = $this->convo();
		$this->replied( $this->founder, $one );
		$this->replied( $this->mentor, $one );
		$this->convo();
		$this->at( '08:25:00' );
		$to = array_count_values( array_column( $this->mails->getArrayCopy(), 'to' ) );

		self::assertEquals( array( $this->address( $this->mentor ) => 2, $this->address( $this->founder ) => 1 ), $to );
	}

	public function test_running_twice_sends_once(): void {
		$this->convo();
		$this->at( '08:25:00' );
		do_action( 'mentoriai_run_due' );

		self::assertCount( 1, $this->mails );
	}

	public function test_who_muted_them_or_cannot_log_in_gets_none(): void {
		MutedMails::set( $this->mentor, NewMessageMail::KEY, true );
		$this->convo();
		$closed = $this->member( Role::Mentor, 'Kitas', 'Mentorius' );
		$this->convo( null, $closed );
		update_user_meta( $closed, UserMeta::STATUS, AccountStatus::Closed->value );
		$this->at( '08:25:00' );

		self::assertCount( 0, $this->mails );
	}

	public function test_the_reads_do_not_grow_with_the_notices(): void {
		$this->convo();
		$this->freeze( '2026-11-21T08:25:00Z' );
		$count = fn (): int => $this->selects( static fn () => do_action( 'mentoriai_run_due' ) );
		$one   = $count();
		$mails = count( $this->mails );
		foreach ( range( 1, 9 ) as $number ) {
			$this->convo( $this->member( Role::Founder, 'Įkūrėja', "Nr. $number" ) );
		}
		$this->freeze( '2026-11-21T08:40:00Z' );
		$nine = $count();

		self::assertSame( 9, count( $this->mails ) - $mails );
		self::assertLessThanOrEqual( $one + 9 * 2, $nine, 'Composing reads two rows a mail; finding what is due reads nothing per row.' );
	}

	public function test_the_unsubscribe_link_works_without_a_log_in_and_can_be_undone(): void {
		$this->convo();
		$this->at( '08:25:00' );
		$headers = implode( "\n", (array) $this->mails[0]['headers'] );
		self::assertStringContainsString( 'List-Unsubscribe: <' . home_url( '/?' . UnsubscribeLink::PARAMETER . '=' ) . $this->mentor . '.', $headers );
		self::assertStringContainsString( 'List-Unsubscribe-Post: List-Unsubscribe=One-Click', $headers );
		$token = (string) preg_replace( '~.*List-Unsubscribe: <[^=]+=([^>]+)>.*~s', '$1', $headers );
		$page  = $this->page();

		self::assertSame( 200, $page->respond( $token, 'GET', false )[0] );
		self::assertFalse( MutedMails::has( $this->mentor, NewMessageMail::KEY ), 'Programs that check mails open every link.' );
		self::assertStringContainsString( 'Kitus laiškus gausite', $page->respond( $token, 'POST', false )[1] );
		self::assertSame( array( NewMessageMail::KEY ), MutedMails::of( $this->mentor ) );
		$this->convo();
		$this->at( '09:30:00' );
		self::assertCount( 1, $this->mails );

		self::assertStringNotContainsString( 'Kitus laiškus', $page->respond( $token, 'POST', true )[1] );
		$this->convo();
		$this->at( '10:30:00' );
		self::assertCount( 2, $this->mails );
	}

	public function test_the_one_click_address_stands_whole_in_the_mail(): void {
		remove_all_filters( 'pre_wp_mail' );
		$this->convo();
		$this->at( '08:25:00' );
		$files = glob( constant( 'MENTORIAI_MAIL_DIR' ) . '/*.eml' );

		self::assertCount( 1, (array) $files );
		self::assertStringContainsString( 'List-Unsubscribe: <' . UnsubscribeLink::url( $this->mentor, NewMessageMail::KEY ) . '>', (string) file_get_contents( $files[0] ?? '' ) );
	}

	public function test_the_page_of_the_link_has_the_name_of_the_site(): void {
		add_filter( 'mentoriai_setting', static fn ( mixed $value, string $name ): mixed => 'site_name' === $name ? 'Verslo <b>draugai' : $value, 20, 2 );
		self::assertStringContainsString( ' | Verslo &lt;b&gt;draugai</title>', $this->page()->respond( 'x', 'GET', false )[1] );
	}

	public function test_no_other_link_mutes_anybody(): void {
		$url   = UnsubscribeLink::url( $this->mentor, NewMessageMail::KEY );
		$token = substr( $url, (int) strpos( $url, '=' ) + 1 );
		$page  = $this->page();
		foreach ( array( '', UnsubscribeLink::PARAMETER, str_replace( '.new_message.', '.reset_password.', $token ), 'x', $this->founder . strstr( $token, '.' ), substr( $token, 0, -1 ) . ( 'a' === substr( $token, -1 ) ? 'b' : 'a' ), $token . "\n", "0$token" ) as $wrong ) {
			[ $status, $html ] = $page->respond( $wrong, 'POST', false );
			self::assertSame( 404, $status, $wrong );
			self::assertStringNotContainsString( 'Kitus laiškus', $html );
		}
		self::assertSame( array( array(), array() ), array( MutedMails::of( $this->founder ), MutedMails::of( $this->mentor ) ) );
	}

	private function page(): UnsubscribePage {
		$type = new NewMessageMail( new NoticeRepository( $this->db() ) );
		return new UnsubscribePage( new MailTypes( array( $type->key() => static fn () => $type ) ), new Locale( dirname( __DIR__, 4 ) . '/languages/' ), new SiteName( new Settings() ) );
	}

	private function at( string $time ): void {
		$this->freeze( "2026-11-21T{$time}Z" );
		do_action( 'mentoriai_run_due' );
	}

	private function selects( callable $work ): int {
		$count = 0;
		$spy   = static function ( string $sql ) use ( &$count ): string {
			$count += (int) preg_match( '~^\s*SELECT~i', $sql );
			return $sql;
		};
		add_filter( 'query', $spy );
		$work();
		remove_filter( 'query', $spy );
		return $count;
	}
}
