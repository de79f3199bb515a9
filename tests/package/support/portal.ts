import type { Page } from '@playwright/test';
import { expect } from '../../e2e/support/test';
import { lt } from '../../e2e/support/words';

/** The server's HTML shows the same texts: what counts is that the app has drawn over it. */
export async function appDraws( page: Page ): Promise< void > {
	await page.waitForFunction( () => {
		const drawn = document.querySelector( '#mentoriai-portal > *' );
		return (
			drawn !== null &&
			Object.keys( drawn ).some( ( key ) =>
				key.startsWith( '__reactFiber' )
			)
		);
	} );
}

const SCREENS = [
	'/',
	'/en/',
	'/renginiai',
	'/en/e-mentoriai',
	'/prisijungti',
	'/kontaktai',
];

/** A page, a screen with a list and a form. */
export const A_FEW = [ '/en/e-mentoriai', '/prisijungti' ];

/** Opens screens of the portal; a white screen, a missing file or an error in the console fails. */
export async function openScreens(
	page: Page,
	site: string,
	screens = SCREENS
): Promise< void > {
	const missing: string[] = [];
	page.on( 'response', ( reply ) => {
		if ( reply.status() >= 400 ) {
			missing.push( `${ reply.status() } ${ reply.url() }` );
		}
	} );
	for ( const path of screens ) {
		await page.goto( site + path );
		await appDraws( page );
		await expect(
			page.getByRole( 'heading', { level: 1 } ).first(),
			path
		).toBeVisible();
	}
	await page.goto( `${ site }/` );
	await expect(
		page
			.getByRole( 'banner' )
			.getByRole( 'link', { name: lt( 'Register' ) } )
	).toBeVisible();
	expect( missing ).toEqual( [] );
}

/** The password form; the robot check is real. */
export async function logInAs(
	page: Page,
	site: string,
	email: string,
	password: string
): Promise< void > {
	await page.goto( `${ site }/prisijungti` );
	await page.getByLabel( lt( 'Email' ) ).fill( email );
	await page.getByLabel( lt( 'Password' ), { exact: true } ).fill( password );
	await page
		.getByRole( 'main' )
		.locator( 'form' )
		.getByRole( 'button', { name: lt( 'Log in' ) } )
		.click();
	await page.waitForURL( /\/profilis$/ );
}
