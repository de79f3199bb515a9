import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionStore } from '../../../lib/session';
import {
	type FakeServer,
	open as openScreen,
	plan,
	refusal,
	setUp,
	signIn,
	step,
} from '../testing/fake-server';
import { PlanScreen } from './plan-screen';

let server: FakeServer;
let stored: ReturnType< typeof plan >;

beforeEach( () => {
	server = setUp();
	signIn();
	stored = plan();
	server.answers[ 'veiksmu-planai/42' ] = () => ( {
		body: { status: true, data: stored },
	} );
} );

const open = async ( id = '42' ) => {
	const view = openScreen(
		`/veiksmu-planai/${ id }`,
		'/veiksmu-planai/:id',
		<PlanScreen
			renderMissing={ () => <p>404 Not found</p> }
			renderReview={ ( mentorId ) => <p>Review of { mentorId }</p> }
		/>
	);
	await screen.findByText( /Plan No\. 42|404|not be loaded/ );
	return view;
};
const button = ( name: string ) => screen.getByRole( 'button', { name } );
const box = ( name: string ) => screen.getByRole( 'textbox', { name } );

async function retype( name: string, text: string ) {
	await userEvent.clear( box( name ) );
	await userEvent.type( box( name ), text );
}

it( 'shows people, dates, statuses in words, progress, the next deadline and what is late', async () => {
	stored = plan( {
		mentoriaus_paskirtas_statusas: 'baigtas',
		etapai: [
			step( { status: true } ),
			step( { uid: 'u2', terminas: '01/02/2020' } ),
		],
		progress: { done: 1, total: 2 },
	} );
	await open();
	expect( document.title ).toBe( 'Plan No. 42 | Mentoriai' );
	expect( screen.getByText( 'Lina Urbonaitė' ) ).toBeVisible();
	expect( screen.getByText( 'Active' ) ).toBeVisible();
	expect( screen.getByText( 'Finished' ) ).toBeVisible();
	expect( screen.getByRole( 'progressbar' ) ).toHaveAccessibleName(
		'1 step of 2 done'
	);
	expect( screen.getByText( '2020-02-01' ) ).toBeVisible();
	const [ first, second ] = screen.getAllByRole( 'listitem' );
	expect( first ).toHaveTextContent( 'By 2099-12-11' );
	expect( first ).toHaveTextContent( 'Done' );
	expect( first ).not.toHaveTextContent( 'Overdue' );
	expect( second ).toHaveTextContent( 'In progress' );
	expect( second ).toHaveTextContent( 'Overdue' );
	// The mentor is done with it.
	expect( screen.queryByText( 'Edit' ) ).toBeNull();
} );

it.each( [ '0', 'x', '43' ] )( 'knows no plan %s', async ( id ) => {
	server.answers[ 'veiksmu-planai/43' ] = () => refusal( 404, 'not_found' );
	await open( id );
	expect( screen.getByText( '404 Not found' ) ).toBeVisible();
} );

it( 'keeps a heading when it cannot be loaded', async () => {
	server.answers[ 'veiksmu-planai/42' ] = () =>
		refusal( 429, 'too_many_requests' );
	await open();
	expect(
		await screen.findByRole( 'heading', {
			level: 1,
			name: 'This could not be loaded',
		} )
	).toBeVisible();
} );

it( 'is opened by its mentor once, and the dot goes', async () => {
	signIn( { role: 'mentorius', unreadplans: 1 } );
	stored = plan( { open: false } );
	server.answers.plan_open = () => {
		stored = { ...stored, open: true };
		return { body: { status: true } };
	};
	server.answers.get_plans_status = () => ( {
		body: { status: true, total: 0 },
	} );
	await open();
	await waitFor( () =>
		expect( sessionStore.getState().user?.unreadplans ).toBe( 0 )
	);
	expect( server.of( 'plan_open' ).map( ( { body } ) => body ) ).toEqual( [
		{ id: 42 },
	] );
	expect( screen.queryByText( 'Edit' ) ).toBeNull();
} );

it( 'saves a step with its rev, shows it for two seconds, and reads again', async () => {
	let asked: Record< string, unknown > = {};
	server.answers.update_step = ( { body } ) => {
		asked = body;
		stored = plan( { etapai: [ step( { veiksmas: 'Other', rev: 2 } ) ] } );
		return { body: { status: true, step: stored.etapai[ 0 ] } };
	};
	await open();
	await userEvent.click( button( 'Edit step 1' ) );
	expect( box( 'Action' ) ).toHaveFocus();
	await retype( 'Action', ' ' );
	await userEvent.click( button( 'Save' ) );
	expect( screen.getByText( 'Enter the action' ) ).toBeVisible();
	await retype( 'Action', 'Other' );
	await userEvent.selectOptions( screen.getByRole( 'combobox' ), 'Done' );
	const before = server.of( 'veiksmu-planai/42' ).length;
	await userEvent.click( button( 'Save' ) );
	expect( await screen.findByText( 'Step saved' ) ).toBeVisible();
	expect( asked ).toEqual( {
		planId: 42,
		uid: 'u1',
		veiksmas: 'Other',
		siekiamas_rezultatas: 'A clear price',
		terminas: '2099-12-11',
		status: true,
		rev: 1,
	} );
	expect( server.of( 'veiksmu-planai/42' ) ).toHaveLength( before );
	await waitFor(
		() => expect( screen.queryByText( 'Step saved' ) ).toBeNull(),
		{ timeout: 4000 }
	);
	expect( screen.getByText( 'Other' ) ).toBeVisible();
	expect( button( 'Edit step 1' ) ).toHaveFocus();
} );

it( 'shows a change from elsewhere beside what was typed, and loses neither', async () => {
	const theirs = step( { veiksmas: 'Theirs', rev: 5 } );
	server.answers.update_step = ( { body } ) =>
		body.rev === 5
			? { body: { status: true, step: theirs } }
			: refusal( 409, 'conflict', { step: theirs } );
	await open();
	await userEvent.click( button( 'Edit step 1' ) );
	await retype( 'Action', 'Mine' );
	await userEvent.click( button( 'Save' ) );
	expect( await screen.findByText( 'Theirs' ) ).toBeVisible();
	expect( box( 'Action' ) ).toHaveValue( 'Mine' );
	await userEvent.click( button( 'Use the saved version' ) );
	expect( box( 'Action' ) ).toHaveValue( 'Theirs' );
	await retype( 'Action', 'Mine' );
	await userEvent.click( button( 'Save' ) );
	expect( await screen.findByText( 'Step saved' ) ).toBeVisible();
	expect(
		server.of( 'update_step' ).map( ( { body } ) => body.rev )
	).toEqual( [ 1, 5 ] );
} );

it( 'keeps what was typed when saving fails', async () => {
	await open();
	await userEvent.click( button( 'Edit step 1' ) );
	await retype( 'Action', 'Mine' );
	await userEvent.click( button( 'Save' ) );
	expect( await screen.findByText( /Connection error/ ) ).toBeVisible();
	expect( box( 'Action' ) ).toHaveValue( 'Mine' );
} );

it( 'has the text again after the session ended and the person logged in', async () => {
	server.answers.update_step = () => refusal( 401, 'not_logged_in' );
	const { unmount } = await open();
	await userEvent.click( button( 'Edit step 1' ) );
	await retype( 'Action', 'Mine' );
	await userEvent.click( button( 'Save' ) );
	await waitFor( () =>
		expect( sessionStore.getState().expired ).toBe( true )
	);
	unmount();
	signIn();
	await open();
	expect( box( 'Action' ) ).toHaveValue( 'Mine' );

	// A slip of the finger below "Save" loses nothing.
	await userEvent.click( button( 'Cancel' ) );
	await userEvent.click( button( 'Keep writing' ) );
	expect( box( 'Action' ) ).toHaveValue( 'Mine' );
	await userEvent.click( button( 'Cancel' ) );
	await userEvent.click( button( 'Close and discard' ) );
	expect( screen.queryByRole( 'textbox' ) ).toBeNull();
	expect( window.localStorage.getItem( 'mentoriai.drafts.7' ) ).toBeNull();
	// What was not changed is nothing to ask about.
	await userEvent.click( button( 'Edit step 1' ) );
	await userEvent.click( button( 'Cancel' ) );
	expect( button( 'Edit step 1' ) ).toHaveFocus();
} );

it( 'is saved when the answer to the first try was lost, and is in no conflict with itself', async () => {
	const saved = step( { veiksmas: 'Mine', rev: 2 } );
	await open();
	await userEvent.click( button( 'Edit step 1' ) );
	await retype( 'Action', 'Mine ' );
	await userEvent.click( button( 'Save' ) );
	await screen.findByText( /Connection error/ );
	server.answers.update_step = () =>
		refusal( 409, 'conflict', { step: saved } );
	await userEvent.click( button( 'Save' ) );
	expect( await screen.findByText( 'Step saved' ) ).toBeVisible();
	expect(
		screen.queryByText( 'This step has been changed elsewhere' )
	).toBeNull();
	expect( window.localStorage.getItem( 'mentoriai.drafts.7' ) ).toBeNull();
} );

it( 'puts no text of an earlier visit over a change from elsewhere before it was shown', async () => {
	const { unmount } = await open();
	await userEvent.click( button( 'Edit step 1' ) );
	await retype( 'Action', 'Mine' );
	unmount();
	const theirs = step( { veiksmas: 'Theirs', rev: 2 } );
	stored = plan( { etapai: [ theirs ] } );
	server.answers.update_step = ( { body } ) =>
		body.rev === 2
			? { body: { status: true, step: theirs } }
			: refusal( 409, 'conflict', { step: theirs } );
	await open();
	expect( box( 'Action' ) ).toHaveValue( 'Mine' );
	await userEvent.click( button( 'Save' ) );
	expect(
		await screen.findByText( 'This step has been changed elsewhere' )
	).toBeVisible();
	await userEvent.click( button( 'Save' ) );
	expect( await screen.findByText( 'Step saved' ) ).toBeVisible();
	expect(
		server.of( 'update_step' ).map( ( { body } ) => body.rev )
	).toEqual( [ 1, 2 ] );
} );

it( 'shows what was saved at once, and saves again what was typed since', async () => {
	server.answers.update_step = ( { body } ) => {
		stored = plan( {
			etapai: [
				step( {
					veiksmas: String( body.veiksmas ),
					rev: Number( body.rev ) + 1,
				} ),
			],
		} );
		return { body: { status: true, step: stored.etapai[ 0 ] } };
	};
	await open();
	await userEvent.click( button( 'Edit step 1' ) );
	await retype( 'Action', 'First' );
	await userEvent.click( button( 'Save' ) );
	await screen.findByText( 'Step saved' );
	await retype( 'Action', 'Second' );
	expect( screen.queryByText( 'Step saved' ) ).toBeNull();
	await userEvent.click( button( 'Save' ) );
	await screen.findByText( 'Step saved' );
	await userEvent.click( button( 'Cancel' ) );
	expect( screen.getByText( 'Second' ) ).toBeVisible();
	expect(
		server.of( 'update_step' ).map( ( { body } ) => body.rev )
	).toEqual( [ 1, 2 ] );
} );

it( 'is not in conflict with its own save when more was typed while it ran', async () => {
	const saves: Array< () => void > = [];
	server.answers.update_step = ( { body } ) => {
		stored = plan( {
			etapai: [
				step( {
					veiksmas: String( body.veiksmas ),
					rev: Number( body.rev ) + 1,
				} ),
			],
		} );
		const [ saved ] = stored.etapai;
		return new Promise( ( resolve ) =>
			saves.push( () =>
				resolve( { body: { status: true, step: saved } } )
			)
		);
	};
	const { unmount } = await open();
	await userEvent.click( button( 'Edit step 1' ) );
	await retype( 'Action', 'First' );
	await userEvent.click( button( 'Save' ) );
	await retype( 'Action', 'Second' );
	await act( async () => saves[ 0 ]?.() );
	unmount();

	await open();
	expect( box( 'Action' ) ).toHaveValue( 'Second' );
	await userEvent.click( button( 'Save' ) );
	expect(
		server.of( 'update_step' ).map( ( { body } ) => body.rev )
	).toEqual( [ 1, 2 ] );
} );

it( 'marks the current step, then finishes the plan with thanks, and waits for the mentor', async () => {
	stored = plan( { etapai: [ step(), step( { uid: 'u2' } ) ] } );
	server.answers.mark_step_as_completed = () => {
		stored = plan( {
			etapai: [ step( { status: true } ) ],
			progress: { done: 1, total: 1 },
		} );
		return { body: { status: true } };
	};
	await open();
	const finish = () => button( 'Finish the plan' );
	// What is irreversible is quiet while there is something to do.
	expect( button( 'Mark as done: step 1' ) ).toHaveClass(
		'mp-button--primary'
	);
	expect( button( 'Mark as done: step 2' ) ).not.toHaveClass(
		'mp-button--primary'
	);
	expect( finish() ).not.toHaveClass( 'mp-button--primary' );
	await userEvent.click( button( 'Mark as done: step 1' ) );
	await screen.findByText( '1 step of 1 done' );
	expect( server.of( 'mark_step_as_completed' )[ 0 ]?.body ).toEqual( {
		planId: 42,
		stepUid: 'u1',
	} );
	expect( finish() ).toHaveClass( 'mp-button--primary' );

	await userEvent.click( finish() );
	const dialog = () => within( screen.getByRole( 'alertdialog' ) );
	expect(
		await screen.findByRole( 'alertdialog' )
	).toHaveAccessibleDescription(
		'Finish the plan when you have reached the goal. You can’t undo this.'
	);
	await userEvent.type( dialog().getByRole( 'textbox' ), 'Thank you, Rasa' );
	await userEvent.click(
		dialog().getByRole( 'button', { name: 'Go back' } )
	);
	expect( server.of( 'mark_plan_as_completed' ) ).toHaveLength( 0 );

	// Neither closing nor a lost connection loses what was typed.
	await userEvent.click( finish() );
	const send = () =>
		userEvent.click(
			dialog().getByRole( 'button', { name: 'Finish the plan' } )
		);
	await screen.findByRole( 'alertdialog' );
	await send();
	expect(
		await screen.findByText( 'The plan was not finished' )
	).toBeVisible();
	server.answers.mark_plan_as_completed = ( { body } ) => {
		stored = {
			...stored,
			verslininko_paskirtas_statusas: 'baigtas',
			thanks: { founder: String( body.thanks ), mentor: null },
		};
		return { body: { status: true } };
	};
	await send();
	expect(
		await screen.findByText( 'Waiting for the mentor’s confirmation' )
	).toHaveFocus();
	expect( screen.getByText( 'Thank you, Rasa' ) ).toBeVisible();
	expect( screen.getByText( 'Review of 9' ) ).toBeVisible();
	expect( finish() ).toBeDisabled();
	// Still the founder's to edit, while the mentor is not done.
	expect( button( 'Edit step 1' ) ).toBeVisible();
} );

it( 'says that thanks cannot be sent once another tab has finished the plan', async () => {
	await open();
	await userEvent.click( button( 'Finish the plan' ) );
	const field = within( await screen.findByRole( 'alertdialog' ) ).getByRole(
		'textbox'
	);
	await userEvent.type( field, 'Thank you, Rasa' );
	stored = { ...stored, verslininko_paskirtas_statusas: 'baigtas' };
	act( () => void window.dispatchEvent( new Event( 'visibilitychange' ) ) );
	expect(
		await screen.findByText( /What is typed here was not sent/ )
	).toBeVisible();
	expect( field ).toHaveValue( 'Thank you, Rasa' );
	expect(
		within( screen.getByRole( 'alertdialog' ) ).queryByRole( 'button', {
			name: 'Finish the plan',
		} )
	).toBeNull();
	expect( server.of( 'mark_plan_as_completed' ) ).toHaveLength( 0 );
} );

it( 'shows the end that both have reached, and asks only the founder for a review', async () => {
	stored = plan( {
		verslininko_paskirtas_statusas: 'baigtas',
		mentoriaus_paskirtas_statusas: 'baigtas',
		etapai: [ step( { status: true } ) ],
		progress: { done: 1, total: 1 },
		finished_on: '2026-12-02',
		thanks: { founder: null, mentor: 'Well done' },
	} );
	const { unmount } = await open();
	expect( screen.getByText( 'Goal reached' ) ).toBeVisible();
	expect( screen.getByText( '12 days together' ) ).toBeVisible();
	expect( screen.getByText( 'Well done' ) ).toBeVisible();
	expect( screen.getByText( 'Review of 9' ) ).toBeVisible();
	expect( screen.getByRole( 'link', { name: 'New plan' } ) ).toHaveAttribute(
		'href',
		'/veiksmu-planas#mp-new-plan'
	);
	unmount();
	signIn( { role: 'mentorius' } );
	await open();
	expect( screen.getByText( 'Goal reached' ) ).toBeVisible();
	expect( screen.queryByText( 'Review of 9' ) ).toBeNull();
} );

it( 'leads to what the viewer has together with the other side', async () => {
	const { unmount } = await open();
	expect(
		screen.getByRole( 'link', { name: 'Rasa Kazlauskienė' } )
	).toHaveAttribute( 'href', '/mentoryste/5' );
	expect(
		screen.queryByRole( 'link', { name: 'Lina Urbonaitė' } )
	).toBeNull();
	unmount();
	signIn( { role: 'mentorius' } );
	await open();
	expect(
		screen.getByRole( 'link', { name: 'Lina Urbonaitė' } )
	).toHaveAttribute( 'href', '/mentoryste/5' );
} );

it( 'asks the other side to confirm, whatever is left to do', async () => {
	stored = plan( { mentoriaus_paskirtas_statusas: 'baigtas' } );
	await open();
	expect(
		screen.getByText( 'The mentor has finished the plan' )
	).toBeVisible();
	expect( button( 'Finish the plan' ) ).toHaveClass( 'mp-button--primary' );
	expect( screen.queryByText( 'Review of 9' ) ).toBeNull();
} );
