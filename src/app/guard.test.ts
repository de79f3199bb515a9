import { SCREENS } from '../api/generated/screens';
import { setBootData } from '../lib/boot';
import { bootDataFor } from '../testing/boot-data';
import { appRoutes, type Entry } from './routes';
import { decide, homeOf, type Visitor } from './guard';

type Name = keyof typeof VISITORS;

const member = (
	role: 'frontuser' | 'mentorius' | 'neapsisprendes',
	status: 'public' | 'draft' = 'public'
): Visitor => ( {
	phase: 'member',
	user: { role, status },
	unreachable: false,
} );

const VISITORS = {
	guest: { phase: 'guest', user: null, unreachable: false },
	founder: member( 'frontuser' ),
	'draft founder': member( 'frontuser', 'draft' ),
	mentor: member( 'mentorius' ),
	'draft mentor': member( 'mentorius', 'draft' ),
	undecided: member( 'neapsisprendes', 'draft' ),
} satisfies Record< string, Visitor >;

const ALL = Object.keys( VISITORS ) as Name[];
const everybody = ( to: string ) =>
	Object.fromEntries( ALL.map( ( name ) => [ name, to ] ) );

/** Where each visitor of a screen comes to, by who may enter. */
const OUTCOMES: Record< Entry, Record< string, string > > = {
	anyone: everybody( 'show' ),
	guests: { ...everybody( 'Profile' ), guest: 'show' },
	signed_in: { ...everybody( 'show' ), guest: 'Login and back' },
	members: {
		...everybody( 'show' ),
		guest: 'Login and back',
		undecided: 'Profile',
	},
	mentors: {
		...everybody( 'Profile' ),
		guest: 'Login and back',
		mentor: 'show',
		'draft mentor': 'show',
	},
};

const EXPECTED = Object.fromEntries( [
	[ '/kontaktai', OUTCOMES.anyone ],
	...Object.values( SCREENS ).map( ( { path, entry } ) => [
		path,
		OUTCOMES[ entry ],
	] ),
] );

function outcome( entry: Entry, name: Name ) {
	const decision = decide( entry, VISITORS[ name ] );
	return decision.do === 'go'
		? decision.to + ( decision.back ? ' and back' : '' )
		: decision.do;
}

beforeEach( () =>
	setBootData(
		bootDataFor( {
			pages: [
				{
					url: '/kontaktai',
					type: 'default',
					pageid: 5,
					title: 'Kontaktai',
					post_parent: 0,
				},
			],
		} )
	)
);

test( 'every screen leads every visitor where they may go', () => {
	const found = Object.fromEntries(
		appRoutes()
			.filter( ( { path } ) => ! path.startsWith( '/default/' ) )
			.map( ( { path, entry } ) => [
				path,
				Object.fromEntries(
					ALL.map( ( name ) => [ name, outcome( entry, name ) ] )
				),
			] )
	);

	expect( found ).toEqual( EXPECTED );
} );

test( 'a screen that is switched off has no route', () => {
	setBootData( bootDataFor( { screensOff: [ 'Results' ] } ) );

	const paths = appRoutes().map( ( { path } ) => path );

	expect( paths ).not.toContain( SCREENS.Results.path );
	expect( paths ).toContain( SCREENS.Profile.path );
} );

test( 'while the token is being tried, public screens show and guarded ones wait', () => {
	const unknown: Visitor = {
		phase: 'unknown',
		user: null,
		unreachable: false,
	};
	for ( const { path, entry } of appRoutes() ) {
		expect( [ path, decide( entry, unknown ).do ] ).toEqual( [
			path,
			entry === 'anyone' ? 'show' : 'wait',
		] );
	}
} );

test( 'without a connection nobody is sent away from their own screens', () => {
	const unreachable: Visitor = {
		phase: 'guest',
		user: null,
		unreachable: true,
	};

	expect( decide( 'members', unreachable ).do ).toBe( 'retry' );
	expect( decide( 'anyone', unreachable ).do ).toBe( 'show' );
	expect( decide( 'guests', unreachable ).do ).toBe( 'show' );
} );

test( 'after logging in: messages, or the profile while it needs something', () => {
	expect( homeOf( { role: 'frontuser', status: 'public' } ) ).toBe(
		'Messages'
	);
	expect( homeOf( { role: 'mentorius', status: 'public' } ) ).toBe(
		'Messages'
	);
	expect( homeOf( { role: 'mentorius', status: 'draft' } ) ).toBe(
		'Profile'
	);
	expect( homeOf( { role: 'neapsisprendes', status: 'public' } ) ).toBe(
		'Profile'
	);
} );

test( 'English paths: the fixed one, the own slug and the Lithuanian alias', () => {
	setBootData(
		bootDataFor( {
			lang: 'en',
			pages: [
				{
					url: '/en/mentors',
					type: 'MentoriaiDynamic',
					pageid: 8,
					title: '',
					post_parent: 0,
				},
				{
					url: '/en/contacts',
					type: 'default',
					pageid: 9,
					title: '',
					post_parent: 0,
				},
			],
			aliases: { '/en/kontaktai': 9 },
		} )
	);

	const ids = new Map(
		appRoutes().map( ( { path, pageId } ) => [ path, pageId ] )
	);

	expect( ids.get( '/en/mentors' ) ).toBe( 8 );
	expect( ids.get( '/en/e-mentoriai' ) ).toBe( 8 );
	expect( ids.get( '/en/contacts' ) ).toBe( 9 );
	expect( ids.get( '/en/kontaktai' ) ).toBe( 9 );
	expect( ids.has( '/e-mentoriai' ) ).toBe( false );
} );
