import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setBootData } from '../lib/boot';
import { keepFocus } from '../lib/kept-focus';
import { lazyCode } from '../lib/lazy-code';
import { bootDataFor } from '../testing/boot-data';
import type { AppRoute } from './routes';
import { ScreenView } from './screen-view';

jest.mock( '../lib/new-build', () => ( {
	isOutdated: () => Promise.resolve( false ),
} ) );

test( 'a screen that could not be loaded is tried again, and the focus goes to its heading', async () => {
	setBootData( bootDataFor() );
	const end = keepFocus();
	let works = false;
	const route: AppRoute = {
		path: '',
		entry: 'anyone',
		pageId: 0,
		skeleton: 'page',
		screen: lazyCode( async () => {
			if ( ! works ) {
				throw new Error( 'ChunkLoadError' );
			}
			return () => <h1>Events</h1>;
		} ),
	};
	render(
		<main tabIndex={ -1 }>
			<ScreenView route={ route } draft={ false } />
		</main>
	);
	const again = await screen.findByRole( 'button', { name: 'Try again' } );
	works = true;
	await userEvent.click( again );
	expect(
		await screen.findByRole( 'heading', { name: 'Events' } )
	).toHaveFocus();
	end();
} );
