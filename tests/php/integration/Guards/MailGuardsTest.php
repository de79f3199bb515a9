<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Guards;

use MentoriaiPortal\Core\Background;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Locale;
use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Core\SiteName;
use MentoriaiPortal\Mail\MailContent;
use MentoriaiPortal\Mail\MailQueueRepository;
use MentoriaiPortal\Mail\MailTypes;
use MentoriaiPortal\Mail\MutedMails;
use MentoriaiPortal\Mail\UnsubscribeLink;
use MentoriaiPortal\Mail\UnsubscribePage;
use MentoriaiPortal\Messaging\NewMessageMail;
use MentoriaiPortal\Messaging\NoticeRepository;
use MentoriaiPortal\Tests\Integration\Messaging\MessagingTestCase;

/**
 * Guards of the mails' way out.
 */
final class MailGuardsTest extends MessagingTestCase {

	public function test_a_subject_adds_no_header_and_no_reader(): void {
		foreach ( array( "\r\n", "\n", "\r", "\0", "\x7F\n" ) as $break ) {
			$content = new MailContent( "Labas{$break}Bcc: kitas@demo.test", array() );
			self::assertSame( 'Labas Bcc: kitas@demo.test', $content->subject );
		}
	}

	public function test_looking_at_the_way_out_changes_nothing(): void {
		parse_str( (string) wp_parse_url( UnsubscribeLink::url( $this->mentor, NewMessageMail::KEY ), PHP_URL_QUERY ), $query );
		$page  = new UnsubscribePage( new MailTypes( array( NewMessageMail::KEY => fn () => new NewMessageMail( new NoticeRepository( $this->db() ) ) ) ), new Locale( '' ), new SiteName( new Settings() ) );
		$token = is_string( $query[ UnsubscribeLink::PARAMETER ] ?? null ) ? $query[ UnsubscribeLink::PARAMETER ] : '';
		self::assertSame( 200, $page->respond( $token, 'GET', false )[0] );
		self::assertFalse( MutedMails::has( $this->mentor, NewMessageMail::KEY ), 'Programs look at links before people do.' );
		$page->respond( $token, 'POST', false );
		self::assertTrue( MutedMails::has( $this->mentor, NewMessageMail::KEY ) );
	}

	public function test_a_mail_of_a_message_is_made_for_its_reader_only(): void {
		$convo   = $this->convo();
		$mail    = new NewMessageMail( new NoticeRepository( $this->db() ) );
		$readers = fn (): array => array_map( static fn ( int $who ): bool => null !== $mail->compose( $who, Lang::En, array( 'convo_id' => $convo ) ), array( $this->mentor, $this->founder, $this->member( Role::Mentor, 'Jonas', 'Kitas' ) ) );

		self::assertSame( array( true, false, false ), $readers() );
		self::assertSame( 200, $this->reply( $this->mentor, $convo, 'Sveiki' )->get_status() );
		self::assertTrue( $readers()[1] );
	}

	public function test_a_mail_is_taken_by_one_job(): void {
		$mails = new MailQueueRepository( $this->db() );
		$mails->add( 'new_message', $this->mentor, Lang::Lt, array(), str_repeat( 'a', 64 ), 1000 );
		$due = $mails->due( 1000, 10 );

		self::assertCount( 1, $due );
		self::assertTrue( $mails->claim( $due[0]['id'], $due[0]['next_at'], 1300 ) );
		self::assertFalse( $mails->claim( $due[0]['id'], $due[0]['next_at'], 1300 ) );
	}

	public function test_a_sent_mail_leaves_no_data_behind(): void {
		$this->convo();
		$this->freeze( '2026-11-21T08:30:00Z' );
		do_action( Background::RUN );
		$rows = $this->db()->rows( 'SELECT state, data FROM {mail_queue}' );

		self::assertSame( array( array( 'state' => 'sent', 'data' => '' ) ), $rows );
	}
}
