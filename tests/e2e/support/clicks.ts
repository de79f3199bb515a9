import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';

/**
 * Counts what a person presses from now on, on every page of this tab and in the editor's canvas: each press of the pointer
 * is one, however it is answered, and each choice in a drop-down, which Playwright makes without the pointer.
 *
 * @return How many since it was asked last.
 */
export async function countClicks( page: Page ): Promise< () => number > {
	const name = `pressed${ randomUUID().replaceAll( '-', '' ) }`;
	let pressed = 0;
	await page.exposeBinding( name, () => {
		pressed++;
	} );
	const listen = ( report: string ) => {
		const say = () =>
			(
				window as unknown as Record<
					string,
					undefined | ( () => void )
				>
			 )[ report ]?.();
		window.addEventListener(
			'pointerdown',
			( { isTrusted } ) => isTrusted && say(),
			true
		);
		window.addEventListener(
			'change',
			( { isTrusted, target } ) =>
				! isTrusted && target instanceof HTMLSelectElement && say(),
			true
		);
	};
	await page.addInitScript( listen, name );
	for ( const frame of page.frames() ) {
		await frame.evaluate( listen, name );
	}
	return () => {
		const since = pressed;
		pressed = 0;
		return since;
	};
}
