import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepFocus } from '../../../lib/kept-focus';
import { setBootData } from '../../../lib/boot';
import { sessionStore } from '../../../lib/session';
import { refusal } from '../../../testing/fake-server';
import { bootDataFor } from '../../../testing/boot-data';
import { renderScreen } from '../../../testing/render-screen';
import { saveInBrowser } from '../lib/browser-list';
import {
	enter,
	freshBrowser,
	type ListServer,
	saved,
} from '../shortlist-testing';
import { SavedScreen } from './saved-screen';

let server: ListServer;

beforeEach( () => {
	server = freshBrowser();
} );

const show = ( path = '/issaugoti' ) =>
	renderScreen(
		<main>
			<SavedScreen />
		</main>,
		path,
		{ browser: true }
	);
const title = ( name: string ) =>
	screen.findByRole( 'heading', { level: 1, name } );
const asked = () =>
	server.of( 'shortlist_cards' ).map( ( { query } ) => query );
const names = () =>
	screen
		.queryAllByRole( 'heading', { level: 2 } )
		.map( ( { textContent } ) => textContent?.replace( /\D/g, '' ) );
const press = ( name: string | RegExp ) =>
	userEvent.click( screen.getByRole( 'button', { name } ) );
const choose = ( id: number ) =>
	userEvent.click(
		screen.getByRole( 'checkbox', {
			name: `Compare Vardė Pavardė ${ id }`,
		} )
	);
const unsave = ( id: number ) =>
	press( `Save the mentor: Vardė Pavardė ${ id }` );
const saveAll = ( ...ids: number[] ) =>
	ids.forEach( ( id ) => saveInBrowser( saved( id ) ) );

test( 'nothing is saved: the way to the finder', async () => {
	show();
	await title( 'Saved mentors' );
	expect(
		screen.getByRole( 'link', { name: 'Find a mentor' } )
	).toHaveAttribute( 'href', '/rask-mentoriu' );
} );

test( 'a guest’s list, newest first; it says where it is kept', async () => {
	saveAll( 1, 2, 3 );
	show();
	await title( 'Saved mentors' );
	expect( names() ).toEqual( [ '3', '2', '1' ] );
	expect( screen.getByText( 'Saved in this browser' ) ).toBeVisible();
	expect( screen.getByRole( 'link', { name: 'Log in' } ) ).toBeVisible();
	await waitFor( () => expect( asked() ).not.toEqual( [] ) );
	expect( server.of( 'shortlist' ) ).toEqual( [] );
} );

test( 'a guest’s cards are those of today: who is hidden now is gone until the lists show them again', async () => {
	saveAll( 1, 2, 3 );
	server.hidden.add( 'dynamic-2' );
	server.cards.set( 'dynamic-1', saved( 1, { text: 'Šiandienos' } ) );
	const first = show();
	// What is kept does not wait for the server.
	expect( names() ).toEqual( [ '3', '2', '1' ] );
	expect( await screen.findByText( 'Šiandienos' ) ).toBeVisible();
	expect( names() ).toEqual( [ '3', '1' ] );
	expect( screen.queryByText( /^Removed/ ) ).toBeNull();
	first.unmount();
	server.hidden.clear();
	show();
	await waitFor( () => expect( names() ).toContain( '2' ) );
} );

test( 'what was saved in the other language is shown in the page’s, each once', async () => {
	saveAll( 1 );
	saveInBrowser( saved( 7, { kind: 'static' } ) );
	setBootData( bootDataFor( { lang: 'en' } ) );
	saveInBrowser( saved( 70, { kind: 'static' } ) );
	for ( const key of [ 'static-7', 'static-70' ] ) {
		server.cards.set( key, saved( 70, { kind: 'static' } ) );
	}
	server.cards.set( 'dynamic-1', saved( 1, { text: 'Head of sales' } ) );
	show();
	expect( names() ).toEqual( [] );
	expect( screen.getByText( 'Saved in this browser' ) ).toBeVisible();
	expect( await screen.findByText( 'Head of sales' ) ).toBeVisible();
	expect( names() ).toEqual( [ '70', '1' ] );
	expect( asked()[ 0 ]?.get( 'lang' ) ).toBe( 'en' );
} );

test( 'they cannot be read: what is kept is shown, and that it may be old', async () => {
	saveAll( 1 );
	setBootData( bootDataFor( { lang: 'en' } ) );
	delete server.answers.shortlist_cards;
	show();
	expect(
		await screen.findByText( /are shown as you saved them/ )
	).toBeVisible();
	expect( names() ).toEqual( [ '1' ] );
} );

test( 'who is removed leaves a line with the way back; the focus stays there', async () => {
	const end = keepFocus();
	saveAll( 1, 2, 3 );
	show();
	await unsave( 2 );
	expect( names() ).toEqual( [ '3', '1' ] );
	expect( screen.getByText( 'Removed: Vardė Pavardė 2' ) ).toBeVisible();
	const undo = screen.getByRole( 'button', { name: 'Undo' } );
	expect( undo ).toHaveAccessibleDescription( 'Removed: Vardė Pavardė 2' );
	await waitFor( () => expect( undo ).toHaveFocus() );
	await userEvent.click( undo );
	expect( names() ).toEqual( [ '3', '2', '1' ] );
	end();
} );

test( 'a founder’s list comes from the account; a removal is the server’s', async () => {
	server.list = [ saved( 2 ), saved( 1 ) ];
	let answer: () => void = () => undefined;
	server.answers.shortlist = async ( call ) => {
		await new Promise< void >( ( resolve ) => {
			answer = resolve;
		} );
		server.answers.shortlist = server.keep;
		return server.keep( call );
	};
	enter();
	show();
	expect( await screen.findByText( 'Loading mentors…' ) ).toBeInTheDocument();
	act( answer );
	await waitFor( () => expect( names() ).toEqual( [ '2', '1' ] ) );
	expect( screen.queryByText( 'Saved in this browser' ) ).toBeNull();
	await unsave( 2 );
	await screen.findByText( 'Removed: Vardė Pavardė 2' );
	expect( server.list.map( ( { id } ) => id ) ).toEqual( [ 1 ] );
	await press( 'Undo' );
	await waitFor( () => expect( names() ).toEqual( [ '2', '1' ] ) );
	expect( server.list ).toHaveLength( 2 );
} );

test( 'nothing of the account stays on screen after the log-out', async () => {
	server.list = [ saved( 2 ) ];
	enter();
	show();
	await waitFor( () => expect( names() ).toEqual( [ '2' ] ) );
	act( () => sessionStore.getState().signOut() );
	expect( screen.queryByText( /Vardė Pavardė 2/ ) ).toBeNull();
} );

test( 'the account cannot be read: what to do, and again', async () => {
	server.list = [ saved( 1 ) ];
	server.answers.shortlist = () => refusal( 400, 'server_error' );
	enter();
	show();
	const again = await screen.findByRole( 'button', { name: 'Try again' } );
	server.answers.shortlist = server.keep;
	await userEvent.click( again );
	await waitFor( () => expect( names() ).toEqual( [ '1' ] ) );
} );

test( 'whoever has not chosen yet is led to choose, not to log in again', async () => {
	saveAll( 1 );
	enter( { role: 'neapsisprendes' } );
	show();
	expect( screen.getByRole( 'link', { name: 'Choose' } ) ).toHaveAttribute(
		'href',
		'/profilis'
	);
	expect( screen.queryByRole( 'link', { name: 'Log in' } ) ).toBeNull();
	await waitFor( () => expect( asked() ).not.toEqual( [] ) );
} );

test( 'a mentor is told whom it is for, and what a guest saved here stays hidden', async () => {
	saveAll( 1 );
	enter( { role: 'mentorius' } );
	show();
	expect( screen.getByText( 'Only founders save mentors' ) ).toBeVisible();
	expect( screen.queryByText( 'Vardė Pavardė 1' ) ).toBeNull();
	act( () => sessionStore.getState().signOut() );
	expect( await screen.findByText( 'Vardė Pavardė 1' ) ).toBeVisible();
} );

test( 'up to three side by side, in a table with heads; the Back button ends it', async () => {
	saveInBrowser( saved( 4 ) );
	saveInBrowser(
		saved( 3, { kind: 'static', town: 'Kaunas', taxs: [ 'Teisė' ] } )
	);
	saveInBrowser( saved( 2, { full: true, answers_in_days: 2 } ) );
	saveInBrowser( saved( 1, { average_rating: 4.5, total_reviews: 3 } ) );
	delete server.answers.shortlist_cards;
	show();
	await title( 'Saved mentors' );
	expect( screen.getByRole( 'button', { name: 'Compare' } ) ).toBeDisabled();
	for ( const id of [ 1, 2, 3 ] ) {
		await choose( id );
	}
	expect( screen.getByRole( 'status' ) ).toHaveTextContent(
		'Chosen: 3 of 3'
	);
	expect(
		screen.getByRole( 'checkbox', { name: 'Compare Vardė Pavardė 4' } )
	).toBeDisabled();
	await press( 'Compare' );

	expect( await title( 'Comparison' ) ).toHaveFocus();
	const table = screen.getByRole( 'table' );
	expect(
		within( table )
			.getAllByRole( 'columnheader' )
			.map( ( { textContent } ) => textContent )
	).toEqual(
		expect.arrayContaining( [ expect.stringMatching( /Pavardė 1$/ ) ] )
	);
	const row = ( name: string ) =>
		within(
			within( table )
				.getByRole( 'rowheader', { name } )
				.closest( 'tr' ) as HTMLElement
		)
			.getAllByRole( 'cell' )
			.map( ( { textContent } ) => textContent );
	expect( row( 'Fields' ) ).toEqual( [
		'Pardavimai',
		'Pardavimai',
		'Teisė',
	] );
	expect( row( 'City' ) ).toEqual( [ 'Not stated', 'Not stated', 'Kaunas' ] );
	expect( row( 'Free place' ) ).toEqual( [
		'Takes new founders',
		'Full at the moment',
		'Not stated',
	] );
	expect( row( 'Answer time' )[ 1 ] ).toBe( 'Usually answers within 2 days' );
	expect( row( 'Rating' )[ 0 ] ).toContain( '4,50' );
	expect( screen.getByTestId( 'address' ) ).toHaveTextContent(
		'/issaugoti?lyginti=dynamic-1,dynamic-2,static-3'
	);

	await press( 'Back' );
	expect( await title( 'Saved mentors' ) ).toHaveFocus();
	expect(
		screen.getByRole( 'checkbox', { name: 'Compare Vardė Pavardė 2' } )
	).toBeChecked();
} );

test( 'a shared or old address of a comparison opens with those who are saved here', async () => {
	saveAll( 1, 2 );
	show( '/issaugoti?lyginti=dynamic-1,dynamic-2,static-7' );
	await title( 'Comparison' );
	expect( screen.queryByRole( 'rowheader', { name: 'City' } ) ).toBeNull();
	await press( 'Back to saved mentors' );
	await title( 'Saved mentors' );
} );

test( 'a comparison whose mentors no list shows any more ends', async () => {
	saveAll( 1, 2 );
	server.hidden.add( 'dynamic-1' ).add( 'dynamic-2' );
	show( '/issaugoti?lyginti=dynamic-1,dynamic-2' );
	await title( 'Comparison' );
	await title( 'Saved mentors' );
	expect( screen.queryByRole( 'table' ) ).toBeNull();
} );

test( 'from a comparison one writes to who is free, reads on about others, and removes: the column stays until one leaves', async () => {
	saveInBrowser( saved( 3, { kind: 'static' } ) );
	saveInBrowser( saved( 2, { full: true } ) );
	saveInBrowser( saved( 1 ) );
	delete server.answers.shortlist_cards;
	show( '/issaugoti?lyginti=dynamic-1,dynamic-2,static-3' );
	await title( 'Comparison' );
	const ways = within( screen.getByRole( 'table' ) )
		.getAllByRole( 'link', { name: /^(Write|More) / } )
		.map(
			( link ) => `${ link.textContent }${ link.getAttribute( 'href' ) }`
		);
	expect( ways ).toEqual( [
		'Write Vardė Pavardė 1/mentorius/m-1',
		'More Vardė Pavardė 2/mentorius/m-2',
		'More Vardė Pavardė 3/mentoriai-spieciuose/m-3',
	] );

	await unsave( 2 );
	await unsave( 3 );
	await title( 'Comparison' );
	expect( screen.getAllByRole( 'columnheader' ) ).toHaveLength( 3 );
	await unsave( 3 );
	await press( 'Back to saved mentors' );
	await title( 'Saved mentors' );
	expect( names() ).toEqual( [ '3', '1' ] );
} );
