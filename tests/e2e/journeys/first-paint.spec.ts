import type { Page } from '@playwright/test';
import { enter, newConversation, newPerson, tokenOf } from '../support/people';
import { runPhp } from '../support/site';
import { allScripts } from '../support/screen';
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
			await page.route(
				'**/assets/build/app.min.js*',
				async ( route ) => {
					await held;
					await route.continue();
				}
			);
			await page.goto( path ?? '', { waitUntil: 'commit' } );
			await page.locator( 'main h1' ).waitFor();
			await page.locator( 'footer' ).waitFor();
			// Boxes can be measured before the styles are there, though nobody sees them.
			await page.waitForFunction( () =>
				[
					...document.querySelectorAll< HTMLLinkElement >(
						'link[rel=stylesheet]'
					),
				].every( ( { sheet } ) => sheet )
			);
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

	test( `the list of events comes where its skeleton stands: ${ name }`, async ( {
		page,
	} ) => {
		await page.setViewportSize( viewport );
		await page.goto( '/kontaktai' );
		let answer = () => {};
		const held = new Promise< void >( ( resolve ) => {
			answer = resolve;
		} );
		await page.route( /data\/v1\/get_events/, async ( route ) => {
			await held;
			await route.continue();
		} );
		await page.locator( 'main a[href$="/renginiai"]' ).first().click();
		const row = page.locator( 'main .mp-event-row' ).first();
		const top = async () =>
			Math.round( ( await row.boundingBox() )?.y ?? 0 );
		await expect( page.getByRole( 'heading', { level: 1 } ) ).toBeFocused();
		await expect( row ).toBeVisible();
		// The page's own words come with another answer.
		await expect( page.locator( 'main .mp-lead' ) ).toBeVisible();
		await page.evaluate( () => document.fonts.ready.then( () => null ) );
		const before = await top();
		answer();
		await page.getByRole( 'table' ).first().waitFor();
		expect( before ).toBeGreaterThan( 0 );
		expect( Math.abs( ( await top() ) - before ) ).toBeLessThanOrEqual( 2 );
	} );
}

/** A first page on a phone: nothing is asked of the API before it is painted, and nothing jumps (quality: first page). */

async function expectCalm( page: Page, path: string ): Promise< void > {
	await page.goto( path );
	await allScripts( page );
	await expect( page.locator( 'main [aria-busy=true]' ) ).toHaveCount( 0 );
	const seen = await page.evaluate(
		() =>
			new Promise< { shift: number; moved: string[]; early: string[] } >(
				( done ) => {
					let shift = 0;
					const moved: string[] = [];
					new PerformanceObserver( ( list ) => {
						for ( const entry of list.getEntries() ) {
							const { value, sources } = entry as unknown as {
								value: number;
								sources: { node: Element | null }[];
							};
							shift += value;
							moved.push(
								...sources.map( ( { node } ) =>
									String( node?.className )
								)
							);
						}
					} ).observe( { type: 'layout-shift', buffered: true } );
					const [ paint ] = performance.getEntriesByName(
						'first-contentful-paint'
					);
					const early = performance
						.getEntriesByType( 'resource' )
						.filter(
							( { name, startTime } ) =>
								name.includes( '/wp-json/' ) &&
								startTime < ( paint?.startTime ?? Infinity )
						)
						.map( ( { name } ) => name );
					setTimeout( () => done( { shift, moved, early } ), 300 );
				}
			)
	);
	expect.soft( seen.early, `${ path }, asked too early` ).toEqual( [] );
	expect
		.soft( seen.shift, `${ path }, moved: ${ seen.moved.join() }` )
		.toBeLessThan( 0.02 );
}

test( 'first pages of guests @phone', async ( { page } ) => {
	const slug = runPhp(
		"echo get_user_meta( get_user_by( 'email', 'mentor@demo.test' )->ID, 'mentoriai_slug', true );"
	);
	for ( const path of [
		'/',
		'/e-mentoriai',
		`/mentorius/${ slug }`,
		'/sekmes-istorijos',
		'/renginiai',
		'/kodel-verta-gauti-mentoryste-ir-kas-gali-ja-gauti',
		'/prisijungti',
		'/registruotis',
		'/priminti-slaptazodi',
	] ) {
		await expectCalm( page, path );
	}
} );

test( 'first pages of members @phone', async ( { page } ) => {
	const founder = newPerson( { role: 'frontuser' } );
	const mentor = newPerson( { role: 'mentorius' } );
	const convo = await newConversation( founder, mentor, 'Ramu', 'Labas' );
	await enter( page, founder.token, '/zinutes' );
	for ( const path of [
		'/',
		'/zinutes',
		`/pokalbis/${ convo }`,
		'/veiksmu-planas',
		'/profilis',
	] ) {
		await expectCalm( page, path );
	}
	await enter( page, tokenOf( 'mentor@demo.test' ), '/rezultatai' );
	await expectCalm( page, '/rezultatai' );
	await enter( page, tokenOf( 'founder@demo.test' ), '/veiksmu-planas' );
	await expectCalm( page, '/veiksmu-planas' );
	const undecided = newPerson( { role: 'neapsisprendes' } );
	await enter( page, undecided.token, '/profilis' );
	await expectCalm( page, '/profilis' );
} );
