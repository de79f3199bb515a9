import { act, configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToastRegion } from '../../../components/toast-region';
import { sessionStore } from '../../../lib/session';
import { refusal } from '../../../testing/fake-server';
import { renderScreen } from '../../../testing/render-screen';
import { useJoinedList } from '../hooks/use-joined-list';
import { useBrowserList } from '../lib/browser-list';
import {
	enter,
	freshBrowser,
	type ListServer,
	saved,
} from '../shortlist-testing';
import { card, mentor } from '../testing';
import { MentorGrid } from './mentor-grid';
import { SavedLink } from './saved-link';

// Strict mode mounts twice, and asks twice: here it counts how often.
configure( { reactStrictMode: false } );

let server: ListServer;

beforeEach( () => {
	server = freshBrowser();
} );

const show = ( count = 3 ) =>
	renderScreen(
		<>
			<SavedLink />
			<MentorGrid
				kind="dynamic"
				mentors={ Array.from( { length: count }, ( _, at ) =>
					card( at + 1 )
				) }
			/>
			<ToastRegion />
		</>
	);
const heart = ( id: number ) =>
	screen.getByRole( 'button', {
		name: `Save the mentor: Vardė Pavardė ${ id }`,
	} );
const press = ( id: number ) => userEvent.click( heart( id ) );
const isPressed = ( id: number ) =>
	heart( id ).getAttribute( 'aria-pressed' ) === 'true';
/** As a Lithuanian page keeps it. */
const kept = ( id: number ) => ( { ...saved( id ), lang: 'lt' } );
/** What another tab writes. */
const writeElsewhere = ( list: unknown ) =>
	act( () => {
		window.localStorage.setItem(
			'mentoriai.saved',
			JSON.stringify( list )
		);
		window.dispatchEvent(
			new StorageEvent( 'storage', { key: 'mentoriai.saved' } )
		);
	} );

test( 'a guest saves in the browser, without a request, and takes it back', async () => {
	show();
	expect( isPressed( 2 ) ).toBe( false );
	await press( 2 );
	expect( isPressed( 2 ) ).toBe( true );
	expect( isPressed( 1 ) ).toBe( false );
	expect(
		screen.getByRole( 'link', { name: 'Saved mentors (1)' } )
	).toHaveAttribute( 'href', '/issaugoti' );
	expect( window.localStorage.getItem( 'mentoriai.saved' ) ).toContain(
		'Vardė Pavardė 2'
	);
	await press( 2 );
	expect( isPressed( 2 ) ).toBe( false );
	expect( window.localStorage.getItem( 'mentoriai.saved' ) ).toBeNull();
	expect( server.calls ).toEqual( [] );
} );

test( 'the card is kept, not all that a mentor’s page knows', async () => {
	renderScreen(
		<MentorGrid
			kind="static"
			mentors={ [ { ...mentor(), kind: 'static' } ] }
		/>
	);
	await press( 1 );
	const [ first ] = useBrowserList.getState().list;
	expect( first ).toMatchObject( { kind: 'static', id: 1, slug: 'm-1' } );
	expect( first ).not.toHaveProperty( 'html_text' );
} );

test( 'two tabs of a guest add to each other, and both show it', async () => {
	show();
	await press( 1 );
	writeElsewhere( [ kept( 3 ), kept( 1 ) ] );
	expect( isPressed( 3 ) ).toBe( true );
	// Written by the other tab before this one heard of it.
	window.localStorage.setItem(
		'mentoriai.saved',
		JSON.stringify( [ kept( 9 ), kept( 1 ) ] )
	);
	await press( 2 );
	expect( useBrowserList.getState().list.map( ( { id } ) => id ) ).toEqual( [
		2, 9, 1,
	] );
} );

test( 'a tab of the other language changes no words of this one', async () => {
	show();
	await press( 1 );
	const [ ours ] = useBrowserList.getState().list;
	writeElsewhere( [ { ...kept( 1 ), lang: 'en', title: 'English' } ] );
	expect( useBrowserList.getState().list ).toEqual( [ ours ] );
} );

test( 'a hub mentor saved in the other language, with another id, is the same one', async () => {
	const there = saved( 70, { kind: 'static', title: 'Ona' } );
	window.localStorage.setItem(
		'mentoriai.saved',
		JSON.stringify( [ { ...there, lang: 'en' } ] )
	);
	window.dispatchEvent(
		new StorageEvent( 'storage', { key: 'mentoriai.saved' } )
	);
	server.cards.set( 'static-70', saved( 7, { kind: 'static' } ) );
	renderScreen(
		<MentorGrid
			kind="static"
			mentors={ [ saved( 7, { kind: 'static' } ), card( 8 ) ] }
		/>
	);
	await waitFor( () => expect( isPressed( 7 ) ).toBe( true ) );
	await press( 7 );
	expect( useBrowserList.getState().list ).toEqual( [] );
	// All hearts share one call.
	expect( server.calls ).toHaveLength( 1 );
} );

test( 'what something else wrote there breaks nothing', () => {
	show();
	for ( const rubbish of [
		'x',
		{ list: 1 },
		[
			null,
			7,
			{ id: '1' },
			saved( 1, { taxs: [ {} ] as never } ),
			saved( 2, { img: { resized: 'x' } as never } ),
			saved( 3, { img: undefined as never } ),
			saved( 4, { town: {} as never } ),
			saved( 5, { average_rating: null as never } ),
		],
	] ) {
		writeElsewhere( rubbish );
		expect( screen.queryByRole( 'link', { name: /^Saved/ } ) ).toBeNull();
	}
} );

test( 'a browser that keeps nothing says so, and the page still knows', async () => {
	const refuse = jest
		.spyOn( Storage.prototype, 'setItem' )
		.mockImplementation( () => {
			throw new Error( 'QuotaExceededError' );
		} );
	show();
	await press( 1 );
	expect( isPressed( 1 ) ).toBe( true );
	expect(
		screen.getByText( /Your browser keeps nothing for this website/ )
	).toBeVisible();
	await press( 2 );
	expect(
		screen.getByRole( 'link', { name: 'Saved mentors (2)' } )
	).toBeVisible();
	refuse.mockRestore();
} );

test( 'more than a hundred are not kept, and that is said', async () => {
	writeElsewhere(
		Array.from( { length: 100 }, ( _, at ) => kept( at + 100 ) )
	);
	show();
	await press( 1 );
	expect( isPressed( 1 ) ).toBe( false );
	expect( screen.getByText( /which is the most/ ) ).toBeVisible();
} );

test( 'a founder’s hearts share one call, and follow the press at once', async () => {
	server.list = [ saved( 3 ) ];
	enter();
	show();
	await waitFor( () => expect( isPressed( 3 ) ).toBe( true ) );
	expect( server.reads ).toBe( 1 );

	let answer: () => void = () => undefined;
	server.answers.shortlist = async ( call ) => {
		await new Promise< void >( ( resolve ) => {
			answer = resolve;
		} );
		return server.keep( call );
	};
	await press( 1 );
	expect( isPressed( 1 ) ).toBe( true );
	await act( async () => answer() );
	expect( server.written ).toEqual( [
		{ kind: 'dynamic', id: 1, on: true },
	] );
	expect( isPressed( 1 ) ).toBe( true );
	expect(
		await screen.findByRole( 'link', { name: 'Saved mentors (2)' } )
	).toBeVisible();
	expect( server.reads ).toBe( 1 );
	expect( useBrowserList.getState().list ).toEqual( [] );
} );

test.each( [
	[ 'offline', null, /Connection error/ ],
	[ 'refused', refusal( 409, 'conflict' ), /Refused: conflict/ ],
] )(
	'%s: the heart goes back, and a message says why',
	async ( _, refused, why ) => {
		enter();
		show();
		await waitFor( () => expect( server.reads ).toBe( 1 ) );
		if ( refused ) {
			server.answers.shortlist = () => refused;
		} else {
			delete server.answers.shortlist;
		}
		await press( 1 );
		expect(
			await screen.findByText( /Vardė Pavardė 1 could not be saved\./ )
		).toHaveTextContent( why );
		expect( isPressed( 1 ) ).toBe( false );
	}
);

test( 'another tab of the founder has saved someone', async () => {
	enter();
	const FollowTabs = () => {
		useJoinedList( '/' );
		return null;
	};
	renderScreen(
		<>
			<FollowTabs />
			<MentorGrid kind="dynamic" mentors={ [ card( 1 ) ] } />
		</>
	);
	await waitFor( () => expect( server.reads ).toBe( 1 ) );
	server.list = [ saved( 1 ) ];
	act( () => {
		window.dispatchEvent(
			new StorageEvent( 'storage', { key: 'mentoriai.shortlist' } )
		);
	} );
	await waitFor( () => expect( isPressed( 1 ) ).toBe( true ) );
} );

test( 'mentors have no hearts, and ask for nothing', () => {
	enter( { role: 'mentorius' } );
	show();
	expect( screen.queryByRole( 'button', { name: /^Save/ } ) ).toBeNull();
	expect( server.calls ).toEqual( [] );
} );

test( 'who has not chosen a role yet saves in the browser', async () => {
	enter( { role: 'neapsisprendes', status: 'draft' } );
	show();
	await press( 1 );
	expect( isPressed( 1 ) ).toBe( true );
	expect( server.calls ).toEqual( [] );
	expect( sessionStore.getState().user?.role ).toBe( 'neapsisprendes' );
} );
