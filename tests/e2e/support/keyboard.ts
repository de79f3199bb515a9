/* eslint-disable @wordpress/no-global-active-element -- The page under test has one document. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** With the keyboard alone: where the focus is, and how to get somewhere. */

interface Focused {
	tag: string;
	text: string;
	/** Whether a ring is drawn around it and it is inside the window. */
	seen: boolean;
}

/** What has the focus. */
export async function focused( page: Page ): Promise< Focused > {
	return page.evaluate( () => {
		const element = document.activeElement as HTMLElement;
		// A card's link is stretched over the card, which wears the ring.
		const rings = [
			element,
			element.parentElement,
			element.closest( 'article, label, li' ),
		];
		const ring = rings.some( ( one ) => {
			if ( ! one ) {
				return false;
			}
			return [ null, '::after', '::before' ].some( ( part ) => {
				const style = getComputedStyle( one, part );
				return (
					( style.outlineStyle !== 'none' &&
						parseFloat( style.outlineWidth ) >= 2 ) ||
					style.boxShadow !== 'none'
				);
			} );
		} );
		const box = element.getBoundingClientRect();
		return {
			tag: element.tagName.toLowerCase(),
			text: (
				element.getAttribute( 'aria-label' ) ??
				element.textContent ??
				''
			).trim(),
			seen: ring && box.bottom > 0 && box.top < window.innerHeight,
		};
	} );
}

/** Presses Tab until the wanted thing has the focus; every stop on the way must be visible. */
export async function tabTo(
	page: Page,
	wanted: ( at: Focused ) => boolean,
	limit = 40
): Promise< void > {
	const path: string[] = [];
	for ( let step = 0; step < limit; step++ ) {
		await page.keyboard.press( 'Tab' );
		const at = await focused( page );
		path.push( `${ at.tag } ${ at.text.slice( 0, 30 ) }` );
		expect( at.seen, `focus not seen on ${ path.at( -1 ) }` ).toBe( true );
		if ( wanted( at ) ) {
			return;
		}
	}
	throw new Error( `not reached by Tab: ${ path.join( ' → ' ) }` );
}

/** Presses Tab until this has the focus; on a new page past the header, by the skip link. */
export async function reach( page: Page, wanted: Locator ): Promise< void > {
	await expect( wanted ).toBeVisible();
	const has = () =>
		wanted.evaluate( ( element ) => element === document.activeElement );
	for ( let step = 0; step < 80 && ! ( await has() ); step++ ) {
		await page.keyboard.press( 'Tab' );
		const skips =
			step === 0 &&
			( await page.evaluate(
				() => document.activeElement?.matches( '.mp-skip-link' )
			) );
		if ( skips ) {
			await page.keyboard.press( 'Enter' );
		}
	}
	await expect( wanted ).toBeFocused();
	expect( ( await focused( page ) ).seen, String( wanted ) ).toBe( true );
}

/** Goes to a link or a button and presses it. */
export async function press( page: Page, wanted: Locator ): Promise< void > {
	await reach( page, wanted );
	await page.keyboard.press( 'Enter' );
}

/** Goes to a field and types. */
export async function write(
	page: Page,
	field: Locator,
	text: string
): Promise< void > {
	await reach( page, field );
	await page.keyboard.type( text );
}
