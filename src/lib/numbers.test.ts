import { formatNumber, formatPercent, formatRating } from './numbers';

afterEach( () => {
	document.documentElement.lang = '';
} );

describe( 'numbers', () => {
	it( 'are Lithuanian by default, with spaces that do not break', () => {
		expect( formatNumber( 1240 ) ).toBe( '1\u00a0240' );
		expect( formatRating( 4.8 ) ).toBe( '4,80' );
		expect( formatPercent( 0.4 ) ).toBe( '40\u00a0%' );
	} );

	it( 'are English on English pages', () => {
		document.documentElement.lang = 'en';
		expect( formatNumber( 1240 ) ).toBe( '1,240' );
		expect( formatRating( 4.827 ) ).toBe( '4.83' );
	} );
} );
