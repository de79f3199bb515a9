import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath( new URL( '..', import.meta.url ) );

/** The site that tools/stack serves. */
export class Site {
	constructor( dir ) {
		this.stack = JSON.parse(
			readFileSync( join( dir, 'stack.json' ), 'utf8' )
		);
		this.url = this.stack.url;
		this.dropIn = join( this.stack.wp_dir, 'wp-content/object-cache.php' );
	}

	/** Brings it to a size; answers who is who (tests/bench/seed.php). */
	seed( { messages, mentors, plans } ) {
		return JSON.parse(
			this.php(
				'seed.php',
				this.stack.dir,
				this.url,
				String( messages ),
				String( mentors ),
				String( plans )
			)
		);
	}

	/** Rows of a query. */
	query( sql ) {
		const { socket, name } = this.stack.database;
		return JSON.parse( this.php( 'sql.php', socket, name, sql ) );
	}

	/** Redis as WordPress's object cache, or no object cache at all. */
	useRedis( isOn ) {
		const away = `${ this.dropIn }.off`;
		const [ from, to ] = isOn
			? [ away, this.dropIn ]
			: [ this.dropIn, away ];
		if ( isOn ) {
			// What it kept is of the time before the site was filled.
			execFileSync( 'redis-cli', [
				'-s',
				this.stack.redis.socket,
				'flushall',
			] );
		}
		if ( existsSync( from ) ) {
			renameSync( from, to );
		}
	}

	/** Switches the early path on or off; answers its state. */
	early( wish ) {
		return JSON.parse(
			this.php( 'early.php', this.stack.dir, this.url, wish )
		);
	}

	/** A script of the bench. */
	path( script ) {
		return join( here, script );
	}

	php( script, ...args ) {
		return execFileSync(
			'php',
			[ '-d', 'memory_limit=1G', this.path( script ), ...args ],
			{
				encoding: 'utf8',
				maxBuffer: 2 ** 26,
				stdio: [ 'ignore', 'pipe', 'inherit' ],
			}
		);
	}
}
