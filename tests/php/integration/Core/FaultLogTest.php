<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Core;

use Closure;
use MentoriaiPortal\Core\FaultLog;
use MentoriaiPortal\Core\Identity\AccountStatus;
use MentoriaiPortal\Core\Identity\Role;
use MentoriaiPortal\Tests\IntegrationTestCase;
use RuntimeException;

final class FaultLogTest extends IntegrationTestCase {

	public function test_the_log_of_a_failure_holds_no_password(): void {
		$member = get_userdata( $this->add_member( Role::Founder, AccountStatus::Public ) );
		self::assertNotFalse( $member );
		add_filter( 'mentoriai_bot_check', static fn (): string => 'none' );
		add_filter( 'check_password', static fn (): never => throw new RuntimeException( 'Sugedo' ) );
		$args = (string) ini_set( 'zend.exception_ignore_args', '0' );
		$size = (string) ini_set( 'zend.exception_string_param_max_len', '100' );
		$code = 0;
		$text = $this->logged(
			function () use ( $member, &$code ): void {
				$code = $this->request( 'POST', 'login', array( 'email' => $member->user_email, 'password' => 'slaptas-zx81' ) )->get_status();
			}
		);
		ini_set( 'zend.exception_ignore_args', $args );
		ini_set( 'zend.exception_string_param_max_len', $size );

		self::assertSame( 500, $code );
		self::assertStringContainsString( 'RuntimeException: Sugedo', $text );
		self::assertStringContainsString( 'LoginService', $text );
		self::assertStringNotContainsString( 'slaptas', $text );
	}

	public function test_ten_of_a_failure_are_logged_a_minute_and_every_other_one(): void {
		$fail = static fn (): RuntimeException => new RuntimeException( 'Sugedo' );
		$one  = static fn () => FaultLog::write( $fail(), 'vienas' );
		$two  = static fn () => FaultLog::write( $fail(), 'vienas' );
		$this->freeze( '2026-11-21T08:15:10Z' );
		$text = $this->logged(
			static function () use ( $fail, $one, $two ): void {
				for ( $number = 0; $number < 12; $number++ ) {
					$one();
				}
				$two();
				FaultLog::write( $fail(), 'kitas' );
			}
		);
		self::assertSame( array( 11, 1 ), array( substr_count( $text, 'vienas: RuntimeException' ), substr_count( $text, 'kitas: RuntimeException' ) ) );

		$this->freeze( '2026-11-21T08:16:00Z' );
		self::assertStringContainsString( 'vienas', $this->logged( $one ), 'The next minute begins anew, though failures went on.' );
	}

	private function logged( Closure $work ): string {
		$log = $this->catch_log();
		$work();
		return (string) file_get_contents( $log );
	}
}
