import { Client } from './client.mjs';
import { median, quantile } from './stats.mjs';

/**
 * Answers a second of some calls under a number of clients, in slices that take turns.
 *
 * @return {Promise<Map<string, number>>} Median by id.
 */
export async function throughput( url, calls, { clients, sliceMs, repeats } ) {
	const rates = new Map( calls.map( ( { id } ) => [ id, [] ] ) );
	const client = new Client( url, clients );
	for ( let repeat = 0; repeat < repeats; repeat++ ) {
		for ( const call of calls ) {
			rates
				.get( call.id )
				.push( await slice( client, call, clients, sliceMs ) );
		}
	}
	client.close();
	return new Map(
		calls.map( ( { id } ) => [ id, median( rates.get( id ) ) ] )
	);
}

async function slice( client, call, clients, sliceMs ) {
	const until = Date.now() + sliceMs;
	const from = process.hrtime.bigint();
	let answers = 0;
	const work = async () => {
		while ( Date.now() < until ) {
			await client.must( call );
			answers++;
		}
	};
	await Promise.all( Array.from( { length: clients }, work ) );
	return ( answers * 1e9 ) / Number( process.hrtime.bigint() - from );
}

/**
 * Times of a number of calls by clients that all work at once; the n-th call of a client is made by `call`.
 *
 * @return {Promise<number[]>} Milliseconds.
 */
export async function rush( client, clients, calls, call ) {
	const times = [];
	const work = async ( who ) => {
		for ( let at = 0; at < calls / clients; at++ ) {
			times.push( ( await client.must( call( who, at ) ) ).ms );
		}
	};
	await Promise.all(
		Array.from( { length: clients }, ( unused, who ) => work( who ) )
	);
	return times;
}

export const p95 = ( times ) => quantile( times, 0.95 );
