import { EMPTY } from './lines.mjs';
import { median, spread } from './stats.mjs';

const WARM_UP = 2;

/**
 * Times of all lines, one after the other and again (A B C A B C …), each between two calls of E. The ratio of a call
 * is to the mean of these two, so that a machine that others use too slows both alike.
 *
 * @return {Promise<Map<string, {ms: number, ratio: {median: number, low: number, high: number}}>>} By id; `empty` is E.
 */
export async function time( client, lines, rounds ) {
	const times = new Map( lines.map( ( { id } ) => [ id, [] ] ) );
	const ratios = new Map( lines.map( ( { id } ) => [ id, [] ] ) );
	const empty = [];
	for ( let round = -WARM_UP; round < rounds; round++ ) {
		let before = ( await client.must( EMPTY ) ).ms;
		for ( const line of lines ) {
			const { ms } = await client.must( line );
			const after = ( await client.must( EMPTY ) ).ms;
			if ( round >= 0 ) {
				times.get( line.id ).push( ms );
				ratios.get( line.id ).push( ( 2 * ms ) / ( before + after ) );
				empty.push( after );
			}
			before = after;
		}
	}
	const result = new Map( [ [ EMPTY.id, { ms: median( empty ) } ] ] );
	for ( const { id } of lines ) {
		result.set( id, {
			ms: median( times.get( id ) ),
			ratio: spread( ratios.get( id ) ),
		} );
	}
	return result;
}

/**
 * Queries and rows of each line over E, asked of warm caches.
 *
 * @return {Promise<Map<string, {queries: number, limiter: number, rows: number}>>} By id.
 */
export async function count( client, lines ) {
	const ask = async ( line ) => {
		await client.must( line );
		const rows = await client.must( {
			...line,
			headers: { ...line.headers, 'X-Bench': 'rows' },
		} );
		const sql = await client.must( {
			...line,
			headers: { ...line.headers, 'X-Bench': 'sql' },
		} );
		const [ queries, limiter ] = sqlOf( sql );
		return {
			queries,
			limiter,
			rows: Number( rows.headers[ 'x-bench-rows' ] ),
		};
	};
	const empty = await ask( EMPTY );
	const counts = new Map();
	for ( const line of lines ) {
		const cost = await ask( line );
		counts.set( line.id, {
			queries: cost.queries - empty.queries,
			limiter: cost.limiter - empty.limiter,
			rows: cost.rows - empty.rows,
		} );
	}
	return counts;
}

/** How many times more the database takes for one line than for another: milliseconds of their queries alone. */
export async function compareSql( client, ours, theirs, rounds ) {
	const ratios = [];
	for ( let round = 0; round < rounds; round++ ) {
		const [ , , mine ] = sqlOf( await client.must( saving( ours ) ) );
		const [ , , other ] = sqlOf( await client.must( saving( theirs ) ) );
		ratios.push( other / mine );
	}
	return spread( ratios );
}

const saving = ( line ) => ( {
	...line,
	headers: { ...line.headers, 'X-Bench': 'sql' },
} );

/** Queries, those of the limiter, milliseconds without the limiter's. */
const sqlOf = ( answer ) =>
	answer.headers[ 'x-bench-sql' ].split( ' ' ).map( Number );
