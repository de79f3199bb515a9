import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { demoSite } from './site';

interface Counted {
	/** When it reached the server, and when it was answered, in ms. */
	begin: number;
	end: number;
}

/** Counts, on the server, the requests of a browser from now on. */
export async function countRequests(
	context: BrowserContext,
	name: string
): Promise< ( path: RegExp ) => Counted[] > {
	await context.setExtraHTTPHeaders( { 'X-Mentoriai-Count': name } );
	const log = join( demoSite().wp_dir, `wp-content/count-${ name }.log` );
	return ( path ) => {
		const lines = existsSync( log )
			? readFileSync( log, 'utf8' ).trim().split( '\n' )
			: [];
		const of = ( what: string ) =>
			lines
				.map( ( line ) => line.split( ' ' ) )
				.filter(
					( [ , is, url = '' ] ) => is === what && path.test( url )
				)
				.map( ( [ at ] ) => Number( at ) * 1000 );
		const ends = of( 'end' );
		return of( 'begin' ).map( ( begin, index ) => ( {
			begin,
			end: ends[ index ] ?? Infinity,
		} ) );
	};
}
