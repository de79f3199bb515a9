import { SCREENS } from '../../../src/api/generated/screens';
import { allScripts, expectAccessible } from '../support/screen';
import { expect, test } from '../support/test';
import { lt } from '../support/words';

test( 'the first paint needs no call, and nothing jumps when the app takes over', async ( {
	page,
} ) => {
	const calls: string[] = [];
	page.on( 'request', ( request ) => {
		if ( request.url().includes( '/wp-json/' ) ) {
			calls.push( request.url() );
		}
	} );
	for ( const path of [ '/', '/en/', '/kontaktai', '/e-mentoriai' ] ) {
		await page.goto( path );
		await allScripts( page );
		const shifts = await page.evaluate(
			() =>
				new Promise< number >( ( done ) => {
					let sum = 0;
					new PerformanceObserver( ( list ) => {
						for ( const entry of list.getEntries() ) {
							sum += ( entry as unknown as { value: number } )
								.value;
						}
					} ).observe( { type: 'layout-shift', buffered: true } );
					setTimeout( () => done( sum ), 200 );
				} )
		);
		expect( shifts, path ).toBeLessThan( 0.02 );
	}
	expect( calls ).toEqual( [] );
} );

test( 'the language switch leads to the same page, also after moving inside the app', async ( {
	page,
} ) => {
	await page.goto( '/' );
	// The first item: where the font does not come in time, the last ones go under "More".
	await page.locator( '.mp-nav a[href$="/apie-projekta"]' ).click();
	await expect( page ).toHaveURL( /\/apie-projekta$/ );
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toBeFocused();
	const languages = page.locator( '.mp-util .mp-lang' );
	await languages.getByRole( 'link', { name: 'EN' } ).click();
	await expect( page ).toHaveURL( /\/en\/apie-projekta$/ );
	await expect( page.locator( 'html' ) ).toHaveAttribute( 'lang', 'en' );
	await languages.getByRole( 'link', { name: 'LT' } ).click();
	await expect( page ).toHaveURL( /[^n]\/apie-projekta$/ );
} );

test( 'a guest at guarded screens is led to Login', async ( { page } ) => {
	const guarded = Object.values( SCREENS ).filter(
		( { entry } ) => entry !== 'anyone' && entry !== 'guests'
	);
	for ( const path of [
		...guarded.map( ( screen ) => screen.path.replace( ':id', '1' ) ),
		'/en/zinutes',
	] ) {
		await page.goto( path );
		await expect( page ).toHaveURL( /\/prisijungti$/ );
	}
} );

test( 'an unknown path: status 404 and the page that says so', async ( {
	page,
	allowErrors,
} ) => {
	allowErrors( /status of 404/ );
	const answer = await page.goto( '/nera-tokio' );
	expect( answer?.status() ).toBe( 404 );
	await expect(
		page.getByRole( 'heading', { level: 1, name: lt( 'Page not found' ) } )
	).toBeVisible();
	await expect( page.getByText( '404 Not found' ) ).toBeVisible();
} );

test( 'the menu is compact once the page is scrolled', async ( { page } ) => {
	await page.goto( '/' );
	await expect( page.locator( '.mp-top--compact' ) ).toHaveCount( 0 );
	await page.mouse.wheel( 0, 400 );
	await expect( page.locator( '.mp-top--compact' ) ).toBeVisible();
} );

test( 'axe finds nothing on home, a content page and 404', async ( {
	page,
	allowErrors,
} ) => {
	allowErrors( /status of 404/ );
	for ( const path of [
		'/',
		'/kodel-verta-gauti-mentoryste-ir-kas-gali-ja-gauti',
		'/en/no-such-page',
	] ) {
		await page.goto( path );
		await expect( page.locator( 'main h1' ) ).toBeVisible();
		await expectAccessible( page, path );
	}
} );

test( 'the drawer by keyboard @phone', async ( { page } ) => {
	await page.goto( '/en/' );
	const menu = page.getByRole( 'button', { name: 'Menu' } );
	await menu.focus();
	await page.keyboard.press( 'Enter' );
	await expect( page.getByRole( 'dialog', { name: 'Menu' } ) ).toBeVisible();
	await expectAccessible( page, 'drawer' );
	await page.keyboard.press( 'Escape' );
	await expect( menu ).toBeFocused();
	await page.keyboard.press( 'Enter' );
	await page
		.getByRole( 'dialog' )
		.getByRole( 'link', { name: 'Contacts' } )
		.press( 'Enter' );
	await expect( page ).toHaveURL( /\/en\/kontaktai$/ );
	await expect( page.getByRole( 'dialog' ) ).toHaveCount( 0 );
} );

test( 'nothing scrolls sideways at 320 px @phone', async ( { page } ) => {
	await page.setViewportSize( { width: 320, height: 700 } );
	for ( const path of [
		'/',
		'/kodel-verta-gauti-mentoryste-ir-kas-gali-ja-gauti',
		'/en/',
		'/kontaktai',
	] ) {
		await page.goto( path );
		await expect( page.locator( 'main h1' ).first() ).toBeVisible();
		const over = await page.evaluate(
			() => document.documentElement.scrollWidth - window.innerWidth
		);
		expect( over, path ).toBeLessThanOrEqual( 0 );
	}
} );

test.describe( 'without script', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'home, lists and pages can be read and walked', async ( {
		page,
	} ) => {
		await page.goto( '/' );
		await expect( page.locator( 'main h1' ) ).toBeVisible();
		await page.locator( '.mp-nav a[href$="/e-mentoriai"]' ).click();
		await page.locator( 'main a[href*="/mentorius/"]' ).first().click();
		await expect( page ).toHaveURL( /\/mentorius\// );
		await expect( page.locator( 'main h1' ) ).not.toBeEmpty();
	} );
} );
