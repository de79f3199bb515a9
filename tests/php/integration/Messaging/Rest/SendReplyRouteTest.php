<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Messaging\Rest;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Core\Identity\UserMeta;
use MentoriaiPortal\Tests\Integration\Messaging\MessagingTestCase;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

#[Group( 'any-database' )]
final class SendReplyRouteTest extends MessagingTestCase {

	private const UUID = '1b4e28ba-2fa1-11d2-883f-0016d3cca427';

	public function test_both_sides_answer_and_get_the_bare_message(): void {
		$convo = $this->convo();
		$reply = $this->reply( $this->mentor, $convo, 'Sveiki, Lina' );

		self::assertSame(
			array(
				'id'          => $reply->get_data()['id'],
				'author_id'   => $this->mentor,
				'author_name' => 'Rasa Kazlauskienė',
				'content'     => 'Sveiki, Lina',
				'created_at'  => '2026-11-21T08:15:00Z',
			),
			$reply->get_data()
		);
		self::assertGreaterThan( $reply->get_data()['id'], $this->replied( $this->founder, $convo ) );
		self::assertSame( array( $this->founder, $this->mentor, $this->founder ), array_column( $this->messages( $this->founder, $convo )->get_data(), 'author_id' ) );
	}

	public function test_a_foreign_conversation_answers_like_a_missing_one(): void {
		$convo   = $this->convo();
		$missing = $this->reply( $this->founder, 999999, 'x' );
		self::assertSame( self::NOT_FOUND, self::refusal( $missing ) );
		foreach ( array( $this->member( Role::Founder, 'Kita', 'A' ), $this->member( Role::Mentor, 'Kitas', 'B' ) ) as $stranger ) {
			$foreign = $this->reply( $stranger, $convo, 'x' );
			self::assertSame( $missing->get_status(), $foreign->get_status() );
			self::assertSame( wp_json_encode( $missing->get_data() ), wp_json_encode( $foreign->get_data() ) );
		}
		self::assertSame( 1, $this->rows_of( 'messages' ) );
	}

	public function test_a_repeated_client_id_answers_the_same_message(): void {
		$this->limit( array( 'message_reply' => array( 1, 60 ) ) );
		$convo = $this->convo();
		$first = $this->reply( $this->mentor, $convo, 'Sveiki', self::UUID );
		$again = $this->reply( $this->mentor, $convo, 'Kitas tekstas', self::UUID );

		self::assertSame( $first->get_data(), $again->get_data() );
		self::assertSame( 2, $this->rows_of( 'messages' ) );
		self::assertSame( 429, $this->reply( $this->mentor, $convo, 'Dar' )->get_status() );
		self::assertSame( 400, $this->reply( $this->mentor, $convo, " \n " )->get_status() );
		self::assertSame( 200, $this->reply( $this->founder, $convo, 'Dėkoju', self::UUID )->get_status() );
	}

	public function test_the_other_side_must_have_a_public_account(): void {
		$convo = $this->convo();
		update_user_meta( $this->mentor, UserMeta::STATUS, AccountStatus::Paused->value );

		self::assertSame( array( 409, 'conflict' ), self::refusal( $this->reply( $this->founder, $convo, 'Ar esate?' ) ) );
		self::assertSame( array( 403, 'account_draft' ), self::refusal( $this->reply( $this->mentor, $convo, 'Esu' ) ) );
		self::assertSame( 1, $this->rows_of( 'messages' ) );
	}

	/** @return array<string, array{string, string}> */
	public static function texts(): array {
		return array(
			'control characters'   => array( "a\u{0000}b\u{0007}c\td\u{0085}e", "abc\tde" ),
			'NFC'                  => array( "z\u{030c}ibuoklė", 'žibuoklė' ),
			'line ends'            => array( "a\r\nb\rc", "a\nb\nc" ),
			'ZWJ is kept'          => array( "\u{1f469}\u{200d}\u{1f4bb}", "\u{1f469}\u{200d}\u{1f4bb}" ),
			'like a date'          => array( '2026-1-5', '2026-1-5' ),
			'like a time'          => array( '2026-11-21 8:5', '2026-11-21 8:5' ),
			'script'               => array( '<script>alert(1)</script>', '<script>alert(1)</script>' ),
			'image'                => array( '"><img src=x onerror=alert(1)>', '"><img src=x onerror=alert(1)>' ),
			'entities'             => array( '&lt;b&gt; &amp;amp;', '&lt;b&gt; &amp;amp;' ),
			'slashes'              => array( 'C:\\temp \\\' %s %1$s \\0', 'C:\\temp \\\' %s %1$s \\0' ),
			'sql'                  => array( "'; DROP TABLE x; -- ? {messages}", "'; DROP TABLE x; -- ? {messages}" ),
			'hex'                  => array( "x'41' 0x41", "x'41' 0x41" ),
		);
	}

	#[DataProvider( 'texts' )]
	public function test_text_is_cleaned_and_stored_as_text( string $typed, string $stored ): void {
		$convo = $this->convo();

		self::assertSame( $stored, $this->reply( $this->mentor, $convo, $typed )->get_data()['content'] );
		self::assertSame( $stored, $this->messages( $this->founder, $convo )->get_data()[1]['content'] );
		$sent = $this->send( $this->founder, $this->mentor, array( 'subject' => $typed ) )->get_data()['convo_id'];
		self::assertSame( str_replace( "\n", ' ', $stored ), $this->inbox( $this->founder, "convo_id=$sent" )->get_data()[0]['convo_title'] );
	}

	public function test_few_statements(): void {
		$convo = $this->convo();
		$this->replied( $this->mentor, $convo );
		clean_user_cache( $this->founder );
		$empty = $this->count_queries( fn () => $this->request( 'GET', 'no-such-route' ) );
		$own   = $this->count_queries( fn () => $this->reply( $this->mentor, $convo, 'Sveiki', self::UUID ) );

		self::assertSame( 200, $this->reply( $this->mentor, $convo, 'Sveiki', self::UUID )->get_status() );
		self::assertLessThanOrEqual( 15, $own - $empty, 'Identity, conversation, repeat, other side, what the two have, limit, and the transaction of nine, one of them for the statistics.' );
	}
}
