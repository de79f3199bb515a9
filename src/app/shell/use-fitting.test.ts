import { fit } from './use-fitting';

test( 'all items stay while they fit', () => {
	expect( fit( [ 100, 100, 100 ], 300 ) ).toBe( 3 );
} );

test( 'the last ones leave room for the button with the rest', () => {
	expect( fit( [ 100, 100, 100 ], 299 ) ).toBe( 1 );
	expect( fit( [ 50, 50, 50, 50 ], 190 ) ).toBe( 1 );
	expect( fit( [ 100, 100 ], 20 ) ).toBe( 0 );
} );
