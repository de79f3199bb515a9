import type { Page } from '@playwright/test';
import { cachedReplies } from '../support/cached';
import { enter, newConversation, newPerson } from '../support/people';
import { messageLog, setVisible } from '../support/screen';
import { expect, test } from '../support/test';

// Thousands of steps: a trace of them takes longer than they do.
test.use( {
	trace: 'off',
	// Machine code of functions that get warm would be most of what the heap gains.
	launchOptions: [
		async ( { launchOptions }, use ) =>
			use( {
				...launchOptions,
				args: [
					...( launchOptions.args ?? [] ),
					'--js-flags=--jitless',
				],
			} ),
		{ scope: 'worker' },
	],
} );

/** What the browser holds, after its garbage is gone. */
async function held( page: Page ) {
	const devtools = await page.context().newCDPSession( page );
	await devtools.send( 'HeapProfiler.collectGarbage' );
	await devtools.send( 'Performance.enable' );
	const { metrics } = await devtools.send( 'Performance.getMetrics' );
	await devtools.detach();
	const of = ( name: string ) =>
		metrics.find( ( metric ) => metric.name === name )?.value ?? NaN;
	return {
		heap: of( 'JSHeapUsedSize' ),
		nodes: of( 'Nodes' ),
		listeners: of( 'JSEventListeners' ),
		queries: await cachedReplies( page ),
	};
}

test( 'an hour of an open conversation asks 720 times, keeps nothing of it, and an hour behind another tab asks nothing', async ( {
	page,
} ) => {
	test.setTimeout( 300_000 );
	const founder = newPerson( { role: 'frontuser' } );
	const mentor = newPerson( { role: 'mentorius' } );
	const convo = await newConversation( founder, mentor, 'Valanda', 'Labas' );
	let polls = 0;
	// The journey above asks the server; this one counts the app's timers.
	await page.route( /after_id=/, async ( route ) => {
		polls++;
		await route.fulfill( { json: [] } );
	} );
	// In the middle of what is drawn by lot, so that the number can be told.
	await page.addInitScript( () => {
		Math.random = () => 0.5;
		const heard = window as unknown as { answers: number };
		heard.answers = 0;
		const { json } = Response.prototype;
		Response.prototype.json = async function ( this: Response ) {
			const body: unknown = await json.call( this );
			heard.answers += Number( this.url.includes( 'after_id=' ) );
			return body;
		};
	} );
	await page.clock.install();
	await enter( page, founder.token, `/pokalbis/${ convo }` );
	await expect( messageLog( page ) ).toContainText( 'Labas' );
	await page.clock.pauseAt( Date.now() + 60_000 );

	const answers = () =>
		page.evaluate(
			() => ( window as unknown as { answers: number } ).answers
		);
	const round = async () => {
		const before = await answers();
		await page.clock.runFor( 5000 );
		while ( ( await answers() ) === before ) {
			// The app has not read the answer yet, from which it counts.
		}
	};
	const rounds = async ( count: number ) => {
		for ( let done = 0; done < count; done++ ) {
			await round();
		}
	};
	await rounds( 20 );
	const start = await held( page );
	polls = 0;
	await rounds( 720 );
	expect( polls ).toBe( 720 );
	const end = await held( page );
	expect( end.queries ).toBe( start.queries );
	expect( start.queries ).toBeGreaterThan( 0 );
	expect( end.nodes - start.nodes ).toBeLessThan( 50 );
	expect( end.listeners - start.listeners ).toBeLessThan( 20 );
	expect( end.heap - start.heap ).toBeLessThan( 128 * 1024 );

	await setVisible( page, false );
	await page.clock.runFor( 3_600_000 );
	expect( polls ).toBe( 720 );
} );
