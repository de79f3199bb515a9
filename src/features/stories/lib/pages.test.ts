import { countPages, pagerItems } from './pages';

test.each( [
	[ 0, 9, 18, 2 ],
	[ 0, 9, 19, 3 ],
	[ 2, 1, 19, 3 ],
	[ 1, 9, 28, 4 ],
	[ 0, 4, 4, 1 ],
	[ 0, 4, 10, 3 ],
	[ 1, 4, 10, 3 ],
	[ 5, 0, 18, 2 ],
	[ 0, 0, 0, 1 ],
] )(
	'page %i with %i of %i stories: %i pages',
	( page, shown, total, pages ) => {
		expect( countPages( page, shown, total ) ).toBe( pages );
	}
);

test.each( [
	[ 1, 3, '1 2 3' ],
	[ 1, 7, '1 2 3 4 5 … 7' ],
	[ 4, 20, '1 2 3 4 5 … 20' ],
	[ 5, 20, '1 … 4 5 6 … 20' ],
	[ 17, 20, '1 … 16 17 18 19 20' ],
	[ 20, 20, '1 … 16 17 18 19 20' ],
] )( 'on page %i of %i: %s', ( current, pages, text ) => {
	expect( pagerItems( current, pages ).join( ' ' ) ).toBe( text );
} );
