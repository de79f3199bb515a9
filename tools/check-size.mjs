/**
 * Fails when the build is heavier than a page may be (quality: first page).
 * Sizes are gzip, of our own files; React and i18n come from WordPress.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const KB = 1024;
const BUILD = process.argv[ 2 ] ?? 'assets/build';
const LIMITS = {
	'JavaScript before first paint': 90 * KB,
	'CSS before first paint': 25 * KB,
	'lazy chunk': 35 * KB,
	'ALTCHA chunk': 40 * KB,
};

if ( ! existsSync( join( BUILD, 'app.js' ) ) ) {
	console.error( `No build in ${ BUILD }: run npm run build.` );
	process.exit( 1 );
}

const size = ( file ) =>
	gzipSync( readFileSync( join( BUILD, file ) ), { level: 6 } ).length;
const list = ( folder, ending ) =>
	existsSync( join( BUILD, folder ) )
		? readdirSync( join( BUILD, folder ) )
				.filter( ( name ) => name.endsWith( ending ) )
				.map( ( name ) => join( folder, name ) )
		: [];

const rows = [
	[ 'JavaScript before first paint', 'app.js' ],
	[ 'CSS before first paint', 'app.css' ],
	...list( 'chunks', '.js' ).map( ( file ) => [
		/altcha/.test( file ) ? 'ALTCHA chunk' : 'lazy chunk',
		file,
	] ),
	...list( 'chunks', '.css' ).map( ( file ) => [ 'lazy chunk', file ] ),
].filter( ( [ , file ] ) => existsSync( join( BUILD, file ) ) );

let failed = false;
for ( const [ kind, file ] of rows ) {
	const bytes = size( file );
	const over = bytes > LIMITS[ kind ];
	failed ||= over;
	console.log(
		`${ over ? 'OVER ' : 'ok   ' } ${ ( bytes / KB )
			.toFixed( 1 )
			.padStart( 6 ) } / ${
			LIMITS[ kind ] / KB
		} KB  ${ file } (${ kind })`
	);
}
process.exit( failed ? 1 : 0 );
