import { hourParts, hoursInWords } from './hours';

it.each( [
	[ 0, [ '0 minutes' ] ],
	[ 1, [ '1 minute' ] ],
	[ 59, [ '59 minutes' ] ],
	[ 60, [ '1 hour' ] ],
	[ 61, [ '1 hour', '1 minute' ] ],
	[ 1_290, [ '21 hours', '30 minutes' ] ],
	[ 60_000, [ '1\u00a0000 hours' ] ],
] )( '%d minutes have their words', ( minutes, parts ) => {
	expect( hourParts( minutes ) ).toEqual( parts );
	expect( hoursInWords( minutes ) ).toBe( parts.join( ' ' ) );
} );
