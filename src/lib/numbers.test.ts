import {
	formatBytes,
	formatNumber,
	formatPercent,
	formatRating,
} from './numbers';

afterEach( () => {
	document.documentElement.lang = '';
} );

describe( 'numbers', () => {
	it( 'are Lithuanian by default, with spaces that do not break', () => {
		expect( formatNumber( 1240 ) ).toBe( '1\u00a0240' );
		expect( formatRating( 4.8 ) ).toBe( '4,80' );
		expect( formatPercent( 0.4 ) ).toBe( '40\u00a0%' );
		expect( formatBytes( 245_760 ) ).toBe( '240\u00a0KB' );
		expect( formatBytes( 1_468_006 ) ).toBe( '1,4\u00a0MB' );
		expect( formatBytes( 12 ) ).toBe( '1\u00a0KB' );
	} );

	it( 'are English on English pages', () => {
		document.documentElement.lang = 'en';
		expect( formatNumber( 1240 ) ).toBe( '1,240' );
		expect( formatRating( 4.827 ) ).toBe( '4.83' );
	} );
} );
