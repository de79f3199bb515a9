import { ownTime } from './meeting-times';

// Jest's clock is UTC, two hours behind Vilnius in winter.
it( 'tells the own time, and its day where that differs', () => {
	expect( ownTime( '2026-12-01T21:30:00Z' ) ).toBe( '21:30 where you are' );
	expect( ownTime( '2026-12-01T22:30:00Z' ) ).toBe(
		'2026-12-01 22:30 where you are'
	);
} );
