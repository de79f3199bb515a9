import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { enter, newPerson } from '../support/people';
import { expect, test } from '../support/test';
import { lt } from '../support/words';

/** Parts that do not load, pages of an older build, and where a person was on a page. */

const LOST =
	/ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of 404|ChunkLoadError|Loading (CSS )?chunk/;

/** The address of a chunk's own script, which is the only one that no other chunk needs. */
function fileOf( chunk: string ): RegExp {
	const lists: Record< string, { files: string[] } > = JSON.parse(
		readFileSync( 'assets/build/chunks.json', 'utf8' )
	);
	const others = Object.entries( lists )
		.filter( ( [ name ] ) => name !== chunk )
		.flatMap( ( [ , { files } ] ) => files );
	const own = lists[ chunk ]?.files.find(
		( file ) => file.endsWith( '.js' ) && ! others.includes( file )
	);
	return new RegExp( `/${ own }` );
}

const scrolled = ( page: Page ) =>
	page.evaluate( () => Math.round( window.scrollY ) );

async function scrollTo( page: Page, top: number ) {
	await page.evaluate( ( y ) => window.scrollTo( 0, y ), top );
	await expect.poll( () => scrolled( page ) ).toBe( top );
	// The page hears of it with the next frame.
	await page.evaluate(
		() => new Promise( ( done ) => requestAnimationFrame( done ) )
	);
}

test( 'a part that did not load says so in its place and comes with the next try', async ( {
	page,
	allowErrors,
} ) => {
	allowErrors( LOST );
	const mentor = newPerson( { role: 'mentorius' } );
	await page.route( fileOf( 'cv' ), ( route ) => route.abort() );
	await enter( page, mentor.token, '/profilis' );
	const failures = page.getByRole( 'alert' ).filter( {
		hasText: lt(
			'This part could not be loaded. Check your connection and try again.'
		),
	} );
	// The switch of busy mentors is in that file too.
	await expect( failures ).toHaveCount( 2 );
	const field = page.getByLabel( lt( 'First name' ) );
	await field.fill( 'Neišsaugota' );
	await page.unroute( fileOf( 'cv' ) );
	await failures
		.last()
		.getByRole( 'button', { name: lt( 'Try again' ) } )
		.click();
	await expect( page.getByRole( 'heading', { name: 'CV' } ) ).toBeVisible();
	await expect( field ).toHaveValue( 'Neišsaugota' );
} );

test( 'a page of an older build loads itself anew, once', async ( {
	page,
	allowErrors,
} ) => {
	allowErrors( LOST );
	let documents = 0;
	page.on( 'request', ( request ) => {
		if ( request.isNavigationRequest() ) {
			documents++;
		}
	} );
	await page.goto( '/' );
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toBeVisible();
	await page.route( fileOf( 'event-list-screen' ), ( route ) =>
		route.fulfill( { status: 404 } )
	);
	// What the server gives now names another build.
	await page.route( /\/renginiai$/, async ( route ) => {
		const response = await route.fetch();
		const text = await response.text();
		await route.fulfill( {
			response,
			body:
				route.request().resourceType() === 'fetch'
					? text.replace(
							/(build\/app\.min\.js\?ver=)\w+/,
							'$1newer'
					  )
					: text,
		} );
	} );
	await page.locator( '.mp-nav a[href$="/renginiai"]' ).click();
	await expect(
		page.getByText( /The portal has been updated|Portalas atnaujintas/ )
	).toBeVisible();
	expect( documents ).toBe( 2 );
	await page.unroute( fileOf( 'event-list-screen' ) );
	await page.getByRole( 'button', { name: lt( 'Try again' ) } ).click();
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toBeVisible();
	expect( documents ).toBe( 3 );
} );

test( 'back, forward and back again, each page is where it was left, also after a reload', async ( {
	page,
} ) => {
	await page.goto( '/e-mentoriai' );
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toBeVisible();
	await scrollTo( page, 900 );
	// A click of the test would scroll to the link first.
	await page
		.locator( '.mp-nav a[href$="/renginiai"]' )
		.evaluate( ( link: HTMLElement ) => link.click() );
	await expect( page ).toHaveURL( /\/renginiai$/ );
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toBeFocused();
	expect( await scrolled( page ) ).toBe( 0 );
	// What is above would move the page once the events are there.
	await expect(
		page.getByRole( 'heading', { level: 3 } ).first()
	).toBeVisible();
	await scrollTo( page, 350 );
	for ( const [ move, top ] of [
		[ 'goBack', 900 ],
		[ 'goForward', 350 ],
		[ 'goBack', 900 ],
		[ 'reload', 900 ],
		[ 'goForward', 350 ],
	] as const ) {
		await page[ move ]();
		await expect.poll( () => scrolled( page ), move ).toBe( top );
	}
} );

test( 'a hash that means nothing breaks nothing', async ( { page } ) => {
	await page.goto( '/#%' );
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toBeVisible();
	await page.locator( '.mp-nav a[href$="/renginiai"]' ).click();
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toBeFocused();
} );

test( 'the menu of narrow screens leaves the focus to the new screen @phone', async ( {
	page,
} ) => {
	await page.goto( '/' );
	await page.getByRole( 'button', { name: lt( 'Menu' ) } ).click();
	await page
		.getByRole( 'dialog' )
		.locator( 'a[href$="/renginiai"]' )
		.press( 'Enter' );
	await expect( page ).toHaveURL( /\/renginiai$/ );
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toBeFocused();
} );

test( 'closing the account without a network fails at once and is not sent later', async ( {
	page,
	context,
	allowErrors,
} ) => {
	allowErrors( LOST );
	const founder = newPerson( { role: 'frontuser' } );
	await enter( page, founder.token, '/profilis?skiltis=paskyra' );
	await page
		.getByRole( 'button', { name: lt( 'Close my account' ) } )
		.click();
	const dialog = page.getByRole( 'dialog' );
	await dialog
		.getByLabel( lt( 'Type your email address to confirm' ) )
		.fill( founder.email );
	await dialog
		.getByLabel( lt( 'Current password' ), { exact: true } )
		.fill( 'demo12345' );
	await context.setOffline( true );
	await dialog
		.getByRole( 'button', { name: lt( 'Close my account' ) } )
		.click();
	await expect( dialog.getByRole( 'alert' ) ).toBeVisible();
	await dialog
		.getByRole( 'button', { name: lt( 'Keep my account' ) } )
		.click();
	const sent: string[] = [];
	page.on( 'request', ( request ) => sent.push( request.url() ) );
	await context.setOffline( false );
	await page.locator( '.mp-nav a[href$="/renginiai"]' ).click();
	await expect( page ).toHaveURL( /\/renginiai$/ );
	expect( sent.filter( ( url ) => /leave_portal/.test( url ) ) ).toEqual(
		[]
	);
} );
