import { setBootData } from '../lib/boot';
import { bootDataFor } from '../testing/boot-data';
import { appRoutes } from './routes';
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

/** Contract 3, "Who goes where", for every path of specification 1. */
const EXPECTED: Record< string, Record< string, string > > = {
	...Object.fromEntries(
		[
			'/',
			'/sekmes-istorijos',
			'/success-stories/:slug',
			'/renginiai',
			'/event/:slug',
			'/e-mentoriai',
			'/mentoriai-spieciuose',
			'/mentorius/:slug',
			'/mentoriai-spieciuose/:slug',
			'/privatumo-politika',
			'/atstatyti-slaptazodi',
			'/apklausa/:id/:hash',
			'/kontaktai',
		].map( ( path ) => [ path, everybody( 'show' ) ] )
	),
	...Object.fromEntries(
		[
			'/prisijungti',
			'/registruotis',
			'/priminti-slaptazodi',
			'/gauk-mentoryste',
			'/tapk-mentoriumi',
		].map( ( path ) => [
			path,
			{ ...everybody( 'Profile' ), guest: 'show' },
		] )
	),
	...Object.fromEntries(
		[
			'/zinutes',
			'/pokalbis/:id',
			'/veiksmu-planas',
			'/veiksmu-planai/:id',
		].map( ( path ) => [
			path,
			{
				...everybody( 'show' ),
				guest: 'Login and back',
				undecided: 'Profile',
			},
		] )
	),
	'/profilis': { ...everybody( 'show' ), guest: 'Login and back' },
	'/rezultatai': {
		...everybody( 'Profile' ),
		guest: 'Login and back',
		mentor: 'show',
		'draft mentor': 'show',
	},
};

function outcome( entry: Parameters< typeof decide >[ 0 ], name: Name ) {
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

test( 'every route leads every visitor where the contract says', () => {
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
