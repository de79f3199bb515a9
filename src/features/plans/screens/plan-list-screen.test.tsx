import {
	act,
	fireEvent,
	screen,
	waitFor,
	within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
	card,
	type FakeServer,
	open as openScreen,
	refusal,
	setUp,
	signIn,
} from '../testing/fake-server';
import { PlanListScreen } from './plan-list-screen';

const RASA = {
	id: 9,
	fullName: 'Rasa Kazlauskienė',
	img: null,
	taxs: [ 'Pardavimai', 'Eksportas' ],
};
const SARUNAS = {
	id: 10,
	fullName: 'Šarūnas Mažeika',
	img: null,
	taxs: [] as string[],
};

let server: FakeServer;
let contacted: ( typeof RASA )[];
let stored: ReturnType< typeof card >[];

beforeEach( () => {
	server = setUp();
	contacted = [ RASA, SARUNAS ];
	stored = [ card( 3 ), card( 2 ) ];
	const page = ( from: number ) => ( call: { body: object } ) => {
		const { keyword = '' } = call.body as { keyword?: string };
		const found = stored.filter( ( { name } ) => name.includes( keyword ) );
		return {
			body: {
				status: true,
				list: found.slice( from, from + 10 ),
				contactedMentors: contacted,
				total: found.length,
			},
		};
	};
	server.answers[ 'get_plans/0' ] = page( 0 );
	server.answers[ 'get_plans/1' ] = page( 10 );
} );

const open = ( draft = false, path = '/' ) =>
	openScreen( path, '/', <PlanListScreen draft={ draft } /> );
const button = ( name: string ) => screen.getByRole( 'button', { name } );
const box = ( name: string, at = 0 ) =>
	screen.getAllByRole( 'textbox', { name } )[ at ] as HTMLTextAreaElement;

async function openForm() {
	const view = open();
	await userEvent.click(
		await screen.findByRole( 'button', { name: 'Add a plan' } )
	);
	return view;
}

async function fill() {
	await userEvent.click(
		screen.getByRole( 'radio', {
			name: 'Rasa Kazlauskienė Pardavimai, Eksportas',
		} )
	);
	await userEvent.type( box( 'Main goal' ), 'Goal' );
	await userEvent.type( box( 'Action' ), 'Do' );
	await userEvent.type( box( 'Intended result' ), 'Done' );
	await userEvent.type( box( 'Deadline' ), '01/12/2099' );
}

const send = () => userEvent.click( button( 'Save and send to the mentor' ) );

describe( 'the list', () => {
	it( 'shows a mentor who wrote, what is unread, and no form', async () => {
		signIn( { role: 'mentorius' } );
		contacted = [];
		stored = [ card( 3, { open: false } ), card( 2 ) ];
		open();
		const unread = await screen.findByRole( 'row', {
			name: /Not viewed yet: Goal 3/,
		} );
		expect( within( unread ).getByRole( 'link' ) ).toHaveAttribute(
			'href',
			'/veiksmu-planai/3'
		);
		for ( const name of [ 'Author', 'Plan number', 'Date' ] ) {
			expect(
				screen.getByRole( 'columnheader', { name } )
			).toBeVisible();
		}
		expect( screen.getByRole( 'heading', { level: 1 } ) ).toHaveTextContent(
			'Received action plans'
		);
		expect( screen.queryByText( 'Add a plan' ) ).toBeNull();
	} );

	it( 'tells how far each plan is, what comes next and who is waited for', async () => {
		signIn();
		const done = 'baigtas' as const;
		stored = [
			card( 5 ),
			card( 4, { next_deadline: '2020-01-01' } ),
			card( 3, { verslininko_paskirtas_statusas: done } ),
			card( 2, { mentoriaus_paskirtas_statusas: done } ),
			card( 1, {
				verslininko_paskirtas_statusas: done,
				mentoriaus_paskirtas_statusas: done,
			} ),
		];
		open();
		await screen.findByText( 'Goal 5' );
		const [ active, late, waits, asked, over ] = screen
			.getAllByRole( 'row' )
			.slice( 1 );
		expect( active ).toHaveTextContent(
			/Goal 5Active.*Next deadline: 2099-12-18.*Person 5.*1\/3/
		);
		expect( active ).not.toHaveTextContent( 'Overdue' );
		expect(
			within( active as HTMLElement ).getByRole( 'progressbar' )
		).toHaveAccessibleName( '1 step of 3 done' );
		expect( late ).toHaveTextContent( 'Overdue' );
		expect( waits ).toHaveTextContent( 'Waiting for the mentor' );
		expect( asked ).toHaveTextContent( 'Waiting for your confirmation' );
		expect( over ).toHaveTextContent( 'Finished' );
		expect( over ).not.toHaveTextContent( 'Next deadline' );
	} );

	it.each( [
		[ '#mp-new-plan-10', 'Šarūnas Mažeika' ],
		[ '#mp-new-plan-999', null ],
		[ '#mp-new-plan', null ],
	] )( 'opens the form for who is named: %s', async ( hash, chosen ) => {
		signIn();
		open( false, `/${ hash }` );
		await screen.findByRole( 'form', { name: 'New action plan' } );
		const radios = screen.getAllByRole< HTMLInputElement >( 'radio' );
		expect( radios.filter( ( radio ) => radio.checked ) ).toEqual(
			chosen === null
				? []
				: [ screen.getByRole( 'radio', { name: chosen } ) ]
		);
	} );

	it( 'shows an example where there is no plan yet, and begins one', async () => {
		signIn();
		stored = [];
		open();
		expect(
			await screen.findByText( /For example: the goal/ )
		).toBeVisible();
		await userEvent.click( button( 'Make the first plan' ) );
		expect(
			await screen.findByRole( 'form', { name: 'New action plan' } )
		).toBeVisible();
		expect( screen.queryByText( 'Make the first plan' ) ).toBeNull();
	} );

	it( 'searches after a pause and says what was found', async () => {
		signIn( { role: 'mentorius' } );
		open();
		const field = await screen.findByRole( 'searchbox' );
		fireEvent.change( field, { target: { value: 'Pers' } } );
		fireEvent.change( field, { target: { value: 'Person 2' } } );
		await waitFor( () =>
			expect( screen.getAllByRole( 'row' ) ).toHaveLength( 2 )
		);
		expect( screen.getByText( '1 plan found' ) ).toHaveAttribute(
			'role',
			'status'
		);
		const asked = server
			.of( 'get_plans/0' )
			.map( ( { body } ) => body.keyword );
		expect( asked ).toContain( 'Person 2' );
		expect( asked ).not.toContain( 'Pers' );
		await userEvent.type( screen.getByRole( 'searchbox' ), 'x' );
		expect(
			await screen.findByRole( 'heading', { name: 'No plans found' } )
		).toBeVisible();
	} );

	it( 'searches for what the address says', async () => {
		signIn( { role: 'mentorius' } );
		open( false, '/?paieska=Person%202' );
		expect( await screen.findByText( '1 plan found' ) ).toBeVisible();
		expect( screen.getByRole( 'searchbox' ) ).toHaveValue( 'Person 2' );
	} );

	it( 'loads more and goes on with the first new row', async () => {
		signIn();
		stored = Array.from( { length: 12 }, ( _, at ) => card( 20 - at ) );
		open();
		await userEvent.click(
			await screen.findByRole( 'button', { name: 'Show more' } )
		);
		await waitFor( () =>
			expect(
				screen.getByRole( 'link', { name: 'Open plan No. 10' } )
			).toHaveFocus()
		);
		expect( screen.queryByText( 'Show more' ) ).toBeNull();
	} );

	it( 'sends a founder without contacts to the mentors', async () => {
		signIn();
		contacted = [];
		stored = [];
		open();
		expect( await screen.findByText( 'No plans yet' ) ).toBeVisible();
		expect(
			screen.getByRole( 'link', { name: 'Find a mentor' } )
		).toHaveAttribute( 'href', '/rask-mentoriu' );
		expect( screen.queryByText( 'Add a plan' ) ).toBeNull();
	} );

	it( 'tells a mentor that nothing came yet, and a draft what to do', async () => {
		signIn( { role: 'mentorius', status: 'draft' } );
		stored = [];
		open( true );
		expect(
			await screen.findByText( 'No plans received yet' )
		).toBeVisible();
		expect(
			await screen.findByText( 'Complete your profile' )
		).toBeVisible();
	} );

	it( 'says when it cannot be reached and tries again', async () => {
		signIn();
		const works = server.answers[ 'get_plans/0' ];
		delete server.answers[ 'get_plans/0' ];
		open();
		expect( await screen.findByText( 'Connection error' ) ).toBeVisible();
		server.answers[ 'get_plans/0' ] = works as NonNullable< typeof works >;
		await userEvent.click( button( 'Try again' ) );
		expect( await screen.findByText( 'Person 3' ) ).toBeVisible();
	} );
} );

describe( 'the form', () => {
	beforeEach( () => signIn() );

	it( 'marks every mistake, goes to the first and sends nothing', async () => {
		await openForm();
		await send();
		expect( screen.getByText( 'Choose a mentor' ) ).toBeVisible();
		expect( screen.getByText( 'Enter the main goal' ) ).toBeVisible();
		expect( screen.getByText( 'Enter the action' ) ).toBeVisible();
		expect( screen.getByText( 'Enter the intended result' ) ).toBeVisible();
		expect( screen.getByText( 'Choose a deadline' ) ).toBeVisible();
		expect( screen.getByRole( 'radio', { name: /Rasa/ } ) ).toHaveFocus();
		expect( screen.getByRole( 'radiogroup' ) ).toHaveAccessibleDescription(
			/Choose a mentor/
		);
		expect( screen.getByText( 'Fill in the marked fields' ) ).toBeVisible();
		await userEvent.type( box( 'Deadline' ), '2020.01.01' );
		expect( screen.getByText( 'Correct the marked fields' ) ).toBeVisible();
		expect(
			screen.getByText( 'Choose today or a later day' )
		).toBeVisible();
		expect( server.of( 'save_new_plan' ) ).toHaveLength( 0 );
	} );

	it( 'searches among many mentors, and the plan goes to the one who is marked', async () => {
		contacted = [
			RASA,
			SARUNAS,
			...[ 11, 12, 13, 14 ].map( ( id ) => ( {
				id,
				fullName: `Mentor ${ id }`,
				img: null,
				taxs: [],
			} ) ),
		];
		server.answers.save_new_plan = () => ( {
			body: { status: true, id: 4 },
		} );
		await openForm();
		await fill();
		const search = screen.getByRole( 'searchbox', {
			name: 'Search by name',
		} );
		await userEvent.type( search, 'nobody' );
		expect(
			screen.getByText( /None of the mentors you have written to/ )
		).toBeVisible();
		await userEvent.clear( search );
		await userEvent.type( search, 'sarunas' );
		expect(
			screen
				.getAllByRole( 'radio' )
				.map( ( radio ) => ( radio as HTMLInputElement ).checked )
		).toEqual( [ true, false ] );
		expect( screen.getByRole( 'radio', { name: /Rasa/ } ) ).toBeChecked();
		await userEvent.click(
			screen.getByRole( 'radio', { name: /Šarūnas/ } )
		);
		await userEvent.type( search, '{Enter}' );
		expect( server.of( 'save_new_plan' ) ).toHaveLength( 0 );
		await send();
		await waitFor( () =>
			expect( server.of( 'save_new_plan' )[ 0 ]?.body.mentorId ).toBe(
				SARUNAS.id
			)
		);
	} );

	it( 'adds a row only when the others pass, and asks before it deletes a full one', async () => {
		await openForm();
		expect( screen.queryByLabelText( 'Delete step 1' ) ).toBeNull();
		await userEvent.click( button( 'Add a step' ) );
		expect( screen.queryByText( 'Step 2' ) ).toBeNull();
		expect( screen.getByText( 'Enter the action' ) ).toBeVisible();
		expect( screen.queryByText( 'Enter the main goal' ) ).toBeNull();
		await fill();
		await userEvent.click( button( 'Add a step' ) );
		await waitFor( () => expect( box( 'Action', 1 ) ).toHaveFocus() );
		await userEvent.click( button( 'Delete step 1' ) );
		await userEvent.click(
			within( screen.getByRole( 'alertdialog' ) ).getByRole( 'button', {
				name: 'Delete',
			} )
		);
		expect( screen.getAllByLabelText( 'Action' ) ).toHaveLength( 1 );
		expect( box( 'Action' ) ).toHaveValue( '' );
	} );

	it( 'keeps everything over a failure and a reload, and repeats with the same client_id', async () => {
		const first = await openForm();
		await fill();
		await send();
		expect(
			await screen.findByText( 'The plan was not saved' )
		).toBeVisible();
		first.unmount();
		open();
		await waitFor( () => {
			expect( box( 'Main goal' ) ).toHaveValue( 'Goal' );
			expect( box( 'Deadline' ) ).toHaveValue( '2099-12-01' );
		} );
		server.answers.save_new_plan = () => ( {
			body: { status: true, id: 4 },
		} );
		await send();
		await waitFor( () =>
			expect( screen.queryByText( 'New action plan' ) ).toBeNull()
		);
		const [ one, two ] = server.of( 'save_new_plan' );
		expect( two?.body ).toEqual( one?.body );
		expect( two?.body ).toMatchObject( {
			mentorId: 9,
			pagrindinisTikslas: 'Goal',
			planSteps: [
				{ veiksmas: 'Do', rezultatas: 'Done', terminas: '2099-12-01' },
			],
			client_id: expect.stringMatching( /^[\da-f-]{36}$/ ),
		} );
		expect( button( 'Add a plan' ) ).toHaveFocus();
		expect(
			window.localStorage.getItem( 'mentoriai.drafts.7' )
		).toBeNull();
	} );

	it( 'shows what the server refuses at its field', async () => {
		await openForm();
		await fill();
		server.answers.save_new_plan = () =>
			refusal( 400, 'invalid', {
				fields: { 'planSteps.0.terminas': 'date_past' },
			} );
		await send();
		await waitFor( () =>
			expect( box( 'Deadline' ) ).toHaveAccessibleDescription(
				/Choose today or a later day$/
			)
		);
		expect( box( 'Deadline' ) ).toHaveFocus();
	} );

	it( 'says at the mentor that nothing new can be arranged with them', async () => {
		await openForm();
		await fill();
		server.answers.save_new_plan = () => refusal( 409, 'blocked' );
		await send();
		await waitFor( () =>
			expect(
				screen.getByRole( 'radiogroup', { name: 'Mentor' } )
			).toHaveAccessibleDescription( /Choose another mentor\.$/ )
		);
		expect( box( 'Main goal' ) ).toHaveValue( 'Goal' );
	} );

	it( 'takes a day from the calendar, not a past one', async () => {
		jest.useFakeTimers( {
			now: new Date( '2026-11-21T10:00:00Z' ),
			doNotFake: [ 'setTimeout', 'clearTimeout', 'setInterval' ],
		} );
		await openForm();
		await userEvent.click( button( 'Choose a date' ) );
		const calendar = await screen.findByRole( 'grid' );
		expect(
			within( calendar ).getAllByRole( 'columnheader', {
				hidden: true,
			} )[ 0 ]
		).toHaveTextContent( /^Pr/i );
		expect(
			within( calendar ).getByRole( 'button', { name: /lapkričio 20/ } )
		).toBeDisabled();
		await userEvent.click(
			within( calendar ).getByRole( 'button', {
				name: /lapkričio 30\sd\., pirmadienis$/,
			} )
		);
		expect( box( 'Deadline' ) ).toHaveValue( '2026-11-30' );
		expect( screen.queryByRole( 'grid' ) ).toBeNull();
		expect( button( 'Choose a date' ) ).toHaveFocus();
		act( () => jest.useRealTimers() );
	} );
} );
