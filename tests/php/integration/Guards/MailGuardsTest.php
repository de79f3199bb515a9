<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Guards;

use MentoriaiPortal\Core\Background;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Mail\MailContent;
use MentoriaiPortal\Core\Mail\MailQueueRepository;
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
