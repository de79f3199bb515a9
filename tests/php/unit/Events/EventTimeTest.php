<?php
declare( strict_types=1 );

namespace MentoriaiPortal\Tests\Unit\Events;

use MentoriaiPortal\Events\EventTime;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

final class EventTimeTest extends TestCase {

	public function test_it_is_past_when_its_last_day_is_before_today(): void {
		$camp = EventTime::of( '2026-06-01', '2026-06-03', '', '', true );

		self::assertNotNull( $camp );
		self::assertFalse( $camp->is_past( '2026-06-03' ) );
		self::assertTrue( $camp->is_past( '2026-06-04' ) );
	}

	#[TestWith( array( '2026-06-03', '19:00', '2026-06-03 18:59', false ) )]
	#[TestWith( array( '2026-06-03', '19:00', '2026-06-03 19:00', true ) )]
	#[TestWith( array( '2026-06-04', '02:00', '2026-06-03 23:59', false ) )]
	#[TestWith( array( '', '', '2026-06-03 23:59', false ) )]
	#[TestWith( array( '', '', '2026-06-04 00:00', true ) )]
	public function test_it_is_over_at_its_end_or_with_its_last_day( string $day, string $end, string $now, bool $is ): void {
		self::assertSame( $is, EventTime::of( '2026-06-03', $day, '17:30', $end, true )?->is_over( $now ) );
	}

	public function test_one_day_ends_on_the_day_it_begins(): void {
		self::assertSame( '2026-06-01', EventTime::of( '2026-06-01', '', '', '', true )?->end_date );
		self::assertSame( '2026-06-01', EventTime::of( '2026-06-01', '2026-05-30', '', '', true )?->end_date );
		self::assertSame( '2026-06-01', EventTime::of( '2026-06-01', 'rytoj', '', '', true )?->end_date );
	}

	#[TestWith( array( '' ) )]
	#[TestWith( array( '2026-02-30' ) )]
	#[TestWith( array( '2026-2-3' ) )]
	#[TestWith( array( "2026-02-03\n" ) )]
	#[TestWith( array( '20260203' ) )]
	#[TestWith( array( '0000-00-00' ) )]
	public function test_without_a_first_day_there_is_no_event( string $day ): void {
		self::assertNull( EventTime::of( $day, '2026-12-31', '10:00', '11:00', true ) );
	}

	/** @param array{string, string} $kept */
	#[TestWith( array( '10:00', '11:30', array( '10:00', '11:30' ) ) )]
	#[TestWith( array( '10:00', '09:00', array( '10:00', '' ) ) )]
	#[TestWith( array( '10:00', '10:00', array( '10:00', '' ) ) )]
	#[TestWith( array( '', '11:30', array( '', '' ) ) )]
	#[TestWith( array( '24:00', '11:30', array( '', '' ) ) )]
	#[TestWith( array( '9:00', '11:30', array( '', '' ) ) )]
	#[TestWith( array( '10:00', '11:60', array( '10:00', '' ) ) )]
	public function test_times_that_do_not_fit_are_left_out( string $start, string $end, array $kept ): void {
		$when = EventTime::of( '2026-06-01', '', $start, $end, true );

		self::assertNotNull( $when );
		self::assertSame( $kept, array( $when->start_time, $when->end_time ) );
	}

	public function test_a_night_ends_earlier_on_the_next_day(): void {
		self::assertSame( '02:00', EventTime::of( '2026-06-01', '2026-06-02', '22:00', '02:00', true )?->end_time );
	}
}
