<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Safety;

use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/**
 * Every limit as it is in force, while the caller claims another address at each try.
 */
#[Group( 'any-database' )]
final class LimitsTest extends SafetyTestCase {

	/** Headers in which proxies name the address that they serve; nobody of them is trusted. */
	private const CLAIMS = array( 'X-Forwarded-For', 'X-Real-IP', 'CF-Connecting-IP', 'True-Client-IP', 'Client-IP', 'X-Client-IP', 'X-Cluster-Client-IP', 'Fastly-Client-IP', 'X-Originating-IP', 'X-Remote-Addr', 'Via' );

	/** Name to the route that takes from it, how many get through, and for how many seconds the next one waits at most. */
	private const LIMITS = array(
		'login'                          => array( 'POST login', 20, 900 ),
		'login_account'                  => array( 'POST login', 5, 900 ),
		'login_account by password'      => array( 'POST set-user-pass', 5, 900 ),
		'login_account by leaving'       => array( 'POST leave_portal', 5, 900 ),
		'login_account by another link'  => array( 'POST social_link', 5, 900 ),
		'register'                       => array( 'POST register', 5, 3600 ),
		'lost'                           => array( 'POST lost', 10, 3600 ),
		'lost_account'                   => array( 'POST lost', 3, 3600 ),
		'social'                         => array( 'POST social_auth', 60, 900 ),
		'social by codes'                => array( 'POST social_exchange', 60, 900 ),
		'message_send'                   => array( 'POST message_send', 20, 3600 ),
		'message_send by keeping'        => array( 'POST first_message', 20, 3600 ),
		'message_send_new'               => array( 'POST message_send', 5, 86400 ),
		'meeting'                        => array( 'POST meeting_propose', 20, 86400 ),
		'meeting by cancelling'          => array( 'POST meeting_cancel', 20, 86400 ),
		'mentorship_change'              => array( 'POST mentorship_withdraw', 30, 86400 ),
		'mentorship_change by declining' => array( 'POST mentorship_decline', 30, 86400 ),
		'mentorship_change by ending'    => array( 'POST mentorship_end', 30, 86400 ),
		'block'                          => array( 'POST block', 30, 86400 ),
		'message_reply'                  => array( 'POST message_reply', 30, 60 ),
		'save_new_plan'                  => array( 'POST save_new_plan', 10, 86400 ),
		'report'                         => array( 'POST report', 10, 86400 ),
		'report by guests'               => array( 'POST report', 10, 86400 ),
		'upload'                         => array( 'POST user/editavatar', 20, 3600 ),
		'upload of a CV'                 => array( 'POST user/editcv', 20, 3600 ),
		'public_read'                    => array( 'GET get_reviews', 120, 60 ),
		'public_read by views'           => array( 'POST statistic_open', 120, 60 ),
		'public_read by check-ins'       => array( 'GET checkin/{token}', 120, 60 ),
		'public_read by their answers'   => array( 'POST checkin', 120, 60 ),
		'public_read by calendars'       => array( 'GET calendar/{token}.ics', 120, 60 ),
	);

	protected function setUp(): void {
		parent::setUp();
		$this->real_limits();
	}

	/** @return iterable<string, array{string}> */
	public static function limits(): iterable {
		foreach ( array_keys( self::LIMITS ) as $name ) {
			yield $name => array( $name );
		}
	}

	#[DataProvider( 'limits' )]
	public function test_a_limit_holds_whatever_address_is_claimed( string $name ): void {
		[ $route, $max, $seconds ] = self::LIMITS[ $name ];
		for ( $try = 1; $try <= $max; $try++ ) {
			$reply = $this->ask( $route, $this->fields( $name, $try ), $this->token_for( $name, $route ), self::claiming( $try ) );
			self::assertNotSame( 429, $reply->get_status(), "$name, try $try" );
			self::assertLessThan( 500, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		}
		$fields = $this->fields( $name, $max + 1 );
		$before = Rows::prints();
		$reply  = $this->ask( $route, $fields, $this->token_for( $name, $route ), self::claiming( $max + 1 ) );
		self::assertSame( array( 429, 'too_many_requests' ), self::refusal( $reply ), $name );
		$wait = (int) $reply->get_headers()['Retry-After'];
		self::assertSame( array( true, true ), array( 0 < $wait, $wait <= $seconds ), "Retry-After: $wait" );
		self::assertSame( $before['mentoriai_messages'] . $before['mentoriai_plans'] . $before['users'] . $before['mentoriai_mail_queue'], ( static fn ( array $after ): string => $after['mentoriai_messages'] . $after['mentoriai_plans'] . $after['users'] . $after['mentoriai_mail_queue'] )( Rows::prints() ) );
	}

	public function test_a_locked_account_refuses_the_right_password_too(): void {
		for ( $try = 1; $try <= 5; $try++ ) {
			$this->ask( 'POST login', $this->fields( 'login_account', $try ), null, self::claiming( $try ) );
		}
		self::assertSame( 429, $this->ask( 'POST login', $this->world->fields( Calls::of( 'POST login' ) ) )->get_status() );
		$this->clock_at( World::NOW + 901 );
		self::assertSame( 200, $this->ask( 'POST login', $this->world->fields( Calls::of( 'POST login' ) ) )->get_status() );
	}

	public function test_a_confirmation_is_not_sent_more_often_than_a_password_is_reminded(): void {
		( new Account( $this->db() ) )->confirmation_key( 'nauja@world.test' );
		for ( $try = 1; $try <= 6; $try++ ) {
			self::assertSame( 200, $this->ask( 'POST confirm_resend', array( 'email' => 'nauja@world.test' ), null, self::claiming( $try ) )->get_status() );
			// As if the mail had left.
			$this->db()->execute( 'UPDATE {mail_queue} SET state = ?, dedupe = ? WHERE state <> ?', 'sent', "sent $try", 'sent' );
		}
		self::assertSame( 3, (int) $this->db()->value( 'SELECT COUNT(*) FROM {mail_queue}' ) );
	}

	/** @return iterable<string, array{list<string>, string, string, bool}> Trusted, from, X-Forwarded-For (N is the try), whether the limit holds. */
	public static function proxies(): iterable {
		yield 'nobody is trusted' => array( array(), '127.0.0.1', '203.0.113.N', true );
		yield 'a proxy is trusted' => array( array( '127.0.0.1' ), '127.0.0.1', '203.0.113.N', false );
		yield 'a network is trusted' => array( array( '127.0.0.0/8' ), '127.0.0.1', '203.0.113.N', false );
		yield 'another one is trusted' => array( array( '127.0.0.2', '10.0.0.0/8' ), '127.0.0.1', '203.0.113.N', true );
		yield 'a claim before the entry of the proxy' => array( array( '127.0.0.1' ), '127.0.0.1', '203.0.113.N, 198.51.100.7', true );
		yield 'a claim of the proxy before the entry of the proxy' => array( array( '127.0.0.1' ), '127.0.0.1', '203.0.113.N, 127.0.0.1, 198.51.100.7', true );
		yield 'two proxies' => array( array( '127.0.0.1', '10.0.0.0/8' ), '127.0.0.1', '198.51.100.7, 203.0.113.N, 10.1.2.3', false );
		yield 'two proxies and a claim' => array( array( '127.0.0.1', '10.0.0.0/8' ), '127.0.0.1', '203.0.113.N, 198.51.100.7, 10.1.2.3', true );
		yield 'no address' => array( array( '127.0.0.1' ), '127.0.0.1', 'host-N.test', true );
		yield 'no address at the end' => array( array( '127.0.0.1' ), '127.0.0.1', '203.0.113.N, unknown', true );
		yield 'IPv6, another network each time' => array( array( '2001:db8::/32' ), '2001:db8::5', '2001:470:0:N::1', false );
		yield 'IPv6, one network' => array( array( '2001:db8::/32' ), '2001:db8::5', '2001:470::N', true );
		yield 'IPv6 that is not trusted' => array( array( '2001:db8::/32' ), '2001:db9::5', '2001:470::N', true );
		yield 'a socket' => array( array( '127.0.0.1' ), 'unix:', '203.0.113.N', true );
		yield 'ranges that are none' => array( array( '127.0.0.1/x/8', '127.0.0.2/', '127.0.0.2/ ', 'all', '', '*' ), '127.0.0.1', '203.0.113.N', true );
	}

	/** @param list<string> $trusted */
	#[DataProvider( 'proxies' )]
	public function test_only_a_trusted_proxy_is_believed( array $trusted, string $from, string $claim, bool $holds ): void {
		add_filter( 'mentoriai_trusted_proxies', static fn (): array => $trusted );
		$before                 = $_SERVER['REMOTE_ADDR']; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- put back below.
		$_SERVER['REMOTE_ADDR'] = $from;
		$statuses               = array();
		for ( $try = 1; $try <= 11; $try++ ) {
			$statuses[] = $this->ask( 'POST lost', array( 'email' => "niekas$try@world.test" ), null, array( 'X-Forwarded-For' => strtr( $claim, array( 'N' => (string) $try ) ) ) )->get_status();
		}
		$_SERVER['REMOTE_ADDR'] = $before;
		self::assertSame( $holds ? 429 : 404, end( $statuses ) );
		self::assertSame( array( 404 ), array_values( array_unique( array_slice( $statuses, 0, 10 ) ) ) );
	}

	/** @return array<string, mixed> */
	private function fields( string $name, int $try ): array {
		$nobody = "niekas$try@world.test";
		$uuid   = sprintf( '00000000-0000-4000-8000-%012d', $try );
		return match ( $name ) {
			'login'                         => array( 'email' => $nobody, 'password' => 'neteisingas' ),
			'login_account'                 => array( 'email' => World::email( 'founder' ), 'password' => 'neteisingas' ),
			'login_account by password'     => array( 'password' => 'naujas123', 'current_password' => 'neteisingas' ),
			'login_account by leaving'      => array( 'password' => 'neteisingas', 'email' => World::email( 'founder' ) ),
			'login_account by another link' => array( 'provider' => 'google', 'current_password' => 'neteisingas' ),
			'lost'                          => array( 'email' => $nobody ),
			'social by codes'               => array( 'code' => str_repeat( 'a', 64 ) ),
			'message_send_new'              => array( 'id' => $this->add_member( Role::Mentor, AccountStatus::Public ), 'subject' => 'x', 'message' => 'x' ),
			'block'                         => array( 'on' => 1 === $try % 2 ) + $this->world->fields( Calls::of( 'POST block' ) ),
			'meeting'                       => array( 'client_id' => $uuid ) + $this->world->fields( Calls::of( 'POST meeting_propose' ) ),
			'report'                        => array( 'id' => $this->add_member( Role::Mentor, AccountStatus::Public, array( 'first_name' => 'Ona' ) ), 'client_id' => $uuid ) + $this->world->fields( Calls::of( 'POST report' ) ),
			'report by guests'              => array( 'email' => $nobody, 'client_id' => $uuid ) + $this->world->fields( Calls::of( 'POST report' ) ),
			'message_send', 'message_reply', 'save_new_plan' => array( 'client_id' => $uuid ) + $this->world->fields( Calls::of( "POST $name" ) ),
			default                         => $this->world->fields( Calls::of( self::LIMITS[ $name ][0] ) ),
		};
	}

	/** A new session at each try, where one is needed. */
	private function token_for( string $name, string $route ): ?string {
		$is_open = 'report by guests' === $name || 1 === preg_match( '~ (login|register|lost|social_auth|social_exchange|get_reviews|statistic_open|checkin.*|calendar/.*)$~', $route );
		return $is_open ? null : $this->world->new_token( Calls::caller( $route ) );
	}

	/** @return array<string, string> */
	private static function claiming( int $try ): array {
		return array_fill_keys( self::CLAIMS, "203.0.113.$try" ) + array( 'Forwarded' => "for=203.0.113.$try", 'User-Agent' => "Browser/$try" );
	}
}
