import { consentCookie, mayCount, readChoice } from './consent';

describe( 'the cookie treciujusaliu', () => {
	it.each( [
		[ '', null ],
		[ 'a=1; treciujusaliu=0; b=2', 'declined' ],
		[ 'treciujusaliu=1', 'accepted' ],
		[ 'treciujusaliu=2', null ],
		[ 'nottreciujusaliu=0', null ],
		[ 'a=treciujusaliu=0', null ],
	] )( 'reads "%s" as %s', ( cookies, choice ) => {
		expect( readChoice( cookies ) ).toBe( choice );
	} );

	it( 'is kept for 12 months, for the whole site, over https only where there is https', () => {
		expect( consentCookie( 'declined', true ) ).toBe(
			'treciujusaliu=0; Max-Age=31536000; Path=/; SameSite=Lax; Secure'
		);
		expect( consentCookie( 'accepted', false ) ).toBe(
			'treciujusaliu=1; Max-Age=31536000; Path=/; SameSite=Lax'
		);
	} );
} );

describe( 'mayCount', () => {
	it.each( [
		[ 'opt-out', null, true ],
		[ 'opt-out', 'accepted', true ],
		[ 'opt-out', 'declined', false ],
		[ 'opt-in', null, false ],
		[ 'opt-in', 'accepted', true ],
		[ 'opt-in', 'declined', false ],
	] as const )( '%s, %s: %s', ( mode, choice, counted ) => {
		expect( mayCount( mode, choice, false ) ).toBe( counted );
		expect( mayCount( mode, choice, true ) ).toBe( false );
	} );
} );
