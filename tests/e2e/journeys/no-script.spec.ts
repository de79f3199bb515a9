import type { Page } from '@playwright/test';
import { enter, tokenOf } from '../support/people';
import { demoSite } from '../support/site';
import { expect, test } from '../support/test';
import { lt } from '../support/words';

/** What the server's HTML gives to readers and machines that run no script, and what is called before the first paint. */

async function head( page: Page ) {
	return page.evaluate( () => ( {
		title: document.title,
		description:
			document
				.querySelector( 'meta[name="description"]' )
				?.getAttribute( 'content' ) ?? '',
		canonical:
			document
				.querySelector( 'link[rel="canonical"]' )
				?.getAttribute( 'href' ) ?? '',
		languages: [
			...document.querySelectorAll( 'link[rel="alternate"][hreflang]' ),
		].map( ( link ) => link.getAttribute( 'hreflang' ) ),
		headings: document.querySelectorAll( 'h1' ).length,
		text: document.querySelector( 'main' )?.textContent?.trim().length ?? 0,
		links: document.querySelectorAll( '#mentoriai-portal a[href]' ).length,
	} ) );
}

/** Whether data/v1 was called, and not before something was painted. */
async function calledAfterPaint( page: Page ): Promise< boolean > {
	return page.evaluate( () => {
		const [ paint ] = performance.getEntriesByName(
			'first-contentful-paint'
		);
		const call = performance
			.getEntriesByType( 'resource' )
			.find( ( entry ) => entry.name.includes( '/data/v1/' ) );
		return (
			paint !== undefined &&
			call !== undefined &&
			call.startTime > paint.startTime
		);
	} );
}

test.describe( 'without script', () => {
	test.use( { javaScriptEnabled: false } );

	test( 'public pages have their text, links and head', async ( {
		page,
	} ) => {
		await page.goto( '/e-mentoriai' );
		const mentor = await page
			.locator( 'main a[href*="/mentorius/"]' )
			.first()
			.getAttribute( 'href' );
		for ( const path of [
			'/',
			'/e-mentoriai',
			'/mentoriai-spieciuose',
			new URL( mentor ?? '', demoSite().url ).pathname,
			'/kodel-verta-gauti-mentoryste-ir-kas-gali-ja-gauti',
		] ) {
			const answer = await page.goto( path );
			expect( answer?.status(), path ).toBe( 200 );
			const found = await head( page );
			expect( found.title, path ).toMatch( /^\S.* \| Mentoriai$/ );
			expect( found.description.length, path ).toBeGreaterThan( 20 );
			expect( found.canonical, path ).toBe(
				`${ demoSite().url }${ path }`
			);
			expect( found.languages, path ).toEqual(
				expect.arrayContaining( [ 'lt', 'en' ] )
			);
			expect( found.headings, path ).toBe( 1 );
			expect( found.text, path ).toBeGreaterThan( 200 );
			expect( found.links, path ).toBeGreaterThan( 5 );
		}
	} );

	test( 'screens of members hold nothing of anybody, unknown paths are 404', async ( {
		page,
		allowErrors,
	} ) => {
		allowErrors( /status of 404/ );
		await page.setExtraHTTPHeaders( {
			Authorization: `Bearer ${ tokenOf( 'founder@demo.test' ) }`,
		} );
		for ( const path of [ '/zinutes', '/profilis', '/pokalbis/1' ] ) {
			const answer = await page.goto( path );
			expect( answer?.status(), path ).toBe( 200 );
			expect( await page.content(), path ).not.toContain(
				'founder@demo.test'
			);
		}
		const answer = await page.goto( '/nera-tokio' );
		expect( answer?.status() ).toBe( 404 );
		await expect( page.getByRole( 'heading', { level: 1 } ) ).toHaveText(
			'404 Not found'
		);
	} );
} );

test( 'a mentor’s page calls nothing but the count of views, after the paint', async ( {
	page,
} ) => {
	const calls: string[] = [];
	page.on( 'request', ( request ) => {
		const [ , route ] = request.url().split( '/data/v1/' );
		if ( route !== undefined ) {
			calls.push( route.split( '?' )[ 0 ] ?? '' );
		}
	} );
	await page.goto( '/e-mentoriai' );
	const mentor = await page
		.getByRole( 'article' )
		.getByRole( 'link' )
		.first()
		.getAttribute( 'href' );
	expect( calls ).toEqual( [] );
	const counted = page.waitForResponse( /statistic_open/ );
	await page.goto( mentor ?? '' );
	expect( ( await counted ).status() ).toBe( 200 );
	expect( calls.map( ( route ) => route.replace( /\/$/, '' ) ) ).toEqual( [
		'statistic_open',
	] );
	expect( await calledAfterPaint( page ) ).toBe( true );
} );

test( 'who a member is, is asked after the paint', async ( { page } ) => {
	await enter( page, tokenOf( 'founder@demo.test' ), '/' );
	await expect(
		page
			.getByRole( 'banner' )
			.getByRole( 'link', { name: lt( 'Messages' ) } )
	).toBeVisible();
	expect( await calledAfterPaint( page ) ).toBe( true );
} );
