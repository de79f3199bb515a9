import { setBootData } from '../../lib/boot';
import { bootDataFor } from '../../testing/boot-data';
import { alternateOf } from './alternate-of';

test.each( [
	'/pokalbis/5',
	'/veiksmu-planai/42',
	'/apklausa/7/abc',
	'/patikra/abc',
] )(
	'%s is the same place in the other language, without asking the server',
	async ( path ) => {
		window.fetch = jest.fn();
		setBootData( bootDataFor( { lang: 'lt' } ) );
		expect( await alternateOf( path, '', 'en' ) ).toBe( `/en${ path }` );
		setBootData( bootDataFor( { lang: 'en' } ) );
		expect( await alternateOf( `/en${ path }`, '', 'lt' ) ).toBe( path );
		expect( window.fetch ).not.toHaveBeenCalled();
	}
);

test( 'a path that has its own English is found in either', async () => {
	window.fetch = jest.fn();
	setBootData( bootDataFor( { lang: 'lt' } ) );
	expect( await alternateOf( '/mentoryste/5', '', 'en' ) ).toBe(
		'/en/mentorship/5'
	);
	setBootData( bootDataFor( { lang: 'en' } ) );
	for ( const path of [ '/en/mentorship/5', '/en/mentoryste/5' ] ) {
		expect( await alternateOf( path, '', 'lt' ) ).toBe( '/mentoryste/5' );
	}
	expect( window.fetch ).not.toHaveBeenCalled();
} );

test( 'a filtered list asks for the whole one, which names its other language', async () => {
	const fetched = jest.fn( () =>
		Promise.resolve( {
			text: () =>
				Promise.resolve(
					'<link rel="alternate" hreflang="en" href="https://a.lt/en/e-mentoriai">'
				),
		} )
	);
	Object.assign( window, { fetch: fetched } );
	expect(
		await alternateOf(
			'/e-mentoriai',
			'https://a.lt/e-mentoriai?miestas=Kaunas#x',
			'en'
		)
	).toBe( 'https://a.lt/en/e-mentoriai' );
	expect( fetched ).toHaveBeenCalledWith( 'https://a.lt/e-mentoriai' );
} );

test.each( [
	[ 'a page without alternate links', () => '<p>' ],
	[
		'no answer',
		() => {
			throw new TypeError( 'offline' );
		},
	],
] )( 'a private screen leads to itself: %s', async ( _what, text ) => {
	Object.assign( window, {
		fetch: jest.fn( async () => ( { text: async () => text() } ) ),
	} );
	setBootData( bootDataFor( { lang: 'lt' } ) );
	expect(
		await alternateOf( '/issaugoti', 'https://a.lt/issaugoti', 'en' )
	).toBe( '/en/saved' );
	setBootData( bootDataFor( { lang: 'en' } ) );
	expect(
		await alternateOf( '/en/saved', 'https://a.lt/en/saved', 'lt' )
	).toBe( '/issaugoti' );
	expect(
		await alternateOf( '/naujiena', 'https://a.lt/x', 'en' )
	).toBeNull();
} );
