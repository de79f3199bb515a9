import { fit } from './use-fitting';

test( 'all items stay while they fit', () => {
	expect( fit( [ 6, 6, 6 ], 18 ) ).toBe( 3 );
} );

test( 'the last ones leave room for the button with the rest', () => {
	expect( fit( [ 6, 6, 6 ], 17.9 ) ).toBe( 1 );
	expect( fit( [ 3, 3, 3, 3 ], 11.5 ) ).toBe( 1 );
	expect( fit( [ 6, 6 ], 2 ) ).toBe( 0 );
} );
