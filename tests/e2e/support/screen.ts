import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect } from './test';
import { lt } from './words';

const AXE = readFileSync( require.resolve( 'axe-core/axe.min.js' ), 'utf8' );

interface Violation {
	id: string;
	nodes: string[];
}

/**
 * What axe finds wrong with the screen as it stands (WCAG 2.2 AA and axe's own good practice).
 *
 * @param page
 * @param within Selector of the part to look at; empty for the whole page.
 */
export async function violations(
	page: Page,
	within = ''
): Promise< Violation[] > {
	if ( ! ( await page.evaluate( () => 'axe' in window ) ) ) {
		await page.evaluate( AXE );
	}
	return page.evaluate( async ( part ) => {
		const { axe } = window as unknown as {
			axe: {
				run: (
					context: string | Document,
					options: object
				) => Promise< {
					violations: {
						id: string;
						nodes: { html: string; failureSummary: string }[];
					}[];
				} >;
			};
		};
		const found = await axe.run( part || document, {
			resultTypes: [ 'violations' ],
			// Fetches style sheets and media for rules that are off, or about sound.
			preload: false,
		} );
		return found.violations.map( ( { id, nodes } ) => ( {
			id,
			nodes: nodes.map(
				( node ) =>
					`${ node.html.slice( 0, 200 ) } ${ node.failureSummary }`
			),
		} ) );
	}, within );
}

export async function expectAccessible(
	page: Page,
	what: string,
	within = ''
): Promise< void > {
	await atRest( page );
	expect( await violations( page, within ), what ).toEqual( [] );
}

/** Waits for transitions: colours in the middle of one are nobody's choice. */
export async function atRest( page: Page ): Promise< void > {
	await page.evaluate( () =>
		Promise.all(
			document
				.getAnimations()
				.map( ( animation ) =>
					animation.effect?.getTiming().iterations === Infinity
						? undefined
						: animation.finished.catch( () => undefined )
				)
		)
	);
}

/** Nothing makes the page itself wider than the window. */
export async function expectNoSidewaysScroll(
	page: Page,
	what: string
): Promise< void > {
	// The header's menu fits itself a frame after the text changes.
	await expect
		.poll(
			() =>
				page.evaluate( () => {
					const { scrollWidth, clientWidth } =
						document.documentElement;
					return scrollWidth - clientWidth;
				} ),
			what
		)
		.toBeLessThanOrEqual( 0 );
}

/** Where the messages of a conversation are. */
export function messageLog( page: Page ) {
	return page.getByRole( 'region', {
		name: lt( 'Messages of the conversation' ),
	} );
}

/** What a browser does to a tab that goes behind another one; headless ones keep all in front. */
export async function setVisible(
	page: Page,
	visible: boolean
): Promise< void > {
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

/** Until no more scripts come: what a page loads after its first paint is there then. Not "networkidle", which a font can hold up. */
export async function allScripts( page: Page ): Promise< void > {
	let before = -1;
	await expect
		.poll(
			async () => {
				const last = before;
				before = await page.evaluate(
					() =>
						performance
							.getEntriesByType( 'resource' )
							.filter( ( { name } ) => /\.js\b/.test( name ) )
							.length
				);
				return before === last;
			},
			{ intervals: [ 0, 500 ] }
		)
		.toBe( true );
}
