import { linkOf } from './link';

const HOME = 'http://localhost:8080/portalas';

test( 'pages of the site are stored as paths, other sites as https addresses', () => {
	expect( linkOf( '', HOME ) ).toBe( '' );
	expect( linkOf( ' /kontaktai ', HOME ) ).toBe( '/kontaktai' );
	expect( linkOf( `${ HOME }/en/contacts?a=1`, HOME ) ).toBe(
		'/en/contacts?a=1'
	);
	expect( linkOf( HOME, HOME ) ).toBe( '/' );
	expect( linkOf( 'https://lvpa.lt/paraiška', HOME ) ).toBe(
		'https://lvpa.lt/parai%C5%A1ka'
	);
} );

test.each( [
	'javascript:alert(1)',
	' JaVaScRiPt:alert(1)',
	'data:text/html,x',
	'http://example.org',
	'//example.org',
	'/\\example.org',
	'kontaktai',
	'https://',
	`${ HOME }kitas`,
] )( '%s is refused', ( typed ) => {
	expect( linkOf( typed, HOME ) ).toBeNull();
} );
