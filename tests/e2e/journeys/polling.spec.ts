import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { countRequests } from '../support/counted';
import {
	api,
	enter,
	logIn,
	newConversation,
	newPerson,
} from '../support/people';
import { runPhp } from '../support/site';
import { expect, test } from '../support/test';
import { lt } from '../support/words';

/** What open conversations ask for: one poller a browser, and an hour of it (quality: use). */

const POLL = /after_id=/;

function log( page: Page ) {
	return page.getByRole( 'region', {
		name: lt( 'Messages of the conversation' ),
	} );
}

/** What a browser does to a tab that goes behind another one; headless ones keep all in front. */
async function setVisible( page: Page, visible: boolean ): Promise< void > {
	await page.evaluate(
		( state ) => {
			Object.defineProperty( document, 'visibilityState', {
				value: state,
				configurable: true,
			} );
			document.dispatchEvent( new Event( 'visibilitychange' ) );
		},
		visible ? 'visible' : 'hidden'
	);
}

test( 'three tabs of a browser ask as one, hand over, and end together with what was typed', async ( {
	page,
	context,
	allowErrors,
} ) => {
	test.setTimeout( 120_000 );
	allowErrors( /status of 401/ );
	const founder = newPerson( { role: 'frontuser' } );
	const mentor = newPerson( { role: 'mentorius' } );
	const first = await newConversation( founder, mentor, 'Pirmas', 'Labas' );
	const second = await newConversation( founder, mentor, 'Antras', 'Sveiki' );
	const counted = await countRequests( context, randomUUID().slice( 0, 8 ) );
	await enter( page, founder.token, `/pokalbis/${ first }` );
	await expect( log( page ) ).toContainText( 'Labas' );
	const [ twin, other ] = [
		await context.newPage(),
		await context.newPage(),
	];
	await twin.goto( `/pokalbis/${ first }` );
	await expect( log( twin ) ).toContainText( 'Labas' );
	await other.goto( `/pokalbis/${ second }` );
	await expect( log( other ) ).toContainText( 'Sveiki' );

	for ( const [ convo, text ] of [
		[ first, 'Visiems skirtukams' ],
		[ second, 'Trečiam skirtukui' ],
	] as const ) {
		await api( mentor.token, 'message_reply', {
			convo_id: convo,
			content: text,
		} );
	}
	await expect( log( page ) ).toContainText( 'Visiems skirtukams' );
	await expect( log( twin ) ).toContainText( 'Visiems skirtukams' );
	await expect( log( other ) ).toContainText( 'Trečiam skirtukui' );

	// The tab that asks goes behind another one: the next one asks, in the same pace.
	await setVisible( page, false );
	await page.waitForTimeout( 12_000 );
	await setVisible( twin, false );
	await setVisible( other, false );
	await page.waitForTimeout( 500 );
	const before = counted( POLL );
	for ( const convo of [ first, second ] ) {
		const asked = counted(
			new RegExp( `convo_id=${ convo }&.*after_id=` )
		);
		expect( asked.length ).toBeGreaterThanOrEqual( 3 );
		asked.slice( 1 ).forEach( ( { begin }, index ) => {
			expect( begin - ( asked[ index ]?.end ?? 0 ) ).toBeGreaterThan(
				4400
			);
		} );
	}
	// Never two in flight.
	before.slice( 1 ).forEach( ( { begin }, index ) => {
		expect( begin ).toBeGreaterThanOrEqual( before[ index ]?.end ?? 0 );
	} );
	await page.waitForTimeout( 7000 );
	expect( counted( POLL ) ).toHaveLength( before.length );

	await twin.getByLabel( lt( 'Message text' ) ).fill( 'Pradėta mintis' );
	runPhp( `do_action( 'mentoriai_end_sessions', ${ founder.id } );` );
	await setVisible( other, true );
	for ( const tab of [ page, twin, other ] ) {
		await expect( tab ).toHaveURL( /\/prisijungti$/ );
	}
	expect( counted( POLL ) ).toHaveLength( before.length + 1 );
	await logIn( twin, founder.email );
	await expect( twin ).toHaveURL( new RegExp( `/pokalbis/${ first }$` ) );
	await expect( twin.getByLabel( lt( 'Message text' ) ) ).toHaveValue(
		'Pradėta mintis'
	);
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
	/** Server data that the app keeps: TanStack's client, as React's tree has it. */
	const queries = await page.evaluate( () => {
		interface Fiber {
			memoizedProps?: {
				client?: {
					getQueryCache: () => { getAll: () => unknown[] };
				};
			};
			child: Fiber | null;
			sibling: Fiber | null;
		}
		const root = document.getElementById(
			'mentoriai-portal'
		) as unknown as Record< string, Fiber >;
		const key = Object.keys( root ).find( ( name ) =>
			name.startsWith( '__reactContainer$' )
		);
		const waiting = [ root[ key ?? '' ] ?? null ];
		while ( waiting.length > 0 ) {
			const fiber = waiting.pop();
			const client = fiber?.memoizedProps?.client;
			if ( client?.getQueryCache ) {
				return client.getQueryCache().getAll().length;
			}
			if ( fiber ) {
				waiting.push( fiber.sibling, fiber.child );
			}
		}
		return NaN;
	} );
	return {
		heap: of( 'JSHeapUsedSize' ),
		nodes: of( 'Nodes' ),
		listeners: of( 'JSEventListeners' ),
		queries,
	};
}

test( 'an hour of an open conversation asks 720 times, keeps nothing of it, and an hour behind another tab asks nothing', async ( {
	page,
} ) => {
	test.setTimeout( 120_000 );
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
	} );
	await page.clock.install();
	await enter( page, founder.token, `/pokalbis/${ convo }` );
	await expect( log( page ) ).toContainText( 'Labas' );
	await page.clock.pauseAt( Date.now() + 60_000 );

	const round = async () => {
		const answered = page.waitForResponse( /after_id=/ );
		await page.clock.runFor( 5000 );
		await answered;
		// The app hears of it in a task of its own.
		await page.evaluate( () => undefined );
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
	expect( end.heap - start.heap ).toBeLessThan( 512 * 1024 );

	await setVisible( page, false );
	await page.clock.runFor( 3_600_000 );
	expect( polls ).toBe( 720 );
} );
