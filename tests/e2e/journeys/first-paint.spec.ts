import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

/** The server's HTML and the app's first render are two: what stands in the first window must not move between them. */

interface Box {
	what: string;
	box: number[];
}

/** Where things in the first window stand, in px. */
async function boxes( page: Page ): Promise< Box[] > {
	await page.evaluate( () => document.fonts.ready.then( () => null ) );
	return page.evaluate( () =>
		[
			...document.querySelectorAll(
				'header, main h1, main .mp-lead, main h2, main h3, main img, main input[type=search], main .mp-chip, main .mp-mentor-count p, main .mp-rating'
			),
		].flatMap( ( element ) => {
			const { x, y, width, height } = element.getBoundingClientRect();
			const shown = width > 1 && y < innerHeight && x < innerWidth;
			return shown
				? [
						{
							what: element.matches( '.mp-rating' )
								? 'rating'
								: `${
										element.matches( '.mp-chip' )
											? 'chip'
											: element.tagName
								  } ${
										element.getAttribute( 'alt' ) ??
										element.textContent
											?.trim()
											.slice( 0, 40 )
								  }`,
							box: [ x, y, width, height ].map( Math.round ),
						},
				  ]
				: [];
		} )
	);
}

async function firstLink( page: Page, from: string, part: string ) {
	await page.goto( from );
	return page
		.locator( `main a[href*="${ part }"]` )
		.first()
		.getAttribute( 'href' );
}

for ( const [ name, viewport ] of Object.entries( {
	phone: { width: 390, height: 844 },
	desktop: { width: 1280, height: 800 },
} ) ) {
	test( `nothing in the first window moves when the app takes over: ${ name }`, async ( {
		page,
	} ) => {
		await page.setViewportSize( viewport );
		const paths = [
			'/',
			'/e-mentoriai',
			'/e-mentoriai?sritis=eksportas',
			'/mentoriai-spieciuose',
			await firstLink( page, '/e-mentoriai', '/mentorius/' ),
			await firstLink( page, '/sekmes-istorijos', '/success-stories/' ),
		];
		for ( const path of paths ) {
			let start = () => {};
			const held = new Promise< void >( ( resolve ) => {
				start = resolve;
			} );
			await page.route( '**/assets/build/app.js*', async ( route ) => {
				await held;
				await route.continue();
			} );
			await page.goto( path ?? '', { waitUntil: 'commit' } );
			await page.locator( 'main h1' ).waitFor();
			await page.locator( 'footer' ).waitFor();
			await page.evaluate(
				() =>
					document
						.querySelector( 'main' )
						?.setAttribute( 'data-server', '' )
			);
			const before = await boxes( page );
			start();
			await page.locator( 'main:not([data-server]) h1' ).waitFor();
			const after = await boxes( page );
			await page.unrouteAll();

			for ( const { what, box } of before ) {
				const near = after.filter(
					( other ) =>
						other.what === what &&
						other.box.every(
							( side, index ) =>
								Math.abs( side - ( box[ index ] ?? 0 ) ) <= 2
						)
				);
				expect
					.soft(
						near.length,
						`${ path }: ${ what } ${ box } → ${ after
							.filter( ( other ) => other.what === what )
							.map( ( other ) => other.box.join() )
							.join( ' or ' ) }`
					)
					.toBeGreaterThan( 0 );
			}
			expect( before.length, `${ path }` ).toBeGreaterThan( 2 );
		}
	} );
}
