import { QueryClient } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FakeServer, refusal } from '../../../testing/fake-server';
import type { MentorCard, Mentorship, MentorshipDetails } from '../api';
import { mentorship, setUp, show } from '../testing';
import { newPlanFor } from '../../../lib/paths';
import { PairPanel } from './pair-panel';

const ID = { id: 7 };
const FOUNDER = {
	first_name: 'Lina',
	last_name: 'Petrauskaitė',
	img: null,
	company: 'UAB Avilys',
	year: '2021',
	activity: 'Kepame duoną.',
	question: 'Kaip parduoti Latvijoje?',
};
const OTHER = {
	id: 12,
	title: 'Šarūnas Mažeika',
	slug: 'sarunas-mazeika',
	text: 'Eksporto vadovas',
	text_lang: 'lt',
	img: null,
} as unknown as MentorCard;

const reply = (
	changes: Partial< Mentorship >,
	beside: Partial< MentorshipDetails > = {}
): MentorshipDetails => ( {
	status: true,
	mentorship: mentorship( changes ),
	founder: null,
	alternatives: null,
	...beside,
} );

const onAnswer = jest.fn();
const onReport = jest.fn();
const renderHeart = ( { title }: MentorCard ) => `Heart: ${ title }`;

async function open(
	server: FakeServer,
	changes: Partial< Mentorship >,
	beside?: Partial< MentorshipDetails >
) {
	server.on( 'mentorship', reply( changes, beside ), ID );
	show(
		<PairPanel
			renderHeart={ renderHeart }
			id={ 7 }
			state={ changes.state ?? 'requested' }
			onAnswer={ onAnswer }
			onReport={ onReport }
			renderMeetings={ ( { meetings } ) =>
				`Meetings: ${ meetings.held }`
			}
		/>
	);
	const person = userEvent.setup();
	const fold = screen.getByText( /^\D/, { selector: 'summary' } );
	if ( ! fold.closest( 'details' )?.open ) {
		await person.click( fold );
	}
	return person;
}

test( 'a founder sees how long the request waits, and takes it back after a question', async () => {
	const server = setUp( 'frontuser' );
	const person = await open( server, {} );
	expect(
		await screen.findByText( 'You have been waiting for 4 days.' )
	).toBeVisible();
	server.on( 'mentorship_withdraw', {
		status: true,
		mentorship: mentorship( { state: 'withdrawn' } ),
	} );
	await person.click(
		screen.getByRole( 'button', { name: 'Withdraw the request' } )
	);
	const question = await screen.findByRole( 'alertdialog' );
	expect( server.of( 'mentorship_withdraw' ) ).toHaveLength( 0 );

	server.on(
		'mentorship',
		reply( {
			state: 'withdrawn',
			can: {
				reply: false,
				decline: false,
				withdraw: false,
				end: false,
				propose_meeting: false,
			},
		} ),
		ID
	);
	await person.click(
		within( question ).getByRole( 'button', { name: 'Withdraw' } )
	);
	expect(
		await screen.findByText( 'You have withdrawn this request.' )
	).toBeVisible();
	expect( server.of( 'mentorship_withdraw' )[ 0 ]?.body ).toEqual( {
		id: 7,
	} );
	expect(
		screen.getByRole( 'link', { name: 'Write again' } )
	).toHaveAttribute( 'href', '/mentorius/rasa-kazlauskiene' );
	expect(
		screen.getByRole( 'link', { name: 'Find a mentor' } )
	).toHaveAttribute( 'href', '/rask-mentoriu' );
} );

test( 'a founder who waits long is told to ask one of the others as well', async () => {
	const server = setUp( 'frontuser' );
	await open( server, { waiting_days: 7 }, { alternatives: [ OTHER ] } );
	expect( await screen.findByText( /^No answer yet/ ) ).toBeVisible();
	expect( screen.queryByText( /we suggest others/ ) ).toBeNull();
	expect( screen.getByText( 'Heart: Šarūnas Mažeika' ) ).toBeVisible();
} );

test.each( [
	[ 'frontuser', 'founder', 'goals_reached', 'You thanked' ],
	[ 'frontuser', 'founder', null, 'The mentor thanks you' ],
	[ 'mentorius', 'mentor', null, 'The founder thanks you' ],
] as const )(
	'thanks say whose they are: %s, %s, %s',
	async ( role, side, reason, title ) => {
		await open( setUp( role ), {
			state: 'ended',
			side,
			reason,
			thanks: 'Ačiū!',
		} );
		expect(
			await screen.findByRole( 'heading', { name: title } )
		).toBeVisible();
	}
);

test( 'a mentor sees who asks, and declines; a refusal keeps the words', async () => {
	const server = setUp( 'mentorius' );
	const person = await open(
		server,
		{
			side: 'mentor',
			can: {
				reply: true,
				decline: true,
				withdraw: false,
				end: false,
				propose_meeting: false,
			},
		},
		{ founder: FOUNDER }
	);
	expect( await screen.findByText( 'UAB Avilys, 2021' ) ).toBeVisible();
	expect( screen.getByText( 'Kaip parduoti Latvijoje?' ) ).toBeVisible();
	await person.click( screen.getByRole( 'button', { name: 'Answer' } ) );
	expect( onAnswer ).toHaveBeenCalledTimes( 1 );

	await person.click(
		screen.getByRole( 'button', { name: 'I can’t help now' } )
	);
	const dialog = await screen.findByRole( 'dialog' );
	await person.selectOptions(
		within( dialog ).getByLabelText( 'Reason' ),
		'No free places'
	);
	await person.type(
		within( dialog ).getByLabelText( /A word to the founder/ ),
		'Parašykite pavasarį'
	);
	fireEvent.change(
		within( dialog ).getByLabelText( /No new requests until/ ),
		{ target: { value: '2126-12-12' } }
	);
	server.refuse( 'mentorship_decline', refusal( 409, 'conflict' ) );
	const send = within( dialog ).getByRole( 'button', {
		name: 'Decline the request',
	} );
	await person.click( send );
	expect( await within( dialog ).findByRole( 'alert' ) ).toHaveTextContent(
		'Refused: conflict'
	);
	expect(
		within( dialog ).getByLabelText( /A word to the founder/ )
	).toHaveValue( 'Parašykite pavasarį' );

	server.on( 'mentorship_decline', {
		status: true,
		mentorship: mentorship( { side: 'mentor', state: 'declined' } ),
	} );
	await person.click( send );
	await waitFor( () =>
		expect( screen.queryByRole( 'dialog' ) ).not.toBeInTheDocument()
	);
	expect( server.of( 'mentorship_decline' ).at( -1 )?.body ).toEqual( {
		id: 7,
		reason: 'full',
		text: 'Parašykite pavasarį',
		busy_until: '2126-12-12',
	} );
} );

test( 'a founder without a plan is led to the form of one, for this mentor', async () => {
	await open( setUp( 'frontuser' ), {
		state: 'active',
		plan_ids: [],
		can: {
			reply: true,
			decline: false,
			withdraw: false,
			end: true,
			propose_meeting: true,
		},
	} );
	const { hash } = screen.getByRole< HTMLAnchorElement >( 'link', {
		name: 'Make an action plan',
	} );
	expect( newPlanFor( hash ) ).toBe( 9 );
} );

test( 'an end is asked about, and sends no empty answer', async () => {
	const server = setUp( 'frontuser' );
	const person = await open( server, {
		state: 'active',
		answered_at: '2026-11-21T08:00:00Z',
		can: {
			reply: true,
			decline: false,
			withdraw: false,
			end: true,
			propose_meeting: false,
		},
	} );
	await person.click(
		await screen.findByRole( 'button', { name: 'End the mentorship' } )
	);
	const dialog = await screen.findByRole( 'dialog' );
	server.on( 'mentorship_end', {
		status: true,
		mentorship: mentorship( { state: 'ended' } ),
	} );
	await person.type(
		within( dialog ).getByLabelText( /Thank the mentor/ ),
		'Ačiū'
	);
	await person.click(
		within( dialog ).getByRole( 'button', { name: 'End the mentorship' } )
	);
	await waitFor( () =>
		expect( server.of( 'mentorship_end' )[ 0 ]?.body ).toEqual( {
			id: 7,
			reason: 'goals_reached',
			thanks: 'Ačiū',
			note: '',
		} )
	);
} );

test.each( [
	[ 'declined', 'no_time', 'No time' ],
	[ 'unanswered', null, /has not answered/ ],
] as const )(
	'after %s there are others to ask, which nobody has to unfold',
	async ( state, reason, words ) => {
		setUp( 'frontuser' ).on(
			'mentorship',
			reply( { state, reason }, { alternatives: [ OTHER ] } ),
			ID
		);
		show(
			<PairPanel
				renderHeart={ renderHeart }
				id={ 7 }
				state={ state }
				onAnswer={ onAnswer }
				onReport={ onReport }
				renderMeetings={ () => null }
			/>
		);
		expect( await screen.findByText( words ) ).toBeVisible();
		expect(
			screen.getByRole( 'link', { name: /Šarūnas Mažeika/ } )
		).toHaveAttribute( 'href', '/mentorius/sarunas-mazeika' );
	}
);

test( 'what cannot be loaded can be tried again', async () => {
	const server = setUp( 'frontuser' );
	show(
		<PairPanel
			renderHeart={ renderHeart }
			id={ 7 }
			state="active"
			onAnswer={ onAnswer }
			onReport={ onReport }
			renderMeetings={ ( { meetings } ) =>
				`Meetings: ${ meetings.held }`
			}
		/>
	);
	await userEvent.click( screen.getByText( 'Mentorship: active' ) );
	const again = await screen.findByRole( 'button', { name: 'Try again' } );
	server.on( 'mentorship', reply( {} ), ID );
	await userEvent.click( again );
	expect( await screen.findByText( /You have been waiting/ ) ).toBeVisible();
} );

test( 'what the other side did meanwhile is shown once a change is refused, and the conversation is read again', async () => {
	const server = setUp( 'frontuser' );
	const can = {
		reply: true,
		decline: false,
		withdraw: false,
		end: true,
		propose_meeting: true,
	};
	const person = await open( server, { state: 'active', can } );
	const told = jest.spyOn( QueryClient.prototype, 'invalidateQueries' );
	await person.click(
		await screen.findByRole( 'button', { name: 'End the mentorship' } )
	);
	const dialog = within( await screen.findByRole( 'dialog' ) );
	server.on(
		'mentorship',
		reply( {
			state: 'ended',
			ended_at: '2026-11-24T08:00:00Z',
			can: { ...can, reply: false, end: false, propose_meeting: false },
		} ),
		ID
	);
	server.refuse( 'mentorship_end', refusal( 409, 'conflict' ) );
	await person.click(
		dialog.getByRole( 'button', { name: 'End the mentorship' } )
	);
	expect( await dialog.findByText( 'It was not sent' ) ).toBeVisible();
	await person.click( dialog.getByRole( 'button', { name: 'Cancel' } ) );
	expect(
		await screen.findByText( /^The mentorship ended on/ )
	).toBeVisible();
	told.mockClear();

	// Another one whose conversation says that it goes on.
	show(
		<PairPanel
			renderHeart={ renderHeart }
			id={ 7 }
			state="active"
			onAnswer={ onAnswer }
			onReport={ onReport }
			renderMeetings={ () => null }
		/>
	);
	await waitFor( () =>
		expect( told ).toHaveBeenCalledWith( {
			queryKey: [ 'get_conversations' ],
		} )
	);
	told.mockRestore();
} );

test( 'whom one blocks is not suggested again, and can be unblocked there', async () => {
	const server = setUp( 'frontuser' );
	await open( server, {
		state: 'declined',
		reason: 'no_time',
		blocked_by_me: true,
	} );
	expect(
		await screen.findByRole( 'button', { name: 'Unblock this person' } )
	).toBeVisible();
	expect( screen.queryByRole( 'link', { name: 'Write again' } ) ).toBeNull();
	expect(
		screen.getByRole( 'link', { name: 'Find a mentor' } )
	).toBeVisible();
} );

test.each( [
	[ 'frontuser', 'founder', 1 ],
	[ 'mentorius', 'mentor', 0 ],
] as const )(
	'%s: what the other side wrote can be reported, one’s own not; the conversation always',
	async ( role, side, count ) => {
		const server = setUp( role );
		const person = await open( server, {
			side,
			state: 'declined',
			text: 'Netrukdykite.',
		} );
		await screen.findByText( 'Netrukdykite.' );
		const words = screen.queryAllByRole( 'button', {
			name: 'Report this text',
		} );
		expect( words ).toHaveLength( count );
		if ( words[ 0 ] ) {
			await person.click( words[ 0 ] );
			expect( onReport ).toHaveBeenLastCalledWith(
				'mentorship',
				expect.objectContaining( { id: 7 } )
			);
		}
		await person.click(
			screen.getByRole( 'button', { name: 'Report this conversation' } )
		);
		expect( onReport ).toHaveBeenLastCalledWith(
			'conversation',
			expect.objectContaining( { id: 7 } )
		);
	}
);
