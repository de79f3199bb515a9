import { readFileSync } from 'node:fs';
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
		share: [ ...document.querySelectorAll( 'meta[property^="og:"]' ) ].map(
			( meta ) => meta.getAttribute( 'property' )
		),
		things: [
			...document.querySelectorAll(
				'script[type="application/ld+json"]'
			),
		].flatMap( ( script ) =>
			(
				JSON.parse( script.textContent ?? '' ) as {
					'@graph': Array< { '@type': string } >;
				}
			 )[ '@graph' ].map( ( thing ) => thing[ '@type' ] )
		),
		headings: document.querySelectorAll( 'h1' ).length,
		text: document.querySelector( 'main' )?.textContent?.trim().length ?? 0,
		links: document.querySelectorAll( 'main a[href]' ).length,
		pictures: [
			...document.querySelectorAll( 'main .mp-lazy-image img' ),
		].every(
			( img ) =>
				img.hasAttribute( 'alt' ) &&
				Number( img.getAttribute( 'width' ) ) > 0 &&
				Number( img.getAttribute( 'height' ) ) > 0
		),
	} ) );
}

/** The first address on a page that has a part in it. */
async function firstLink( page: Page, from: string, part: string ) {
	await page.goto( from );
	const href = await page
		.locator( `main a[href*="${ part }"]` )
		.first()
		.getAttribute( 'href' );
	return new URL( href ?? '', demoSite().url ).pathname;
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

	test( 'every public page has its text, links, head and structured data', async ( {
		page,
	} ) => {
		const pages: Array< [ path: string, ...things: string[] ] > = [
			[ '/', 'Organization' ],
			[ '/e-mentoriai', 'BreadcrumbList' ],
			[ '/mentoriai-spieciuose', 'BreadcrumbList' ],
			[ '/renginiai', 'BreadcrumbList' ],
			[ '/sekmes-istorijos', 'BreadcrumbList' ],
			[
				'/kodel-verta-gauti-mentoryste-ir-kas-gali-ja-gauti',
				'BreadcrumbList',
			],
			[
				await firstLink( page, '/e-mentoriai', '/mentorius/' ),
				'Person',
				'BreadcrumbList',
			],
			[
				await firstLink( page, '/renginiai', '/event/' ),
				'Event',
				'BreadcrumbList',
			],
			[
				await firstLink(
					page,
					'/sekmes-istorijos',
					'/success-stories/'
				),
				'Article',
				'BreadcrumbList',
			],
		];
		for ( const [ path, ...things ] of pages ) {
			const answer = await page.goto( path );
			expect( answer?.status(), path ).toBe( 200 );
			const found = await head( page );
			expect( found.title, path ).toMatch( /^\S.* \| Mentoriai$/ );
			expect( found.description.length, path ).toBeGreaterThan( 20 );
			expect( found.canonical, path ).toBe(
				`${ demoSite().url }${ path }`
			);
			expect( found.languages, path ).toEqual(
				expect.arrayContaining( [ 'lt', 'en', 'x-default' ] )
			);
			expect( found.share, path ).toEqual(
				expect.arrayContaining( [
					'og:title',
					'og:url',
					'og:image',
					'og:image:width',
					'og:locale:alternate',
				] )
			);
			expect( found.things, path ).toEqual(
				expect.arrayContaining( things )
			);
			expect( found.headings, path ).toBe( 1 );
			expect( found.text, path ).toBeGreaterThan( 200 );
			expect( found.links, path ).toBeGreaterThan( 0 );
			expect( found.pictures, path ).toBe( true );
		}
	} );

	test( 'the further pages of the stories are links', async ( { page } ) => {
		await page.goto( '/sekmes-istorijos' );
		await page.locator( 'main a[rel="next"]' ).click();
		await expect( page ).toHaveURL( /\/sekmes-istorijos\?puslapis=2$/ );
		const found = await head( page );
		expect( found.canonical ).toBe( page.url() );
		expect( found.languages ).toEqual( [] );
		await expect( page.locator( 'main article' ) ).not.toHaveCount( 0 );
		await expect( page.locator( 'main a[rel="prev"]' ) ).toHaveCount( 1 );
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
		for ( const path of [
			'/nera-tokio',
			'/event/nera',
			'/en/success-stories/none',
			'/sekmes-istorijos?puslapis=999',
		] ) {
			const answer = await page.goto( path );
			expect( answer?.status(), path ).toBe( 404 );
			await expect(
				page.getByRole( 'heading', { level: 1 } )
			).toHaveText( /^(Puslapis nerastas|Page not found)$/ );
			const found = await head( page );
			expect( found.canonical, path ).toBe( '' );
			expect( found.things, path ).toEqual( [] );
		}
	} );
} );

test( 'a mentor’s page calls nothing but the count of views and the reviews, after the paint', async ( {
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
	const seldom = calls
		.map( ( route ) => route.replace( /\/$/, '' ) )
		.filter( ( route ) => route !== 'get_reviews' );
	expect( seldom ).toEqual( [ 'statistic_open' ] );
	// The browser lists a call once its answer is whole.
	await expect.poll( () => calledAfterPaint( page ) ).toBe( true );
} );

test( 'who a member is, is asked after the paint', async ( { page } ) => {
	await enter( page, tokenOf( 'founder@demo.test' ), '/' );
	await expect(
		page
			.getByRole( 'banner' )
			.getByRole( 'link', { name: lt( 'Messages' ) } )
	).toBeVisible();
	await expect.poll( () => calledAfterPaint( page ) ).toBe( true );
} );

test( 'the files of a screen are named in the head: none is found later', async ( {
	page,
} ) => {
	// They come after the first paint.
	const { menus } = JSON.parse(
		readFileSync( 'assets/build/chunks.json', 'utf8' )
	) as { menus: { files: string[] } };
	let loaded: string[] = [];
	page.on( 'request', ( request ) => {
		if ( /\/build\/chunks\/.*\.js$/.test( request.url() ) ) {
			loaded.push( request.url() );
		}
	} );
	for ( const path of [
		'/e-mentoriai',
		'/renginiai',
		'/sekmes-istorijos',
		'/apie-projekta',
	] ) {
		loaded = [];
		await page.goto( path );
		// The app has taken the place of the server's text.
		await expect( page.locator( '.mp-top__burger' ) ).toBeAttached();
		const named = await page
			.locator( 'head link[rel="preload"][as="script"]' )
			.evaluateAll( ( links ) =>
				links.map( ( link ) => link.getAttribute( 'href' ) ?? '' )
			);
		expect( named.length, path ).toBeGreaterThan( 0 );
		const found = [ ...new Set( loaded ) ].filter(
			( url ) =>
				named.includes( url ) ||
				! menus.files.some( ( file ) => url.endsWith( file ) )
		);
		expect( found.sort(), path ).toEqual( named.sort() );
	}
} );

test( 'what a page leads on to is the same with script and without', async ( {
	page,
	request,
} ) => {
	for ( const path of [
		'/kodel-verta-buti-mentoriumi-ir-kas-gali-juo-tapti',
		'/en/kodel-verta-gauti-mentoryste-ir-kas-gali-ja-gauti',
	] ) {
		const html = await ( await request.get( path ) ).text();
		await page.goto( path );
		// The server gives it no name.
		await expect(
			page.locator( '.mp-closing[aria-labelledby]' )
		).toBeAttached();
		const [ served, shown ] = await page.evaluate(
			( source ) =>
				[
					new DOMParser().parseFromString( source, 'text/html' ),
					document,
				].map( ( root ) =>
					[
						...root.querySelectorAll(
							'.mp-closing :is( h2, p, a )'
						),
					].map( ( part ) => [
						part.textContent,
						part instanceof HTMLAnchorElement
							? new URL(
									part.getAttribute( 'href' ) ?? '',
									document.baseURI
							  ).href
							: '',
					] )
				),
			html
		);
		expect( served?.length, path ).toBeGreaterThan( 2 );
		expect( shown, path ).toEqual( served );
	}
} );
