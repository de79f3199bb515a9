import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { makeQueryClient } from '../../../api/query-client';
import { ToastRegion } from '../../../components/toast-region';
import { setBootData, type BootData } from '../../../lib/boot';
import { sessionStore, type User } from '../../../lib/session';
import type { FounderProfile, MentorProfile, SavedProfile } from '../api';
import { ProfileScreen } from './profile-screen';

const FOUNDER: FounderProfile = {
	role: 'frontuser',
	email: 'lina@demo.test',
	first_name: '',
	last_name: '',
	imones_pavadinimas: '',
	imones_veiklosregistracijos_metai: null,
	be_imones: false,
	apibudinkite_imonesveiklos_sriti: '',
	klausimaireikalinga_pagalba: '',
	town: '',
	img: null,
	review: { state: 'draft', reason: '' },
	complete: false,
	missing: [
		'firstName',
		'lastName',
		'pavadinimas',
		'regMetai',
		'veiklosSritis',
		'klausimai',
	],
};

const MENTOR: MentorProfile = {
	role: 'mentorius',
	email: 'rasa@demo.test',
	first_name: 'Rasa',
	last_name: 'Kazlauskienė',
	phone_number: '+37060000000',
	pareigos_ir_imone: 'Direktorė',
	pareigos_ir_imone_en: '',
	sritis2: [ 7, 99 ],
	aprasymas_lt: 'Kuriu komandas.',
	aprasymas_en: '',
	cv: [],
	linkedin: '',
	img: null,
	paskyros_uzimtumas: '0',
	busy_until: null,
	capacity: null,
	town: 'Kaunas',
	slug: 'rasa',
	review: { state: 'public', reason: '' },
	complete: true,
	missing: [],
};

const TAGS = [
	{ id: 7, slug: 'teise', name: 'Teisė', description: '', count: 1 },
	{ id: 8, slug: 'eksportas', name: 'Eksportas', description: '', count: 0 },
];

function user( role: User[ 'role' ], status: User[ 'status' ] ): User {
	return {
		id: nextId,
		role,
		status,
		review: { state: status, reason: '' },
		email: 'a@demo.test',
		first_name: '',
		last_name: '',
		lang: 'lt',
		img: null,
		unreadmessages: false,
		unreadplans: 0,
		needs_consent: false,
		capabilities: {},
	} as unknown as User;
}

type Answer = { status: number; body: unknown };
let nextId = 1;
let answers: Record< string, Answer | Promise< Answer > | undefined >;
let sent: Array< { route: string; body: unknown } >;

function refuse( status: number, code: string, fields = {} ): Answer {
	return {
		status,
		body: {
			status: false,
			code,
			message: `Refused: ${ code }`,
			data: { status, fields },
		},
	};
}

function saved( profile: SavedProfile[ 'profile' ] ): Answer {
	const { state } = profile.review;
	return {
		status: 200,
		body: {
			status: true,
			profile,
			user: user( profile.role, state === 'public' ? 'public' : 'draft' ),
		},
	};
}

beforeEach( () => {
	setBootData( {
		lang: 'lt',
		restUrl: 'http://localhost/wp-json/data/v1/',
		pages: [],
		replies: [],
	} as unknown as BootData );
	// A person of their own for each test: drafts are kept by person.
	nextId++;
	sent = [];
	answers = {
		'mentoriai_dynamic/tax': { status: 200, body: TAGS },
		get_mail_settings: {
			status: 200,
			body: { status: true, lang: 'lt', mails: [] },
		},
		sessions: { status: 200, body: { status: true, sessions: [] } },
		data_requests: { status: 200, body: { status: true, requests: [] } },
	};
	window.fetch = async ( url, request ) => {
		const route = new URL( String( url ) ).pathname.replace(
			'/wp-json/data/v1/',
			''
		);
		if ( request?.method === 'POST' ) {
			sent.push( { route, body: JSON.parse( String( request.body ) ) } );
		}
		const answer = await answers[ route ];
		if ( ! answer ) {
			throw new TypeError( 'Failed to fetch' );
		}
		return {
			ok: answer.status === 200,
			status: answer.status,
			headers: new Headers(),
			json: async () => answer.body,
		} as Response;
	};
} );

function open( person: User, profile?: FounderProfile | MentorProfile ) {
	if ( profile ) {
		answers[ 'user-profile' ] = {
			status: 200,
			body: { status: true, profile },
		};
	}
	sessionStore.setState( { token: 'x', user: person, phase: 'member' } );
	const client = makeQueryClient( 0 );
	render(
		<QueryClientProvider client={ client }>
			<MemoryRouter initialEntries={ [ '/profilis' ] }>
				<Link to="/kitur">Kitur</Link>
				<Link to="/profilis">Atgal</Link>
				<Routes>
					<Route
						path="/profilis"
						element={
							<ProfileScreen
								renderChooseType={ () => <p>Type choice</p> }
								renderLogInSettings={ () => (
									<p>Password change</p>
								) }
								renderFirstMessage={ () => (
									<p>First message</p>
								) }
							/>
						}
					/>
					<Route path="/kitur" element={ <p>Elsewhere</p> } />
				</Routes>
			</MemoryRouter>
		</QueryClientProvider>
	);
	return userEvent.setup();
}

const save = () => screen.getByRole( 'button', { name: 'Save profile' } );

async function fillFounder( person: ReturnType< typeof userEvent.setup > ) {
	await person.type( await screen.findByLabelText( 'First name' ), 'Lina' );
	await person.type( screen.getByLabelText( 'Last name' ), 'Urbonaitė' );
	await person.type( screen.getByLabelText( 'Company name' ), 'Medus' );
	await person.type(
		screen.getByLabelText( 'Year the business was registered' ),
		'2020'
	);
	await person.type(
		screen.getByLabelText( 'Describe what the company does' ),
		'Kepame'
	);
	await person.type(
		screen.getByLabelText( 'Questions you need help with' ),
		'Kaip?'
	);
}

test( 'people without a type choose one, and their form appears at once', async () => {
	open( user( 'neapsisprendes', 'draft' ), FOUNDER );
	expect( screen.getByText( 'Type choice' ) ).toBeVisible();
	expect( screen.queryByText( 'Password change' ) ).toBeNull();

	act( () =>
		sessionStore.getState().setUser( user( 'frontuser', 'draft' ) )
	);

	expect( await screen.findByLabelText( 'Company name' ) ).toBeVisible();
	expect( screen.getByText( 'First message' ) ).toBeVisible();
} );

test( 'the first time only what is required is asked, and counted', async () => {
	const person = open( user( 'frontuser', 'draft' ), {
		...FOUNDER,
		first_name: 'Lina',
	} );
	expect( await screen.findByText( '1 of 6 filled in' ) ).toBeVisible();
	expect(
		screen.getByLabelText( 'Company name' )
	).toHaveAccessibleDescription( 'So it is clear which business you mean.' );
	expect( screen.queryByText( 'Add photo' ) ).toBeNull();

	await person.type( screen.getByLabelText( 'Last name' ), 'Urbonaitė' );
	await person.click( screen.getByLabelText( 'I have no company yet' ) );
	expect( screen.getByText( '2 of 4 filled in' ) ).toBeVisible();
	expect( screen.queryByLabelText( 'Company name' ) ).toBeNull();

	await person.click(
		screen.getByRole( 'button', { name: /whole profile/ } )
	);
	expect( screen.getByText( 'Add photo' ) ).toBeVisible();
	expect( screen.getByLabelText( 'Last name' ) ).toHaveValue( 'Urbonaitė' );
	await person.click( screen.getByRole( 'button', { name: 'First name' } ) );
	expect( screen.getByLabelText( 'First name' ) ).toHaveFocus();
} );

test( 'a founder without a company sends neither its name nor its year', async () => {
	const person = open( user( 'frontuser', 'draft' ), FOUNDER );
	await fillFounder( person );
	await person.click( screen.getByLabelText( 'I have no company yet' ) );
	await person.click( save() );
	expect( sent[ 0 ]?.body ).toEqual( {
		firstName: 'Lina',
		lastName: 'Urbonaitė',
		be_imones: true,
		veiklosSritis: 'Kepame',
		klausimai: 'Kaip?',
		town: '',
	} );
} );

test( 'emails are switched in groups', async () => {
	answers.get_mail_settings = {
		status: 200,
		body: {
			status: true,
			lang: 'lt',
			mails: [
				[ 'new_message', 'New message', 'Messages' ],
				[ 'plan_due', 'Steps due soon', 'Plans' ],
				[ 'plan_late', 'Steps overdue', 'Plans' ],
			].map( ( [ kind, title, group ] ) => ( {
				kind,
				title,
				group,
				on: true,
			} ) ),
		},
	};
	const person = open( user( 'frontuser', 'public' ), FOUNDER );
	await person.click( await screen.findByRole( 'tab', { name: 'Account' } ) );
	const plans = await screen.findByRole( 'group', { name: 'Plans' } );
	expect(
		within( plans )
			.getAllByRole< HTMLInputElement >( 'switch' )
			.map( ( { labels } ) => labels?.[ 0 ]?.textContent )
	).toEqual( [ 'Steps due soon', 'Steps overdue' ] );
} );

test( 'the account has a tab of its own, and what is typed stays beside it', async () => {
	const person = open( user( 'frontuser', 'draft' ), FOUNDER );
	await person.type( await screen.findByLabelText( 'First name' ), 'Lina' );
	screen.getByRole( 'tab', { name: 'Profile' } ).focus();
	await person.keyboard( '{ArrowRight}' );
	expect( screen.getByRole( 'tab', { name: 'Account' } ) ).toHaveFocus();
	expect( await screen.findByText( 'Password change' ) ).toBeVisible();
	expect( screen.getByLabelText( 'First name' ) ).not.toBeVisible();
	expect( screen.queryByRole( 'alertdialog' ) ).toBeNull();

	await person.keyboard( '{Home}' );
	expect( screen.getByLabelText( 'First name' ) ).toHaveValue( 'Lina' );
} );

test( 'nothing is sent while fields are missing, and each says so', async () => {
	const person = open( user( 'frontuser', 'draft' ), FOUNDER );
	await person.type( await screen.findByLabelText( 'First name' ), 'Lina' );
	await person.click( save() );

	expect(
		await screen.findByText( 'Correct 5 marked fields' )
	).toBeVisible();
	expect( screen.getByLabelText( 'Last name' ) ).toHaveFocus();
	expect( screen.getByLabelText( 'Last name' ) ).toBeInvalid();
	expect( screen.getByLabelText( 'First name' ) ).toHaveValue( 'Lina' );
	expect( sent ).toEqual( [] );
} );

test( 'a saved founder is public: the session and the screen know', async () => {
	const person = open( user( 'frontuser', 'draft' ), FOUNDER );
	await fillFounder( person );
	answers.save_profile = saved( {
		...FOUNDER,
		first_name: 'Lina',
		last_name: 'Urbonaitė',
		imones_pavadinimas: 'Medus, UAB',
		imones_veiklosregistracijos_metai: 2020,
		apibudinkite_imonesveiklos_sriti: 'Kepame',
		klausimaireikalinga_pagalba: 'Kaip?',
		review: { state: 'public', reason: '' },
		complete: true,
		missing: [],
	} );
	await person.click( save() );

	expect(
		await screen.findByText( 'Changes saved. You can write to mentors now' )
	).toBeVisible();
	expect( sent ).toEqual( [
		{
			route: 'save_profile',
			body: {
				firstName: 'Lina',
				lastName: 'Urbonaitė',
				pavadinimas: 'Medus',
				regMetai: 2020,
				be_imones: false,
				veiklosSritis: 'Kepame',
				klausimai: 'Kaip?',
				town: '',
			},
		},
	] );
	expect( sessionStore.getState().user?.status ).toBe( 'public' );
	expect( screen.getByText( 'You can write to mentors' ) ).toBeVisible();
	const [ , next ] = screen.getAllByRole( 'link', {
		name: 'Find a mentor',
	} );
	expect( next ).toHaveFocus();
	expect( screen.getByLabelText( 'Company name' ) ).toHaveValue(
		'Medus, UAB'
	);
} );

test( 'a failure keeps what was typed and can be tried again', async () => {
	const person = open( user( 'frontuser', 'draft' ), FOUNDER );
	await fillFounder( person );
	await person.click( save() );
	expect(
		await screen.findByText( 'Could not save. Connection error' )
	).toBeVisible();
	expect( screen.getByLabelText( 'Last name' ) ).toHaveValue( 'Urbonaitė' );

	answers.save_profile = refuse( 500, 'server_error' );
	await person.click( save() );
	expect(
		await screen.findByText( 'Could not save. Refused: server_error' )
	).toBeVisible();
} );

test( 'what is typed while the save runs stays, as a change', async () => {
	const person = open( user( 'frontuser', 'draft' ), FOUNDER );
	await fillFounder( person );
	let answer: ( reply: Answer ) => void = () => undefined;
	answers.save_profile = new Promise( ( resolve ) => {
		answer = resolve;
	} );
	await person.click( save() );
	const questions = screen.getByLabelText( 'Questions you need help with' );
	await person.type( questions, ' Kada?' );
	await act( async () =>
		answer(
			saved( {
				...FOUNDER,
				first_name: 'LINA',
				last_name: 'Urbonaitė',
				imones_pavadinimas: 'Medus',
				imones_veiklosregistracijos_metai: 2020,
				apibudinkite_imonesveiklos_sriti: 'Kepame',
				klausimaireikalinga_pagalba: 'Kaip?',
			} )
		)
	);
	expect( questions ).toHaveValue( 'Kaip? Kada?' );
	expect( screen.getByLabelText( 'First name' ) ).toHaveValue( 'LINA' );
	expect( screen.getByText( 'There are unsaved changes' ) ).toBeVisible();
} );

test( 'what the server refuses is shown at its field', async () => {
	const person = open( user( 'frontuser', 'draft' ), FOUNDER );
	await fillFounder( person );
	answers.save_profile = refuse( 400, 'invalid_input', {
		pavadinimas: 'too_long',
	} );
	await person.click( save() );

	expect( await screen.findByText( 'Correct 1 marked field' ) ).toBeVisible();
	expect( screen.getByLabelText( 'Company name' ) ).toBeInvalid();
	expect( screen.getByLabelText( 'Company name' ) ).toHaveFocus();
	expect( screen.getByLabelText( 'Company name' ) ).toHaveValue( 'Medus' );
} );

test( 'leaving with unsaved changes is asked first', async () => {
	const person = open( user( 'frontuser', 'draft' ), FOUNDER );
	await person.type( await screen.findByLabelText( 'First name' ), 'Lina' );
	await person.click( screen.getByRole( 'link', { name: 'Kitur' } ) );
	const dialog = await screen.findByRole( 'alertdialog', {
		name: 'Leave without saving?',
	} );
	await person.click(
		within( dialog ).getByRole( 'button', { name: 'Keep editing' } )
	);
	expect( screen.getByLabelText( 'First name' ) ).toHaveValue( 'Lina' );

	await person.click( screen.getByRole( 'link', { name: 'Kitur' } ) );
	await person.click(
		await screen.findByRole( 'button', { name: 'Leave without saving' } )
	);
	expect( await screen.findByText( 'Elsewhere' ) ).toBeVisible();

	await person.click( screen.getByRole( 'link', { name: 'Atgal' } ) );
	expect( await screen.findByLabelText( 'First name' ) ).toHaveValue( '' );
} );

test( 'who is signed out while typing finds it again after signing in', async () => {
	const person = open( user( 'frontuser', 'draft' ), FOUNDER );
	await person.type( await screen.findByLabelText( 'First name' ), 'Lina' );
	act( () => sessionStore.getState().expire( 'x' ) );
	expect( screen.queryByLabelText( 'First name' ) ).toBeNull();

	act( () =>
		sessionStore
			.getState()
			.signIn( { ...user( 'frontuser', 'draft' ), token: 'y' } )
	);

	expect( await screen.findByLabelText( 'First name' ) ).toHaveValue(
		'Lina'
	);
	expect( screen.getByText( 'There are unsaved changes' ) ).toBeVisible();
	await person.clear( screen.getByLabelText( 'First name' ) );
	expect( screen.queryByText( 'There are unsaved changes' ) ).toBeNull();
} );

test( 'leaving with nothing to lose is not asked', async () => {
	const person = open( user( 'frontuser', 'draft' ), FOUNDER );
	await screen.findByLabelText( 'First name' );
	await person.click( screen.getByRole( 'link', { name: 'Kitur' } ) );

	expect( await screen.findByText( 'Elsewhere' ) ).toBeVisible();
} );

test( 'a mentor fills fields, phone, capacity and city', async () => {
	const person = open( user( 'mentorius', 'public' ), MENTOR );
	await person.click(
		await screen.findByRole( 'button', { name: 'Eksportas' } )
	);
	expect( screen.getByRole( 'button', { name: 'Teisė' } ) ).toHaveAttribute(
		'aria-pressed',
		'true'
	);
	const phone = screen.getByLabelText( /Phone number/ );
	await person.clear( phone );
	await person.type( phone, '+370 (600) 11-111x' );
	expect( phone ).toHaveValue( '+37060011111' );
	expect( screen.getByText( 'There are unsaved changes' ) ).toBeVisible();
	await person.type( screen.getByLabelText( /How many founders/ ), '4' );
	const city = screen.getByLabelText( /City/ );
	await person.clear( city );
	await person.type( city, 'Šiauliai' );
	answers.save_profile = saved( {
		...MENTOR,
		capacity: 4,
		town: 'Šiauliai',
	} );
	await person.click( save() );

	expect( await screen.findByText( 'Changes saved' ) ).toBeVisible();
	expect( sent[ 0 ]?.body ).toEqual( {
		firstName: 'Rasa',
		lastName: 'Kazlauskienė',
		pareigosirimone: 'Direktorė',
		pareigosirimoneen: '',
		sritis: [ 7, 8 ],
		aprasymaslt: 'Kuriu komandas.',
		aprasymasen: '',
		linkedin: '',
		phoneNumber: '+37060011111',
		capacity: 4,
		town: 'Šiauliai',
	} );
} );

test( 'a mentor who is busy says so at once, can take it back, and is told of a failure', async () => {
	const person = open( user( 'mentorius', 'public' ), MENTOR );
	render( <ToastRegion /> );
	const busy = await screen.findByRole( 'switch' );
	await person.type( screen.getByLabelText( 'First name' ), 'x' );
	answers.save_profile = saved( { ...MENTOR, paskyros_uzimtumas: '1' } );
	await person.click( busy );
	expect(
		await screen.findByText( /but you are not taking new requests$/ )
	).toBeVisible();
	expect( sent[ 0 ]?.body ).toEqual( {
		firstName: 'Rasa',
		lastName: 'Kazlauskienė',
		pareigosirimone: 'Direktorė',
		aprasymaslt: 'Kuriu komandas.',
		paskyrosUzimtumas: '1',
		busy_until: '',
	} );

	answers.save_profile = undefined;
	await person.click( screen.getByRole( 'button', { name: 'Undo' } ) );
	expect( await screen.findByText( 'Connection error' ) ).toBeVisible();
	expect( busy ).toBeChecked();
	expect( sent[ 1 ]?.body ).toMatchObject( { paskyrosUzimtumas: '0' } );
	expect( screen.getByLabelText( 'First name' ) ).toHaveValue( 'Rasax' );
} );

test( 'a mentor is busy until a day: the day alone says so, and ends by itself', async () => {
	const person = open( user( 'mentorius', 'public' ), {
		...MENTOR,
		paskyros_uzimtumas: '1',
	} );
	render( <ToastRegion /> );
	const day = await screen.findByLabelText( /^No new requests until/ );
	answers.save_profile = saved( {
		...MENTOR,
		paskyros_uzimtumas: '1',
		busy_until: '2126-12-12',
	} );
	await person.type( day, '2126-12-12' );
	expect( sent ).toEqual( [] );
	await person.tab();
	await waitFor( () =>
		expect( sent[ 0 ]?.body ).toMatchObject( {
			paskyrosUzimtumas: '0',
			busy_until: '2126-12-12',
		} )
	);
	await person.click( await screen.findByRole( 'button', { name: 'Undo' } ) );
	await waitFor( () =>
		expect( sent[ 1 ]?.body ).toMatchObject( {
			paskyrosUzimtumas: '1',
			busy_until: '',
		} )
	);
} );

test( 'wrong optional fields of a mentor are marked', async () => {
	const person = open( user( 'mentorius', 'public' ), MENTOR );
	const phone = await screen.findByLabelText( /Phone number/ );
	await person.clear( phone );
	await person.type( phone, '+37061' );
	await person.type(
		screen.getByLabelText( /LinkedIn/ ),
		'https://example.com/in/rasa'
	);
	await person.type( screen.getByLabelText( /How many founders/ ), 'daug' );
	await person.clear( screen.getByLabelText( 'Last name' ) );
	await person.click( save() );

	expect(
		await screen.findByText( 'Correct 4 marked fields' )
	).toBeVisible();
	expect( phone ).toBeInvalid();
	expect( screen.getByLabelText( 'Last name' ) ).toHaveFocus();
	expect(
		screen.getByText( 'Enter a whole number up to 1000' )
	).toBeVisible();
	expect( sent ).toEqual( [] );
} );

test( 'a profile that could not be loaded is one failure, without what would stand above its form', async () => {
	answers[ 'user-profile' ] = undefined;
	const person = open( user( 'frontuser', 'draft' ) );
	await screen.findByText( 'The profile could not be loaded' );
	expect( screen.queryByText( 'First message' ) ).toBeNull();
	answers[ 'user-profile' ] = {
		status: 200,
		body: { status: true, profile: FOUNDER },
	};
	await person.click( screen.getByRole( 'button', { name: 'Try again' } ) );
	expect( await screen.findByText( 'First message' ) ).toBeVisible();
} );

test( 'fields that could not be loaded stay as they are', async () => {
	answers[ 'mentoriai_dynamic/tax' ] = undefined;
	const person = open( user( 'mentorius', 'public' ), MENTOR );
	await person.type(
		await screen.findByLabelText( 'First name' ),
		' Marija'
	);
	answers.save_profile = saved( MENTOR );
	await person.click( save() );

	expect( await screen.findByText( 'Changes saved' ) ).toBeVisible();
	expect( sent[ 0 ]?.body ).not.toHaveProperty( 'sritis' );
} );

test.each( [
	[ 'submitted', 'Your profile is being reviewed' ],
	[ 'returned', 'Aprašykite patirtį.' ],
	[ 'paused', 'Your account is paused' ],
	[ 'public', 'Your profile is public' ],
] as const )( 'a %s mentor reads it', async ( state, text ) => {
	open( user( 'mentorius', 'draft' ), {
		...MENTOR,
		review: {
			state,
			reason: state === 'returned' ? 'Aprašykite patirtį.' : '',
		},
	} );

	expect( await screen.findByText( text ) ).toBeVisible();
} );

test( 'a profile that does not load can be asked for again', async () => {
	const person = open( user( 'frontuser', 'draft' ) );
	const again = await screen.findByRole( 'button', { name: /again/i } );
	answers[ 'user-profile' ] = {
		status: 200,
		body: { status: true, profile: FOUNDER },
	};
	await person.click( again );

	await waitFor( () =>
		expect( screen.getByLabelText( 'First name' ) ).toBeVisible()
	);
} );

test( 'what another tab saved is there when this one is looked at again; what is typed here stays', async () => {
	const person = open( user( 'mentorius', 'public' ), MENTOR );
	const name = await screen.findByLabelText( 'First name' );
	await person.type( name, 'lda' );
	answers[ 'user-profile' ] = {
		status: 200,
		body: {
			status: true,
			profile: {
				...MENTOR,
				last_name: 'Petrauskienė',
				paskyros_uzimtumas: '1',
			},
		},
	};
	act( () => void window.dispatchEvent( new Event( 'visibilitychange' ) ) );
	expect( await screen.findByDisplayValue( 'Petrauskienė' ) ).toBeVisible();
	expect( name ).toHaveValue( 'Rasalda' );
	expect(
		screen.getByRole( 'switch', { name: /not taking new requests/ } )
	).toBeChecked();

	// Nor does a look without a connection take the form away.
	delete answers[ 'user-profile' ];
	act( () => void window.dispatchEvent( new Event( 'visibilitychange' ) ) );
	await act( () => new Promise( ( resolve ) => setTimeout( resolve ) ) );
	expect( name ).toHaveValue( 'Rasalda' );
} );
