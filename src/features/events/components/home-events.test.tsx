import { screen, within } from '@testing-library/react';
import { setBootData } from '../../../lib/boot';
import { boot, card, open } from '../testing';
import { HomeEvents } from './home-events';

// jsdom lays nothing out: what Swiper does is seen in a browser.
jest.mock( 'swiper', () => ( { Swiper: jest.fn() } ) );

beforeEach( () => {
	window.matchMedia = () =>
		( {
			matches: false,
			addEventListener: () => undefined,
			removeEventListener: () => undefined,
		} ) as unknown as MediaQueryList;
} );

afterEach( () => setBootData( null ) );

test( 'shows each event with its date, place and a way to it, and one to all', () => {
	boot();
	open(
		'/',
		'/',
		<HomeEvents
			titleId="t"
			events={ [
				card( 1 ),
				card( 2, { event_status: 'postponed', start_time: '' } ),
			] }
		/>
	);
	const section = within(
		screen.getByRole( 'region', { name: 'Upcoming events' } )
	);
	const [ first, second ] = section.getAllByRole( 'article' );
	expect( first ).toHaveTextContent( 'Mokymai' );
	expect( first ).toHaveTextContent( '2026 m. gruodžio 3 d.' );
	expect( first ).toHaveTextContent( 'ketvirtadienis, 17:30' );
	expect( first ).toHaveTextContent( 'Kaunas, Kauno spiečius' );
	expect(
		within( first as HTMLElement ).getByRole( 'link', {
			name: 'More Renginys 1',
		} )
	).toHaveAttribute( 'href', '/event/e-1' );
	expect( second ).toHaveTextContent( 'Postponed' );
	expect(
		section.getByRole( 'link', { name: 'All events' } )
	).toHaveAttribute( 'href', '/renginiai' );
} );
