import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mentorship, setUp, show } from '../testing';
import { MentorshipListScreen } from './mentorship-list-screen';

test( 'open ones and past ones, each with its state and the way there', async () => {
	const server = setUp( 'mentorius' );
	server.answers.mentorships = ( { query } ) => ( {
		body: {
			status: true,
			list:
				query.get( 'state' ) === 'past'
					? [
							mentorship( {
								id: 8,
								side: 'mentor',
								state: 'ended',
								ended_at: '2026-10-01T08:00:00Z',
								reason: 'silent',
							} ),
					  ]
					: [
							mentorship( {
								side: 'mentor',
								can: {
									reply: true,
									decline: true,
									withdraw: false,
									end: false,
									propose_meeting: false,
								},
							} ),
					  ],
			total: 1,
		},
	} );
	show( <MentorshipListScreen draft={ false } /> );
	expect(
		await screen.findByText( 'This founder has been waiting for 4 days.' )
	).toBeVisible();
	expect(
		screen.getByRole( 'link', { name: /^Answer ?: Rasa Kazlauskienė/ } )
	).toHaveAttribute( 'href', '/mentoryste/7' );

	await userEvent.click( screen.getByRole( 'tab', { name: 'Past' } ) );
	expect(
		await screen.findByText( '2026-10-01 · No messages for a long time' )
	).toBeVisible();
	expect(
		screen.getByRole( 'link', { name: /^View ?: Rasa Kazlauskienė/ } )
	).toHaveAttribute( 'href', '/mentoryste/8' );
} );

test( 'nothing yet, and no connection', async () => {
	const server = setUp( 'frontuser' );
	show( <MentorshipListScreen draft={ false } /> );
	const again = await screen.findByRole( 'button', { name: 'Try again' } );
	server.on( 'mentorships', { status: true, list: [], total: 0 } );
	await userEvent.click( again );
	// Past ones may be on the other tab.
	expect( await screen.findByText( 'No current mentorships' ) ).toBeVisible();
	expect(
		screen.getByRole( 'link', { name: 'Find a mentor' } )
	).toHaveAttribute( 'href', '/rask-mentoriu' );
} );
