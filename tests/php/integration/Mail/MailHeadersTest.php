<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Mail;

use MentoriaiPortal\Core\Background;
use MentoriaiPortal\Core\Clock;
use MentoriaiPortal\Core\Lang;
use MentoriaiPortal\Core\Locale;
use MentoriaiPortal\Core\Schema\InvalidInput;
use MentoriaiPortal\Core\Settings;
use MentoriaiPortal\Core\SiteName;
use MentoriaiPortal\Mail\EditedTexts;
use MentoriaiPortal\Mail\HeldMailRepository;
use MentoriaiPortal\Mail\MailComposer;
use MentoriaiPortal\Mail\MailDelivery;
use MentoriaiPortal\Mail\MailQueue;
use MentoriaiPortal\Mail\MailQueueRepository;
use MentoriaiPortal\Mail\MailSender;
use MentoriaiPortal\Mail\MailTexts;
use MentoriaiPortal\Mail\MailTypes;
use MentoriaiPortal\Mail\SiteLogo;
use MentoriaiPortal\Settings\Catalogue;
use MentoriaiPortal\Settings\Rules\EmailRule;
use MentoriaiPortal\Tests\IntegrationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/**
 * Nothing that people, staff or settings say adds a header, a recipient or a part to a mail, as a mail program reads it.
 */
#[Group( 'any-database' )]
final class MailHeadersTest extends IntegrationTestCase {

	private const EXPECTED = array( 'date', 'to', 'from', 'subject', 'message-id', 'x-mailer', 'list-unsubscribe', 'list-unsubscribe-post', 'x-mentoriai-mail', 'mime-version', 'content-type' );

	/** @return iterable<string, array{string, string}> What is typed, and what is read on one line. */
	public static function texts(): iterable {
		yield 'CR LF' => array( "Labas\r\nBcc: evil@demo.test", 'Labas Bcc: evil@demo.test' );
		yield 'LF' => array( "Labas\nBcc: evil@demo.test", 'Labas Bcc: evil@demo.test' );
		yield 'CR' => array( "Labas\rCc: evil@demo.test", 'Labas Cc: evil@demo.test' );
		yield 'folded' => array( "Labas\r\n To: evil@demo.test", 'Labas To: evil@demo.test' );
		yield 'a body' => array( "Labas\r\n\r\n<script>1</script>", 'Labas <script>1</script>' );
		yield 'a type' => array( "Labas\r\nContent-Type: text/plain", 'Labas Content-Type: text/plain' );
		yield 'NUL' => array( "Labas\0\r\nBcc: evil@demo.test", 'Labas Bcc: evil@demo.test' );
		yield 'line separators' => array( "Labas\u{2028}Bcc: evil@demo.test\u{85}Cc: evil@demo.test", "Labas\u{2028}Bcc: evil@demo.test\u{85}Cc: evil@demo.test" );
		yield 'an encoded word' => array( '=?utf-8?Q?Labas=0D=0ABcc:_evil@demo.test?=', "=\u{200B}?utf-8?Q?Labas=0D=0ABcc:_evil@demo.test?=" );
		yield 'an address' => array( '"Labas" <evil@demo.test>, evil2@demo.test', '"Labas" <evil@demo.test>, evil2@demo.test' );
		yield 'long and not ASCII' => array( str_repeat( 'Ąžuolas ', 40 ) . 'gale', str_repeat( 'Ąžuolas ', 40 ) . 'gale' );
	}

	#[DataProvider( 'texts' )]
	public function test_of_a_subject_and_a_name( string $typed, string $read ): void {
		update_user_meta( 1, 'first_name', wp_slash( $typed ) );
		$mail = $this->sent( array( 'what' => $typed ) );
		self::assertSame( 'Naujiena: ' . $read, $mail['subject'] );
		self::assertSame( array( array( 'name' => '', 'address' => 'admin@demo.test' ) ), $mail['to'] );
	}

	public function test_sender_and_replies_go_to_the_addresses_of_the_settings(): void {
		$this->send( array( 'what' => 'x' ), array( 'mail_from' => 'portalas@agentura.lt', 'mail_reply_to' => 'mentoriai@agentura.lt' ) );
		$mails = $this->mails();
		$mail  = (string) file_get_contents( (string) end( $mails ) );
		self::assertStringContainsString( '<portalas@agentura.lt>', (string) preg_replace( '~^.*?^(From:[^\r\n]*).*$~ms', '$1', $mail ) );
		self::assertMatchesRegularExpression( '~^Reply-To: <?mentoriai@agentura\.lt>?\r?$~m', $mail );
		self::assertFalse( has_filter( 'wp_mail_from' ), 'Only for emails of the portal.' );
	}

	/** @return iterable<string, array{string}> */
	public static function wrong_addresses(): iterable {
		foreach ( array( 'a', 'a@b', "a@demo.test\r\nBcc: b@demo.test", 'a@demo.test, b@demo.test', 'Vardas <a@demo.test>', 'ąž@demo.test', str_repeat( 'a', 200 ) . '@demo.test' ) as $address ) {
			yield $address => array( $address );
		}
	}

	#[DataProvider( 'wrong_addresses' )]
	public function test_an_address_of_the_settings_is_one_address( string $typed ): void {
		$this->expectException( InvalidInput::class );
		( new EmailRule() )->read( $typed, false );
	}

	public function test_the_logo_of_the_site_is_a_file_of_the_site_with_its_name_and_size(): void {
		$logo = wp_insert_attachment( array( 'post_title' => 'Logo', 'post_mime_type' => 'image/png', 'post_status' => 'inherit' ), 'logo.png' );
		wp_update_attachment_metadata( $logo, array( 'width' => 480, 'height' => 120, 'file' => 'logo.png' ) );
		self::assertStringContainsString( 'assets/images/logo.png" width="40" height="40" alt=""', SiteLogo::html( 'Draugai' ) );
		set_theme_mod( 'custom_logo', $logo );
		$html = SiteLogo::html( 'Verslo "draugai"' );
		self::assertMatchesRegularExpression( '~^<img src="' . preg_quote( home_url( '/' ), '~' ) . '[^"?]+logo\.png" width="192" height="48" alt="Verslo &quot;draugai&quot;"~', $html );
		wp_update_post( array( 'ID' => $logo, 'post_mime_type' => 'image/svg+xml' ) );
		self::assertStringContainsString( 'assets/images/logo.png', SiteLogo::html( 'Draugai' ) );
	}

	#[DataProvider( 'texts' )]
	public function test_of_edited_words( string $typed, string $read ): void {
		( new EditedTexts() )->keep( 'news', Lang::Lt, new MailTexts( $typed, array( $typed ), $typed ) );
		self::assertSame( $read, $this->sent( array( 'what' => 'x' ) )['subject'] );
	}

	#[DataProvider( 'texts' )]
	public function test_of_the_name_of_the_sender( string $typed, string $read ): void {
		$from = get_option( 'admin_email' );
		$mail = $this->sent( array( 'what' => 'x' ), array( 'mail_from_name' => $typed ) );
		self::assertStringNotContainsString( 'evil', $mail['from']['address'] );
		self::assertSame( preg_replace( '~\s+~', ' ', $read ), preg_replace( '~\s+~', ' ', $mail['from']['name'] ) );
		self::assertIsString( $from );
	}

	/** @return iterable<string, array{string}> */
	public static function addresses(): iterable {
		foreach ( array( "admin@demo.test\r\nBcc: evil@demo.test", 'admin@demo.test, evil@demo.test', 'admin@demo.test; evil@demo.test', "admin@demo.test\nevil@demo.test", '"x" <evil@demo.test>, admin@demo.test', 'admin@demo.test evil@demo.test', "admin@demo.test\0evil@demo.test" ) as $address ) {
			yield json_encode( $address, JSON_THROW_ON_ERROR ) => array( $address );
		}
	}

	#[DataProvider( 'addresses' )]
	public function test_an_address_that_is_two_gets_nothing( string $address ): void {
		$this->db()->execute( "UPDATE {$this->db()->users()} SET user_email = ? WHERE ID = 1", $address );
		wp_cache_flush();
		$this->send( array( 'what' => 'x' ), array() );
		self::assertSame( array(), $this->mails() );
		self::assertContains( $this->db()->value( 'SELECT state FROM {mail_queue}' ), array( 'due', 'dropped', 'failed' ) );
	}

	/**
	 * @param array<string, mixed> $data
	 * @param array<string, mixed> $settings
	 * @return array{headers: list<string>, from: array{name: string, address: string}, to: list<array{name: string, address: string}>, subject: string, text: string, html: string}
	 */
	private function sent( array $data, array $settings = array() ): array {
		$this->send( $data, $settings );
		$files = $this->mails();
		self::assertCount( 1, $files );
		self::assertMatchesRegularExpression( '~^X-Mentoriai-Mail: news\r?$~m', (string) file_get_contents( $files[0] ) );
		$script  = dirname( __DIR__, 3 ) . '/fixtures/read-mail.mjs';
		$process = proc_open( array( 'node', $script ), array( array( 'file', $files[0], 'r' ), array( 'pipe', 'w' ), STDERR ), $pipes );
		self::assertIsResource( $process );
		$json = (string) stream_get_contents( $pipes[1] );
		self::assertSame( 0, proc_close( $process ) );
		$mail = json_decode( $json, true, 16, JSON_THROW_ON_ERROR );
		self::assertSame( array(), array_diff( $mail['headers'], self::EXPECTED, array( 'content-transfer-encoding' ) ), 'No header of theirs.' );
		self::assertSame( $mail['headers'], array_values( array_unique( $mail['headers'] ) ) );
		self::assertSame( array( array(), 0 ), array( $mail['others'], $mail['attachments'] ) );
		self::assertSame( array( 'admin@demo.test' ), array_column( $mail['to'], 'address' ) );
		self::assertStringContainsString( '</html>', $mail['html'] );
		self::assertStringNotContainsString( '<script', $mail['html'] );
		self::assertStringContainsString( '--', $mail['text'] );
		return $mail;
	}

	/**
	 * @param array<string, mixed> $data
	 * @param array<string, mixed> $set
	 */
	private function send( array $data, array $set ): void {
		$mails    = new MailQueueRepository( $this->db() );
		$locale   = new Locale( dirname( __DIR__, 4 ) . '/languages/' );
		$settings = new Settings( static fn (): array => $set + Catalogue::of_the_portal()->defaults() );
		$types    = new MailTypes( array( 'news' => static fn () => new NewsMail() ) );
		( new EditedTexts() )->find( 'news', Lang::Lt ) ?? ( new EditedTexts() )->keep( 'news', Lang::Lt, MailTexts::of_form( 'Naujiena: {what}', "Sveiki, {name}!\n\n{what}", 'Skaityti {what}' ) );
		( new MailQueue( $mails, new Clock(), new Background(), array( 'news' ) ) )->enqueue( 'news', 1, Lang::Lt, $data );
		( new MailSender( $mails, new HeldMailRepository( $this->db(), $types ), $types, new MailComposer( new EditedTexts(), $locale, new SiteName( $settings ) ), new MailDelivery( $locale, $settings ), $settings, new Clock() ) )->send_due();
	}

	/** @return list<string> */
	private function mails(): array {
		return glob( constant( 'MENTORIAI_MAIL_DIR' ) . '/*.eml' ) ?: array();
	}
}
