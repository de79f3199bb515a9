import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setBootData } from '../../../lib/boot';
import { keepDraft } from '../../../lib/drafts';
import {
	draftTo,
	rememberedMentor,
	rememberMentor,
} from '../../../lib/first-message';
import { keepFocus } from '../../../lib/kept-focus';
import { sessionStore, type User } from '../../../lib/session';
import { useToasts } from '../../../lib/toasts';
import { painted } from '../../../testing/painted';
import { userFor } from '../../../testing/user';
import type { Mentor } from '../api';
import { TO_WRITE } from '../hooks/use-asked-to-write';
import { enter } from '../shortlist-testing';
import {
	boot,
	card,
	mentor,
	open,
	route,
	type Sent,
	startServer,
} from '../testing';
import { MentorScreen } from './mentor-screen';

let sent: Sent[];
const onReport = jest.fn();

beforeEach( () => {
	sent = startServer();
} );

afterEach( () => {
	setBootData( null );
	sessionStore.getState().signOut();
	useToasts.setState( { toasts: [] } );
} );

function show(
	data: Mentor | null,
	kind: 'dynamic' | 'static' = 'dynamic',
	state: unknown = null
) {
	boot(
		data
			? [
					{
						route: `mentoriai_${ kind }_single`,
						input: { slug: 'm-1' },
						data,
					},
			  ]
			: []
	);
	open(
		{ pathname: '/mentorius/m-1', state },
		'/mentorius/:slug',
		<MentorScreen
			kind={ kind }
			onReport={ onReport }
			{ ...( kind === 'dynamic' && {
				renderMessageDialog: ( { title }, onClose ) => (
					<div role="dialog" aria-label={ title }>
						<button onClick={ onClose }>Close</button>
					</div>
				),
			} ) }
		/>
	);
}

const refuse = ( status: number, code: string, message: string ) =>
	act(
		async () =>
			void ( await sent
				.at( -1 )
				?.answer(
					{ status: false, code, message, data: { status } },
					status
				) )
	);
const write = () =>
	screen.queryByRole( 'button', { name: 'Write to the mentor' } );
const signIn = ( user: User ) =>
	sessionStore.getState().signIn( { ...user, token: 'a'.repeat( 64 ) } );
/** The conversation that goes on, or none. */
async function answerContact( convo: number | null ) {
	const asked = () =>
		sent.find(
			( call ) => call.route === 'get_own_review' && ! call.aborted()
		);
	await waitFor( () => expect( asked() ).toBeDefined() );
	await act(
		async () =>
			void ( await asked()?.answer( {
				status: true,
				review: null,
				contacted: convo !== null,
				convo_id: convo,
				goes_on: convo !== null,
				waiting: false,
			} ) )
	);
}
const views = () =>
	sent.filter( ( call ) => call.route === route( 'statistic_open' ) );

test( 'opens the popup and records the view once', async () => {
	const user = userEvent.setup();
	show( mentor() );
	expect(
		screen.getByRole( 'heading', { level: 1, name: 'Vardė Pavardė 1' } )
	).toBeInTheDocument();
	expect( document.title ).toBe( 'Vardė Pavardė 1 | Mentoriai' );
	await waitFor( () => expect( views() ).toHaveLength( 1 ) );
	expect( views()[ 0 ]?.body ).toEqual( {
		id: 1,
		kind: 'dynamic',
		taxs_id: [ 1 ],
	} );

	await user.click( write() as HTMLElement );
	await user.click( screen.getByRole( 'button', { name: 'Close' } ) );
	expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	expect( views() ).toHaveLength( 1 );
} );

test( 'who wrote here as a guest and comes back logged in finds the message open, once', async () => {
	window.localStorage.clear();
	const me = userFor().id;
	sessionStore.setState( { user: userFor(), phase: 'member' } );
	keepDraft( draftTo( 1, me ), {
		values: { subject: 'Eksportas', message: 'Laba diena' },
	} );
	rememberMentor( { id: 1, name: 'Rasa', slug: 'm-1' }, me );
	show( mentor() );
	expect( await screen.findByRole( 'dialog' ) ).toBeVisible();
	expect( rememberedMentor( me ) ).toBeNull();
} );

test.each( [
	[ 'a guest', null ],
	[ 'a founder who is not confirmed', userFor( { status: 'draft' } ) ],
	[ 'one who has not chosen a role', userFor( { role: 'neapsisprendes' } ) ],
	[ 'a founder', userFor() ],
] )(
	'who comes to write finds the window open, once: %s',
	async ( _, user ) => {
		if ( user ) {
			signIn( user );
		}
		show( mentor(), 'dynamic', TO_WRITE );
		if ( user?.role === 'frontuser' ) {
			expect( screen.queryByRole( 'dialog' ) ).toBeNull();
			await answerContact( null );
		}
		await userEvent.click(
			await screen.findByRole( 'button', { name: 'Close' } )
		);
		expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	}
);

test( 'who comes to write to whom one talks with already goes on with the conversation', async () => {
	signIn( userFor() );
	show( mentor(), 'dynamic', TO_WRITE );
	await answerContact( 44 );
	expect(
		await screen.findByRole( 'link', { name: 'Continue the conversation' } )
	).toBeVisible();
	expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	await userEvent.click(
		screen.getByRole( 'button', { name: 'Start a new conversation' } )
	);
	expect( screen.getByRole( 'dialog' ) ).toBeVisible();
} );

test( 'a busy mentor cannot be written to, and the button says why', () => {
	show( mentor( { paskyrosUzimtumas: true } ) );
	expect( write() ).toBeDisabled();
	expect( write() ).toHaveAccessibleDescription(
		'This mentor is not taking new requests at the moment'
	);
	// Said once.
	expect( screen.queryByText( 'Fully booked' ) ).toBeNull();
} );

test( 'it is said before anything is written: until when, that every place is taken, and how soon an answer comes', () => {
	const year = new Date().getFullYear();
	show(
		mentor( {
			paskyrosUzimtumas: true,
			busy_until: `${ year }-12-31`,
			answers_in_days: 2,
		} )
	);
	expect(
		screen.getByText(
			'This mentor is not taking new requests until gruodžio 31 d.'
		)
	).toBeVisible();
	expect( screen.getByText( 'Usually answers within 2 days' ) ).toBeVisible();
	cleanup();

	show( mentor( { full: true, answers_in_days: 1 } ) );
	expect( screen.getByText( 'Usually answers within 1 day' ) ).toBeVisible();
	expect( write() ).toBeDisabled();
	expect( write() ).toHaveAccessibleDescription( /not taking new requests/ );
} );

test( 'mentors do not write to mentors, and nobody to an editor’s mentor', async () => {
	sessionStore.setState( {
		user: { role: 'mentorius' } as User,
		phase: 'member',
	} );
	show( mentor() );
	expect( write() ).toBeNull();
	await waitFor( () => expect( views() ).toHaveLength( 1 ) );
} );

test( 'an editor’s mentor has neither button nor rating nor view', async () => {
	show( mentor(), 'static' );
	expect( write() ).toBeNull();
	expect( screen.queryByText( 'No ratings yet' ) ).toBeNull();
	await painted();
	expect( sent ).toHaveLength( 0 );
} );

test.each( [
	[ { booking_url: 'https://x.test/a' }, 'https://x.test/a' ],
	[
		{},
		'mailto:k@x.test?subject=Meeting%3A%20Vard%C4%97%20Pavard%C4%97%201',
	],
	[ { email: '' }, 'tel:+37060000000' ],
] )( 'at a hub one button leads to a meeting: %j', ( over, href ) => {
	const contact = {
		hub: 'Kauno spiečius',
		town: 'Kaunas',
		address: 'Pavyzdžio g. 5',
		map_url: '',
		phone: '+370 600 00 000',
		email: 'k@x.test',
		days: 'antradieniais',
		booking_url: '',
		...over,
	};
	show( mentor( { contact } ), 'static' );
	expect( screen.getByText( 'Pavyzdžio g. 5, Kaunas' ) ).toBeVisible();
	expect(
		screen.getByRole( 'link', { name: 'Arrange a meeting' } )
	).toHaveAttribute( 'href', href );
} );

test( 'lines that begin with a dash are a list', () => {
	show(
		mentor( {
			html_text:
				'<p>Padedu:<br>– vienas &lt;b&gt;;<br>- du</p><p>– vienišas</p>',
		} )
	);
	expect(
		screen
			.getAllByRole( 'listitem' )
			.map( ( { textContent } ) => textContent )
			.filter( ( text ) => /^(vienas|du|vieni)/.test( text ?? '' ) )
	).toEqual( [ 'vienas <b>;', 'du' ] );
	expect( screen.getByText( '– vienišas' ) ).toBeVisible();
} );

test( 'a mentor who is not confirmed', async () => {
	show( null );
	await refuse( 403, 'nepatvirtintas', 'Mentor is not confirmed' );
	expect(
		await screen.findByRole( 'heading', { level: 1 } )
	).toHaveTextContent( 'Mentor is not confirmed' );
	expect( write() ).toBeNull();
} );

test( 'a mentor who is gone leads Home with a notice', async () => {
	show( null );
	await refuse( 404, 'not_found', 'Not found.' );
	await waitFor( () =>
		expect( screen.getByTestId( 'address' ) ).toHaveTextContent( /^\/$/ )
	);
	expect( useToasts.getState().toasts[ 0 ]?.text ).toBe(
		'This mentor is no longer here.'
	);
} );

test( 'other mentors by field', async () => {
	const user = userEvent.setup();
	show(
		mentor( {
			taxs: [ 'Pardavimai', 'Eksportas', 'Vieniša' ],
			taxs_id: [ 1, 2, 3 ],
			others: [ 2, 3, 4, 5, 6, 7 ].map( ( id ) =>
				card( id, { taxs_id: [ id < 4 ? 2 : 1 ] } )
			),
		} )
	);
	const others = () =>
		screen
			.getAllByRole( 'link', { name: /Vardė/ } )
			.map( ( link ) => link.getAttribute( 'href' ) );
	expect( others() ).toEqual(
		[ 4, 5, 6, 7 ].map( ( id ) => `/mentorius/m-${ id }` )
	);
	expect( screen.queryByRole( 'button', { name: 'Vieniša' } ) ).toBeNull();
	await user.click( screen.getByRole( 'button', { name: 'Eksportas' } ) );
	expect( others() ).toEqual( [ '/mentorius/m-2', '/mentorius/m-3' ] );
	await user.click( screen.getByRole( 'button', { name: 'Eksportas' } ) );
	expect( others() ).toHaveLength( 4 );
} );

test( 'copies the address', async () => {
	const user = userEvent.setup();
	show( mentor() );
	await user.click( screen.getByRole( 'button', { name: 'Copy link' } ) );
	expect( await navigator.clipboard.readText() ).toBe(
		'http://localhost/mentorius/m-1'
	);
	expect( useToasts.getState().toasts[ 0 ]?.text ).toBe( 'Link copied' );
} );

describe( 'reviews', () => {
	function showWithReviews( over: Partial< Mentor > ) {
		boot( [
			{
				route: 'mentoriai_dynamic_single',
				input: { slug: 'm-1' },
				data: mentor( over ),
			},
		] );
		open(
			'/mentorius/m-1',
			'/mentorius/:slug',
			<main>
				<MentorScreen
					kind="dynamic"
					onReport={ onReport }
					renderMessageDialog={ () => <p>Message popup</p> }
					renderReviewDialog={ ( { id }, { onWrite, onSaved } ) => (
						<>
							<p>{ `Review popup ${ id }` }</p>
							<button onClick={ onWrite }>Write first</button>
							<button onClick={ onSaved }>Saved</button>
						</>
					) }
					renderReviewList={ ( { id }, onClose ) => (
						<button onClick={ onClose }>{ `List ${ id }` }</button>
					) }
				/>
			</main>
		);
	}
	const review = () =>
		screen.queryByRole( 'button', { name: 'Write a review' } );

	test( 'the number of reviews opens their list', async () => {
		showWithReviews( { average_rating: 4.83, total_reviews: 27 } );
		await userEvent.click(
			screen.getByRole( 'button', { name: '27 reviews' } )
		);
		await userEvent.click(
			screen.getByRole( 'button', { name: 'List 1' } )
		);
		expect( screen.queryByText( 'List 1' ) ).toBeNull();
	} );

	test( 'without reviews there is a text and nothing to press', () => {
		showWithReviews( {} );
		expect( screen.getByText( 'No ratings yet' ) ).toBeVisible();
		expect(
			screen.queryByRole( 'button', { name: /review.?s/ } )
		).toBeNull();
	} );

	test( 'one who has not written yet goes on to write; a saved review refreshes the rating', async () => {
		showWithReviews( {} );
		await userEvent.click( review() as Element );
		expect( screen.getByText( 'Review popup 1' ) ).toBeVisible();
		// The count of a view goes out when it likes.
		const asked = () =>
			sent.filter(
				( call ) => call.route === 'mentoriai_dynamic_single/m-1'
			);
		expect( asked() ).toHaveLength( 0 );
		await userEvent.click( screen.getByText( 'Saved' ) );
		await waitFor( () => expect( asked() ).toHaveLength( 1 ) );
		await userEvent.click( screen.getByText( 'Write first' ) );
		expect( screen.getByText( 'Message popup' ) ).toBeVisible();
		expect( screen.queryByText( 'Review popup 1' ) ).toBeNull();
	} );

	test( 'whom one talks with already one goes on talking with, busy or not', async () => {
		showWithReviews( { paskyrosUzimtumas: true } );
		act( () =>
			sessionStore.getState().signIn( {
				id: 5,
				role: 'frontuser',
				status: 'public',
				token: 'a'.repeat( 64 ),
			} as User & { token: string } )
		);
		const asked = () =>
			sent.find( ( call ) => call.route === 'get_own_review' );
		await waitFor( () => expect( asked() ).toBeDefined() );
		await act(
			async () =>
				void ( await asked()?.answer( {
					status: true,
					review: { id: 1 },
					contacted: true,
					convo_id: 44,
					goes_on: true,
				} ) )
		);
		expect(
			await screen.findByRole( 'link', {
				name: 'Continue the conversation',
			} )
		).toHaveAttribute( 'href', '/pokalbis/44' );
		expect(
			screen.getByRole( 'button', { name: 'Change your review' } )
		).toBeEnabled();
		expect( screen.queryByText( /come back later/ ) ).toBeNull();
		const another = screen.getByRole( 'button', {
			name: 'Start a new conversation',
		} );
		expect( another ).toBeDisabled();
		expect( another ).toHaveAccessibleDescription( 'Fully booked' );
		expect( write() ).toBeNull();
	} );

	test( 'who comes for a place that is taken meanwhile is told so, and may wait for the next', async () => {
		showWithReviews( { full: true } );
		act( () => enter( { status: 'draft' } ) );
		expect( write() ).toBeDisabled();
		expect( write() ).toHaveAccessibleDescription(
			/not taking new requests/
		);
		const bell = () =>
			screen.getByRole( 'button', { name: /^Tell me when/ } );
		expect( bell() ).toHaveAttribute( 'aria-pressed', 'false' );
		const asked = () =>
			sent.find( ( call ) => call.route === 'get_own_review' );
		await waitFor( () => expect( asked() ).toBeDefined() );
		await act(
			async () =>
				void ( await asked()?.answer( {
					status: true,
					review: null,
					contacted: false,
					convo_id: null,
					goes_on: false,
					waiting: true,
				} ) )
		);
		await waitFor( () =>
			expect( bell() ).toHaveAttribute( 'aria-pressed', 'true' )
		);
	} );

	test( 'a mentor who is free by the time somebody asks for it: the focus stays in the page', async () => {
		const end = keepFocus();
		showWithReviews( { full: true } );
		act( () => enter() );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Tell me when free' } )
		);
		const asked = ( path: string ) =>
			sent.find( ( call ) => call.route === path );
		await waitFor( () => expect( asked( 'notify_me' ) ).toBeDefined() );
		await act(
			async () =>
				void ( await asked( 'notify_me' )?.answer(
					{
						status: false,
						code: 'conflict',
						message: 'Free',
						data: { status: 409 },
					},
					409
				) )
		);
		const page = 'mentoriai_dynamic_single/m-1';
		await waitFor( () => expect( asked( page ) ).toBeDefined() );
		await act(
			async () => void ( await asked( page )?.answer( mentor() ) )
		);
		await waitFor( () => expect( write() ).toBeEnabled() );
		expect( screen.queryByText( 'Tell me when free' ) ).toBeNull();
		expect( screen.getByRole( 'heading', { level: 1 } ) ).toHaveFocus();
		end();
	} );

	test( 'who got a place elsewhere by the time of asking goes on with the conversation, without a reload', async () => {
		showWithReviews( { full: true } );
		act( () => enter() );
		const asked = ( path: string ) =>
			sent.filter( ( call ) => call.route === path );
		const answerOwn = ( number: number, goesOn: boolean ) =>
			act(
				async () =>
					void ( await asked( 'get_own_review' )[ number ]?.answer( {
						status: true,
						review: null,
						contacted: goesOn,
						convo_id: goesOn ? 44 : null,
						goes_on: goesOn,
						waiting: false,
					} ) )
			);
		await waitFor( () =>
			expect( asked( 'get_own_review' ) ).toHaveLength( 1 )
		);
		await answerOwn( 0, false );
		await userEvent.click(
			screen.getByRole( 'button', { name: 'Tell me when free' } )
		);
		await waitFor( () => expect( asked( 'notify_me' ) ).toHaveLength( 1 ) );
		await act(
			async () =>
				void ( await asked( 'notify_me' )[ 0 ]?.answer(
					{
						status: false,
						code: 'conflict',
						message: 'You already have a place',
						data: { status: 409 },
					},
					409
				) )
		);
		await waitFor( () =>
			expect( asked( 'get_own_review' ) ).toHaveLength( 2 )
		);
		await answerOwn( 1, true );
		expect(
			await screen.findByRole( 'link', {
				name: 'Continue the conversation',
			} )
		).toHaveAttribute( 'href', '/pokalbis/44' );
		expect( screen.queryByText( 'Tell me when free' ) ).toBeNull();
		expect( screen.queryByText( /come back later/ ) ).toBeNull();
	} );

	test( 'a conversation that is over is not gone on with, and a new one can begin', async () => {
		showWithReviews( {} );
		act( () =>
			sessionStore.getState().signIn( {
				id: 5,
				role: 'frontuser',
				status: 'public',
				token: 'a'.repeat( 64 ),
			} as User & { token: string } )
		);
		const asked = () =>
			sent.find( ( call ) => call.route === 'get_own_review' );
		await waitFor( () => expect( asked() ).toBeDefined() );
		await act(
			async () =>
				void ( await asked()?.answer( {
					status: true,
					review: { id: 1 },
					contacted: true,
					convo_id: 44,
					goes_on: false,
				} ) )
		);
		expect(
			await screen.findByRole( 'button', { name: 'Change your review' } )
		).toBeEnabled();
		expect( screen.queryByText( 'Continue the conversation' ) ).toBeNull();
		expect( write() ).toBeEnabled();
	} );

	test( 'a busy mentor gets none, a mentor writes none', () => {
		showWithReviews( { paskyrosUzimtumas: true } );
		expect( review() ).toBeDisabled();
		expect( review() ).toHaveAccessibleDescription( /.+/ );
		act( () =>
			sessionStore.getState().signIn( {
				id: 5,
				role: 'mentorius',
				token: 'a'.repeat( 64 ),
			} as User & { token: string } )
		);
		expect( review() ).toBeNull();
	} );
} );

test.each( [
	[ 'dynamic', 1, false ],
	[ 'dynamic', 2, true ],
	// Members and mentors at hubs are numbered apart.
	[ 'static', 1, true ],
] as const )(
	'a %s mentor is reported by anyone but oneself (viewer %s: %s)',
	async ( kind, id, isOffered ) => {
		sessionStore.setState( {
			user: userFor( { id, role: 'mentorius' } ),
			phase: 'member',
		} );
		show( mentor(), kind );
		const report = screen.queryByRole( 'button', {
			name: 'Report this mentor',
		} );
		expect( report !== null ).toBe( isOffered );
		if ( report ) {
			await userEvent.click( report );
			expect( onReport ).toHaveBeenLastCalledWith(
				expect.objectContaining( { id: 1 } ),
				false
			);
		}
	}
);
