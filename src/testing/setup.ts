import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Parts in chunks of their own are compiled when a test first asks for them, and machines may be crowded.
configure( { reactStrictMode: true, asyncUtilTimeout: 5000 } );

// jsdom has <dialog> without its methods.
if ( ! HTMLDialogElement.prototype.showModal ) {
	HTMLDialogElement.prototype.showModal = function () {
		this.setAttribute( 'open', '' );
	};
	HTMLDialogElement.prototype.close = function () {
		this.removeAttribute( 'open' );
		// As in a browser, which tells later.
		queueMicrotask( () => this.dispatchEvent( new Event( 'close' ) ) );
	};
}

// jsdom paints nothing and tells nothing about it.
if ( typeof performance.getEntriesByName !== 'function' ) {
	performance.getEntriesByName = () => [];
}
if ( typeof PerformanceObserver === 'undefined' ) {
	Object.defineProperty( globalThis, 'PerformanceObserver', {
		value: class {
			static readonly supportedEntryTypes: readonly string[] = [];
		},
	} );
}

// Each test is a visit of its own.
beforeEach( () => window.history.replaceState( null, '' ) );

// A complaint of React or of our own code is a failure.
let complaints: string[] = [];
for ( const level of [ 'error', 'warn' ] as const ) {
	// eslint-disable-next-line no-console -- watched, not written.
	console[ level ] = ( ...parts: unknown[] ) => {
		complaints.push( parts.map( String ).join( ' ' ) );
	};
}
afterEach( () => {
	const seen = complaints;
	complaints = [];
	if ( seen.length > 0 ) {
		throw new Error( `The console was used:\n${ seen.join( '\n' ) }` );
	}
} );
