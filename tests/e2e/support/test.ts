import { test as base, expect } from '@playwright/test';

interface Watch {
	/**
	 * Lets a journey provoke what the browser reports as an error, e.g. the 401 of a wrong password:
	 * messages that match are left out.
	 */
	allowErrors: ( pattern: RegExp ) => void;
}

/**
 * Playwright's test, failing on any error in the browser's console and any uncaught one in the page.
 */
export const test = base.extend< Watch >( {
	allowErrors: [
		async ( { context }, use ) => {
			const errors: string[] = [];
			const allowed: RegExp[] = [];
			context.on( 'console', ( message ) => {
				if ( message.type() === 'error' ) {
					errors.push(
						`${ message.text() } (${ message.location().url })`
					);
				}
			} );
			context.on( 'weberror', ( error ) => {
				errors.push( error.error().stack ?? String( error.error() ) );
			} );

			await use( ( pattern ) => {
				allowed.push( pattern );
			} );

			const unexpected = errors.filter(
				( error ) =>
					! allowed.some( ( pattern ) => pattern.test( error ) )
			);
			expect( unexpected, 'errors in the browser' ).toEqual( [] );
		},
		{ auto: true },
	],
} );

export { expect };
