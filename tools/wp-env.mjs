/**
 * `npm run wp-env start`: WordPress's own environment with this plugin, where Docker runs.
 * `npm run wp-env:check`: whether wp-env can read `.wp-env.json`.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

// By their files: the package exports its command only.
const lib = resolve( 'node_modules/@wordpress/env/lib' );
const require = createRequire( import.meta.url );
const { parseConfig } = require( join( lib, 'config/parse-config.js' ) );
const { setCache } = require( join( lib, 'cache.js' ) );

async function check() {
	const folder = mkdtempSync( join( tmpdir(), 'wp-env-' ) );
	try {
		// What it would else ask wordpress.org for.
		await setCache( 'latestWordPressVersion', '7.1', {
			workDirectoryPath: folder,
		} );
		await parseConfig( process.cwd(), folder );
	} catch ( error ) {
		console.error( error.message );
		process.exit( 1 );
	} finally {
		rmSync( folder, { recursive: true } );
	}
}

const args = process.argv.slice( 2 );
await check();
if ( args[ 0 ] === '--check' ) {
	process.exit();
}
if ( spawnSync( 'docker', [ 'info' ], { stdio: 'ignore' } ).status !== 0 ) {
	console.error(
		'wp-env needs a running Docker engine, and there is none here. bin/demo serves the same site without it.'
	);
	process.exit( 1 );
}
process.exit(
	spawnSync( 'npx', [ '--no-install', 'wp-env', ...args ], {
		stdio: 'inherit',
	} ).status ?? 1
);
