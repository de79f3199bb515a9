import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** What a request costs PHP: `of( ask )` answers it once, and says how much it was. */

/** Milliseconds of CPU of all workers: a busy machine makes them late, not dearer. */
export class CpuMeter {
	unit = 'ms of CPU';
	#pid;

	constructor( site ) {
		this.#pid = site.stack.nodes[ 0 ].pid;
	}

	async of( ask ) {
		const before = this.#used();
		await ask();
		// Shutdown functions run after the answer is sent.
		await wait( 3 );
		return this.#used() - before;
	}

	#used() {
		return readFileSync(
			`/proc/${ this.#pid }/task/${ this.#pid }/children`,
			'utf8'
		)
			.trim()
			.split( ' ' )
			.map( ( child ) =>
				readFileSync( `/proc/${ child }/schedstat`, 'utf8' )
			)
			.reduce(
				( all, stat ) => all + Number( stat.split( ' ' )[ 0 ] ) / 1e6,
				0
			);
	}
}

/** Millions of instructions, counted by valgrind at the end of each request of the only worker: nothing disturbs them. */
export class InstructionMeter {
	unit = 'million instructions';
	#dir;

	constructor( site ) {
		this.#dir = join( site.stack.dir, 'run' );
	}

	/** Whether `bin/bench --instructions` serves the site. */
	static isFor( site ) {
		return existsSync( join( site.stack.dir, 'run/valgrind.log' ) );
	}

	async of( ask ) {
		this.#counts().forEach( ( file ) => rmSync( file ) );
		await ask();
		for (;;) {
			for ( const file of this.#counts() ) {
				const total = /^totals: (\d+)$/m.exec(
					readFileSync( file, 'utf8' )
				);
				if ( total ) {
					return Number( total[ 1 ] ) / 1e6;
				}
			}
			await wait( 20 );
		}
	}

	#counts() {
		return readdirSync( this.#dir )
			.filter( ( name ) => /^instructions\.\d+\.\d+$/.test( name ) )
			.map( ( name ) => join( this.#dir, name ) );
	}
}
