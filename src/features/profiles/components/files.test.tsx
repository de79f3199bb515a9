import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setBootData, type BootData } from '../../../lib/boot';
import { sessionStore, type User } from '../../../lib/session';
import type { CvFile, MentorProfile } from '../api';
import { useProfile } from '../hooks/use-profile';
import { CvCard } from './cv-card';
import { PhotoCard } from './photo-card';

/** There is no canvas here. */
jest.mock( './crop-dialog', () => ( {
	CropDialog: ( { onDone }: { onDone: ( photo: Blob ) => void } ) => (
		<button
			onMouseDown={ ( event ) => event.preventDefault() }
			onClick={ () => onDone( new Blob( [ 'positioned' ] ) ) }
		>
			Positioned
		</button>
	),
} ) );

/** The server, and the browser's way to it: a request that the test answers. */
class FakeRequest {
	static all: FakeRequest[] = [];
	upload: { onprogress?: ( at: { loaded: number; total: number } ) => void } =
		{};
	onload?: () => void;
	onerror?: () => void;
	onabort?: () => void;
	status = 0;
	responseText = '';
	url = '';
	body: FormData | null = null;
	aborted = false;
	headers: Record< string, string > = {};
	open( _: string, url: URL ) {
		this.url = url.pathname;
	}
	setRequestHeader( name: string, value: string ) {
		this.headers[ name ] = value;
	}
	getResponseHeader() {
		return null;
	}
	send( body: FormData ) {
		this.body = body;
		FakeRequest.all.push( this );
	}
	abort() {
		this.aborted = true;
		this.onabort?.();
	}
	progress( loaded: number ) {
		act( () => this.upload.onprogress?.( { loaded, total: 100 } ) );
	}
	async answer( status: number, body: unknown ) {
		this.status = status;
		this.responseText =
			typeof body === 'string' ? body : JSON.stringify( body );
		await act( async () => this.onload?.() );
	}
}

const refusal = ( status: number, code: string, message: string ) => ( {
	status: false,
	code,
	message,
	data: { status },
} );

const cv = ( id: number, name: string ): CvFile => ( {
	id,
	name,
	size: 319488,
	url: `http://localhost/wp-json/data/v1/user/cv/${ id }`,
} );

let profile: MentorProfile;
let answers: Record< string, unknown >;
let sent: Array< { path: string; body: unknown } >;

beforeEach( () => {
	setBootData( {
		lang: 'lt',
		restUrl: 'http://localhost/wp-json/data/v1/',
		pages: [],
		replies: [],
	} as unknown as BootData );
	FakeRequest.all = [];
	window.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
	sent = [];
	profile = {
		role: 'mentorius',
		email: 'rasa@demo.test',
		first_name: 'Rasa',
		last_name: 'K',
		img: null,
		cv: [],
	} as unknown as MentorProfile;
	answers = {};
	window.fetch = async ( url, request ) => {
		const path =
			new URL( String( url ) ).pathname.split( '/v1/' )[ 1 ] ?? '';
		const body = request?.body
			? JSON.parse( String( request.body ) )
			: null;
		sent.push( { path, body } );
		const answer =
			path === 'user-profile'
				? { status: true, profile }
				: answers[ path ];
		if ( answer === undefined ) {
			throw new TypeError( 'Failed to fetch' );
		}
		return {
			ok: true,
			status: 200,
			headers: new Headers(),
			json: async () => answer,
		} as Response;
	};
	sessionStore.setState( {
		token: 'x',
		user: { id: 5, role: 'mentorius', img: null } as User,
		phase: 'member',
	} );
} );

function Files() {
	const { data } = useProfile();
	return data?.role === 'mentorius' ? (
		<>
			<PhotoCard profile={ data } />
			<CvCard files={ data.cv } />
		</>
	) : null;
}

async function open() {
	const person = userEvent.setup( { applyAccept: false } );
	render(
		<QueryClientProvider client={ new QueryClient() }>
			<Files />
		</QueryClientProvider>
	);
	await screen.findByRole( 'heading', { name: 'CV' } );
	return person;
}

const pdf = ( name: string, size = 3 ) => {
	const file = new File( [ 'x' ], name, { type: 'application/pdf' } );
	Object.defineProperty( file, 'size', { value: size } );
	return file;
};
const zone = () => screen.getByLabelText( /Drop files here/ );

test( 'each CV has its own progress, and the list is the server’s', async () => {
	const person = await open();
	await person.upload( zone(), [ pdf( 'a.pdf' ), pdf( 'b.pdf' ) ] );
	expect( FakeRequest.all ).toHaveLength( 1 );
	const [ first ] = FakeRequest.all;
	expect( first?.url ).toBe( '/wp-json/data/v1/user/editcv' );
	expect( first?.headers.Authorization ).toBe( 'Bearer x' );
	expect( ( first?.body?.get( 'files[]' ) as File ).name ).toBe( 'a.pdf' );

	first?.progress( 64 );
	expect(
		screen.getByRole( 'progressbar', { name: 'a.pdf' } )
	).toHaveAttribute( 'aria-valuenow', '64' );
	expect(
		screen.getByRole( 'progressbar', { name: 'b.pdf' } )
	).toHaveAttribute( 'aria-valuenow', '0' );

	await first?.answer( 200, {
		status: true,
		data: { files: [ cv( 7, 'a.pdf' ) ] },
	} );
	expect(
		await screen.findByRole( 'button', { name: 'Delete a.pdf' } )
	).toBeVisible();
	expect( FakeRequest.all ).toHaveLength( 2 );
	expect( screen.getByText( 'Uploaded: a.pdf' ) ).toBeInTheDocument();
} );

test( 'CVs of somebody who logged out do not go to the profile of the next person', async () => {
	const person = await open();
	await person.upload( zone(), [ pdf( 'a.pdf' ), pdf( 'b.pdf' ) ] );
	act( () =>
		sessionStore.setState( {
			token: 'y',
			user: { id: 6, role: 'mentorius', img: null } as User,
		} )
	);
	await FakeRequest.all[ 0 ]?.answer( 200, { status: true } );
	expect( FakeRequest.all ).toHaveLength( 1 );
} );

test( 'a failed upload says why, can be tried again or taken off', async () => {
	const person = await open();
	await person.upload( zone(), [ pdf( 'a.pdf' ), pdf( 'b.pdf' ) ] );
	await FakeRequest.all[ 0 ]?.answer( 503, '<html>' );
	expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
		'The server did not answer as it should.'
	);
	await FakeRequest.all[ 1 ]?.answer(
		415,
		refusal( 415, 'unsupported_type', 'pdf, doc, docx, odt' )
	);
	expect(
		screen.getByText( 'Choose a PDF, DOC, DOCX or ODT file' )
	).toBeVisible();

	await person.click(
		screen.getAllByRole( 'button', {
			name: 'Try again',
		} )[ 0 ] as HTMLElement
	);
	await act( async () => undefined );
	expect(
		screen.getByRole( 'button', { name: 'Cancel upload of a.pdf' } )
	).toHaveFocus();
	expect( FakeRequest.all ).toHaveLength( 3 );
	await person.click(
		screen.getByRole( 'button', { name: 'Take b.pdf off the list' } )
	);
	expect( screen.queryByText( 'b.pdf' ) ).toBeNull();
	await person.click(
		screen.getByRole( 'button', { name: 'Cancel upload of a.pdf' } )
	);
	expect( FakeRequest.all[ 2 ]?.aborted ).toBe( true );
	expect( screen.queryByText( 'a.pdf' ) ).toBeNull();
} );

test( 'what cannot be taken is not sent', async () => {
	profile.cv = [ 1, 2, 3, 4 ].map( ( id ) => cv( id, `${ id }.pdf` ) );
	const person = await open();
	await person.upload( zone(), [
		pdf( 'a.exe' ),
		pdf( 'big.pdf', 5_242_881 ),
		pdf( 'fifth.pdf' ),
		pdf( 'sixth.pdf' ),
	] );
	expect(
		screen.getByText( 'Choose a PDF, DOC, DOCX or ODT file' )
	).toBeVisible();
	expect( screen.getByText( 'Choose a file of up to 5 MB' ) ).toBeVisible();
	expect( screen.getByText( /You can keep 5 files/ ) ).toBeVisible();
	expect( FakeRequest.all ).toHaveLength( 1 );
} );

test( 'dropped files are taken; five are enough', async () => {
	await open();
	fireEvent.drop( zone(), {
		dataTransfer: { files: [ pdf( 'a.pdf' ) ] },
	} );
	await act( async () => undefined );
	await FakeRequest.all[ 0 ]?.answer( 200, {
		status: true,
		data: {
			files: [ 1, 2, 3, 4, 5 ].map( ( id ) => cv( id, `${ id }.pdf` ) ),
		},
	} );
	expect( await screen.findByText( /You can keep 5 files/ ) ).toBeVisible();
	expect( screen.queryByLabelText( /Drop files here/ ) ).toBeNull();
} );

test( 'a CV is deleted after a question; a failure stays at its row', async () => {
	profile.cv = [ cv( 7, 'a.pdf' ), cv( 8, 'b.pdf' ) ];
	const person = await open();
	const remove = async () => {
		await person.click(
			screen.getByRole( 'button', { name: 'Delete a.pdf' } )
		);
		await person.click(
			within( screen.getByRole( 'alertdialog' ) ).getByRole( 'button', {
				name: 'Delete file',
			} )
		);
	};
	await remove();
	expect( await screen.findByText( 'Connection error' ) ).toBeVisible();
	answers[ 'user/deletecv' ] = { status: true, files: [ cv( 8, 'b.pdf' ) ] };
	await remove();
	expect( await screen.findByText( 'Deleted: a.pdf' ) ).toBeInTheDocument();
	expect( sent.at( -1 )?.body ).toEqual( { file: 7 } );
	expect(
		screen.queryByRole( 'button', { name: 'Delete a.pdf' } )
	).toBeNull();
} );

test( 'a wrong photo is told at once, in words', async () => {
	const person = await open();
	const input = screen.getByTestId( 'photo' );
	await person.upload(
		input,
		new File( [ 'x' ], 'a.gif', { type: 'image/gif' } )
	);
	expect(
		screen.getByText( /JPG or PNG picture \(jpg, png\)/ )
	).toBeVisible();
	const big = new File( [ 'x' ], 'a.jpg', { type: 'image/jpeg' } );
	Object.defineProperty( big, 'size', { value: 2_097_152 } );
	await person.upload( input, big );
	expect( screen.getByText( /\(max 2mb\)/ ) ).toBeVisible();
	expect( FakeRequest.all ).toEqual( [] );
} );

test( 'a photo is removed after a question, and the menu knows', async () => {
	profile.img = {
		full: 'http://localhost/a.jpg',
		placeholder: { src: 'data:,', w: 16, h: 16 },
		resized: { src: 'http://localhost/a-s.jpg', w: 480, h: 480 },
	};
	sessionStore.setState( {
		user: { id: 5, role: 'mentorius', img: { full: 'x' } } as User,
	} );
	answers[ 'user/deleteavatar' ] = { status: true };
	const person = await open();
	await person.click(
		screen.getByRole( 'button', { name: 'Remove photo' } )
	);
	await person.click(
		within( screen.getByRole( 'alertdialog' ) ).getByRole( 'button', {
			name: 'Remove photo',
		} )
	);
	expect(
		await screen.findByText( 'The photo is removed' )
	).toBeInTheDocument();
	expect( screen.getByRole( 'button', { name: 'Add photo' } ) ).toBeVisible();
	expect( sessionStore.getState().user?.img ).toBeNull();
} );

test( 'a photo that did not arrive is sent again as it was positioned, and the focus stays', async () => {
	const person = await open();
	await person.upload(
		screen.getByTestId( 'photo' ),
		new File( [ 'x' ], 'a.jpg', { type: 'image/jpeg' } )
	);
	const choose = screen.getByRole( 'button', { name: 'Add photo' } );
	choose.focus();
	await person.click(
		await screen.findByRole( 'button', { name: 'Positioned' } )
	);
	await FakeRequest.all[ 0 ]?.answer( 503, '<html>' );
	expect(
		screen.getByText( /The server did not answer as it should/ )
	).toBeVisible();
	expect( choose ).toHaveFocus();

	await person.click( screen.getByRole( 'button', { name: 'Try again' } ) );
	expect( FakeRequest.all ).toHaveLength( 2 );
	expect( FakeRequest.all[ 1 ]?.body?.get( 'file' ) ).toEqual(
		FakeRequest.all[ 0 ]?.body?.get( 'file' )
	);
	expect( screen.queryByRole( 'button', { name: 'Try again' } ) ).toBeNull();
	expect( choose ).toHaveFocus();
} );
