import { screen, within } from '@testing-library/react';
import { setBootData } from '../../../lib/boot';
import { boot, open, startServer, story } from '../testing';
import type { Story } from '../api';
import { StoryScreen } from './story-screen';

afterEach( () => setBootData( null ) );

function show(
	brought: Story | null,
	answers: Record< string, unknown > = {}
) {
	boot(
		brought
			? [
					{
						route: 'success_stories',
						input: { slug: 'istorija-1' },
						data: brought,
					},
			  ]
			: []
	);
	const { fetch: fetched } = startServer( answers );
	open(
		'/success-stories/istorija-1',
		'/success-stories/:slug',
		<StoryScreen renderMissing={ () => <p>404 Not found</p> } />
	);
	return fetched;
}

test( 'a story as the document brought it, with the way back and other stories', () => {
	const fetched = show( story() );

	expect(
		screen.getByRole( 'heading', { level: 1, name: 'Istorija 1' } )
	).toBeInTheDocument();
	expect( screen.getByText( 'Visa istorija.' ) ).toBeInTheDocument();
	expect(
		screen.getByRole( 'link', { name: 'Sėkmės istorijos' } )
	).toHaveAttribute( 'href', '/sekmes-istorijos' );
	const others = screen.getByRole( 'region', { name: 'Other stories' } );
	expect(
		within( others )
			.getAllByRole( 'link' )
			.map( ( link ) => link.getAttribute( 'href' ) )
	).toEqual( [
		'/success-stories/istorija-2',
		'/success-stories/istorija-3',
	] );
	expect( document.title ).toBe( 'Istorija 1 | Mentoriai' );
	expect( fetched ).not.toHaveBeenCalled();
} );

test( 'a text that is not translated says so and carries its language', () => {
	show( story( { text_lang: 'en', istorijos: [] } ) );

	expect(
		screen.getByText( /not been translated into Lithuanian/ )
	).toBeInTheDocument();
	expect(
		screen.getByText( 'Visa istorija.' ).closest( '[lang]' )
	).toHaveAttribute( 'lang', 'en' );
	expect(
		screen.queryByRole( 'region', { name: 'Other stories' } )
	).toBeNull();
} );

test( 'a story that is not there is the 404 page', async () => {
	show( null, { 'success_stories/istorija-1': 404 } );
	expect( await screen.findByText( '404 Not found' ) ).toBeInTheDocument();
} );

test( 'a story that cannot be reached can be tried again', async () => {
	show( null );
	expect( await screen.findByRole( 'alert' ) ).toHaveTextContent(
		'Connection error'
	);
	expect(
		screen.getByRole( 'button', { name: 'Try again' } )
	).toBeInTheDocument();
} );
