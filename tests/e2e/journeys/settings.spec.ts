import type { Page, Request } from '@playwright/test';
import { runPhp } from '../support/site';
import { allScripts } from '../support/screen';
import { expect, test } from '../support/test';
import { enterAdmin } from '../support/wp-admin';

/** Settings → Mentoriai portal, and what visitors see of it: footer, networks, cookie notice. */

const SCREEN = '/wp-admin/options-general.php?page=mentoriai-portal';
const PROVIDER = 'https://stats.example.org';
/** Only visitors of this journey are counted: others run at the same time on this site. */
const MARK = 'x-journey-analytics';

async function openSettings( page: Page, login = 'admin' ): Promise< void > {
	await enterAdmin( page, login, SCREEN );
	await expect( page.getByRole( 'tablist' ) ).toBeVisible();
}

const save = ( page: Page ) =>
	page.locator( '.mp-settings-bar button[type="submit"]' ).click();

const tab = ( page: Page, name: RegExp ) =>
	page.getByRole( 'tab', { name } ).click();

const notice = ( page: Page ) => page.locator( '.mp-consent' );

/** Answers for the provider, and remembers what it was asked. */
async function answerForProvider( page: Page ): Promise< Request[] > {
	const asked: Request[] = [];
	await page.route( `${ PROVIDER }/**`, async ( route ) => {
		asked.push( route.request() );
		await route.fulfill( {
			contentType: 'text/javascript',
			// As Matomo's own script: what waits is told, and what comes later too.
			body: `{
				let url = '';
				const told = ( [ name, value ] ) => {
					if ( name === 'setCustomUrl' ) { url = value; }
					if ( name === 'trackPageView' ) {
						const ping = document.createElement( 'script' );
						ping.src = '${ PROVIDER }/matomo.php?url=' + encodeURIComponent( url );
						document.head.append( ping );
					}
				};
				const waiting = window._paq ?? [];
				if ( ! document.currentScript.src.includes( 'matomo.php' ) ) {
					window._paq = { push: told };
					waiting.forEach( told );
				}
			}`,
		} );
	} );
	return asked;
}

const visitsIn = ( asked: Request[] ) =>
	asked
		.map( ( request ) => new URL( request.url() ) )
		.filter( ( url ) => url.pathname === '/matomo.php' )
		.map(
			( url ) => new URL( url.searchParams.get( 'url' ) ?? '' ).pathname
		);

test.describe.configure( { mode: 'serial' } );

let before = '';

test.beforeAll( () => {
	before = runPhp(
		`echo base64_encode( serialize( get_option( 'mentoriai_settings' ) ) );
		wp_mkdir_p( WPMU_PLUGIN_DIR );
		file_put_contents( WPMU_PLUGIN_DIR . '/journey-analytics.php', '<?php add_filter( "mentoriai_setting", static fn ( $value, $name ) => "analytics_provider" === $name && ! isset( $_SERVER["HTTP_X_JOURNEY_ANALYTICS"] ) ? "off" : $value, 10, 2 );' );`
	).trim();
} );

test.afterAll( () => {
	runPhp(
		`update_option( 'mentoriai_settings', unserialize( base64_decode( '${ before }' ) ) );
		unlink( WPMU_PLUGIN_DIR . '/journey-analytics.php' );`
	);
} );

test.beforeEach( ( { allowErrors } ) => {
	// WordPress's own screens ask for pictures and files of other sites.
	allowErrors( /gravatar|s\.w\.org|ERR_NAME_NOT_RESOLVED|status of 400/ );
} );

test( 'a wrong address is told at its field, and nothing is saved until it is right', async ( {
	page,
	newVisitor,
} ) => {
	const name = `Bandomoji ${ Date.now().toString( 36 ) }`;
	await openSettings( page );
	await tab( page, /Poraštė|Footer/ );
	const lithuanian = page.locator( '.mp-settings-card' ).first();
	await lithuanian.locator( '[data-add]' ).click();
	const row = lithuanian.locator( '.mp-settings-rows > li' ).last();
	const [ text, link ] = [
		row.locator( 'input' ).first(),
		row.locator( 'input' ).last(),
	];
	await expect( text ).toBeFocused();
	await text.fill( name );
	await link.fill( 'javascript:alert(1)' );
	await tab( page, /Socialiniai|Social/ );
	await page
		.getByLabel( 'YouTube' )
		.fill( 'https://www.youtube.com/@bandymas' );
	await save( page );

	// The tab with the mistake comes back, the cursor in the field, which says what is wrong.
	await expect( link ).toBeFocused();
	await expect( link ).toHaveAttribute( 'aria-invalid', 'true' );
	const described = await link.getAttribute( 'aria-describedby' );
	await expect( page.locator( `[id="${ described }"]` ) ).toContainText(
		'https://'
	);
	const visitor = await newVisitor();
	await visitor.goto( '/' );
	await expect(
		visitor.locator( '.mp-foot__social a[aria-label="YouTube"]' )
	).not.toHaveAttribute( 'href', 'https://www.youtube.com/@bandymas' );

	await link.fill( '/kontaktai' );
	await save( page );
	await expect(
		page.locator( '.components-notice.is-success' )
	).toBeVisible();

	await visitor.reload();
	const footer = visitor.locator( '.mp-foot' );
	await expect(
		footer.locator( '.mp-foot__social a[aria-label="YouTube"]' )
	).toHaveAttribute( 'href', 'https://www.youtube.com/@bandymas' );
	await footer.getByRole( 'link', { name } ).click();
	await expect( visitor ).toHaveURL( /\/kontaktai$/ );
	await expect( visitor.locator( '.mp-foot__cookies' ) ).toHaveCount( 0 );
} );

test( 'unsaved changes are not lost without a question', async ( { page } ) => {
	await openSettings( page );
	await tab( page, /Socialiniai|Social/ );
	await page.getByLabel( 'Facebook' ).fill( 'https://facebook.com/x' );
	const asked = page.waitForEvent( 'dialog' );
	void page.goto( '/' ).catch( () => undefined );
	const dialog = await asked;
	expect( dialog.type() ).toBe( 'beforeunload' );
	await dialog.dismiss();
	await expect( page.getByLabel( 'Facebook' ) ).toHaveValue(
		'https://facebook.com/x'
	);
	page.on( 'dialog', ( next ) => void next.accept() );
} );

test( 'a Portal manager finds the agency, programme, footer and networks in the menu', async ( {
	page,
} ) => {
	await openSettings( page, 'redaktore' );
	await expect( page.getByRole( 'tab' ) ).toHaveCount( 4 );
	await page
		.locator( '#adminmenu a.menu-top[href*="mentoriai-portal"]' )
		.click();
	await expect( page.getByRole( 'tab' ) ).toHaveCount( 4 );
} );

test( 'erasing everything on deletion is asked about', async ( { page } ) => {
	await openSettings( page );
	await tab( page, /Išplėstiniai|Advanced/ );
	const flag = page.locator( '.components-toggle-control input' );
	await flag.click();
	await expect( page.getByRole( 'dialog' ) ).toBeVisible();
	await page.keyboard.press( 'Escape' );
	await expect( page.getByRole( 'dialog' ) ).toHaveCount( 0 );
	await expect( flag ).not.toBeChecked();
} );

test( 'visits are counted after the first paint until a visitor declines, who may think again', async ( {
	page,
	newVisitor,
} ) => {
	await openSettings( page );
	await tab( page, /Analitika|Analytics/ );
	await page.locator( 'select' ).first().selectOption( 'matomo' );
	await save( page );
	await expect( page.locator( '[aria-invalid="true"]' ) ).toBeFocused();
	await page.locator( '[aria-invalid="true"]' ).fill( PROVIDER );
	await save( page );
	await expect(
		page.locator( '.components-notice.is-success' )
	).toBeVisible();

	const visitor = await newVisitor();
	await visitor.context().route(
		( url ) => url.origin === new URL( page.url() ).origin,
		( route ) =>
			route.continue( {
				headers: { ...route.request().headers(), [ MARK ]: '1' },
			} )
	);
	const asked = await answerForProvider( visitor );

	await visitor.goto( '/' );
	await expect( notice( visitor ) ).toBeVisible();
	await expect.poll( () => visitsIn( asked ) ).toEqual( [ '/' ] );
	const [ painted, loaded ] = await visitor.evaluate(
		( origin ) => [
			performance.getEntriesByName( 'first-contentful-paint' )[ 0 ]
				?.startTime ?? Infinity,
			performance
				.getEntriesByType( 'resource' )
				.find( ( { name } ) => name.startsWith( origin ) )?.startTime ??
				0,
		],
		PROVIDER
	);
	expect( loaded ).toBeGreaterThanOrEqual( painted ?? Infinity );
	expect( await visitor.context().cookies() ).toEqual( [] );

	// Another screen is another visit.
	await visitor.locator( '.mp-foot__links a' ).last().click();
	await expect
		.poll( () => visitsIn( asked ) )
		.toEqual( [ '/', new URL( visitor.url() ).pathname ] );

	// What gets the focus is not under the notice, the last link of the page neither.
	const link = visitor.locator( '.mp-foot__cookies' );
	await expect( visitor.locator( 'main h1' ) ).toBeVisible();
	await expect( async () => {
		await link.blur();
		await link.focus();
		const focused = await link.boundingBox();
		const above = await notice( visitor ).boundingBox();
		expect(
			( focused?.y ?? Infinity ) + ( focused?.height ?? 0 )
		).toBeLessThanOrEqual( above?.y ?? 0 );
	} ).toPass( { timeout: 10_000 } );

	await notice( visitor ).getByRole( 'button' ).first().press( 'Enter' );
	await expect( notice( visitor ) ).toHaveCount( 0 );
	const [ cookie ] = await visitor.context().cookies();
	expect( cookie ).toMatchObject( {
		name: 'treciujusaliu',
		value: '0',
		sameSite: 'Lax',
		path: '/',
	} );
	const soFar = asked.length;
	await visitor.locator( '.mp-foot__links a' ).first().click();
	await visitor.reload();
	await expect( visitor.locator( '.mp-foot__cookies' ) ).toBeVisible();
	await allScripts( visitor );
	expect( asked ).toHaveLength( soFar );
	await expect( notice( visitor ) ).toHaveCount( 0 );

	await visitor.locator( '.mp-foot__cookies' ).press( 'Enter' );
	await expect( notice( visitor ) ).toBeFocused();
	await notice( visitor ).getByRole( 'button' ).last().click();
	await expect
		.poll( () => visitsIn( asked.slice( soFar ) ) )
		.toHaveLength( 1 );
	await expect( visitor.locator( '.mp-foot__cookies' ) ).toBeFocused();
	expect( ( await visitor.context().cookies() )[ 0 ]?.value ).toBe( '1' );

	// A page whose address holds a key loads nothing of others, whatever was agreed.
	const count = asked.length;
	await visitor.goto(
		'/atstatyti-slaptazodi?email=a%40demo.test&key=secret'
	);
	await allScripts( visitor );
	expect( asked ).toHaveLength( count );
	for ( const request of asked ) {
		expect( request.url() ).not.toMatch( /secret|demo\.test/ );
	}
} );
