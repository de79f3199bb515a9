import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect } from './test';
import { lt } from './words';

const AXE = readFileSync( require.resolve( 'axe-core/axe.min.js' ), 'utf8' );

interface Violation {
	id: string;
	nodes: string[];
}

/** What axe finds wrong with the screen as it stands (WCAG 2.2 AA and axe's own good practice). */
export async function violations( page: Page ): Promise< Violation[] > {
	await page.evaluate( AXE );
	return page.evaluate( async () => {
		const { axe } = window as unknown as {
			axe: {
				run: () => Promise< {
					violations: {
						id: string;
						nodes: { html: string; failureSummary: string }[];
					}[];
				} >;
			};
		};
		const found = await axe.run();
		return found.violations.map( ( { id, nodes } ) => ( {
			id,
			nodes: nodes.map(
				( node ) =>
					`${ node.html.slice( 0, 200 ) } ${ node.failureSummary }`
			),
		} ) );
	} );
}

export async function expectAccessible(
	page: Page,
	what: string
): Promise< void > {
	// Colours in the middle of a transition are nobody's choice.
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
	expect( await violations( page ), what ).toEqual( [] );
}

/** Nothing makes the page itself wider than the window. */
export async function expectNoSidewaysScroll(
	page: Page,
	what: string
): Promise< void > {
	const [ content, window ] = await page.evaluate( () => [
		document.documentElement.scrollWidth,
		document.documentElement.clientWidth,
	] );
	expect( content, what ).toBeLessThanOrEqual( window as number );
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
