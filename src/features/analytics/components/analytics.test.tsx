import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { setBootData } from '../../../lib/boot';
import { bootDataFor } from '../../../testing/boot-data';
import { painted } from '../../../testing/painted';
import { CONSENT_COOKIE, consentStore, reopenConsent } from '../lib/consent';
import { forgetCounter } from '../lib/counter';
import type { AnalyticsConfig } from '../lib/providers';
import { Analytics } from './analytics';

const CONFIGS: Record<
	AnalyticsConfig[ 'provider' ][ 'name' ],
	AnalyticsConfig
> = {
	plausible: {
		mode: 'opt-out',
		provider: {
			name: 'plausible',
			host: 'https://p.example',
			site: 'a.lt',
		},
	},
	matomo: {
		mode: 'opt-out',
		provider: { name: 'matomo', host: 'https://m.example', site: '3' },
	},
	ga4: {
		mode: 'opt-out',
		provider: {
			name: 'ga4',
			host: 'https://g.example',
			site: 'G-ABCD1234',
		},
	},
};

const scripts = () =>
	[ ...document.head.querySelectorAll( 'script' ) ].map( ( { src } ) => src );

/** What has been told to whichever provider, as text. */
const told = () =>
	JSON.stringify( [
		window.plausible?.q,
		window._paq,
		( window.dataLayer ?? [] ).map( ( call ) => [
			...( call as unknown[] ),
		] ),
	] );

async function open( config: AnalyticsConfig, path = '/' ) {
	const user = userEvent.setup();
	render(
		<MemoryRouter initialEntries={ [ path ] }>
			<Analytics config={ config } />
			<main tabIndex={ -1 }>
				<Link to="/pokalbis/70077007">next</Link>
				<button onClick={ reopenConsent }>Cookie settings</button>
			</main>
		</MemoryRouter>
	);
	await painted();
	return user;
}

beforeEach( () => {
	setBootData( bootDataFor() );
	// jsdom paints nothing and measures nothing.
	Object.assign( window, {
		ResizeObserver: class {
			observe() {}
			disconnect() {}
		},
	} );
	document.cookie = `${ CONSENT_COOKIE }=; Max-Age=0; Path=/`;
	consentStore.setState( { choice: null, reopened: false } );
	forgetCounter();
	document.head.innerHTML = '';
	delete window.plausible;
	delete window._paq;
	delete window.dataLayer;
	Reflect.deleteProperty( navigator, 'globalPrivacyControl' );
} );

const notice = () =>
	screen.queryByRole( 'region', { name: 'Cookies and visit counting' } );

it.each( Object.values( CONFIGS ) )(
	'$provider.name: counts from the first page, stops at a no, and tells no numbers',
	async ( config ) => {
		// Answers of the finder stand after the #, in the browser's own address too.
		window.history.replaceState( null, '', '/#zodziai=secret' );
		const user = await open(
			config,
			'/?key=secret&utm_source=letter#zodziai=secret'
		);
		expect( scripts() ).toEqual( [
			expect.stringContaining( config.provider.host ),
		] );
		expect( told() ).toContain( 'http://localhost/?utm_source=letter' );
		expect( told() ).not.toContain( 'secret' );

		await user.click( screen.getByRole( 'link', { name: 'next' } ) );
		await painted();
		expect( told() ).toContain( '/pokalbis/:id' );
		expect( told() ).not.toContain( '70077007' );

		const before = told();
		await user.click( screen.getByRole( 'button', { name: 'Decline' } ) );
		expect( document.cookie ).toContain( 'treciujusaliu=0' );
		expect( notice() ).not.toBeInTheDocument();
		await user.click( screen.getByRole( 'link', { name: 'next' } ) );
		expect( told() ).toBe( before );
	}
);

it( 'loads nothing while a no is kept, and does not ask again', async () => {
	consentStore.setState( { choice: 'declined' } );
	await open( CONFIGS.matomo );
	expect( scripts() ).toEqual( [] );
	expect( notice() ).not.toBeInTheDocument();
} );

it( 'loads nothing before a yes in the opt-in mode', async () => {
	const user = await open( { ...CONFIGS.plausible, mode: 'opt-in' } );
	expect( scripts() ).toEqual( [] );

	await user.click( screen.getByRole( 'button', { name: 'Accept' } ) );
	await painted();

	expect( scripts() ).toEqual( [ 'https://p.example/js/script.manual.js' ] );
	expect( document.cookie ).toContain( 'treciujusaliu=1' );
	expect( screen.getByRole( 'main' ) ).toHaveFocus();
} );

it( 'takes Global Privacy Control as a no, and says so to whoever asks', async () => {
	Object.defineProperty( navigator, 'globalPrivacyControl', {
		value: true,
		configurable: true,
	} );
	consentStore.setState( { choice: 'accepted' } );
	const user = await open( CONFIGS.plausible );
	expect( scripts() ).toEqual( [] );
	expect( notice() ).not.toBeInTheDocument();

	await user.click(
		screen.getByRole( 'button', { name: 'Cookie settings' } )
	);
	expect( notice() ).toHaveTextContent( 'Global Privacy Control' );
	expect( notice() ).toHaveFocus();
	await user.click( screen.getByRole( 'button', { name: 'Close' } ) );
	expect(
		screen.getByRole( 'button', { name: 'Cookie settings' } )
	).toHaveFocus();
} );

it( 'lets a mind be changed, and gives the focus back', async () => {
	consentStore.setState( { choice: 'declined' } );
	document.cookie = 'treciujusaliu=0; Path=/';
	const user = await open( CONFIGS.ga4 );

	await user.click(
		screen.getByRole( 'button', { name: 'Cookie settings' } )
	);
	expect( notice() ).toHaveTextContent( 'not counted now' );
	await user.click( screen.getByRole( 'button', { name: 'Accept' } ) );
	await painted();

	expect( scripts() ).toHaveLength( 1 );
	expect(
		screen.getByRole( 'button', { name: 'Cookie settings' } )
	).toHaveFocus();
} );

it( 'removes the cookies of Google at a no', async () => {
	document.cookie = '_ga=1; Path=/';
	document.cookie = '_ga_ABCD1234=1; Path=/';
	document.cookie = 'mine=1; Path=/';
	const user = await open( CONFIGS.ga4 );

	await user.click( screen.getByRole( 'button', { name: 'Decline' } ) );

	expect( document.cookie ).not.toContain( '_ga' );
	expect( document.cookie ).toContain( 'mine=1' );
	expect( window ).toHaveProperty( 'ga-disable-G-ABCD1234', true );
} );
