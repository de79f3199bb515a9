import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { demoSite, runPhp } from '../../e2e/support/site';
import { test as base } from '../../e2e/support/test';

/** Made undone after each test, in the other order. */
const undo: ( () => void )[] = [];

export const test = base.extend< { restored: void } >( {
	restored: [
		async ( { allowErrors }, use ) => {
			// Avatars of wp-admin, and its view transitions to a page that has none.
			allowErrors(
				/gravatar|s\.w\.org|ERR_NAME_NOT_RESOLVED|InvalidStateError/
			);
			await use();
			while ( undo.length > 0 ) {
				undo.pop()?.();
			}
		},
		{ auto: true },
	],
} );

/** Stands a plugin of tests/fixtures/guests beside the portal until the test ends. */
export function invite( name: string ): void {
	change(
		`update_option( 'mentoriai_test_guests', array( '${ name }' ) );`,
		"delete_option( 'mentoriai_test_guests' );"
	);
}

/** Does something by PHP in the site, and something else when the test ends. */
export function change( now: string, afterwards: string ): string {
	undo.push( () => void runPhp( afterwards ) );
	return runPhp( now );
}

/** Sets constants of wp-config.php until the test ends; the servers know them when this is done. */
export async function configure(
	constants: Record< string, string >
): Promise< void > {
	const file = join( demoSite().wp_dir, 'wp-config.php' );
	const before = readFileSync( file, 'utf8' );
	let config = before;
	for ( const [ name, value ] of Object.entries( constants ) ) {
		const line = `define( '${ name }', '${ value }' );\n`;
		const old = new RegExp( `^define\\( '${ name }', .*\\n`, 'm' );
		config = old.test( config )
			? config.replace( old, line )
			: config.replace( /^\$table_prefix/m, `${ line }$table_prefix` );
	}
	writeFileSync( file, config );
	undo.push( () => writeFileSync( file, before ) );
	// OPcache looks at files once a second.
	await wait( 2_000 );
}
