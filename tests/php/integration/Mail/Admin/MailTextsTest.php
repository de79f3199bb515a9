<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Mail\Admin;

use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Locale;
use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Core\SiteName;
use MentoriaiPortal\Mail\Admin\MailTextsPage;
use MentoriaiPortal\Mail\EditedTexts;
use MentoriaiPortal\Mail\MailComposer;
use MentoriaiPortal\Mail\MailDelivery;
use MentoriaiPortal\Mail\MailTextRule;
use MentoriaiPortal\Mail\MailTexts;
use MentoriaiPortal\Mail\MailTypes;
use MentoriaiPortal\Tests\Integration\Mail\NewsMail;
use MentoriaiPortal\Tests\IntegrationTestCase;

/**
 * The words of mails in wp-admin.
 */
final class MailTextsTest extends IntegrationTestCase {

	public function test_wrong_words_are_refused_at_their_field(): void {
		$check = static fn ( string $subject, string $body, string $button ): array => array_keys( MailTextRule::check( new NewsMail(), ( new NewsMail() )->texts(), MailTexts::of_form( $subject, $body, $button ) ) );
		self::assertSame( array(), $check( 'News {site}', 'Hello {name}: {what}', 'Read' ) );
		self::assertSame( array( 'subject' ), $check( ' ', '{what}', 'Read' ) );
		self::assertSame( array( 'subject', 'button' ), $check( 'News {nmae}', '{what}', 'Read {x}' ) );
		self::assertSame( array( 'body' ), $check( 'News', 'The required word is gone', 'Read' ) );
		self::assertSame( array( 'body', 'button' ), $check( 'News', '{what} {password}', '' ) );
		self::assertSame( array( 'subject' ), $check( str_repeat( 'ž', 151 ), '{what}', 'Read' ) );
	}

	public function test_a_preview_is_shown_without_saving_and_runs_nothing(): void {
		$html = $this->post( array( 'do' => 'preview', 'subject' => '<script>alert(1)</script>', 'body' => "Sveiki, {name}\r\n\r\n{greeting}\r\n\r\n<img src=x onerror=alert(1)> {what}", 'button' => 'Go' ) );
		self::assertStringContainsString( '<iframe sandbox=""', $html );
		self::assertStringNotContainsString( '<script>alert', $html );
		self::assertStringNotContainsString( '<img src=x', $html );
		self::assertStringContainsString( '&amp;lt;img src=x onerror=alert(1)&amp;gt; Everything', $html, 'In the frame it is text too.' );
		self::assertStringContainsString( 'Sveiki, Jonas', $html );
		self::assertStringContainsString( 'Sveiki, Jonai!', $html );
		self::assertNull( ( new EditedTexts() )->find( 'news', Lang::Lt ) );
	}

	public function test_wrong_words_come_back_as_typed_and_nothing_is_saved(): void {
		$html = $this->post( array( 'do' => 'save', 'subject' => "A\nB {klaida}", 'body' => '{what}', 'button' => 'Go' ) );
		self::assertStringContainsString( 'value="A B {klaida}"', $html );
		self::assertStringContainsString( 'aria-invalid="true"', $html );
		self::assertNull( ( new EditedTexts() )->find( 'news', Lang::Lt ) );
	}

	public function test_a_test_goes_to_the_person_in_front_of_the_screen_only(): void {
		$sent = $this->sent_mails();
		$this->post( array( 'do' => 'test', 'subject' => 'Bandymas {what}', 'body' => '{what}', 'button' => 'Go', 'to' => 'other@demo.test' ) );
		self::assertSame( array( get_userdata( 1 )->user_email ?? '' ), array_column( $sent->getArrayCopy(), 'to' ) );
		self::assertSame( 'Bandymas Everything', $sent[0]['subject'] );
		self::assertNull( ( new EditedTexts() )->find( 'news', Lang::Lt ) );
	}

	public function test_saved_words_are_found_in_their_language_and_restored(): void {
		$edited = new EditedTexts();
		$edited->keep( 'news', Lang::Lt, MailTexts::of_form( 'Naujiena', "Viena\n\nDu \\ {what}", 'Skaityti' ) );
		self::assertEquals( new MailTexts( 'Naujiena', array( 'Viena', 'Du \\ {what}' ), 'Skaityti' ), $edited->find( 'news', Lang::Lt ) );
		self::assertNull( $edited->find( 'news', Lang::En ) );
		$edited->restore( 'news', Lang::Lt );
		self::assertNull( $edited->find( 'news', Lang::Lt ) );
	}

	/** @param array<string, string> $fields */
	private function post( array $fields ): string {
		wp_set_current_user( 1 );
		$locale   = new Locale( dirname( __DIR__, 5 ) . '/languages/' );
		$edited   = new EditedTexts();
		$composer = new MailComposer( $edited, $locale, new SiteName( new Settings() ) );
		$page     = new MailTextsPage( new MailTypes( array( 'news' => static fn () => new NewsMail() ) ), $edited, $composer, new MailDelivery( $locale ), $locale );
		$before   = $_SERVER;
		$_GET     = array( 'mail' => 'news', 'text' => 'lt' );
		$_POST    = wp_slash( $fields );
		require_once ABSPATH . 'wp-admin/includes/template.php';
		$_SERVER['REQUEST_METHOD'] = 'POST';
		$_REQUEST['_wpnonce']      = wp_create_nonce( 'mentoriai_mail_texts' );
		try {
			$page->handle();
			ob_start();
			$page->show();
			return (string) ob_get_clean();
		} finally {
			$_SERVER = $before;
			unset( $_REQUEST['_wpnonce'] ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- the test's own.
		}
	}
}
