import { EMPTY, lines } from './lines.mjs';
import { throughput } from './load.mjs';
import { time } from './rounds.mjs';

/** A parameter that the early path does not know: WordPress answers. */
const BY_REST = '&bench=rest';

const POLLED = [ 'poll', 'flags', 'plans-status' ];

/** Polls by the early path and by REST in one run, alone and under many clients. */
export async function measureEarly( client, site, facts, profile, clients ) {
	const { state } = site.early( 'on' );
	try {
		if ( state !== 'working' ) {
			throw new Error( `the early path is ${ state }` );
		}
		const early = lines( facts ).filter( ( { id } ) =>
			POLLED.includes( id )
		);
		const rest = early.map( byRest );
		const times = await time(
			client,
			[ ...early, ...rest ],
			profile.rounds[ profile.main ]
		);
		const calls = [ EMPTY, early[ 0 ], rest[ 0 ] ];
		const rates = await throughput( site.url, calls, {
			clients,
			sliceMs: profile.sliceMs,
			repeats: Math.max( 3, profile.repeats ),
		} );
		return {
			times: Object.fromEntries( times ),
			rates: Object.fromEntries( rates ),
		};
	} finally {
		site.early( 'off' );
	}
}

const byRest = ( line ) => ( {
	...line,
	id: `${ line.id }-rest`,
	path:
		( line.path.includes( '?' ) ? line.path : `${ line.path }?lang=lt` ) +
		BY_REST,
} );
