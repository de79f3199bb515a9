<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Unit\Accounts;

use MentoriaiPortal\Accounts\PasswordRule;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/**
 * The cases are shared with the app.
 */
final class PasswordRuleTest extends TestCase {

	#[DataProvider( 'cases' )]
	public function test_the_rule( string $rule, string $password, string $problem ): void {
		self::assertSame( $problem, PasswordRule::named( $rule )->problem( $password ) );
	}

	/** @return iterable<string, array{string, string, string}> */
	public static function cases(): iterable {
		/** @var list<array{rule: string, password: string, problem: string}> $cases */
		$cases = json_decode( (string) file_get_contents( dirname( __DIR__, 3 ) . '/fixtures/rules/password.json' ), true, 8, JSON_THROW_ON_ERROR );
		foreach ( $cases as $case ) {
			yield $case['rule'] . ' ' . $case['password'] => array( $case['rule'], $case['password'], $case['problem'] );
		}
	}

	public function test_an_unknown_rule_is_the_classic_one(): void {
		$rule = PasswordRule::named( 'anything' );

		self::assertSame( array( 5, 20 ), array( $rule->min, $rule->max ) );
	}
}
