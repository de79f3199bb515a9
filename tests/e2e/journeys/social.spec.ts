import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
	OAUTH_HEADER,
	refuseAtGoogle,
	signInAtGoogle,
	startGoogle,
	withoutFonts,
} from '../support/oidc';
import { enter, logIn, newPerson, PASSWORD } from '../support/people';
import { expectAccessible, expectNoSidewaysScroll } from '../support/screen';
import { expect, test } from '../support/test';
import { lt } from '../support/words';

/** Signing in with Google: a real OpenID provider on this machine, the real way there and back in the browser. */

let stopGoogle: () => void;

test.beforeAll( async () => {
	stopGoogle = await startGoogle();
} );

test.afterAll( () => stopGoogle?.() );

test.use( { extraHTTPHeaders: OAUTH_HEADER } );

test.beforeEach( ( { context } ) => withoutFonts( context ) );

const newAddress = () => `${ randomUUID() }@demo.test`;

const login = ( page: Page ) =>
	page.getByRole( 'main' ).getByRole( 'button', {
		name: lt( 'Log in with %s' ).replace( '%s', 'Google' ),
	} );

async function agree( page: Page ): Promise< void > {
	await expect(
		page.getByRole( 'heading', { level: 1, name: lt( 'One more step' ) } )
	).toBeVisible();
	const go = page.getByRole( 'button', { name: lt( 'Agree and continue' ) } );
	await go.click();
	await expect( page.getByRole( 'main' ) ).toContainText(
		lt( 'Tick this box to agree' )
	);
	await page.getByLabel( /privatumo politika/ ).check();
	await page.getByLabel( /narystės taisyklėmis/ ).check();
	await go.click();
}

test( 'a new person: consents, type, profile; the next time straight in', async ( {
	page,
} ) => {
	const email = newAddress();
	await page.goto( '/registruotis' );
	await expectAccessible( page, 'register with buttons' );
	await page
		.getByRole( 'button', {
			name: lt( 'Register with %s' ).replace( '%s', 'Google' ),
		} )
		.click();
	await signInAtGoogle( page, email );

	await expect(
		page.getByRole( 'heading', { level: 1, name: lt( 'One more step' ) } )
	).toBeVisible();
	await expectAccessible( page, 'consents' );
	await expectNoSidewaysScroll( page, 'consents' );
	// What one agrees to can be read; all else waits, wherever one goes.
	await page.goto( '/privatumo-politika' );
	await expect( page.getByRole( 'heading', { level: 1 } ) ).not.toHaveText(
		lt( 'One more step' )
	);
	await page.goto( '/renginiai' );
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText(
		lt( 'One more step' )
	);
	await page.goto( '/profilis' );
	await agree( page );
	await expect( page ).toHaveURL( /\/profilis$/ );
	await page
		.getByRole( 'button', { name: new RegExp( lt( 'I want a mentor' ) ) } )
		.click();
	await expect( page.getByLabel( lt( 'First name' ) ) ).toHaveValue(
		'Žydrė'
	);
	expect( new URL( page.url() ).search ).toBe( '' );

	await page.evaluate( () => localStorage.clear() );
	await page.goto( '/zinutes' );
	await expect( page ).toHaveURL( /\/prisijungti$/ );
	await login( page ).click();
	await page.waitForURL( /\/zinutes$/ );
} );

test( 'the register page of mentors makes a mentor', async ( { page } ) => {
	await page.goto( '/tapk-mentoriumi' );
	await page
		.getByRole( 'button', {
			name: lt( 'Register with %s' ).replace( '%s', 'Google' ),
		} )
		.click();
	await signInAtGoogle( page, newAddress() );
	await agree( page );
	await expect( page.getByLabel( lt( 'First name' ) ) ).toBeVisible();
	await expect( page.locator( 'main' ) ).toContainText(
		lt(
			'This is how founders will see you. The more specific the description, the better the questions you will get.'
		)
	);
} );

test( 'the popup of a mentor leads to Google and back to the mentor', async ( {
	page,
} ) => {
	const mentor = newPerson( { role: 'mentorius' } );
	await page.goto( `/mentorius/${ mentor.slug }` );
	await page
		.getByRole( 'button', { name: lt( 'Write to the mentor' ) } )
		.click();
	await page
		.getByRole( 'dialog' )
		.getByRole( 'button', {
			name: lt( 'Log in with %s' ).replace( '%s', 'Google' ),
		} )
		.click();
	await signInAtGoogle( page, newAddress() );
	await agree( page );
	await expect( page ).toHaveURL(
		new RegExp( `/mentorius/${ mentor.slug }$` )
	);
	await expect(
		page.getByRole( 'heading', { level: 1, name: mentor.last } )
	).toBeVisible();
} );

test( 'an address that is known, but not linked, is told so', async ( {
	page,
} ) => {
	const person = newPerson( { role: 'frontuser' } );
	await page.goto( '/prisijungti' );
	await login( page ).click();
	await signInAtGoogle( page, person.email );

	await expect( page.getByRole( 'alert' ) ).toContainText(
		lt(
			'There is an account with this email address, but it does not use this way of signing in.'
		)
	);
	await expect( page ).toHaveURL( /\/prisijungti$/ );
	await expectAccessible( page, 'log-in with a refusal' );
	await logIn( page, person.email );
	await expect( page ).toHaveURL( /\/zinutes$/ );
} );

for ( const name of [ 'be-adreso', `unverified:${ newAddress() }` ] ) {
	test( `without a verified address nobody is let in: ${ name.slice(
		0,
		10
	) }`, async ( { page } ) => {
		await page.goto( '/en/prisijungti' );
		await page
			.getByRole( 'button', { name: 'Log in with Google' } )
			.click();
		await signInAtGoogle( page, name );
		await expect( page.getByRole( 'alert' ) ).toContainText(
			'We could not get your email address.'
		);
		await expect( page ).toHaveURL( /\/en\/[^?]+$/ );
	} );
}

test( 'who refuses at the provider lands on log-in and can go on', async ( {
	page,
} ) => {
	await page.goto( '/prisijungti' );
	await login( page ).click();
	await refuseAtGoogle( page );
	await expect( page.getByRole( 'alert' ) ).toContainText( 'Google' );
	await expect( page ).toHaveURL( /\/prisijungti$/ );
	await login( page ).click();
	await expect( page.locator( 'input[name=login]' ) ).toBeVisible();
} );

test( 'neither the way back nor the one-time code counts twice, and neither in another browser', async ( {
	page,
	newVisitor,
	allowErrors,
} ) => {
	allowErrors( /status of 400/ );
	const seen: string[] = [];
	page.on( 'request', ( request ) => {
		if ( request.isNavigationRequest() ) {
			seen.push( request.url() );
		}
	} );
	await page.goto( '/prisijungti' );
	await login( page ).click();
	await signInAtGoogle( page, newAddress() );
	await agree( page );
	await expect( page ).toHaveURL( /\/profilis$/ );
	const back = seen.find( ( url ) => url.includes( 'social_callback' ) );
	const arrived = seen.find( ( url ) => url.includes( 'social=' ) );
	expect( back ).toBeDefined();
	expect( arrived ).toBeDefined();

	await page.evaluate( () => localStorage.clear() );
	await page.goto( back ?? '' );
	await expect( page.getByRole( 'alert' ) ).toBeVisible();
	await page.goto( arrived ?? '' );
	await expect( page.getByRole( 'alert' ) ).toContainText(
		'Pradėkite iš naujo'
	);

	// Somebody else's way there, finished in this browser.
	const other = await newVisitor();
	await other.setExtraHTTPHeaders( OAUTH_HEADER );
	await withoutFonts( other.context() );
	await page.goto( '/prisijungti' );
	const [ there ] = await Promise.all( [
		page.waitForRequest( /\/auth\?/ ),
		login( page ).click(),
	] );
	await other.goto( there.url() );
	await signInAtGoogle( other, newAddress() );
	await expect( other.getByRole( 'alert' ) ).toBeVisible();
	expect(
		await other.evaluate( () =>
			localStorage.getItem( 'mentoriai.session' )
		)
	).toBeNull();
} );

test( 'linking from the profile takes the password; then Google opens the account', async ( {
	page,
	allowErrors,
} ) => {
	allowErrors( /status of 403/ );
	const person = newPerson( { role: 'frontuser' } );
	await enter( page, person.token, '/profilis?skiltis=paskyra' );
	const links = page.getByRole( 'region', {
		name: lt( 'Other ways to log in' ),
	} );
	await links.getByRole( 'button', { name: /Google/ } ).click();
	const password = links.getByLabel( lt( 'Current password' ) );
	const go = links.getByRole( 'button', {
		name: lt( 'Continue to %s' ).replace( '%s', 'Google' ),
	} );
	await password.fill( 'ne tas' );
	await go.click();
	await expect( links ).toContainText( lt( 'Wrong password' ) );
	await password.fill( PASSWORD );
	await go.click();
	await signInAtGoogle( page, `kitas-${ person.email }` );
	await expect( links ).toContainText( lt( 'Connected' ) );
	await expect( page ).toHaveURL( /\/profilis\?skiltis=paskyra$/ );
	await expectAccessible( page, 'profile with a link' );

	await page.evaluate( () => localStorage.clear() );
	await page.goto( '/prisijungti' );
	await login( page ).click();
	await expect( page ).toHaveURL( /\/zinutes$/ );

	await page.goto( '/profilis?skiltis=paskyra' );
	await links.getByRole( 'button', { name: /Google/ } ).click();
	await password.fill( PASSWORD );
	await links
		.getByRole( 'button', { name: lt( 'Disconnect' ), exact: true } )
		.click();
	await expect(
		links.getByRole( 'button', {
			name: lt( 'Connect %s' ).replace( '%s', 'Google' ),
		} )
	).toBeVisible();
} );
