<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Mail;

use LogicException;
use MentoriaiPortal\Core\Background;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Database\Db;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Locale;
use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Core\SiteName;
use MentoriaiPortal\Mail\Admin\CopyNotice;
use MentoriaiPortal\Mail\Admin\MailLogPage;
use MentoriaiPortal\Mail\EditedTexts;
use MentoriaiPortal\Mail\Greeting;
use MentoriaiPortal\Mail\HeldMailRepository;
use MentoriaiPortal\Mail\MailComposer;
use MentoriaiPortal\Mail\MailDelivery;
use MentoriaiPortal\Mail\MailLogData;
use MentoriaiPortal\Mail\MailQueue;
use MentoriaiPortal\Mail\MailQueueRepository;
use MentoriaiPortal\Mail\MailRecipient;
use MentoriaiPortal\Mail\MailSender;
use MentoriaiPortal\Mail\MailTexts;
use MentoriaiPortal\Mail\MailTypes;
use MentoriaiPortal\Mail\MutedMails;
use MentoriaiPortal\Mail\UnsubscribeLink;
use MentoriaiPortal\Settings\Catalogue;
use MentoriaiPortal\Tests\IntegrationTestCase;
use PHPMailer\PHPMailer\Exception;
use PHPMailer\PHPMailer\PHPMailer;

final class MailTest extends IntegrationTestCase {

	private MailQueue $queue;

	private MailSender $sender;

	private Db $db;

	/** @var list<string> Files of the outbox before the test. */
	private array $before;

	protected function setUp(): void {
		parent::setUp();
		global $wpdb;
		$this->db     = new Db( $wpdb );
		$mails        = new MailQueueRepository( $this->db );
		$this->queue  = new MailQueue( $mails, new Clock(), new Background(), array( 'greeting', 'news' ) );
		$locale       = new Locale( dirname( __DIR__, 4 ) . '/languages/' );
		$settings     = new Settings( static fn (): array => Catalogue::of_the_portal()->defaults() );
		$types        = new MailTypes( array( 'greeting' => static fn () => new GreetingMail(), 'news' => static fn () => new NewsMail() ) );
		$this->sender = new MailSender( $mails, new HeldMailRepository( $this->db(), $types ), $types, new MailComposer( new EditedTexts(), $locale, new SiteName( $settings ) ), new MailDelivery( $locale, $settings ), $settings, new Clock() );
		$this->before = $this->files();
		$this->freeze( '2026-11-21T08:00:00Z' );
	}

	public function test_a_mail_has_a_text_and_an_html_part_in_the_language_of_its_reader(): void {
		$this->queue->enqueue( 'greeting', 1, Lang::Lt );
		$this->sender->send_due();
		$mail = $this->only_mail();
		self::assertStringContainsString( 'multipart/alternative', $mail );
		self::assertStringContainsString( 'List-Unsubscribe-Post: List-Unsubscribe=One-Click', $mail );
		self::assertDoesNotMatchRegularExpression( '~^Bcc:~mi', strstr( $mail, "\r\n\r\n", true ) ?: $mail );
		self::assertStringContainsString( 'Kaina < 5 € & „taip“', $mail );
		self::assertStringContainsString( 'Kaina &lt; 5 € &amp; „taip“', $mail );
		self::assertSame( array( 'sent', '' ), array_values( (array) $this->db->row( 'SELECT state, data FROM {mail_queue}' ) ) );
	}

	public function test_the_same_mail_is_sent_once(): void {
		$this->queue->enqueue( 'greeting', 1, Lang::Lt, array(), 'same' );
		$this->queue->enqueue( 'greeting', 1, Lang::Lt, array(), 'same' );
		$this->sender->send_due();
		$this->sender->send_due();
		$this->only_mail();
	}

	public function test_a_kind_that_no_module_has_is_refused_at_once(): void {
		foreach ( array( 'tell', 'enqueue' ) as $way ) {
			try {
				'tell' === $way ? $this->queue->tell( 'greting', 1 ) : $this->queue->enqueue( 'greting', 1, Lang::Lt );
				self::fail( $way );
			} catch ( LogicException $error ) {
				self::assertStringContainsString( 'greting', $error->getMessage() );
			}
		}
		self::assertSame( '0', $this->db->value( 'SELECT COUNT(*) FROM {mail_queue}' ) );
	}

	public function test_a_mail_without_reason_is_dropped(): void {
		$this->queue->enqueue( 'greeting', 1, Lang::Lt, array( 'over' => true ) );
		$this->queue->enqueue( 'greeting', 999_999, Lang::Lt );
		$this->sender->send_due();
		self::assertSame( $this->before, $this->files() );
		self::assertSame( '2', $this->db->value( "SELECT COUNT(*) FROM {mail_queue} WHERE state = 'dropped'" ) );
	}

	public function test_the_words_of_the_mail_server_are_kept(): void {
		add_action(
			'phpmailer_init',
			static function ( PHPMailer $mailer ): void {
				throw new Exception( 'SMTP connect() failed.' );
			}
		);
		$this->queue->enqueue( 'greeting', 1, Lang::Lt );
		$this->sender->send_due();
		self::assertStringContainsString( 'SMTP', (string) $this->db->value( "SELECT error FROM {mail_queue} WHERE state = 'due'" ) );
	}

	public function test_a_mail_whose_sender_died_is_taken_again(): void {
		$this->queue->enqueue( 'greeting', 1, Lang::Lt );
		$mails = new MailQueueRepository( $this->db );
		$now   = ( new Clock() )->now();
		$mail  = $mails->due( $now, 1 )[0];
		self::assertTrue( $mails->claim( $mail['id'], $mail['next_at'], $now + 300 ) );
		self::assertFalse( $mails->claim( $mail['id'], $mail['next_at'], $now + 300 ) );
		$this->sender->send_due();
		self::assertSame( $this->before, $this->files() );
		$this->freeze( '2026-11-21T08:05:01Z' );
		$this->sender->send_due();
		$this->only_mail();
	}

	public function test_edited_words_replace_the_own_ones_in_their_language_only(): void {
		( new EditedTexts() )->keep( 'news', Lang::Lt, MailTexts::of_form( "Naujiena: {what}", "Sveiki, {name}!\r\n\r\n\r\nDėmesio: {what}.\n\nPasitraukta: {nothing}", 'Skaityti' ) );
		update_user_meta( 1, 'first_name', 'Ona {site}' );
		$this->queue->enqueue( 'news', 1, Lang::Lt, array( 'what' => "A\r\nBcc: evil@demo.test" ) );
		$this->sender->send_due();
		$mail = $this->only_mail();
		self::assertStringContainsString( "Sveiki, Ona {site}!", $mail, 'A value is never read for placeholders.' );
		self::assertStringNotContainsString( 'Pasitraukta', $mail, 'A paragraph about nothing.' );
		self::assertStringContainsString( home_url( '/news' ), $mail );
		self::assertMatchesRegularExpression( '~^Subject: Naujiena: A Bcc: evil@demo.test\r?$~m', $mail );
		self::assertDoesNotMatchRegularExpression( '~^Bcc:~mi', strstr( $mail, "\r\n\r\n", true ) ?: $mail );

		$this->before = $this->files();
		$this->queue->enqueue( 'news', 1, Lang::En, array( 'what' => 'B' ) );
		$this->sender->send_due();
		self::assertStringContainsString( 'Subject: News: B', $this->only_mail() );
	}

	public function test_a_mail_greets_says_who_writes_and_why_and_explains_its_link(): void {
		$names = array( 'Jonas' => 'Jonai', 'Andrius' => 'Andriau', 'Mindaugas Elijas' => 'Mindaugai Elijau', 'Kęstutis' => 'Kęstuti', 'Algys' => 'Algy', 'Eglė' => 'Egle', 'Ona' => 'Ona', 'Chris' => 'Chris', 'Alexis' => 'Alexis' );
		foreach ( $names as $name => $called ) {
			self::assertSame( $called, Greeting::name( $name, Lang::Lt ) );
		}
		( new EditedTexts() )->keep( 'news', Lang::Lt, MailTexts::of_form( 'Naujiena', '{greeting} {what}', 'Skaityti' ) );
		update_user_meta( 1, 'first_name', 'Jonas' );
		$this->queue->enqueue( 'news', 1, Lang::Lt, array( 'what' => 'A' ) );
		$this->sender->send_due();
		$mail = $this->only_mail();
		foreach ( array( 'Sveiki, Jonai! A', '>Naujiena</h1>', 'Jei mygtukas neveikia', home_url( '/kontaktai' ), 'užregistruotas portale „Mentoriai“' ) as $text ) {
			self::assertStringContainsString( $text, $mail );
		}
		$this->before = $this->files();
		update_option( 'mentoriai_settings', array( 'agency_en' => 'Business Agency, info@demo.test' ) );
		$this->queue->enqueue( 'news', 1, Lang::En, array( 'what' => 'B' ) );
		$this->sender->send_due();
		$mail = $this->only_mail();
		self::assertSame( 3, substr_count( $mail, 'info@demo.test' ), 'In the text, as a link and its words.' );
		self::assertStringNotContainsString( '/en/kontaktai', $mail );
	}

	public function test_an_optional_mail_carries_its_own_way_out_and_is_left_out_once_muted(): void {
		$this->queue->enqueue( 'news', 1, Lang::En, array( 'what' => 'B' ) );
		$this->sender->send_due();
		self::assertStringContainsString( 'List-Unsubscribe: <' . UnsubscribeLink::url( 1, 'news' ) . '>', $this->only_mail() );

		MutedMails::set( 1, 'news', true );
		$this->queue->enqueue( 'news', 1, Lang::En, array( 'what' => 'C' ) );
		$this->sender->send_due();
		$this->only_mail();
	}

	public function test_mail_goes_to_those_who_may_log_in(): void {
		$member = $this->add_member( Role::Founder, AccountStatus::Public );
		foreach ( array( '' => true, 'unheard of' => true, 'draft' => true, 'closed' => false ) as $status => $wants ) {
			'' === $status ? delete_user_meta( $member, UserMeta::STATUS ) : update_user_meta( $member, UserMeta::STATUS, $status );
			self::assertSame( $wants, MailRecipient::wants( $member, 'news' ), $status );
		}
		self::assertFalse( MailRecipient::wants( 0, 'news' ), 'Who was erased.' );
	}

	public function test_the_log_has_the_time_of_the_site_and_the_export_that_of_vilnius(): void {
		$this->queue->enqueue( 'greeting', 1, Lang::Lt );
		$mails = new MailQueueRepository( $this->db );
		$types = new MailTypes( array( 'greeting' => static fn () => new GreetingMail() ) );
		$items = ( new MailLogData( $mails, $types, new Clock() ) )->export( 1, 1 )['items'];
		self::assertSame( '2026-11-21 10:00', $items[0]['fields'][1]['value'] );
		self::assertStringContainsString( '2026-11-21 08:00', $this->log() );
	}

	public function test_the_log_says_where_a_failed_email_is_too_old_to_be_sent_again(): void {
		$this->queue->enqueue( 'greeting', 1, Lang::Lt );
		$this->db->execute( "UPDATE {mail_queue} SET state = 'failed', error = '550', next_at = ?", Clock::from_sql( '2026-11-24 08:00:00' ) );
		self::assertStringNotContainsString( 'nebegalima', $this->log() );
		$this->freeze( '2026-11-24T08:00:00Z' );
		self::assertStringContainsString( '550<p class="description">Siųsti dar kartą nebegalima', $this->log() );
	}

	private function log(): string {
		$types = new MailTypes( array( 'greeting' => static fn () => new GreetingMail() ) );
		self::load_admin();
		set_current_screen( 'mentoriai_page_mentoriai-mails' );
		ob_start();
		( new MailLogPage( new MailQueueRepository( $this->db ), $types, new CopyNotice( new HeldMailRepository( $this->db(), $types ), new Clock() ), new Settings( static fn (): array => array( 'mail_log_days' => 90 ) ), new Clock() ) )->show();
		return (string) ob_get_clean();
	}

	public function test_the_log_forgets_after_the_days_of_the_setting(): void {
		$this->queue->enqueue( 'greeting', 1, Lang::Lt );
		$this->sender->send_due();
		$this->freeze( '2027-02-19T08:00:00Z' );
		$this->sender->send_due();
		self::assertSame( '1', $this->db->value( 'SELECT COUNT(*) FROM {mail_queue}' ) );
		$this->freeze( '2027-02-19T08:06:00Z' );
		$this->sender->send_due();
		self::assertSame( '0', $this->db->value( 'SELECT COUNT(*) FROM {mail_queue}' ) );
	}

	private function only_mail(): string {
		$new = array_values( array_diff( $this->files(), $this->before ) );
		self::assertCount( 1, $new );
		return (string) file_get_contents( $new[0] );
	}

	/** @return list<string> */
	private function files(): array {
		return glob( constant( 'MENTORIAI_MAIL_DIR' ) . '/*.eml' ) ?: array();
	}
}
