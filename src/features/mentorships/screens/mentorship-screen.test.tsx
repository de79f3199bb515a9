import { screen } from '@testing-library/react';
import { EarlierMentorship } from '../components/earlier-mentorship';
import { situation } from '../lib/situation';
import { mentorship, setUp, show } from '../testing';
import { MentorshipScreen } from './mentorship-screen';

const ID = { id: 7 };
const NOTHING = {
	reply: false,
	decline: false,
	withdraw: false,
	end: false,
	propose_meeting: false,
};

function open( latest: number ) {
	setUp( 'frontuser' ).on(
		'mentorship',
		{
			status: true,
			mentorship: mentorship( {
				state: 'declined',
				reason: 'no_time',
				ended_at: '2026-11-22T08:00:00Z',
				latest_id: latest,
				can: NOTHING,
			} ),
			founder: null,
			alternatives: [],
		},
		ID
	);
	show(
		<MentorshipScreen
			id={ 7 }
			renderTalk={ ( convo ) => `Talk ${ convo }` }
			renderEarlier={ ( details ) => (
				<EarlierMentorship
					details={ details }
					onReport={ jest.fn() }
					renderMeetings={ () => null }
				/>
			) }
			renderMissing={ () => 'Missing' }
		/>
	);
}

test( 'the newest mentorship of a pair is their conversation', async () => {
	open( 7 );
	expect( await screen.findByText( 'Talk 5' ) ).toBeVisible();
} );

test( 'an earlier one is shown itself, and leads to the newest', async () => {
	open( 9 );
	expect(
		await screen.findByRole( 'heading', { name: 'Mentorship: declined' } )
	).toBeVisible();
	expect( screen.getByText( 'No time' ) ).toBeVisible();
	expect( screen.getByText( '2026 m. lapkričio 22 d.' ) ).toBeVisible();
	expect(
		screen.getByRole( 'link', { name: 'Open the newest mentorship' } )
	).toHaveAttribute( 'href', '/mentoryste/9' );
	expect(
		screen.getByRole( 'link', { name: 'Open the conversation' } )
	).toHaveAttribute( 'href', '/pokalbis/5' );
	// They have asked anew already.
	expect( screen.queryByText( 'Write again' ) ).toBeNull();
} );

test( 'a mentor is not asked to answer one after which the founder has asked anew', () => {
	const declined = { side: 'mentor', state: 'declined' } as const;
	expect( situation( mentorship( declined ) )[ 1 ] ).toMatch( /^If you can/ );
	expect(
		situation( mentorship( { ...declined, latest_id: 9 } ) )[ 1 ]
	).toBe( '' );
} );
