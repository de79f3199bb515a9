import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ApiError } from '../api/errors';
import { Dialog } from '../components/dialog';
import { TextField } from '../components/text-field';
import { fieldMessage } from '../i18n/field-messages';
import { moveDraftsWithSession } from '../lib/drafts';
import { sessionStore } from '../lib/session';
import { userFor } from '../testing/user';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { Form, FormFailure } from './form';
import { settle } from './settle';
import { useSubmission } from './use-submission';

const ME = 7;
const TOKEN = 'a'.repeat( 64 );

interface Values {
	subject: string;
	text: string;
}

type Send = ( values: Values, clientId: string ) => Promise< Values >;

/** A form that stays open after a save. */
function Note( { send }: { send: Send } ) {
	const note = useSubmission< Values, Values >( {
		defaultValues: { subject: '', text: '' },
		draft: { person: ME, form: 'note' },
		send,
		onSent: ( saved, sent ) => settle( note.form, sent, saved ),
	} );
	const { errors, isDirty } = note.form.formState;
	return (
		<Form of={ note } label="Note">
			<TextField
				label="Subject"
				error={ fieldMessage( errors.subject?.message ) }
				{ ...note.form.register( 'subject', { required: 'required' } ) }
			/>
			<TextField
				label="Text"
				error={ fieldMessage( errors.text?.message ) }
				{ ...note.form.register( 'text' ) }
			/>
			<FormFailure of={ note } title="Not sent" />
			<p>{ isDirty ? 'Changed' : 'As stored' }</p>
			<button disabled={ false }>Send</button>
		</Form>
	);
}

function refusal(
	status: number,
	code: string,
	fields: Record< string, string > = {}
): ApiError {
	return new ApiError( {
		status: false,
		code,
		message: '',
		data: { status, fields },
	} );
}

/** A server whose answers come when told. */
function slowServer() {
	const calls: Array< {
		values: Values;
		clientId: string;
		answer: ( saved: Values ) => void;
		refuse: ( error: Error ) => void;
	} > = [];
	const send: Send = ( values, clientId ) =>
		new Promise( ( answer, refuse ) =>
			calls.push( { values, clientId, answer, refuse } )
		);
	return { calls, send };
}

const subject = () => screen.getByLabelText( 'Subject' );
const text = () => screen.getByLabelText( 'Text' );
const press = () => screen.getByRole( 'button', { name: 'Send' } );

beforeEach( () => {
	window.localStorage.clear();
	sessionStore.getState().signIn( { ...userFor(), id: ME, token: TOKEN } );
} );

describe( 'useSubmission', () => {
	it( 'sends once, however often it is pressed', async () => {
		const user = userEvent.setup();
		const { calls, send } = slowServer();
		render( <Note send={ send } /> );
		await user.type( subject(), 'One' );
		await user.dblClick( press() );
		expect( calls ).toHaveLength( 1 );
	} );

	it( 'marks what is wrong, here or there, and goes to the first of it', async () => {
		const user = userEvent.setup();
		const { calls, send } = slowServer();
		render( <Note send={ send } /> );
		await user.click( press() );
		expect( subject() ).toHaveFocus();
		expect( subject() ).toBeInvalid();

		await user.type( subject(), 'One' );
		await user.click( press() );
		await act(
			async () =>
				calls[ 0 ]?.refuse(
					refusal( 400, 'invalid_input', {
						text: 'too_long',
						elsewhere: 'required',
					} )
				)
		);
		expect( text() ).toBeInvalid();
		expect( text() ).toHaveFocus();
		expect( screen.queryByText( 'Not sent' ) ).not.toBeInTheDocument();
	} );

	it( 'says a refusal of what the page does not show, and sends again', async () => {
		const user = userEvent.setup();
		const { calls, send } = slowServer();
		function Short() {
			const note = useSubmission( {
				defaultValues: { subject: '', text: '' },
				send,
			} );
			return (
				<Form of={ note }>
					<TextField
						label="Subject"
						{ ...note.form.register( 'subject' ) }
					/>
					<FormFailure of={ note } title="Not sent" />
					<button>Send</button>
				</Form>
			);
		}
		render( <Short /> );
		await user.click( press() );
		await act(
			async () =>
				calls[ 0 ]?.refuse(
					refusal( 400, 'invalid_input', { text: 'required' } )
				)
		);
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent( 'Not sent' );
		await user.click( press() );
		expect( calls ).toHaveLength( 2 );
	} );

	it.each( [
		[ 'offline', new ApiError( null ), 'Connection error' ],
		[
			'a session that ended',
			refusal( 401, 'not_logged_in' ),
			'Your session has ended',
		],
		[ 'a broken server', refusal( 500, 'error' ), 'Server error' ],
	] )(
		'takes %s as an answer: the text stays, and a repeat has the same client_id',
		async ( _, error, words ) => {
			const user = userEvent.setup();
			const { calls, send } = slowServer();
			const first = render( <Note send={ send } /> );
			await user.type( subject(), 'One' );
			await user.click( press() );
			await act( async () => calls[ 0 ]?.refuse( error ) );
			expect( screen.getByRole( 'alert' ) ).toHaveTextContent( words );
			await user.click( press() );
			expect( calls[ 1 ]?.clientId ).toBe( calls[ 0 ]?.clientId );
			await act( async () => calls[ 1 ]?.refuse( error ) );

			// As after a reload, or a log-in.
			first.unmount();
			render( <Note send={ send } /> );
			expect( subject() ).toHaveValue( 'One' );
			await user.click( press() );
			expect( calls[ 2 ]?.clientId ).toBe( calls[ 0 ]?.clientId );
			await act( async () => calls[ 2 ]?.refuse( error ) );

			await user.type( subject(), ' more' );
			await user.click( press() );
			expect( calls[ 3 ]?.clientId ).not.toBe( calls[ 0 ]?.clientId );
		}
	);

	it( 'keeps what was typed while the save ran', async () => {
		const user = userEvent.setup();
		const { calls, send } = slowServer();
		render( <Note send={ send } /> );
		await user.type( subject(), ' One' );
		await user.type( text(), 'First' );
		await user.click( press() );
		await user.type( text(), ' and second' );
		await act(
			async () => calls[ 0 ]?.answer( { subject: 'One', text: 'First' } )
		);
		expect( subject() ).toHaveValue( 'One' );
		expect( text() ).toHaveValue( 'First and second' );
		expect( screen.getByText( 'Changed' ) ).toBeInTheDocument();

		await user.click( press() );
		await act(
			async () =>
				calls[ 1 ]?.answer( {
					subject: 'One',
					text: 'First and second',
				} )
		);
		expect( screen.getByText( 'As stored' ) ).toBeInTheDocument();
	} );
} );

describe( 'drafts', () => {
	const stored = () => JSON.stringify( { ...window.localStorage } );

	it( 'go when the server has the text', async () => {
		const user = userEvent.setup();
		const { calls, send } = slowServer();
		render( <Note send={ send } /> );
		await user.type( subject(), 'One' );
		expect( stored() ).toContain( 'One' );
		await user.click( press() );
		await act(
			async () => calls[ 0 ]?.answer( { subject: 'One', text: '' } )
		);
		expect( stored() ).not.toContain( 'One' );
	} );

	it( 'stay when another tab has sent another text, also when this one is refused', async () => {
		const user = userEvent.setup();
		const { calls, send } = slowServer();
		const one = render( <Note send={ send } /> );
		await user.type( subject(), 'One' );
		// The other tab: the same page and storage, a form of its own.
		const { container } = render( <Note send={ send } /> );
		const other = within( container );
		await user.clear( other.getByLabelText( 'Subject' ) );
		await user.type( other.getByLabelText( 'Subject' ), 'Other' );
		const saveOne = () =>
			user.click(
				within( one.container ).getByRole( 'button', { name: 'Send' } )
			);
		await saveOne();
		await act(
			async () => calls[ 0 ]?.answer( { subject: 'One', text: '' } )
		);
		expect( stored() ).toContain( 'Other' );

		await user.type(
			within( one.container ).getByLabelText( 'Subject' ),
			' more'
		);
		await saveOne();
		await act(
			async () => calls[ 1 ]?.answer( { subject: 'One more', text: '' } )
		);
		expect( stored() ).not.toContain( 'drafts' );
		await user.click( other.getByRole( 'button', { name: 'Send' } ) );
		await act(
			async () => calls[ 2 ]?.refuse( refusal( 409, 'conflict' ) )
		);
		expect( stored() ).toContain( 'Other' );
	} );

	it( 'go when the person logs out, and outlive a session that ends', async () => {
		moveDraftsWithSession();
		const user = userEvent.setup();
		const { unmount } = render( <Note send={ slowServer().send } /> );
		await user.type( subject(), 'Private' );
		act( () => sessionStore.getState().expire( TOKEN ) );
		unmount();
		expect( stored() ).toContain( 'Private' );

		sessionStore
			.getState()
			.signIn( { ...userFor(), id: ME, token: TOKEN } );
		sessionStore.getState().signOut();
		expect( stored() ).not.toContain( 'Private' );
	} );
} );

describe( 'useLeaveGuard in a window with typed text', () => {
	function Page() {
		const [ open, setOpen ] = useState( true );
		const [ typed, setTyped ] = useState( '' );
		return (
			<>
				<Link to="/other">Other page</Link>
				{ open && (
					<Dialog
						onClose={ () => setOpen( false ) }
						onDiscard={ () => setTyped( '' ) }
						title="Message"
						isDirty={ typed !== '' }
					>
						<TextField
							label="Subject"
							value={ typed }
							onChange={ ( event ) =>
								setTyped( event.target.value )
							}
						/>
					</Dialog>
				) }
			</>
		);
	}

	/** The page was reached from another one. */
	async function openPage() {
		const user = userEvent.setup();
		window.history.pushState( { idx: 0 }, '', '/before' );
		render(
			<BrowserRouter>
				<Link to="/page">To the page</Link>
				<Routes>
					<Route path="/page" element={ <Page /> } />
					<Route path="*" element={ <p>Another page</p> } />
				</Routes>
			</BrowserRouter>
		);
		await user.click( screen.getByText( 'To the page' ) );
		await user.type( subject(), 'Hello' );
		return user;
	}
	const question = () => screen.findByRole( 'alertdialog' );

	it( 'asks before the browser goes back', async () => {
		const user = await openPage();
		act( () => window.history.back() );
		await question();
		await waitFor( () =>
			expect( window.location.pathname ).toBe( '/page' )
		);
		await user.click( screen.getByText( 'Keep writing' ) );
		expect( subject() ).toHaveValue( 'Hello' );

		act( () => window.history.back() );
		await question();
		await user.click( screen.getByText( 'Close and discard' ) );
		expect( await screen.findByText( 'Another page' ) ).toBeInTheDocument();
	} );

	it( 'asks before a link or a reload', async () => {
		const user = await openPage();
		const reload = new Event( 'beforeunload', { cancelable: true } );
		window.dispatchEvent( reload );
		expect( reload.defaultPrevented ).toBe( true );
		await user.click( screen.getByText( 'Other page' ) );
		await question();
		await user.click( screen.getByText( 'Close and discard' ) );
		expect( await screen.findByText( 'Another page' ) ).toBeInTheDocument();
	} );
} );
