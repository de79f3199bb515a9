<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Mail\Admin;

use Closure;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Locale;
use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Core\SiteName;
use MentoriaiPortal\Mail\Admin\MailTextsPage;
use MentoriaiPortal\Mail\EditedTexts;
use MentoriaiPortal\Mail\FrameTexts;
use MentoriaiPortal\Mail\MailCase;
use MentoriaiPortal\Mail\MailComposer;
use MentoriaiPortal\Mail\MailContent;
use MentoriaiPortal\Mail\MailDelivery;
use MentoriaiPortal\Mail\MailLayout;
use MentoriaiPortal\Mail\MailTextRule;
use MentoriaiPortal\Mail\MailTexts;
use MentoriaiPortal\Mail\MailType;
use MentoriaiPortal\Mail\MailTypes;
use MentoriaiPortal\Plugin;
use MentoriaiPortal\Tests\Integration\Mail\NewsMail;
use MentoriaiPortal\Tests\IntegrationTestCase;
use RuntimeException;
use WP_Translation_Controller;

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

	public function test_the_list_is_searched_by_subject_and_shows_what_was_edited(): void {
		self::load_admin();
		set_current_screen( 'settings_page_mentoriai-mail-texts' );
		$shown = function ( array $query ): array {
			$_GET = $_REQUEST = $query;
			ob_start();
			$this->texts_page()->show();
			$html = (string) ob_get_clean();
			$_GET = $_REQUEST = array();
			preg_match_all( '~<tr data-id="(\w+)" data-state="(\w+)"~', $html, $rows );
			return array_combine( $rows[1], $rows[2] );
		};
		$own = array( FrameTexts::KEY => 'own', 'news' => 'own' );
		self::assertSame( $own, $shown( array() ) );
		self::assertSame( array(), $shown( array( 'state' => 'edited' ) ) );
		$this->post( array( 'do' => 'save', 'subject' => 'Šviežios žinios', 'body' => '{what}', 'button' => 'Go' ) );
		self::assertSame( array( 'news' => 'edited' ), $shown( array( 'state' => 'edited' ) ) );
		self::assertSame( array( 'news' => 'edited' ), $shown( array( 's' => 'ŠVIEŽIOS' ) ) );
		unset( $GLOBALS['current_screen'] );
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

	public function test_the_notice_of_a_test_is_there_once_and_tells_whether_the_texts_are_saved(): void {
		$this->sent_mails();
		WP_Translation_Controller::get_instance()->set_locale( 'en_US' );
		$fields = array( 'do' => 'test', 'subject' => 'Bandymas', 'body' => "Vienas\r\n\r\n{what}", 'button' => 'Go' );
		$html   = $this->post( $fields );
		self::assertSame( array( 1, 1 ), array( substr_count( $html, 'The test was sent to' ), substr_count( $html, 'have not been saved yet' ) ) );
		( new EditedTexts() )->keep( 'news', Lang::Lt, MailTexts::of_form( 'Bandymas', "Vienas\n\n{what}", 'Go' ) );
		$html = $this->post( $fields );
		self::assertSame( array( 1, 0 ), array( substr_count( $html, 'The test was sent to' ), substr_count( $html, 'have not been saved yet' ) ) );
	}

	/** What holds more than a name, a day, a number or what somebody typed would hide a sentence from staff. */
	public function test_no_mail_hides_a_sentence_behind_a_placeholder(): void {
		$facts = array( 'greeting', 'name', 'site', 'author', 'browser', 'comment', 'day', 'goal', 'kinds', 'mentor', 'mentors', 'minutes', 'names', 'note', 'number', 'other', 'others', 'people', 'person', 'place', 'plan', 'provider', 'rating', 'reason', 'sender', 'steps', 'subject', 'survey', 'text', 'thanks', 'time', 'times', 'unlinked', 'until', 'when' );
		$map   = require dirname( __DIR__, 5 ) . '/includes/map.php';
		$typed = array( 'profile_approved', 'profile_returned', 'profile_rejected', 'account_paused', 'account_restored', 'account_closed', 'account_reopened', 'review_hidden', 'report_decision' );
		foreach ( MailCase::each( self::types() ) as $key => $type ) {
			$names = array_map( static fn ( $placeholder ): string => $placeholder->name, $type->placeholders() );
			self::assertSame( array(), array_diff( array( ...$names, ...$type->texts()->placeholders() ), $facts ), $key );
			$kind = $type instanceof MailCase ? $type->type->key() : $key;
			self::assertArrayHasKey( $kind, $map['mails'] );
			self::assertTrue( ! in_array( 'reason', $names, true ) || in_array( $kind, $typed, true ), "$key: reasons are what staff typed." );
		}
	}

	public function test_each_reader_gets_the_words_of_the_case(): void {
		$edited = new EditedTexts();
		$edited->keep( 'profile_approved-mentorius', Lang::Lt, MailTexts::of_form( 'Mentoriui', '{greeting} Mentoriaus žodžiai', 'Eiti' ) );
		$edited->keep( 'welcome-frontuser', Lang::Lt, MailTexts::of_form( 'Įkūrėjui', 'Įkūrėjo žodžiai', 'Eiti' ) );
		$mails = array();
		foreach ( array( Role::Founder, Role::Mentor ) as $role ) {
			foreach ( array( 'profile_approved', 'welcome' ) as $key ) {
				$mails[ $role->value ][ $key ] = self::composer()->compose( self::types()[ $key ], $this->add_member( $role, AccountStatus::Public ), Lang::Lt, array() )->subject ?? '';
			}
		}
		self::assertSame( array( 'Mentoriui', 'Įkūrėjui' ), array( $mails['mentorius']['profile_approved'], $mails['frontuser']['welcome'] ) );
		self::assertNotContains( $mails['frontuser']['profile_approved'], array( 'Mentoriui', '' ) );
		self::assertNotContains( $mails['mentorius']['welcome'], array( 'Įkūrėjui', '' ) );
	}

	public function test_words_saved_before_there_were_cases_hold_for_each_until_it_is_edited(): void {
		$edited   = new EditedTexts();
		$composer = self::composer();
		$edited->keep( 'profile_approved', Lang::En, MailTexts::of_form( 'Ours', "{what}\n\nOurs.\n\n{next}", '{action} now' ) );
		$cases    = MailCase::each( self::types() );
		$texts    = static fn ( string $name ): string => $composer->texts( $cases[ "profile_approved-$name" ], Lang::En )->body();
		self::assertSame( "We have reviewed and approved your profile.\n\nOurs.\n\nChoose a mentor and write to them.", $texts( 'frontuser' ) );
		self::assertStringStartsWith( 'Your mentor profile is public', $texts( 'mentorius' ) );
		self::assertSame( 'Find a mentor now', $composer->texts( $cases['profile_approved-frontuser'], Lang::En )->button );

		$composer->restore( $cases['profile_approved-mentorius'], Lang::En );
		self::assertStringContainsString( 'Ours.', $texts( 'frontuser' ) );
		self::assertStringNotContainsString( 'Ours.', $texts( 'mentorius' ) );
		$composer->restore( $cases['profile_approved-frontuser'], Lang::En );
		self::assertStringNotContainsString( 'Ours.', $texts( 'frontuser' ) );
	}

	public function test_the_sentences_around_every_email_are_edited_in_their_language(): void {
		$frame = array(
			'greeting'    => 'Laba diena, {name}!',
			'nameless'    => 'Laba diena!',
			'signature'   => "Jūsų {site}\r\n<b>komanda</b>",
			'button_help' => 'Mygtukas neveikia? Nukopijuokite:',
			'contact'     => 'Klauskite: {contacts}',
			'why'         => 'Gavote, nes registravotės: {site}.',
			'unsubscribe' => 'Nebenoriu tokių laiškų',
		);
		$mail  = static fn ( string $name, Lang $lang = Lang::Lt ): MailContent => self::composer()->compose( new NewsMail(), self::named( $name ), $lang, array( 'what' => 'X' ) ) ?? self::fail();
		$own   = $mail( 'Jonas', Lang::En );
		( new EditedTexts() )->keep( 'news', Lang::Lt, MailTexts::of_form( 'Naujiena', "{greeting}\n\n{what}", 'Skaityti' ) );
		$html  = $this->post( array( 'do' => 'preview' ) + $frame, FrameTexts::KEY );
		self::assertStringContainsString( 'Laba diena, Jonai!', $html );
		self::assertStringContainsString( '&amp;lt;b&amp;gt;komanda', $html, 'Text in the frame too.' );
		self::assertStringContainsString( '<textarea rows="4" id="mentoriai-mail-signature" name="signature" lang="lt"', $html );
		self::assertSame( array(), ( new EditedTexts() )->frame( Lang::Lt ) );

		$this->post( array( 'do' => 'save' ) + $frame, FrameTexts::KEY );
		$content = $mail( 'Jonas {site}' );
		self::assertSame( 'Laba diena, Jonai {site}!', $content->paragraphs[0], 'A name is never read for placeholders.' );
		self::assertSame( 'Laba diena!', $mail( '' )->paragraphs[0] );
		$layout = new MailLayout( $content, Lang::Lt, 'Mentoriai' );
		foreach ( array( $layout->text() => "Jūsų Mentoriai\n<b>komanda</b>", $layout->html() => "Jūsų Mentoriai<br>\n&lt;b&gt;komanda&lt;/b&gt;" ) as $part => $signature ) {
			foreach ( array( $signature, 'Gavote, nes registravotės: Mentoriai.', 'Nebenoriu tokių laiškų', 'mentoriai_unsubscribe=', 'Klauskite: ' ) as $text ) {
				self::assertStringContainsString( $text, $part );
			}
		}
		self::assertStringContainsString( 'Mygtukas neveikia? Nukopijuokite:', $layout->html() );
		self::assertEquals( $own->frame, $mail( 'Jonas', Lang::En )->frame, 'English stays as it was.' );
	}

	public function test_a_blank_goes_back_to_the_portals_own_sentence_and_what_must_stay_stays(): void {
		$own  = self::composer()->frame_texts( Lang::Lt )->words;
		$html = $this->post( array( 'do' => 'save', 'contact' => 'Klauskite', 'why' => '{name} {site}', 'greeting' => str_repeat( 'ž', 301 ) ) + $own, FrameTexts::KEY );
		self::assertSame( 3, substr_count( $html, 'aria-invalid="true"' ) );
		self::assertSame( $own, self::composer()->frame_texts( Lang::Lt )->words );

		$this->post( array( 'do' => 'save', 'why' => 'Kitaip' ) + $own, FrameTexts::KEY );
		self::assertSame( array( 'why' => 'Kitaip' ), ( new EditedTexts() )->frame( Lang::Lt ), 'What is not changed follows the portal.' );
		$this->post( array( 'do' => 'save' ) + array_fill_keys( array_keys( $own ), " \r\n" ), FrameTexts::KEY );
		self::assertSame( $own, self::composer()->frame_texts( Lang::Lt )->words );
		self::assertSame( array(), ( new EditedTexts() )->frame( Lang::Lt ) );
		self::assertStringContainsString( 'mentoriai_unsubscribe=', self::composer()->compose( new NewsMail(), 1, Lang::Lt, array() )->frame->unsubscribe_url ?? '' );
	}

	public function test_a_test_of_the_sentences_around_is_a_whole_email(): void {
		$sent = $this->sent_mails();
		$this->post( array( 'do' => 'test', 'signature' => 'Komanda' ), FrameTexts::KEY );
		self::assertSame( 'News: Everything', $sent[0]['subject'] );
		self::assertStringContainsString( 'Komanda', $sent[0]['message'] );
	}

	public function test_saved_words_are_found_in_their_language_and_restored(): void {
		$edited = new EditedTexts();
		$edited->keep( 'news', Lang::Lt, MailTexts::of_form( 'Naujiena', "Viena\n\nDu \\ {what}", 'Skaityti' ) );
		self::assertEquals( new MailTexts( 'Naujiena', array( 'Viena', 'Du \\ {what}' ), 'Skaityti' ), $edited->find( 'news', Lang::Lt ) );
		self::assertNull( $edited->find( 'news', Lang::En ) );
		$edited->restore( 'news', Lang::Lt );
		self::assertNull( $edited->find( 'news', Lang::Lt ) );
	}

	/** @return array<string, MailType> Of all modules. */
	private static function types(): array {
		$plugin = new Plugin( WP_PLUGIN_DIR . '/mentoriai-portal/mentoriai-portal.php' );
		$types  = Closure::bind( static fn (): MailTypes => $plugin->together()->mail_types(), null, Plugin::class )();
		return $types->all();
	}

	private static function named( string $name ): int {
		update_user_meta( 1, 'first_name', $name );
		return 1;
	}

	private static function composer(): MailComposer {
		return new MailComposer( new EditedTexts(), new Locale( dirname( __DIR__, 5 ) . '/languages/' ), new SiteName( new Settings() ) );
	}

	private function texts_page(): MailTextsPage {
		$locale   = new Locale( dirname( __DIR__, 5 ) . '/languages/' );
		$edited   = new EditedTexts();
		$composer = new MailComposer( $edited, $locale, new SiteName( new Settings() ) );
		return new MailTextsPage( new MailTypes( array( 'news' => static fn () => new NewsMail() ) ), $edited, $composer, new MailDelivery( $locale, new Settings() ), $locale, $this->db() );
	}

	/** @param array<string, string> $fields */
	private function post( array $fields, string $kind = 'news' ): string {
		wp_set_current_user( 1 );
		$page   = $this->texts_page();
		$before = $_SERVER;
		$_GET   = array( 'mail' => $kind, 'text' => 'lt' );
		$_POST    = wp_slash( $fields );
		require_once ABSPATH . 'wp-admin/includes/template.php';
		$_SERVER['REQUEST_METHOD'] = 'POST';
		$_REQUEST['_wpnonce']      = wp_create_nonce( 'mentoriai_mail_texts' );
		add_filter( 'wp_redirect', static fn ( string $to ): never => throw new RuntimeException( $to ) );
		try {
			$page->handle();
			ob_start();
			$page->show();
			return (string) ob_get_clean();
		} catch ( RuntimeException $saved ) {
			return $saved->getMessage();
		} finally {
			remove_all_filters( 'wp_redirect' );
			$_SERVER = $before;
			unset( $_REQUEST['_wpnonce'] ); // phpcs:ignore WordPress.Security.NonceVerification.Recommended -- the test's own.
		}
	}
}
