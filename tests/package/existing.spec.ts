import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../e2e/support/test';
import { appDraws } from './support/portal';
import {
	activate,
	deactivate,
	differences,
	logInAsAdmin,
	phpIn,
	takeTrace,
	upgradeFrom,
	urlOf,
	workFolder,
	zipFile,
} from './support/sites';

/** A company's site with a front page and English pages of its own: the portal waits for a yes, and gives all back. */

test.describe.configure( { mode: 'serial' } );

const url = urlOf( 'existing' );

const PATHS = [
	'/',
	'/musu-imone/',
	'/en/',
	'/en/about/',
	'/en/no-such/',
	'/renginiai/',
	'/event/vasara/',
	'/naujienos/',
	'/nera-tokio/',
	'/e-mentoriai',
	'/wp-json/data/v1/get_router',
	'/wp-sitemap.xml',
	'/wp-sitemap-posts-page-1.xml',
];

/** What visitors get at each path: status, where they end, and the title or the whole text of what is no page. */
async function seen( request: APIRequestContext ) {
	const found: Record< string, string > = {};
	for ( const path of PATHS ) {
		const reply = await request.get( url + path );
		const text = await reply.text();
		found[ path ] = [
			reply.status(),
			reply.url().slice( url.length ),
			/<title>(.*)<\/title>/.exec( text )?.[ 1 ] ??
				text.replace( /<lastmod>.*?<\/lastmod>/g, '' ),
			text.includes( 'id="mentoriai-portal"' ) ? 'portal' : '',
		].join( ' ' );
	}
	return found;
}

let before: Record< string, string > = {};

test( 'activation changes nothing: no address, no table, no scheduled work', async ( {
	request,
} ) => {
	phpIn(
		'existing',
		`$page = static fn ( string $slug, int $parent = 0 ): int => wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_name' => $slug, 'post_title' => "Puslapis $slug", 'post_content' => "Tekstas $slug.", 'post_parent' => $parent ) );
		$GLOBALS['wp_rewrite']->set_permalink_structure( '/%postname%/' );
		$front = $page( 'musu-imone' );
		$page( 'about', $page( 'en' ) );
		$page( 'vasara', $page( 'event' ) );
		$page( 'renginiai' );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $front );
		update_option( 'page_for_posts', $page( 'naujienos' ) );
		flush_rewrite_rules();`
	);
	before = await seen( request );
	expect( before[ '/en/about/' ] ).toContain( '200 /en/about/ Puslapis' );
	upgradeFrom( 'existing', zipFile() );
	const inactive = takeTrace( 'existing', 'inactive' );
	activate( 'existing' );
	expect( await seen( request ) ).toEqual( before );
	expect(
		differences( inactive, takeTrace( 'existing', 'pending' ) ).map(
			( line ) => line.split( ': ' )[ 1 ]
		)
	).toEqual( [ 'active_plugins', 'mentoriai_schema' ] );
} );

for ( const width of [ 1280, 375 ] ) {
	test( `an administrator reads what will change, at ${ width } px`, async ( {
		page,
	} ) => {
		await page.setViewportSize( { width, height: 900 } );
		await logInAsAdmin( page, url );
		await page.screenshot( {
			path: join( workFolder(), `launch-notice-${ width }.png` ),
		} );
		await page
			.getByRole( 'link', { name: 'See what will change' } )
			.click();
		const list = page.getByRole( 'main' ).getByRole( 'listitem' );
		for ( const text of [
			`moves to ${ url }/musu-imone`,
			'/renginiai',
			'/event/vasara',
		] ) {
			await expect(
				list.filter( { hasText: text } ).first()
			).toBeVisible();
		}
		await expect( page.getByText( 'Puslapis about' ) ).toHaveCount( 0 );
		await page.screenshot( {
			path: join( workFolder(), `launch-screen-${ width }.png` ),
			fullPage: true,
		} );
	} );
}

test( 'the button switches it on, without script; pages of the site stay where nothing is the portal’s', async ( {
	browser,
	request,
} ) => {
	const context = await browser.newContext( { javaScriptEnabled: false } );
	const page = await context.newPage();
	await logInAsAdmin( page, url, 'tools.php?page=mentoriai-setup' );
	await page.getByRole( 'button', { name: 'Switch the portal on' } ).click();
	await expect( page.getByText( 'The portal is on.' ) ).toBeVisible();
	await context.close();

	const after = await seen( request );
	for ( const path of [ '/', '/en/', '/renginiai/', '/e-mentoriai' ] ) {
		expect( after[ path ] ).toMatch( /^200 .* portal$/ );
	}
	for ( const path of [ '/nera-tokio/', '/en/no-such/', '/event/vasara/' ] ) {
		expect( after[ path ] ).toMatch( /^404 .* portal$/ );
	}
	for ( const path of [ '/en/about/', '/naujienos/' ] ) {
		expect( after[ path ] ).toBe( before[ path ] );
	}
	expect( after[ '/musu-imone/' ] ).toMatch( /^200 \/musu-imone\/ Puslapis/ );
	expect( after[ '/wp-sitemap-posts-page-1.xml' ] ).toContain(
		'/musu-imone'
	);
	expect( after[ '/wp-sitemap-posts-page-1.xml' ] ).not.toContain(
		'/renginiai'
	);
	expect( after[ '/wp-json/data/v1/get_router' ] ).toMatch( /^200 / );
} );

test( 'the app opens, and an update asks nothing', async ( { page } ) => {
	await page.goto( `${ url }/` );
	await appDraws( page );
	upgradeFrom( 'existing', zipFile() );
	await page.goto( `${ url }/renginiai` );
	await appDraws( page );
	await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText(
		'Puslapis renginiai'
	);
} );

test( 'deactivation gives all addresses back; activation goes on without a question', async ( {
	request,
} ) => {
	deactivate( 'existing' );
	const now = await seen( request );
	for ( const path of PATHS.filter(
		// Pages that the portal made stay, as after every deactivation.
		( name ) => ! /sitemap|e-mentoriai/.test( name )
	) ) {
		expect( now[ path ] ).toBe( before[ path ] );
	}
	activate( 'existing' );
	expect( ( await seen( request ) )[ '/' ] ).toMatch( /^200 .* portal$/ );
} );
