import { measureEarly } from './early.mjs';
import { footprint } from './footprint.mjs';
import { measureImport } from './import.mjs';
import { EMPTY, lines, logins } from './lines.mjs';
import { throughput } from './load.mjs';
import { CpuMeter } from './meters.mjs';
import { compareSql, time } from './rounds.mjs';
import { write } from './writers.mjs';
import { median } from './stats.mjs';

const CLIENTS = 8;
const SQL_ROUNDS = 15;

/** What is measured at one size only: log-in, the database alone, many clients, writers, an import, Redis. */
export async function measureMain( client, site, facts, profile, say ) {
	const all = lines( facts );
	const line = ( id ) => all.find( ( one ) => one.id === id );
	const query = ( sql ) => site.query( sql );
	const main = {};
	main.login = await time(
		client,
		logins( facts ),
		Math.max( 10, profile.rounds[ profile.main ] / 2 )
	);
	main.footprint = await footprint(
		client,
		new CpuMeter( site ),
		profile.turns
	);
	say( "requests that are not the portal's are measured" );
	main.altcha = await altcha( client );
	main.sql = await compareSql(
		client,
		line( 'mentors-tag' ),
		line( 'wp-query' ),
		SQL_ROUNDS
	);
	say( 'log-in and the database alone are measured' );
	const calls = [
		EMPTY,
		line( 'poll' ),
		line( 'conversation' ),
		line( 'mentors-tag' ),
		line( 'wp-users' ),
	];
	main.throughput = Object.fromEntries(
		await throughput( site.url, calls, {
			clients: CLIENTS,
			sliceMs: profile.sliceMs,
			repeats: profile.repeats,
		} )
	);
	main.clients = CLIENTS;
	main.writers = await writers( site, facts, profile, query );
	say( 'many clients and writers are measured' );
	main.early = await measureEarly( client, site, facts, profile, CLIENTS );
	say( 'the early path is measured' );
	if ( profile.redisRounds > 0 ) {
		site.useRedis( true );
		main.redis = Object.fromEntries(
			await time( client, all, profile.redisRounds )
		);
		site.useRedis( false );
		say( 'Redis is measured' );
	}
	main.import = await measureImport( site, line( 'conversation' ), profile );
	say( 'an import is measured' );
	return main;
}

async function writers( site, facts, { replies, repeats }, query ) {
	const one = facts.writers.slice( 0, 1 );
	const both = [ 'shared', 'shared_mentor' ].map( ( who ) => ( {
		token: facts.tokens[ who ],
		convo: facts.thread,
	} ) );
	const kinds = [
		{ id: 'reply-1', clients: 1, writers: one },
		{ id: 'reply-16', clients: 16, writers: facts.writers },
		{ id: 'reply-16-thread', clients: 16, writers: both },
	];
	const done = [];
	for ( const kind of kinds ) {
		const amount = {
			replies: replies[ kind.clients ],
			repeats: Math.max( 3, repeats ),
		};
		done.push( await write( site.url, kind, amount, query ) );
	}
	return done;
}

/** Milliseconds of the server: making a challenge, checking a solution. */
async function altcha( client ) {
	const answers = [];
	for ( let at = 0; at < 12; at++ ) {
		answers.push(
			JSON.parse(
				( await client.must( { path: 'bench/v1/altcha' } ) ).text
			)
		);
	}
	return {
		verify: median( answers.map( ( answer ) => answer.verify ) ),
		challenge: median( answers.map( ( answer ) => answer.challenge ) ),
	};
}
