import { holdsKey, visitReferrer, visitUrl } from './visit-url';

const BASE = 'https://a.lt/portalas';

describe( 'visitUrl', () => {
	it.each( [
		[ '/', '', '/' ],
		[
			'/atstatyti-slaptazodi',
			'?email=a%40b.lt&key=abc',
			'/atstatyti-slaptazodi',
		],
		[
			'/prisijungti',
			'?social=abc&utm_source=x',
			'/prisijungti?utm_source=x',
		],
		[ '/pokalbis/123', '', '/pokalbis/:id' ],
		[ '/en/pokalbis/123/', '', '/en/pokalbis/:id' ],
		[ '/veiksmu-planai/7', '', '/veiksmu-planai/:id' ],
		[ '/apklausa/7/0123abcd', '', '/apklausa/:id' ],
		[ '/en/apklausa/7/0123abcd', '', '/en/apklausa/:id' ],
		[ '/en/patikra/0123abcd', '', '/en/patikra/:id' ],
		[
			'/mentorius/rasa',
			'?utm_campaign=r&x=1',
			'/mentorius/rasa?utm_campaign=r',
		],
		[ '/veiksmu-planas', '', '/veiksmu-planas' ],
	] )( '%s%s is told as %s', ( path, search, told ) => {
		expect( visitUrl( BASE, path, search ) ).toBe( BASE + told );
	} );
} );

describe( 'holdsKey', () => {
	it.each( [
		[ 'https://a.lt/atstatyti-slaptazodi?email=a&key=b', true ],
		[ 'https://a.lt/en/log-in?social=b', true ],
		[ 'https://a.lt/apklausa/7/0123', true ],
		[ 'https://a.lt/patikra/0123', true ],
		[ 'https://a.lt/e-mentoriai?tax=a', false ],
		[ 'https://b.lt/?key=b', false ],
		[ '', false ],
	] )( '%s: %s', ( address, held ) => {
		expect( holdsKey( address, 'https://a.lt' ) ).toBe( held );
	} );
} );

describe( 'visitReferrer', () => {
	it.each( [
		[ '', '' ],
		[
			'https://search.example/find?q=secret',
			'https://search.example/find',
		],
		[
			'https://a.lt/portalas/pokalbis/12?x=1',
			'https://a.lt/portalas/pokalbis/:id',
		],
		[ 'https://a.lt/portalas/', 'https://a.lt/portalas/' ],
	] )( '"%s" is told as "%s"', ( referrer, told ) => {
		expect( visitReferrer( referrer, BASE ) ).toBe( told );
	} );
} );
