import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { MentorshipDetails } from '../../features/mentorships/api';
import { mentorship } from '../../features/mentorships/testing';
import { conversation } from '../../features/messages/testing/fake-server';
import { useBrowserList } from '../../features/mentors/lib/browser-list';
import { enter, freshBrowser } from '../../features/mentors/shortlist-testing';
import { card } from '../../features/mentors/testing';
import { renderScreen } from '../../testing/render-screen';
import { ConversationRoute } from './conversation';
import { PageSection } from './page-section';

const isWide = jest.fn();

beforeEach( () => {
	isWide.mockReturnValue( false );
	window.matchMedia = () =>
		( {
			matches: isWide(),
			addEventListener: () => undefined,
			removeEventListener: () => undefined,
		} ) as unknown as MediaQueryList;
} );

const heart = ( id: number ) =>
	screen.findByRole( 'button', {
		name: `Save the mentor: Vardė Pavardė ${ id }`,
	} );

test( 'a mentor of a section on a page is saved there, whole', async () => {
	freshBrowser();
	renderScreen(
		<PageSection
			id="mentors"
			block={ {
				type: 'section',
				section: 'mentoriai',
				title: 'Mentoriai',
				button: { text: '', link: '' },
				data: [ 1, 2 ].map( ( id ) => ( {
					...card( id ),
					first_name: 'Vardė',
					last_name: `Pavardė ${ id }`,
					pareigos_ir_imone: 'Vadovė',
				} ) ),
			} }
		/>
	);
	await userEvent.click( await heart( 2 ) );
	expect( await heart( 2 ) ).toHaveAttribute( 'aria-pressed', 'true' );
	expect( useBrowserList.getState().list ).toEqual( [
		{ ...card( 2 ), lang: 'lt' },
	] );
} );

test( 'a mentor who could help instead is saved beside the conversation', async () => {
	// What stands beside is folded where it is narrow.
	isWide.mockReturnValue( true );
	const server = freshBrowser();
	enter();
	server
		.on( 'get_conversations', [ conversation( 5 ) ] )
		.on( 'get_conversation_meta', [] )
		.on(
			'mentorship',
			{
				status: true,
				mentorship: mentorship( { waiting_days: 7 } ),
				founder: null,
				alternatives: [ card( 3 ) ],
			} as unknown as MentorshipDetails,
			{ id: 1 }
		);
	renderScreen( <ConversationRoute />, '/pokalbis/5', {
		pattern: '/pokalbis/:id',
	} );
	await userEvent.click( await heart( 3 ) );
	expect( server.written ).toMatchObject( [ { id: 3, on: true } ] );
} );
