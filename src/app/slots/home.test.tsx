import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HomeRoute } from './home';
import type { Output } from '../../api/client';
import { useBrowserList } from '../../features/mentors/lib/browser-list';
import { enter, freshBrowser } from '../../features/mentors/shortlist-testing';
import { card } from '../../features/mentors/testing';
import { setBootData } from '../../lib/boot';
import { sessionStore } from '../../lib/session';
import { bootDataFor } from '../../testing/boot-data';
import { FakeServer } from '../../testing/fake-server';
import { painted } from '../../testing/painted';
import { renderScreen } from '../../testing/render-screen';
import { userFor } from '../../testing/user';

let server: FakeServer;

const HOME = {
	meta: { title: 'Pradžia', description: '' },
	text_lang: 'lt',
	order: [ 'intro', 'blocks2' ],
	titles: {},
	intro: {
		title: 'Patirtis, kuria dalijamasi',
		text: 'Raskite mentorių.',
		background: null,
		logo: null,
		html: '',
	},
	blocks2: [
		{
			title: 'Noriu gauti mentorystę',
			text: '',
			type: 'frontuser',
			button: 'Registruotis',
		},
	],
} as unknown as Output< 'get_home' >[ 'data' ];

type Item = Output< 'today' >[ 'items' ][ number ];

const item = ( kind: Item[ 'kind' ], title: string, at: string | null ) => ( {
	kind,
	title,
	text: '',
	url: `http://localhost/${ kind }/${ title }`,
	at,
} );

beforeEach( () => {
	setBootData( bootDataFor( {} ) );
	server = new FakeServer().on( 'get_home', { status: true, data: HOME } );
	sessionStore.getState().signIn( { ...userFor(), token: 't' } );
} );

afterEach( () => {
	sessionStore.getState().signOut();
	setBootData( null );
} );

const invitation = () =>
	screen.queryByRole( 'heading', { name: 'Noriu gauti mentorystę' } );

test( 'a guest sees the intro and how to join', async () => {
	sessionStore.getState().signOut();
	renderScreen( <HomeRoute /> );
	expect(
		await screen.findByRole( 'heading', { level: 1 } )
	).toHaveTextContent( 'Patirtis, kuria dalijamasi' );
	expect( invitation() ).toBeInTheDocument();
	expect( server.calls.map( ( { route } ) => route ) ).not.toContain(
		'today'
	);
} );

test( 'buttons say and lead where the editor wants; texts, numbers and partners stand in the editor’s order', async () => {
	sessionStore.getState().signOut();
	const img = {
		placeholder: { src: 'data:,', w: 16, h: 4 },
		resized: { src: '/logo.png', w: 200, h: 50 },
		alt: '',
	};
	server.on( 'get_home', {
		status: true,
		data: {
			...HOME,
			order: [ 'intro', 'texts', 'numbers', 'texts', 'partners' ],
			intro: {
				title: 'Patirtis, kuria dalijamasi',
				text: '',
				background: null,
				logo: null,
				html: '',
				buttons: [
					{ text: 'Ieškau', link: 'https://lvpa.lt/' },
					{ text: '', link: '' },
				],
			},
			texts: [
				{ title: 'Viena', html: '<p>a</p>', button: 'Daugiau' },
				{
					title: 'Kita',
					html: '',
					button: 'Toliau',
					link: 'http://localhost/kontaktai',
				},
			],
			numbers: {
				title: '',
				list: [ { value: '24', label: 'mentoriai' } ],
			},
			partners: {
				title: 'Partneriai',
				list: [
					{ img, title: 'Agentūra', url: 'https://lvpa.lt/' },
					{ img: null, title: 'Fondas', url: '' },
				],
			},
		},
	} );
	renderScreen( <HomeRoute /> );

	expect(
		await screen.findByRole( 'link', { name: 'Ieškau' } )
	).toHaveAttribute( 'href', 'https://lvpa.lt/' );
	expect(
		screen.getByRole( 'link', { name: 'Become a mentor' } )
	).toBeInTheDocument();
	expect(
		screen
			.getAllByRole( 'heading', { level: 2 } )
			.map( ( { textContent } ) => textContent )
	).toEqual( [ 'Viena', 'Kita', 'Partneriai' ] );
	expect( screen.getByText( '24' ).parentElement ).toHaveTextContent(
		'24 mentoriai'
	);
	expect( screen.getByRole( 'link', { name: 'Toliau' } ) ).toHaveAttribute(
		'href',
		'/kontaktai'
	);
	expect( screen.queryByRole( 'link', { name: 'Daugiau' } ) ).toBeNull();
	expect( screen.getByRole( 'link', { name: 'Agentūra' } ) ).toContainElement(
		screen.getByRole( 'img', { name: 'Agentūra' } )
	);
	expect( screen.queryByRole( 'link', { name: 'Fondas' } ) ).toBeNull();
	expect( screen.getByText( 'Fondas' ) ).toBeInTheDocument();
} );

test( 'a mentor of home is saved there, whole; mentors save nobody', async () => {
	window.matchMedia = () =>
		( {
			matches: false,
			addEventListener: () => undefined,
			removeEventListener: () => undefined,
		} ) as unknown as MediaQueryList;
	const mentors = [ 1, 2 ].map( ( id ) => ( {
		...card( id ),
		first_name: 'Vardė',
		last_name: `Pavardė ${ id }`,
		pareigos_ir_imone: 'Vadovė',
	} ) );
	freshBrowser().on( 'get_home', {
		status: true,
		data: { ...HOME, order: [ 'mentoriai' ], mentoriai: mentors },
	} );
	const { unmount } = renderScreen( <HomeRoute /> );
	const heart = await screen.findByRole( 'button', {
		name: 'Save the mentor: Vardė Pavardė 2',
	} );
	await userEvent.click( heart );
	expect( heart ).toHaveAttribute( 'aria-pressed', 'true' );
	expect( useBrowserList.getState().list ).toEqual( [
		{ ...card( 2 ), lang: 'lt' },
	] );
	unmount();

	act( () => enter( { role: 'mentorius' } ) );
	renderScreen( <HomeRoute /> );
	expect( await screen.findAllByRole( 'article' ) ).toHaveLength( 2 );
	await painted();
	expect( screen.queryByRole( 'button', { name: /^Save/ } ) ).toBeNull();
} );

test( 'a member is greeted, sees what waits in its order, and no invitation to register', async () => {
	server.on( 'today', {
		status: true,
		needs_mentor: false,
		items: [
			item( 'unread', 'Nauja žinutė', '2026-11-20T14:42:00Z' ),
			item( 'step', 'Žingsnis', '2020-01-02' ),
			item( 'plan', 'Planas', null ),
			item( 'plan', 'Planas 2', null ),
			item( 'plan', 'Planas 3', null ),
			item( 'event', 'Renginys', '2026-12-03' ),
		],
	} );
	renderScreen( <HomeRoute /> );
	expect(
		await screen.findByText( '5 things need your attention.' )
	).toBeVisible();
	expect( screen.getByRole( 'heading', { level: 1 } ) ).toHaveTextContent(
		'Hello, Lina'
	);
	const rows = () =>
		within( screen.getByRole( 'list' ) ).getAllByRole( 'link' );
	expect( rows() ).toHaveLength( 4 );
	expect( rows()[ 0 ] ).toHaveTextContent( 'Nauja žinutė2026-11-20 16:42' );
	expect( rows()[ 1 ] ).toHaveTextContent( 'Was due 2020-01-02' );
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Show 1 more' } )
	);
	expect( rows() ).toHaveLength( 5 );
	expect( rows()[ 4 ] ).toHaveTextContent( 'Planas 3' );
	expect( rows()[ 4 ] ).toHaveFocus();
	// The intro follows, without its buttons.
	expect( screen.getByRole( 'heading', { level: 2 } ) ).toHaveTextContent(
		'Patirtis, kuria dalijamasi'
	);
	expect( screen.queryByText( 'Become a mentor' ) ).not.toBeInTheDocument();
	expect( invitation() ).not.toBeInTheDocument();
} );

test( 'a request whose message is unread is one thing, not two', async () => {
	const unread = item( 'unread', 'Žinutė', '2026-11-20T14:42:00Z' );
	server.on( 'today', {
		status: true,
		needs_mentor: false,
		items: [ unread, { ...unread, kind: 'request', title: 'Laukia' } ],
	} );
	renderScreen( <HomeRoute /> );
	expect(
		await screen.findByText( '1 thing needs your attention.' )
	).toBeVisible();
	expect( screen.getByRole( 'link', { name: /Laukia/ } ) ).toBeVisible();
} );

test( 'a profile that staff are looking at is no work of the member', async () => {
	const user = userFor( { role: 'mentorius' } );
	sessionStore.getState().setUser( {
		...user,
		review: { ...user.review, state: 'submitted' },
	} );
	server.on( 'today', {
		status: true,
		needs_mentor: false,
		items: [ item( 'profile', 'Profilis peržiūrimas', null ) ],
	} );
	renderScreen( <HomeRoute /> );
	expect(
		await screen.findByText( 'Nothing needs your attention right now.' )
	).toBeVisible();
	expect( screen.getByText( 'Profilis peržiūrimas' ) ).toBeVisible();
} );

test( 'where nothing waits there is the next event, and a founder without a mentor is led to the mentors', async () => {
	server.on( 'today', {
		status: true,
		needs_mentor: true,
		items: [ item( 'event', 'Renginys', '2026-12-03' ) ],
	} );
	renderScreen( <HomeRoute /> );
	expect(
		await screen.findByText( 'Nothing needs your attention right now.' )
	).toBeVisible();
	expect( screen.getByRole( 'link', { name: /Renginys/ } ) ).toBeVisible();
	expect(
		screen.getByRole( 'link', { name: 'Find a mentor' } )
	).toBeVisible();
} );

test( 'what could not be loaded is asked for again', async () => {
	renderScreen( <HomeRoute /> );
	const again = await screen.findByRole( 'button', { name: 'Try again' } );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'Connection error'
	);
	server.on( 'today', { status: true, needs_mentor: false, items: [] } );
	await userEvent.click( again );
	expect( await screen.findByText( /^Nothing needs/ ) ).toBeVisible();
} );
