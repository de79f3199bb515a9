import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { makeQueryClient } from '../../../api/query-client';
import { setBootData } from '../../../lib/boot';
import { bootDataFor } from '../../../testing/boot-data';
import type { Survey } from '../api';
import { SurveyScreen } from './survey-screen';

const HASH = 'ab'.repeat( 32 );

const none = {
	klausimo_laukelio_paaiskinimas_nebutinas: '',
	skales_komentaras_kuris_rodomas_po_klausimu: '',
	atsakymu_variantai: [],
};

const SURVEY: Survey = {
	status: true,
	title: 'Kaip sekėsi?',
	instrukcijos: '<p>Trys klausimai.</p>',
	klausimai: [
		{
			...none,
			id: 4,
			tipas: 'scale',
			klausimas: 'Ar padėjo?',
			skales_komentaras_kuris_rodomas_po_klausimu: '1 – ne / 5 – taip',
		},
		{
			...none,
			id: 2,
			tipas: 'choice',
			klausimas: 'Kaip bendravote?',
			atsakymu_variantai: [
				{ variantas: 'Žinutėmis' },
				{ variantas: 'Gyvai' },
			],
		},
		{
			...none,
			id: 3,
			tipas: 'text',
			klausimas: 'Kas pasikeitė?',
			klausimo_laukelio_paaiskinimas_nebutinas: 'Trumpai.',
		},
	],
};

interface Sent {
	method: string;
	url: string;
	body: Record< string, unknown >;
}

type Answer = () => [ number, unknown ];

let sent: Sent[];
let answerGet: Answer;
let answerPost: Answer;

const refused = (
	status: number,
	code: string,
	more: Record< string, unknown > = {}
): [ number, unknown ] => [
	status,
	{
		status: false,
		code,
		message: `Refused: ${ code }`,
		data: { status, ...more },
	},
];

beforeEach( () => {
	sent = [];
	answerGet = () => [ 200, SURVEY ];
	answerPost = () => [ 200, { status: true, msg: '' } ];
	window.localStorage.clear();
	window.scrollTo = () => undefined;
	setBootData( bootDataFor() );
	window.fetch = ( async ( url: URL, init: RequestInit ) => {
		const method = init.method ?? 'GET';
		sent.push( {
			method,
			url: String( url ),
			body: init.body ? JSON.parse( String( init.body ) ) : {},
		} );
		const [ status, body ] = method === 'GET' ? answerGet() : answerPost();
		if ( status === 0 ) {
			throw new TypeError( 'offline' );
		}
		return {
			ok: status === 200,
			status,
			headers: new Headers(),
			json: async () => body,
		};
	} ) as unknown as typeof fetch;
} );

function open() {
	return render(
		<QueryClientProvider client={ makeQueryClient( 0 ) }>
			<MemoryRouter initialEntries={ [ `/apklausa/7/${ HASH }` ] }>
				<Routes>
					<Route
						path="/apklausa/:id/:hash"
						element={ <SurveyScreen /> }
					/>
				</Routes>
			</MemoryRouter>
		</QueryClientProvider>
	);
}

const scale = () => screen.findByRole( 'radiogroup', { name: /Ar padėjo/ } );
const post = () => sent.filter( ( { method } ) => method === 'POST' );
const send = () =>
	userEvent.click( screen.getByRole( 'button', { name: 'Send answers' } ) );

async function answerAll() {
	await userEvent.click(
		within( await scale() ).getByRole( 'radio', { name: '4' } )
	);
	await userEvent.click( screen.getByRole( 'radio', { name: 'Gyvai' } ) );
	await userEvent.type(
		screen.getByRole( 'textbox', { name: /Kas pasikeitė/ } ),
		'Viskas'
	);
}

it( 'sends every answer under its question, and thanks', async () => {
	open();
	await answerAll();
	expect( screen.getByRole( 'progressbar' ) ).toHaveAttribute(
		'aria-valuenow',
		'3'
	);
	await send();
	const thanks = await screen.findByRole( 'heading', {
		level: 1,
		name: 'Thank you for your answers',
	} );
	expect( thanks.closest( '[tabindex="-1"]' ) ).toHaveFocus();
	expect( post()[ 0 ]?.body ).toEqual( {
		apklausaId: 7,
		userHash: HASH,
		klausimaiAtsakymai: [
			{ klausimas: 4, answer: 4 },
			{ klausimas: 2, answer: 'Gyvai' },
			{ klausimas: 3, answer: 'Viskas' },
		],
		client_id: expect.stringMatching( /^[0-9a-f-]{36}$/ ),
	} );
	expect( window.localStorage ).toHaveLength( 0 );
} );

it( 'says at each question what is missing and goes to the first', async () => {
	open();
	await userEvent.type(
		await screen.findByRole( 'textbox', { name: /Kas pasikeitė/ } ),
		'Viskas'
	);
	await send();
	expect(
		await screen.findByText( 'Choose a rating from 1 to 5' )
	).toBeVisible();
	expect( screen.getByText( 'Choose one answer' ) ).toBeVisible();
	await waitFor( async () =>
		expect(
			within( await scale() ).getByRole( 'radio', { name: '1' } )
		).toHaveFocus()
	);
	expect( await scale() ).toHaveAttribute( 'aria-invalid', 'true' );
	expect( await scale() ).toHaveAccessibleDescription(
		'Choose a rating from 1 to 5'
	);
	expect( post() ).toEqual( [] );
	await userEvent.click(
		within( await scale() ).getByRole( 'radio', { name: '2' } )
	);
	expect( screen.queryByText( 'Choose a rating from 1 to 5' ) ).toBeNull();
} );

it( 'keeps answers over a reload, without the link, and repeats with the same client_id', async () => {
	answerPost = () => [ 0, null ];
	const view = open();
	await answerAll();
	await send();
	expect( await screen.findByText( 'Connection error' ) ).toBeVisible();
	expect( JSON.stringify( { ...window.localStorage } ) ).not.toContain(
		HASH
	);
	view.unmount();

	answerPost = () => [ 200, { status: true, msg: '' } ];
	open();
	expect(
		within( await scale() ).getByRole( 'radio', { name: '4' } )
	).toBeChecked();
	expect( screen.getByRole( 'radio', { name: 'Gyvai' } ) ).toBeChecked();
	await send();
	await screen.findByText( 'Thank you for your answers' );
	expect( post()[ 1 ]?.body ).toEqual( post()[ 0 ]?.body );
} );

it( 'counts characters and does not send too many', async () => {
	open();
	await answerAll();
	const field = screen.getByRole( 'textbox' );
	await userEvent.clear( field );
	await userEvent.click( field );
	await userEvent.paste( 'ž'.repeat( 1501 ) );
	await send();
	expect( screen.getByText( /Shorten by/ ) ).toBeVisible();
	expect( post() ).toEqual( [] );
} );

it.each( [
	[ 404, 'apklausa.neegzistuoja', 'Survey link no longer exists' ],
	[ 410, 'apklausa.atsakyta', 'You have already answered this survey' ],
] )(
	'says %i in words, on arrival and on sending',
	async ( status, code, title ) => {
		answerGet = () => refused( status, code );
		open().unmount();
		const { unmount } = open();
		expect(
			await screen.findByRole( 'heading', { level: 1, name: title } )
		).toBeVisible();
		unmount();

		answerGet = () => [ 200, SURVEY ];
		open();
		await answerAll();
		answerGet = () => refused( status, code );
		answerPost = () => refused( status, code );
		await send();
		expect(
			await screen.findByRole( 'heading', { level: 1, name: title } )
		).toBeVisible();
		// The time for answers may be made longer.
		expect(
			window.localStorage.getItem( 'mentoriai.drafts.0' ) === null
		).toBe( status === 410 );
		expect(
			screen.queryAllByRole( 'link', { name: 'Contacts' } )
		).toHaveLength( status === 410 ? 0 : 1 );
	}
);

it( 'shows what the server found wrong at its question, and its other refusals as an error', async () => {
	open();
	await answerAll();
	answerPost = () =>
		refused( 400, 'invalid_input', {
			fields: { 'klausimaiAtsakymai.2.answer': 'too_long' },
		} );
	await send();
	expect( await screen.findByText( 'Shorten the text' ) ).toBeVisible();
	answerPost = () => refused( 500, 'server_error' );
	await userEvent.type( screen.getByRole( 'textbox' ), '.' );
	await send();
	expect( await screen.findByText( 'Error' ) ).toBeVisible();
	expect( screen.getByText( /Refused: server_error/ ) ).toBeVisible();
} );

it( 'offers another try where nothing came', async () => {
	answerGet = () => [ 0, null ];
	open();
	const again = await screen.findByRole( 'button', { name: 'Try again' } );
	answerGet = () => [ 200, SURVEY ];
	await userEvent.click( again );
	expect(
		await screen.findByRole( 'heading', { level: 1, name: 'Kaip sekėsi?' } )
	).toBeVisible();
} );

it( 'tells staff that a preview keeps nothing', async () => {
	answerGet = () => [ 200, { ...SURVEY, preview: true } ];
	open();
	expect(
		await screen.findByText( 'This is a preview: answers are not saved.' )
	).toBeVisible();
} );
