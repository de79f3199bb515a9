import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionStore } from '../../../lib/session';
import {
	type FakeServer,
	MENTOR,
	open,
	own,
	refusal,
	setUp,
	signIn,
} from '../testing';
import { ReviewDialog } from './review-dialog';

let server: FakeServer;
const onClose = jest.fn();
const onWrite = jest.fn();
const onSaved = jest.fn();

beforeEach( () => {
	server = setUp();
	jest.clearAllMocks();
	answerOwn( { review: null } );
} );

function answerOwn( own_review: { review: unknown; contacted?: boolean } ) {
	server.answers.get_own_review = () => ( {
		body: { status: true, contacted: true, ...own_review },
	} );
}

function show() {
	open(
		<ReviewDialog
			mentorId={ MENTOR }
			{ ...{ onClose, onWrite, onSaved } }
			renderLogin={ () => <button>Login form</button> }
		/>
	);
}

const star = ( name: string ) => screen.findByRole( 'radio', { name } );
const comment = () => screen.findByLabelText( 'Comment' );
const send = async () =>
	userEvent.click(
		await screen.findByRole( 'button', {
			name: /(Publish|Save) the review/,
		} )
	);

it( 'lets a guest log in inside and then write, without leaving', async () => {
	show();
	expect(
		screen.getByRole( 'link', {
			name: 'To perform this action you need log in',
		} )
	).toHaveAttribute( 'href', '/prisijungti' );
	act( () => signIn() );
	expect( await comment() ).toBeVisible();
	expect( await star( 'Bad, 1 out of 5' ) ).toHaveFocus();
} );

it.each( [
	[ 'a draft founder', { status: 'draft' }, 'Complete your profile' ],
	[ 'a mentor', { role: 'mentorius' }, 'Only founders write reviews' ],
	[
		'an undecided person',
		{ role: 'neapsisprendes', status: 'draft' },
		'Only founders write reviews',
	],
] as const )( 'tells %s why not', async ( _, changes, text ) => {
	signIn( changes );
	show();
	expect( await screen.findByText( text ) ).toBeVisible();
	expect( server.of( 'get_own_review' ) ).toHaveLength( 0 );
} );

it( 'tells who has not written to the mentor to do that first', async () => {
	answerOwn( { review: null, contacted: false } );
	signIn();
	show();
	await userEvent.click(
		await screen.findByRole( 'button', { name: 'Write to the mentor' } )
	);
	expect( onWrite ).toHaveBeenCalledTimes( 1 );
	expect( screen.queryByLabelText( 'Comment' ) ).toBeNull();
} );

it( 'wants stars and a comment and says so at each', async () => {
	signIn();
	show();
	await send();
	expect( await screen.findByText( 'Choose a rating' ) ).toBeVisible();
	expect( screen.getByText( 'Write a comment' ) ).toBeVisible();
	expect( screen.getByRole( 'radiogroup' ) ).toHaveAccessibleDescription(
		'Choose a rating'
	);
	expect( screen.getByRole( 'radiogroup' ) ).toBeInvalid();
	expect( await star( 'Bad, 1 out of 5' ) ).toHaveFocus();
	expect( server.of( 'submit-review' ) ).toHaveLength( 0 );
} );

it( 'says what the star under the pointer means, then the chosen one', async () => {
	signIn();
	show();
	await userEvent.hover( await star( 'Excellent, 5 out of 5' ) );
	expect( screen.getByText( 'Excellent' ) ).toBeVisible();
	await userEvent.hover( await star( 'Poor, 2 out of 5' ) );
	expect( screen.getByText( 'Poor' ) ).toBeVisible();
	await userEvent.click( await star( 'Good, 4 out of 5' ) );
	await userEvent.hover( await comment() );
	expect( screen.getByText( 'Good' ) ).toBeVisible();
} );

it( 'sends by keyboard alone and says that it arrived', async () => {
	signIn();
	server.answers[ 'submit-review' ] = () => ( {
		body: { status: true, review: own() },
	} );
	show();
	await waitFor( async () =>
		expect( await star( 'Bad, 1 out of 5' ) ).toBeVisible()
	);
	act( () => screen.getAllByRole( 'radio' )[ 2 ]?.focus() );
	await userEvent.keyboard( ' {ArrowRight}{Tab}Ačiū' );
	await send();
	expect(
		await screen.findByText( 'Review sent successfully' )
	).toBeVisible();
	expect( server.of( 'submit-review' )[ 0 ]?.body ).toMatchObject( {
		mentorId: MENTOR,
		rating: 4,
		comment: 'Ačiū',
	} );
	expect( onSaved ).toHaveBeenCalledTimes( 1 );
	// Nothing is left to lose.
	await userEvent.click(
		screen.getAllByRole( 'button', { name: 'Close' } ).at( -1 ) as Element
	);
	expect( onClose ).toHaveBeenCalledTimes( 1 );
} );

it( 'tells when staff look at it first', async () => {
	signIn();
	server.answers[ 'submit-review' ] = () => ( {
		body: { status: true, review: own( { state: 'pending' } ) },
	} );
	show();
	await userEvent.click( await star( 'Good, 4 out of 5' ) );
	await userEvent.type( await comment(), 'Ačiū' );
	await send();
	expect( await screen.findByText( /agency has approved/ ) ).toBeVisible();
} );

it( 'shows what was written before, and why it is hidden', async () => {
	signIn();
	answerOwn( {
		review: own( {
			rating: 4,
			comment: 'Anksčiau',
			state: 'hidden',
			reason: 'Names others',
		} ),
	} );
	show();
	expect( await comment() ).toHaveValue( 'Anksčiau' );
	expect( await star( 'Good, 4 out of 5' ) ).toBeChecked();
	expect( await star( 'Good, 4 out of 5' ) ).toHaveFocus();
	expect( screen.getByText( 'Names others' ) ).toBeVisible();
	expect(
		screen.getByRole( 'button', { name: 'Save the review' } )
	).toBeVisible();
} );

it( 'keeps what was typed after failures; the same text keeps its client_id, another one gets another', async () => {
	signIn();
	show();
	await userEvent.click( await star( 'Good, 4 out of 5' ) );
	await userEvent.type( await comment(), 'Ačiū' );
	await send();
	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
		/Error connecting to the server.*still here/s
	);
	expect( await comment() ).toHaveValue( 'Ačiū' );
	server.answers[ 'submit-review' ] = () => refusal( 500, 'server_error' );
	await send();
	await waitFor( () =>
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			/An error occurred.*Refused: server_error/s
		)
	);
	server.answers[ 'submit-review' ] = () =>
		refusal( 400, 'invalid_input', { fields: { rating: 'ratemissing' } } );
	await userEvent.type( await comment(), '!' );
	await send();
	expect( await screen.findByText( 'Choose a rating' ) ).toBeVisible();
	const [ first, second, third ] = server
		.of( 'submit-review' )
		.map( ( { body } ) => body.client_id );
	expect( second ).toBe( first );
	expect( third ).not.toBe( first );
} );

it( 'brings the text back after a log-in in between', async () => {
	signIn();
	show();
	await userEvent.click( await star( 'Good, 4 out of 5' ) );
	await userEvent.type( await comment(), 'Ačiū' );
	act( () => sessionStore.getState().expire( 'a'.repeat( 64 ) ) );
	expect(
		await screen.findByRole( 'button', { name: 'Login form' } )
	).toBeVisible();
	act( () => signIn() );
	expect( await comment() ).toHaveValue( 'Ačiū' );
	expect( await star( 'Good, 4 out of 5' ) ).toBeChecked();
} );

it( 'asks before it throws typed text away', async () => {
	signIn();
	show();
	await userEvent.type( await comment(), 'Ač' );
	await userEvent.click( screen.getByRole( 'button', { name: 'Close' } ) );
	expect( onClose ).not.toHaveBeenCalled();
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Close and discard' } )
	);
	expect( onClose ).toHaveBeenCalledTimes( 1 );
} );
