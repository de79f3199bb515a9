<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Unit\Plans;

use MentoriaiPortal\Plans\Reminder;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class ReminderTest extends TestCase {

	/** @return iterable<string, array{string, string, string|null}> Day, deadline, day of the next email. */
	public static function nexts(): iterable {
		yield 'far' => array( '2026-11-20', '2026-12-31', '2026-12-24' );
		yield 'a week off, tomorrow' => array( '2026-11-20', '2026-11-28', '2026-11-21' );
		yield 'less than a week' => array( '2026-11-20', '2026-11-27', '2026-11-26' );
		yield 'the day after tomorrow' => array( '2026-11-20', '2026-11-22', '2026-11-21' );
		yield 'tomorrow' => array( '2026-11-20', '2026-11-21', '2026-11-22' );
		yield 'today' => array( '2026-11-20', '2026-11-20', '2026-11-21' );
		yield 'past' => array( '2026-11-20', '2026-11-19', null );
		yield 'over the clock change' => array( '2027-03-19', '2027-04-03', '2027-03-27' );
		yield 'over the end of the year' => array( '2026-12-19', '2027-01-03', '2026-12-27' );
	}

	#[DataProvider( 'nexts' )]
	public function test_the_next_day( string $from, string $deadline, ?string $next ): void {
		self::assertSame( $next, Reminder::after( $from, $deadline ) );
	}

	public function test_each_comes_once_and_in_its_order(): void {
		self::assertSame( '2026-11-27', Reminder::after( '2026-11-21', '2026-11-28' ) );
		self::assertSame( '2026-11-29', Reminder::after( '2026-11-27', '2026-11-28' ) );
		self::assertNull( Reminder::after( '2026-11-29', '2026-11-28' ) );
	}

	public function test_a_late_run_says_what_is_right_by_then(): void {
		self::assertSame( Reminder::Week, Reminder::on( '2026-11-23', '2026-11-28' ) );
		self::assertSame( Reminder::Day, Reminder::on( '2026-11-27', '2026-11-28' ) );
		self::assertSame( Reminder::Day, Reminder::on( '2026-11-28', '2026-11-28' ) );
		self::assertSame( Reminder::Overdue, Reminder::on( '2026-12-20', '2026-11-28' ) );
		self::assertNull( Reminder::after( '2026-12-20', '2026-11-28' ) );
	}
}
