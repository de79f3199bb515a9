/**
 * One visit in Chromium: a phone of 375 px with a cold cache, a CPU four times slower, 150 ms and 1,638 kbit/s.
 */
import { chromium } from '@playwright/test';

const NETWORK = {
	offline: false,
	latency: 150,
	downloadThroughput: ( 1638 * 1000 ) / 8,
	uploadThroughput: ( 750 * 1000 ) / 8,
};
const CPU_SLOWDOWN = 4;
/** Nothing more is asked for, and what came is drawn. */
const QUIET_MS = 1500;

export function openBrowser() {
	return chromium.launch( {
		executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
		args: [
			'--headless',
			'--no-sandbox',
			'--disable-gpu',
			'--disable-quic',
			'--no-first-run',
			'--disable-background-networking',
			'--disable-component-update',
			'--disable-sync',
		],
	} );
}

/**
 * Chromium's window is as high as the page, and so its toolbar, which is there without a screen too, hides the lowest 87 px:
 * what changes only there is never presented, and Event Timing waits for the next frame that is.
 *
 * @param {import('@playwright/test').CDPSession} devtools
 */
async function showAll( devtools ) {
	const { windowId, bounds } = await devtools.send(
		'Browser.getWindowForTarget'
	);
	await devtools.send( 'Browser.setWindowBounds', {
		windowId,
		bounds: { height: bounds.height + 200 },
	} );
}

/** Runs in the page before anything else. */
function observe( { session, shows } ) {
	if ( session ) {
		localStorage.setItem(
			'mentoriai.session',
			JSON.stringify( { ...session, until: Date.now() + 21_600_000 } )
		);
	}
	const seen = { lcp: 0, element: '', cls: 0, shifts: [], inp: 0, shown: 0 };
	window.mentoriaiLab = seen;
	const watch = ( type, each, more = {} ) =>
		new PerformanceObserver( ( list ) =>
			list.getEntries().forEach( each )
		).observe( { type, buffered: true, ...more } );
	const name = ( node ) =>
		node?.nodeType === 1
			? `${ node.localName }.${ String(
					node.className?.baseVal ?? node.className
			  ) }`
			: '';
	new window.MutationObserver( ( _, observer ) => {
		if ( document.querySelector( shows ) ) {
			observer.disconnect();
			window.requestAnimationFrame( () => {
				seen.shown = performance.now();
			} );
		}
	} ).observe( document, { childList: true, subtree: true } );
	watch( 'largest-contentful-paint', ( entry ) => {
		seen.lcp = entry.startTime;
		seen.element = name( entry.element );
	} );
	watch( 'layout-shift', ( entry ) => {
		if ( ! entry.hadRecentInput ) {
			seen.cls += entry.value;
			seen.shifts.push(
				...entry.sources.map( ( { node } ) => name( node ) )
			);
		}
	} );
	watch(
		'event',
		( entry ) => {
			if ( entry.interactionId ) {
				seen.inp = Math.max( seen.inp, entry.duration );
			}
		},
		{ durationThreshold: 16 }
	);
}

/** What was asked of the server before the first paint, and of what weight. */
function report() {
	const paint =
		performance.getEntriesByName( 'first-contentful-paint' )[ 0 ]
			?.startTime ?? Infinity;
	const resources = performance.getEntriesByType( 'resource' );
	const [ page ] = performance.getEntriesByType( 'navigation' );
	return {
		...window.mentoriaiLab,
		fcp: paint,
		ttfb: page.responseStart,
		html: page.encodedBodySize,
		restBeforePaint: resources
			.filter(
				( { name, startTime } ) =>
					name.includes( '/wp-json/' ) && startTime < paint
			)
			.map( ( { name } ) => new URL( name ).pathname ),
		scripts: resources
			.filter(
				( { name } ) =>
					/\/mentoriai-portal\/.*\.js/.test( name ) &&
					! /altcha/.test( name )
			)
			.reduce( ( sum, { encodedBodySize } ) => sum + encodedBodySize, 0 ),
	};
}

/** Taps the menu open and closed, and writes a few letters where there is a field. */
async function interact( page ) {
	// Members have another button with a menu there, for wide windows.
	await page.locator( 'header button[aria-haspopup=dialog]' ).tap();
	await page.getByRole( 'dialog' ).waitFor();
	await page.keyboard.press( 'Escape' );
	await page.getByRole( 'dialog' ).waitFor( { state: 'detached' } );
	const field = page
		.locator(
			'main :is(input[type=text], input[type=email], input[type=search], textarea)'
		)
		.first();
	if ( await field.isVisible() ) {
		await field.tap();
		await page.keyboard.type( 'abc', { delay: 150 } );
	}
	// Durations are told after the frame that follows.
	await page.waitForTimeout( 500 );
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string}                             url
 * @param {string}                             shows   Selector of what only the screen of this address has.
 * @param {{token: string, role: string}=}     session What an earlier log-in stored; none for a guest.
 */
export async function measure( browser, url, shows, session ) {
	const context = await browser.newContext( {
		viewport: { width: 375, height: 740 },
		deviceScaleFactor: 2,
		isMobile: true,
		hasTouch: true,
		locale: 'lt-LT',
		timezoneId: 'Europe/Vilnius',
	} );
	try {
		const page = await context.newPage();
		const devtools = await context.newCDPSession( page );
		await showAll( devtools );
		await page.addInitScript( observe, { session, shows } );
		await devtools.send( 'Network.enable' );
		await devtools.send( 'Network.emulateNetworkConditions', NETWORK );
		await devtools.send( 'Emulation.setCPUThrottlingRate', {
			rate: CPU_SLOWDOWN,
		} );
		await page.goto( url, { waitUntil: 'networkidle', timeout: 60_000 } );
		// On a busy machine calls may begin after the network was idle.
		await page
			.locator( shows )
			.first()
			.waitFor( { timeout: 20_000 } )
			.catch( () => undefined );
		await page.waitForTimeout( QUIET_MS );
		if ( ! ( await page.locator( shows ).first().isVisible() ) ) {
			const titles = await page.locator( 'h1' ).allInnerTexts();
			throw new Error(
				`Another screen: ${ page.url() } shows "${ titles.join(
					', '
				) }" and no ${ shows }`
			);
		}
		const loaded = await page.evaluate( report );
		await interact( page );
		const { inp } = await page.evaluate( () => window.mentoriaiLab );
		return { ...loaded, inp };
	} finally {
		await context.close();
	}
}
