<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Unit\Plans;

use MentoriaiPortal\Core\Schema\InvalidInput;
use MentoriaiPortal\Plans\Schema\DeadlineField;
use MentoriaiPortal\Plans\Schema\StepSchema;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/**
 * The rules that forms share, from tests/fixtures/rules.
 */
final class PlanRulesTest extends TestCase {

	/** @return iterable<string, array{string, string}> Value, kind of case. */
	public static function deadlines(): iterable {
		$cases = self::fixture( 'deadline' );
		$cases['invalid'] = array( ...$cases['invalid'], ...$cases['typed'] );
		foreach ( array( 'valid', 'past', 'invalid' ) as $kind ) {
			foreach ( $cases[ $kind ] as $value ) {
				yield "$kind: $value" => array( $value, $kind );
			}
		}
	}

	#[DataProvider( 'deadlines' )]
	public function test_deadlines( string $value, string $kind ): void {
		try {
			$date = DeadlineField::any()->read( $value, false );
			$read = DeadlineField::is_past( $date, self::fixture( 'deadline' )['today'] ) ? 'past' : 'valid';
			self::assertSame( $date, DeadlineField::any()->read( DeadlineField::write( $date ), false ) );
		} catch ( InvalidInput $wrong ) {
			$read = $wrong->fields[''];
		}
		self::assertSame( $kind, $read );
	}

	/** @return iterable<string, array{string, string}> Text, kind of case. */
	public static function texts(): iterable {
		$cases = self::fixture( 'plan-text' );
		foreach ( array( 'valid', 'too_long', 'required' ) as $kind ) {
			foreach ( $cases[ $kind ] as $number => $case ) {
				yield "$kind $number" => array( str_repeat( $case['text'], $case['times'] ), $kind );
			}
		}
	}

	#[DataProvider( 'texts' )]
	public function test_texts( string $text, string $kind ): void {
		try {
			StepSchema::text()->read( $text, false );
			$read = 'valid';
		} catch ( InvalidInput $wrong ) {
			$read = $wrong->fields[''];
		}
		self::assertSame( $kind, $read );
		self::assertSame( self::fixture( 'plan-text' )['max'], StepSchema::TEXT );
	}

	/** @return array<string, mixed> */
	private static function fixture( string $name ): array {
		return json_decode( (string) file_get_contents( dirname( __DIR__, 3 ) . "/fixtures/rules/$name.json" ), true, 16, JSON_THROW_ON_ERROR );
	}
}
