<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Faults;

use PHPUnit\Framework\Attributes\DataProvider;

/**
 * A mail server that refuses or hangs: nobody waits for it, and no mail is lost in silence.
 */
final class MailServerTest extends FaultTestCase {

	private const NOON = 1_800_000_000;

	protected function setUp(): void {
		parent::setUp();
		$this->forget_what_was_written();
	}

	public function test_while_it_hangs_all_are_answered_and_afterwards_all_get_their_mail(): void {
		$this->mail_server( 'silent' );
		$requests = [];
		for ( $number = 0; $number < 10; $number++ ) {
			$requests[] = [ 'POST', 'register/', $this->registration(), null ];
		}
		$answers = $this->at_once( $requests );
		self::assertSame( [ 200 ], array_values( array_unique( array_column( $answers, 'status' ) ) ) );
		// The answers are here and not one mail is through: nobody waited for the mail server.
		self::assertSame( 0, $this->count_rows( "{mail_queue} WHERE state = 'sent'" ) );
		self::assertSame( 10, $this->count_rows( '{mail_queue}' ) );
		$this->wait_until( fn (): bool => [] !== $this->mail_log(), 'a mail on its way' );
		// All PHP workers but three are free for visitors.
		self::assertLessThanOrEqual( 3, count( $this->mail_log() ) );
		self::assertSame( [ 200 ], array_values( array_unique( array_column( $this->at_once( array_fill( 0, 20, [ 'GET', 'get_router/', [], null ] ) ), 'status' ) ) ) );

		$this->mail_server( 'accept' );
		// Those that it kept waiting are through now, and whoever sent them goes on with the others; what a slow machine
		// let run out is tried again after a minute.
		$this->run_due_at( time() + 61 );
		$this->wait_until( fn (): bool => 10 === $this->count_rows( "{mail_queue} WHERE state = 'sent'" ), 'all mails' );
		foreach ( $requests as [ , , $body ] ) {
			$this->newest_mail( $body['email'] );
		}
		self::assertCount( 10, array_keys( $this->mail_log(), 'accepted', true ) );
	}

	public function test_one_that_stays_silent_is_given_up_after_seconds_and_tried_again(): void {
		$this->mail_server( 'silent' );
		$body = $this->registration();
		self::assertSame( 200, $this->api( 'POST', 'register/', $body )->status );
		$this->wait_until( fn (): bool => [ 'due', '1' ] === $this->mail( 'state', 'attempts' ), 'PHP to give up' );
		$this->mail_server( 'accept' );
		$this->run_due_at( time() + 61 );
		$this->newest_mail( $body['email'] );
	}

	#[DataProvider( 'refusals' )]
	public function test_a_refused_mail_is_tried_for_nearly_two_days_then_staff_see_it( string $mode, string $code, string $words ): void {
		$this->mail_server( $mode );
		self::assertSame( [ 'good' ], $this->site_health() );
		$this->set( 'clock', self::NOON );
		$body = $this->registration();
		self::assertSame( 200, $this->api( 'POST', 'register/', $body )->status );
		$this->wait_until( fn (): bool => [ 'due', '1' ] === $this->mail( 'state', 'attempts' ), 'the first refusal' );

		$now = self::NOON;
		foreach ( [ 60, 300, 1800, 7200, 21_600, 43_200, 86_400 ] as $try => $wait ) {
			self::assertSame( [ (string) ( $now + $wait ), (string) ( $try + 1 ) ], $this->mail( 'next_at', 'attempts' ) );
			$this->run_due_at( $now + $wait - 1 );
			self::assertSame( [ 'due', (string) ( $try + 1 ) ], $this->mail( 'state', 'attempts' ), 'not a second early' );
			$now += $wait;
			$this->run_due_at( $now );
		}
		[ $state, $error ] = $this->mail( 'state', 'error' );
		self::assertSame( 'failed', $state );
		self::assertStringContainsString( $words, $error );
		self::assertSame( [ 'recommended' ], $this->site_health() );
		self::assertCount( 8, array_keys( $this->mail_log(), "refused $code {$body['email']}", true ) );
	}

	/** @return iterable<string, array{string, string, string}> */
	public static function refusals(): iterable {
		yield 'for now' => [ 'later', '451', 'Try again later' ];
		yield 'for good' => [ 'never', '550', 'No such mailbox' ];
	}

	private function run_due_at( int $time ): void {
		$this->set( 'clock', $time );
		$this->as_server( 'do_action( "mentoriai_run_due" );' );
	}

	/** @return list<string> Columns of the only mail. */
	private function mail( string ...$columns ): array {
		$rows = $this->sql( 'SELECT ' . implode( ', ', $columns ) . ' FROM {mail_queue}' );
		self::assertCount( 1, $rows );
		return array_values( array_map( 'strval', $rows[0] ) );
	}

	/** @return list<string> What Tools → Site Health says of the portal's mails. */
	private function site_health(): array {
		return [ $this->as_server( '$tests = apply_filters( "site_status_tests", [ "direct" => [], "async" => [] ] ); echo $tests["direct"]["mentoriai_mail"]["test"]()["status"];' ) ];
	}

	/** @return array<string, mixed> */
	private function registration(): array {
		return [
			'email'            => 'pastas' . bin2hex( random_bytes( 5 ) ) . '@demo.test',
			'password'         => self::PASSWORD,
			'password_confirm' => self::PASSWORD,
			'privacy'          => true,
			'rules'            => true,
			'type'             => 1,
		];
	}
}
