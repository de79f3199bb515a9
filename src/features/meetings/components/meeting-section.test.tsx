import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setBootData } from '../../../lib/boot';
import { sessionStore } from '../../../lib/session';
import { bootDataFor } from '../../../testing/boot-data';
import { FakeServer, refusal } from '../../../testing/fake-server';
import { renderScreen } from '../../../testing/render-screen';
import { userFor } from '../../../testing/user';
import type { Meeting } from '../api';
import { timeLabel } from '../lib/meeting-times';
import { MeetingSection } from './meeting-section';

const HOUR = 3_600_000;
const at = ( hours: number ) =>
	new Date( Date.now() + hours * HOUR ).toISOString();

function meetingOf( changes: Partial< Meeting > = {} ): Meeting {
	return {
		id: 3,
		mentorship_id: 7,
		person: { name: 'Rasa Kazlauskienė' },
		state: 'proposed',
		mine: false,
		times: [ '2030-06-03T07:00:00Z', '2030-12-03T08:30:00Z' ],
		start: null,
		minutes: 90,
		place: 'Kavinė „Rytas“',
		note: 'Atsineškite planą',
		answer_note: '',
		my_word: null,
		ics: null,
		...changes,
	};
}

const open = ( ...list: Meeting[] ) => openSection( true, ...list );

function openSection( mayPropose: boolean, ...list: Meeting[] ) {
	setBootData( bootDataFor() );
	window.localStorage.clear();
	sessionStore.getState().signIn( {
		...userFor( { role: 'frontuser' } ),
		token: 'a'.repeat( 64 ),
	} );
	const server = new FakeServer();
	const show = ( ...meetings: Meeting[] ) =>
		server.on( 'meetings', {
			status: true,
			list: meetings,
			total: meetings.length,
		} );
	show( ...list );
	renderScreen(
		<MeetingSection
			mentorshipId={ 7 }
			held={ { held: 2, minutes: 150 } }
			mayPropose={ mayPropose }
		/>
	);
	return { server, show, person: userEvent.setup() };
}

test( 'one of the proposed times is taken; a time that is over is told at the choice', async () => {
	const { server, show, person } = open( meetingOf() );
	expect(
		await screen.findByText( 'Rasa Kazlauskienė proposes a time.' )
	).toBeVisible();
	// In Vilnius, summer and winter.
	expect(
		screen.getByText( /birželio 3\sd\., pirmadienis, 10:00/ )
	).toBeVisible();
	expect(
		screen.getByText( '2 meetings took place, 2 h 30 min.' )
	).toBeVisible();
	const choose = screen.getByRole( 'button', { name: 'Choose a time' } );
	expect( choose ).toHaveAccessibleDescription( /birželio 3\sd\./ );
	await person.click( choose );
	const dialog = within( await screen.findByRole( 'dialog' ) );
	const send = dialog.getByRole( 'button', { name: 'Send the answer' } );
	await person.click( send );
	expect( await dialog.findByText( 'Choose one' ) ).toBeVisible();

	server.refuse(
		'meeting_answer',
		refusal( 400, 'invalid', { fields: { time: 'date_past' } } )
	);
	await person.click(
		dialog.getByRole( 'radio', {
			name: /gruodžio 3\sd\., antradienis, 10:30/,
		} )
	);
	await person.click( send );
	expect(
		await dialog.findByText( 'This time is over. Choose another one.' )
	).toBeVisible();
	server.refuse( 'meeting_answer', refusal( 409, 'meeting_overlaps' ) );
	await person.click( send );
	expect(
		await dialog.findByText( /already agreed on a meeting at this time/ )
	).toBeVisible();
	expect( dialog.getByRole( 'radiogroup' ) ).toHaveAccessibleDescription(
		/already agreed on a meeting/
	);

	const agreed = meetingOf( {
		state: 'agreed',
		start: '2030-12-03T08:30:00Z',
		ics: 'BEGIN:VCALENDAR',
	} );
	server.on( 'meeting_answer', { status: true, meeting: agreed } );
	show( agreed );
	await person.click( send );
	expect( await screen.findByText( 'Agreed' ) ).toBeVisible();
	expect( server.of( 'meeting_answer' ).at( -1 )?.body ).toEqual( {
		id: 3,
		time: '2030-12-03T08:30:00Z',
		note: '',
	} );
	expect( screen.queryByRole( 'dialog' ) ).toBeNull();
	expect(
		screen.getByRole( 'button', { name: 'Add to calendar' } )
	).toBeVisible();
} );

test( 'that no time fits is an answer too', async () => {
	const { server, person } = open( meetingOf() );
	await person.click(
		await screen.findByRole( 'button', { name: 'Choose a time' } )
	);
	const dialog = within( await screen.findByRole( 'dialog' ) );
	await person.click(
		dialog.getByRole( 'radio', { name: 'None of these times' } )
	);
	server.on( 'meeting_answer', {
		status: true,
		meeting: meetingOf( { state: 'declined' } ),
	} );
	await person.click(
		dialog.getByRole( 'button', { name: 'Send the answer' } )
	);
	await screen.findByRole( 'button', { name: 'Choose a time' } );
	expect( server.of( 'meeting_answer' )[ 0 ]?.body ).toMatchObject( {
		time: null,
	} );
} );

test( 'up to three times are proposed in Vilnius’s time; a refusal stands at the time it is for, and nothing typed is lost', async () => {
	const { server, person } = open();
	expect( await screen.findByText( 'No meetings yet.' ) ).toBeVisible();
	await person.click(
		screen.getByRole( 'button', { name: 'Propose a meeting' } )
	);
	const dialog = within( await screen.findByRole( 'dialog' ) );
	await person.type( dialog.getByLabelText( /^Time 1/ ), '2030-06-03T10:00' );
	await person.type( dialog.getByLabelText( /^Time 3/ ), '2030-12-03T10:30' );
	await person.type( dialog.getByLabelText( /^Place/ ), 'Telefonu' );
	server.refuse(
		'meeting_propose',
		refusal( 400, 'invalid', { fields: { 'times.1': 'invalid' } } )
	);
	const propose = dialog.getByRole( 'button', { name: 'Propose' } );
	await person.click( propose );
	expect(
		await dialog.findByText( 'Choose a day and a time within half a year' )
	).toBeVisible();
	expect( dialog.getByLabelText( /^Time 3/ ) ).toHaveAttribute(
		'aria-invalid',
		'true'
	);
	expect( dialog.getByLabelText( /^Time 2/ ) ).not.toHaveAttribute(
		'aria-invalid'
	);

	server.refuse( 'meeting_propose', refusal( 409, 'conflict' ) );
	await person.click( propose );
	expect(
		await dialog.findByText( 'The meeting was not proposed' )
	).toBeVisible();
	expect( dialog.getByLabelText( /^Place/ ) ).toHaveValue( 'Telefonu' );

	server.on( 'meeting_propose', { status: true, meeting: meetingOf() } );
	await person.click( propose );
	expect( await screen.findByText( 'No meetings yet.' ) ).toBeVisible();
	const bodies = server.of( 'meeting_propose' ).map( ( { body } ) => body );
	expect( bodies.at( -1 ) ).toMatchObject( {
		mentorship_id: 7,
		times: [ '2030-06-03T07:00:00.000Z', '2030-12-03T08:30:00.000Z' ],
		minutes: 60,
		place: 'Telefonu',
	} );
	expect( new Set( bodies.map( ( body ) => body.client_id ) ).size ).toBe(
		1
	);
} );

test( 'after it began either says whether it took place, for two weeks', async () => {
	const past = { state: 'agreed', minutes: 30 } as const;
	const start = at( -2 );
	const { server, show, person } = open(
		meetingOf( { ...past, id: 4, start } ),
		meetingOf( { ...past, id: 5, start: at( -15 * 24 ) } )
	);
	expect(
		await screen.findByText( 'Did it take place?', {
			selector: '.mp-meetings > .mp-meetings__list *',
		} )
	).toBeVisible();
	await person.click( screen.getByText( 'Earlier meetings' ) );
	await person.click(
		screen.getByRole( 'button', { name: 'Say if it took place' } )
	);
	const dialog = within( await screen.findByRole( 'dialog' ) );
	// Which of them it is about.
	expect(
		dialog.getByText( timeLabel( start ).replace( /\s/g, ' ' ) )
	).toBeVisible();
	await person.clear( dialog.getByLabelText( 'How many minutes' ) );
	await person.type( dialog.getByLabelText( 'How many minutes' ), '3' );
	await person.click( dialog.getByRole( 'button', { name: 'Save' } ) );
	expect( await dialog.findByText( 'Enter 5 to 480 minutes' ) ).toBeVisible();
	await person.selectOptions(
		dialog.getByLabelText( 'Your answer' ),
		'No, it did not'
	);
	server.on( 'meeting_log', { status: true, meeting: meetingOf() } );
	show(
		meetingOf( {
			...past,
			id: 4,
			start,
			my_word: { held: false, minutes: 0 },
		} )
	);
	await person.click( dialog.getByRole( 'button', { name: 'Save' } ) );
	expect(
		await screen.findByText( 'Waiting for the other side' )
	).toBeVisible();
	expect( server.of( 'meeting_log' )[ 0 ]?.body ).toEqual( {
		id: 4,
		held: false,
	} );
} );

test( 'a day that was never proposed is confirmed while it waits, however long ago; times that are over are not chosen', async () => {
	const { person } = open(
		meetingOf( {
			id: 4,
			state: 'agreed',
			times: [],
			start: at( -40 * 24 ),
		} ),
		meetingOf( { id: 5, state: 'agreed', times: [], start: at( 2 ) } ),
		meetingOf( { id: 6, times: [ at( -1 ) ] } )
	);
	expect(
		await screen.findAllByRole( 'button', { name: 'Say if it took place' } )
	).toHaveLength( 2 );
	expect( screen.queryByRole( 'button', { name: 'Call off' } ) ).toBeNull();
	await person.click( screen.getByText( 'Earlier meetings' ) );
	expect(
		screen.queryByRole( 'button', { name: 'Choose a time' } )
	).toBeNull();
	expect( screen.getByText( 'No time was chosen' ) ).toBeVisible();
	expect( screen.queryByText( /proposes a time/ ) ).toBeNull();
} );

test( 'what the other side did meanwhile is shown once it is refused', async () => {
	const { server, show, person } = open( meetingOf() );
	await person.click(
		await screen.findByRole( 'button', { name: 'Choose a time' } )
	);
	const dialog = within( await screen.findByRole( 'dialog' ) );
	await person.click( dialog.getByRole( 'radio', { name: /gruodžio/ } ) );
	show( meetingOf( { state: 'cancelled' } ) );
	server.refuse( 'meeting_answer', refusal( 409, 'conflict' ) );
	await person.click(
		dialog.getByRole( 'button', { name: 'Send the answer' } )
	);
	expect(
		await dialog.findByText( 'The answer was not sent' )
	).toBeVisible();
	await person.click( dialog.getByRole( 'button', { name: 'Cancel' } ) );
	expect( await screen.findByText( 'Called off' ) ).toBeInTheDocument();
	expect(
		screen.queryByRole( 'button', { name: 'Choose a time' } )
	).toBeNull();
} );

test( 'an answer or a cancellation that had arrived is done, though its repeat is refused', async () => {
	const start = '2030-12-03T08:30:00Z';
	const { server, show, person } = open( meetingOf() );
	await person.click(
		await screen.findByRole( 'button', { name: 'Choose a time' } )
	);
	const dialog = within( await screen.findByRole( 'dialog' ) );
	await person.click( dialog.getByRole( 'radio', { name: /gruodžio/ } ) );
	show( meetingOf( { state: 'agreed', start } ) );
	server.refuse( 'meeting_answer', refusal( 409, 'conflict' ) );
	await person.click(
		dialog.getByRole( 'button', { name: 'Send the answer' } )
	);
	expect( await screen.findByText( 'Agreed' ) ).toBeVisible();
	expect( screen.queryByRole( 'dialog' ) ).toBeNull();

	await person.click( screen.getByRole( 'button', { name: 'Call off' } ) );
	const off = within( await screen.findByRole( 'dialog' ) );
	await person.type( off.getByLabelText( /^Note/ ), 'Sergu' );
	show( meetingOf( { state: 'cancelled', start, answer_note: 'Sergu' } ) );
	server.refuse( 'meeting_cancel', refusal( 409, 'conflict' ) );
	await person.click( off.getByRole( 'button', { name: 'Call off' } ) );
	expect( await screen.findByText( 'Called off' ) ).toBeInTheDocument();
	expect( screen.queryByRole( 'dialog' ) ).toBeNull();
} );

test( 'a time typed in part is asked for, not left out', async () => {
	const { server, person } = open();
	await person.click(
		await screen.findByRole( 'button', { name: 'Propose a meeting' } )
	);
	const dialog = within( await screen.findByRole( 'dialog' ) );
	await person.type( dialog.getByLabelText( /^Time 1/ ), '2030-06-03T10:00' );
	await person.type( dialog.getByLabelText( /^Place/ ), 'Telefonu' );
	// What browsers tell of a day without a time.
	Object.defineProperty( dialog.getByLabelText( /^Time 2/ ), 'validity', {
		value: { badInput: true },
	} );
	await person.click( dialog.getByRole( 'button', { name: 'Propose' } ) );
	expect(
		await dialog.findByText( 'Enter both the day and the time' )
	).toBeVisible();
	expect( server.of( 'meeting_propose' ) ).toHaveLength( 0 );
} );

test( 'a time that the clock skips is not made another one', async () => {
	const { server, person } = open();
	await person.click(
		await screen.findByRole( 'button', { name: 'Propose a meeting' } )
	);
	const dialog = within( await screen.findByRole( 'dialog' ) );
	await person.type( dialog.getByLabelText( /^Time 1/ ), '2027-03-28T03:30' );
	await person.type( dialog.getByLabelText( /^Time 2/ ), '2027-03-28T04:30' );
	await person.type( dialog.getByLabelText( /^Place/ ), 'Telefonu' );
	await person.click( dialog.getByRole( 'button', { name: 'Propose' } ) );
	expect(
		await dialog.findByText( /^That night the clock skips/ )
	).toBeVisible();
	expect( dialog.getByLabelText( /^Time 2/ ) ).not.toHaveAttribute(
		'aria-invalid'
	);
	expect( server.of( 'meeting_propose' ) ).toHaveLength( 0 );
} );

test( 'only times that are still to come can be chosen', async () => {
	const { person } = open(
		meetingOf( { times: [ at( -1 ), '2030-12-03T08:30:00Z' ] } )
	);
	await person.click(
		await screen.findByRole( 'button', { name: 'Choose a time' } )
	);
	expect( screen.getAllByRole( 'time' ) ).toHaveLength( 1 );
	expect(
		within( await screen.findByRole( 'dialog' ) ).getAllByRole( 'radio' )
	).toHaveLength( 2 );
} );

test( 'where the answers differ it stays in sight, and what was changed is kept', async () => {
	const { person } = open(
		meetingOf( {
			state: 'unclear',
			start: at( -2 ),
			my_word: { held: true, minutes: 60 },
		} )
	);
	expect(
		await screen.findByText( 'Your answers differ', {
			selector: '.mp-meetings > .mp-meetings__list *',
		} )
	).toBeVisible();
	const change = screen.getByRole( 'button', { name: 'Change your answer' } );
	await person.click( change );
	const minutes = async () =>
		within( await screen.findByRole( 'dialog' ) ).getByLabelText(
			'How many minutes'
		);
	await person.clear( await minutes() );
	await person.type( await minutes(), '45' );
	await person.click( screen.getByRole( 'button', { name: 'Cancel' } ) );
	await person.click( change );
	await waitFor( async () => expect( await minutes() ).toHaveValue( 45 ) );
} );

test( 'after the end a proposal waits for nothing, and a meeting is called off without a note that nobody gets', async () => {
	const { person } = openSection(
		false,
		meetingOf(),
		meetingOf( {
			id: 4,
			state: 'agreed',
			start: '2030-12-03T08:30:00Z',
		} )
	);
	expect( await screen.findByText( 'No time was chosen' ) ).toBeVisible();
	await person.click( screen.getByRole( 'button', { name: 'Call off' } ) );
	const dialog = within( await screen.findByRole( 'dialog' ) );
	expect( dialog.queryByLabelText( /^Note/ ) ).toBeNull();
} );

test( 'what cannot be loaded can be tried again', async () => {
	const { server, show, person } = open();
	await screen.findByText( 'No meetings yet.' );
	delete server.answers.meetings;
	renderScreen(
		<MeetingSection
			mentorshipId={ 8 }
			held={ { held: 0, minutes: 0 } }
			mayPropose
		/>
	);
	const again = await screen.findByRole( 'button', { name: 'Try again' } );
	show( meetingOf() );
	await person.click( again );
	expect(
		await screen.findByText( 'Rasa Kazlauskienė proposes a time.' )
	).toBeVisible();
} );
