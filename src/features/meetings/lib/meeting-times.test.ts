import { isOnClock, ownTime, toWire } from './meeting-times';

// Jest's clock is UTC, two hours behind Vilnius in winter.
it( 'tells the own time, and its day where that differs', () => {
	expect( ownTime( '2026-12-01T21:30:00Z' ) ).toBe( '21:30 where you are' );
	expect( ownTime( '2026-12-01T22:30:00Z' ) ).toBe(
		'2026-12-01 22:30 where you are'
	);
} );

it.each( [
	[ '2026-10-25T02:59', '2026-10-24T23:59:00.000Z' ],
	// An hour comes twice, and counts as it is from then on.
	[ '2026-10-25T03:30', '2026-10-25T01:30:00.000Z' ],
	[ '2026-10-25T04:00', '2026-10-25T02:00:00.000Z' ],
	[ '2027-03-28T02:30', '2027-03-28T00:30:00.000Z' ],
	[ '2027-03-28T04:00', '2027-03-28T01:00:00.000Z' ],
] )( 'is right in the nights in which the clock changes: %s', ( typed, at ) => {
	expect( toWire( typed ) ).toBe( at );
	expect( isOnClock( typed ) ).toBe( true );
} );

it( 'knows what the clock skips, and what is no time', () => {
	expect( isOnClock( '2027-03-28T03:30' ) ).toBe( false );
	expect( toWire( '' ) ).toBe( '' );
} );
