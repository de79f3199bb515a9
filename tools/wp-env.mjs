/**
 * `npm run wp-env -- start`: WordPress's own environment with this plugin, where Docker runs.
 * `npm run wp-env:check`: whether wp-env understands `.wp-env.json`.
 */
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';

// By its file: the package exports its command only.
const { parseConfig } = (
	await import( '../node_modules/@wordpress/env/lib/config/parse-config.js' )
).default;
const args = process.argv.slice( 2 );

try {
	await parseConfig( process.cwd(), tmpdir() );
} catch ( error ) {
	console.error( error.message );
	process.exit( 1 );
}
if ( args[ 0 ] === '--check' ) {
	process.exit();
}
const docker = spawnSync( 'docker', [ 'info' ], { stdio: 'ignore' } );
if ( docker.status !== 0 && ! args.includes( '--runtime=playground' ) ) {
	console.error(
		'wp-env needs a running Docker engine, and there is none here. bin/demo serves the same site without it.'
	);
	process.exit( 1 );
}
const { status } = spawnSync( 'npx', [ '--no-install', 'wp-env', ...args ], {
	stdio: 'inherit',
} );
process.exit( status ?? 1 );
