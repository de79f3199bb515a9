<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Integration\Core;

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
		$file = (string) tempnam( sys_get_temp_dir(), 'log' );
		$log  = (string) ini_set( 'error_log', $file );
		$args = (string) ini_set( 'zend.exception_ignore_args', '0' );
		$size = (string) ini_set( 'zend.exception_string_param_max_len', '100' );
		$code = $this->request( 'POST', 'login', array( 'email' => $member->user_email, 'password' => 'slaptas-zx81' ) )->get_status();
		ini_set( 'error_log', $log );
		ini_set( 'zend.exception_ignore_args', $args );
		ini_set( 'zend.exception_string_param_max_len', $size );
		$text = (string) file_get_contents( $file );
		unlink( $file );

		self::assertSame( 500, $code );
		self::assertStringContainsString( 'RuntimeException: Sugedo', $text );
		self::assertStringContainsString( 'LoginService', $text );
		self::assertStringNotContainsString( 'slaptas', $text );
	}
}
