/**
 * Measures a served site of the bench: seeds each size, measures all lines, judges, reports. bin/bench serves the site
 * and calls this.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { Client } from './lib/client.mjs';
import { judge } from './lib/judge.mjs';
import { junit } from './lib/junit.mjs';
import { lines, logins } from './lib/lines.mjs';
import { PROFILES } from './lib/profiles.mjs';
import { markdown, withKept } from './lib/markdown.mjs';
import { print } from './lib/print.mjs';
import { Site } from './lib/site.mjs';
import { measureMain } from './lib/main-size.mjs';
import { count, time } from './lib/rounds.mjs';
import { machine } from './lib/machine.mjs';

const { values: asked } = parseArgs( {
	options: {
		dir: { type: 'string' },
		profile: { type: 'string' },
		json: { type: 'string' },
		markdown: { type: 'string' },
		report: { type: 'string' },
	},
} );

const profile = PROFILES[ asked.profile ];
const site = new Site( asked.dir );
const say = ( text ) => process.stderr.write( `· ${ text }\n` );

site.useRedis( false );
const result = {
	profile: asked.profile,
	command: `bin/bench --profile ${ asked.profile } --markdown docs/measured.md`,
	date: new Date().toISOString().slice( 0, 10 ),
	machine: machine( site ),
	sizes: [],
};

for ( const [ at, size ] of profile.sizes.entries() ) {
	const started = Date.now();
	const facts = site.seed( size );
	const seeded = Date.now();
	const client = new Client( site.url );
	const all = lines( facts ).filter(
		( { id } ) => ! profile.only || profile.only.test( id )
	);
	// The peers are there to be compared with, at one size.
	const measured =
		at === profile.main ? all : all.filter( ( { isPeer } ) => ! isPeer );
	const counts = await count( client, measured );
	const times =
		profile.rounds &&
		( await time( client, measured, profile.rounds[ at ] ) );
	result.sizes.push( { ...size, counts, times } );
	say(
		`${ size.messages } messages, ${ size.mentors } mentors, ${
			size.plans
		} plans: put in in ${ seconds(
			started,
			seeded
		) } s, measured in ${ seconds( seeded ) } s`
	);
	if ( at === profile.main ) {
		result.mainSize = result.sizes[ at ];
		result.lines = all;
	}
	if ( at === profile.main && profile.rounds && ! profile.only ) {
		result.main = await measureMain( client, site, facts, profile, say );
		result.lines = [ ...all, ...logins( facts ) ];
	}
	client.close();
}

result.load = Math.round( loadavg()[ 2 ] );
const verdicts = judge( result, profile );
print( result, verdicts );
if ( asked.json ) {
	const main = result.main && {
		...result.main,
		login: Object.fromEntries( result.main.login ),
	};
	const json = {
		...result,
		main,
		sizes: result.sizes.map( plain ),
		verdicts,
	};
	delete json.lines;
	delete json.mainSize;
	writeFileSync( asked.json, JSON.stringify( json, null, '\t' ) + '\n' );
}
if ( asked.markdown ) {
	writeFileSync(
		asked.markdown,
		withKept(
			markdown( result, verdicts ),
			existsSync( asked.markdown )
				? readFileSync( asked.markdown, 'utf8' )
				: ''
		)
	);
}
if ( asked.report ) {
	writeFileSync( asked.report, junit( verdicts ) );
}
process.exitCode = verdicts.every( ( { isMet } ) => isMet ) ? 0 : 1;

function seconds( from, to = Date.now() ) {
	return Math.round( ( to - from ) / 1000 );
}

function plain( size ) {
	return {
		...size,
		counts: Object.fromEntries( size.counts ),
		times: size.times && Object.fromEntries( size.times ),
	};
}
