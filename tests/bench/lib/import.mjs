import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Client } from './client.mjs';
import { p95, rush } from './load.mjs';
import { spread } from './stats.mjs';

/** The largest file that the specification names (4, chapter 5). */
const ROWS = 50000;
const CALLS = 40;

/**
 * An import of 50,000 founders in a process of its own that may take 128 MB: its check, then a part of the work, and how
 * long others wait meanwhile for the same call, before and after.
 *
 * @return {Object} {rows, checked, worked: {seconds, memory in bytes, …}, ratio of the p95 of others}
 */
export async function measureImport(
	site,
	call,
	{ importSeconds: seconds, repeats }
) {
	const client = new Client( site.url, 2 );
	const others = async () =>
		p95( await rush( client, 2, CALLS, () => call ) );
	await others();
	const quiet = [ await others(), await others() ];
	const process = spawn(
		'php',
		[
			'-d',
			'memory_limit=128M',
			site.path( 'import.php' ),
			site.stack.dir,
			site.url,
			String( ROWS ),
			String( seconds ),
		],
		{ stdio: [ 'ignore', 'pipe', 'inherit' ] }
	);
	const ended = once( process, 'close' );
	const told = [];
	createInterface( { input: process.stdout } ).on( 'line', ( line ) =>
		told.push( JSON.parse( line ) )
	);
	const busy = [];
	while ( process.exitCode === null && process.signalCode === null ) {
		busy.push( await others() );
	}
	const [ code ] = await ended;
	if ( code !== 0 || told.length !== 2 || told[ 1 ].done === 0 ) {
		throw new Error( `The import ended with ${ code }.` );
	}
	for ( let repeat = 0; repeat < Math.max( 2, repeats ); repeat++ ) {
		quiet.push( await others() );
	}
	client.close();
	const base = spread( quiet ).median;
	// While PHP ended the last round was with it only in part.
	return {
		rows: ROWS,
		checked: told[ 0 ],
		worked: told[ 1 ],
		ratio: spread( busy.slice( 0, -1 ).map( ( time ) => time / base ) ),
	};
}
