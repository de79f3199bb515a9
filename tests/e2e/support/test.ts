import {
	type BrowserContext,
	type Page,
	test as base,
	expect,
} from '@playwright/test';

interface Watch {
	/**
	 * Lets a journey provoke what the browser reports as an error, e.g. the 401 of a wrong password:
	 * messages that match are left out.
	 */
	allowErrors: ( pattern: RegExp ) => void;
	/** A page in a browser of its own: another person, or the same one elsewhere. Watched like the first. */
	newVisitor: () => Promise< Page >;
}

interface Watched {
	watched: { errors: string[]; add: ( context: BrowserContext ) => void };
}

/** wp-admin fades from page to page; the browser leaves that out where the next page was late. */
const TRANSITION = /^InvalidStateError: Transition was aborted/;

/**
 * Playwright's test, failing on any error in the browser's console and any uncaught one in the page.
 */
export const test = base.extend< Watch & Watched >( {
	watched: async ( {}, provide ) => {
		const errors: string[] = [];
		await provide( {
			errors,
			add: ( context ) => {
				context.on( 'console', ( message ) => {
					if ( message.type() === 'error' ) {
						errors.push(
							`${ message.text() } (${ message.location().url })`
						);
					}
				} );
				context.on( 'weberror', ( error ) => {
					errors.push(
						error.error().stack || String( error.error() )
					);
				} );
			},
		} );
	},
	allowErrors: [
		async ( { context, watched }, use ) => {
			const allowed: RegExp[] = [ TRANSITION ];
			watched.add( context );

			await use( ( pattern ) => {
				allowed.push( pattern );
			} );

			const unexpected = watched.errors.filter(
				( error ) =>
					! allowed.some( ( pattern ) => pattern.test( error ) )
			);
			expect( unexpected, 'errors in the browser' ).toEqual( [] );
		},
		{ auto: true },
	],
	newVisitor: async ( { browser, watched, baseURL, viewport }, provide ) => {
		const opened: BrowserContext[] = [];
		await provide( async () => {
			const context = await browser.newContext( {
				baseURL: baseURL ?? '',
				viewport,
				locale: 'lt-LT',
				timezoneId: 'Europe/Vilnius',
			} );
			opened.push( context );
			watched.add( context );
			return context.newPage();
		} );
		for ( const context of opened ) {
			await context.close();
		}
	},
} );

export { expect };
