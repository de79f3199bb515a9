// Ends with 0 when node_modules holds what package-lock.json asks for, so that npm ci need not run.
import { readFileSync } from 'node:fs';

const read = ( file ) => JSON.parse( readFileSync( file, 'utf8' ) );

try {
	const wanted = read( 'package-lock.json' ).packages;
	const installed = read( 'node_modules/.package-lock.json' ).packages;
	const asked = read( 'package.json' );
	const root = wanted[ '' ] ?? {};
	const locked = ( kind ) =>
		JSON.stringify( root[ kind ] ?? {} ) ===
		JSON.stringify( asked[ kind ] ?? {} );
	const missing = Object.keys( wanted ).some(
		( path ) =>
			path !== '' &&
			! wanted[ path ].optional &&
			! wanted[ path ].devOptional &&
			installed[ path ]?.version !== wanted[ path ].version
	);
	process.exit(
		missing || ! locked( 'dependencies' ) || ! locked( 'devDependencies' )
			? 1
			: 0
	);
} catch {
	process.exit( 1 );
}
