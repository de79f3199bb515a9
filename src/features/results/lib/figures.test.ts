import { setBootData } from '../../../lib/boot';
import { bootDataFor } from '../../../testing/boot-data';
import { duration, share, summary } from './figures';
import { monthsOf, periodOf } from './period';

beforeEach( () => setBootData( bootDataFor() ) );

it( 'draws bars in proportion, a little never as nothing', () => {
	expect( share( 50, 200 ) ).toBe( 25 );
	expect( share( 1, 100_000 ) ).toBe( 1 );
	expect( share( 0, 10 ) ).toBe( 0 );
	expect( share( 0, 0 ) ).toBe( 0 );
} );

it( 'names times in the unit that fits', () => {
	expect( duration( 0 ) ).toBe( '1 min' );
	expect( duration( 0.66 ) ).toBe( '40 min' );
	expect( duration( 2.25 ) ).toBe( '2,3 h' );
	expect( duration( 10.4 ) ).toBe( '10 h' );
	expect( duration( 72 ) ).toBe( '3 d' );
} );

it( 'tells of a chart in which nothing happened', () => {
	expect(
		summary( 'Views', [
			{ month: '2026-10', value: 0 },
			{ month: '2026-11', value: 0 },
		] )
	).toMatch( /^Views, .+: nothing in any month\.$/ );
	expect( summary( 'Views', [] ) ).toBe( 'Views' );
} );

it( 'knows its periods', () => {
	expect( [ null, '', '1', '12', '99', 'x' ].map( periodOf ) ).toEqual( [
		6, 6, 1, 12, 6, 6,
	] );
	expect( monthsOf( 1, [ 'a', 'b', 'c' ] ) ).toEqual( [ 'b', 'c' ] );
	expect( monthsOf( 12, [ 'a', 'b', 'c' ] ) ).toEqual( [ 'a', 'b', 'c' ] );
} );
