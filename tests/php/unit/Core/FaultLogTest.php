<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Unit\Core;

use Closure;
use MentoriaiPortal\Core\FaultLog;
use PHPUnit\Framework\TestCase;
use RuntimeException;
use Throwable;

final class FaultLogTest extends TestCase {

	public function test_it_says_where_and_not_with_what(): void {
		$set  = (string) ini_set( 'zend.exception_ignore_args', '0' );
		$size = (string) ini_set( 'zend.exception_string_param_max_len', '100' );
		try {
			self::broken( 'slaptas-zx81', static fn (): never => throw new RuntimeException( 'Sugedo' ) );
		} catch ( Throwable $error ) {
			self::assertStringContainsString( 'slaptas-zx81', (string) $error, 'PHP itself would write it.' );
			$log = FaultLog::of( $error );
			self::assertStringNotContainsString( 'slaptas', $log );
			self::assertStringContainsString( 'RuntimeException: Sugedo in ' . __FILE__, $log );
			self::assertStringContainsString( 'because of RuntimeException: Sugedo', $log );
			self::assertStringContainsString( self::class . '::broken()', $log );
		} finally {
			ini_set( 'zend.exception_ignore_args', $set );
			ini_set( 'zend.exception_string_param_max_len', $size );
		}
	}

	private static function broken( string $password, Closure $work ): void {
		try {
			$work( $password );
		} catch ( Throwable $error ) {
			throw new RuntimeException( 'Sugedo', 0, $error );
		}
	}
}
