/**
 * Measures the screens of a served demo site as a phone sees them; see measure.mjs for the conditions.
 *
 *   node tests/lab/lab.mjs DIR [--runs 5] [--only home,event] [--json FILE]
 *
 * DIR is a folder of tools/stack/serve.sh or bin/demo. Prints the median of the runs of each screen and fails where one is
 * beyond the limits, where a call of the API goes out before the first paint, or where another screen came than the one
 * to be measured. `npm run lab` makes and serves the site too.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { measure, openBrowser } from './measure.mjs';

/** Milliseconds, and CLS without a unit: what a first page may take. */
const LIMITS = { lcp: 1500, cls: 0.02, inp: 200 };
/**
 * What a member's screen shows is behind the token, and what the finder found comes from answers that only the browser has:
 * both come by calls that begin after the first paint. "Good" by Web Vitals. The largest paint may be of the server's text:
 * what the screen is for, `shown`, has the same time.
 */
const LATER_LIMITS = { ...LIMITS, lcp: 2500, shown: 2500 };

const { values, positionals } = parseArgs( {
	allowPositionals: true,
	options: {
		runs: { type: 'string', default: '5' },
		only: { type: 'string' },
		json: { type: 'string' },
	},
} );
const dir = resolve( positionals[ 0 ] ?? '.demo' );
const { url } = JSON.parse( readFileSync( join( dir, 'demo.json' ), 'utf8' ) );

/** What only the site knows: slugs, ids, and sessions of demo members. */
const site = JSON.parse(
	execFileSync( 'php', [ 'tools/site/run.php', dir ], {
		input: readFileSync(
			new URL( './site.php', import.meta.url ),
			'utf8'
		).replace( '<?php', '' ),
		encoding: 'utf8',
	} )
);

/** Name, path, what only this screen shows once it is there, session. */
const SCREENS = [
	[ 'home', '/', '.mp-mentor-card' ],
	[ 'mentors', '/e-mentoriai', '.mp-mentor-card' ],
	[ 'mentor', `/mentorius/${ site.mentor }`, '.mp-mentor-head' ],
	[ 'finder', '/rask-mentoriu', '.mp-finder__answer button' ],
	[
		'found',
		'/rask-mentoriu#zingsnis=4&zodziai=eksportas&miestas=Kaunas',
		'.mp-finder__found .mp-mentor-card',
	],
	[ 'saved', '/issaugoti', '.mp-mentor-card', site.founder ],
	[ 'hubs', '/mentoriai-spieciuose', '.mp-mentor-card' ],
	[
		'hub mentor',
		`/mentoriai-spieciuose/${ site.hubMentor }`,
		'.mp-mentor-head',
	],
	[ 'stories', '/sekmes-istorijos', '.mp-story-card' ],
	[ 'story', `/success-stories/${ site.story }`, '.mp-prose' ],
	[ 'events', '/renginiai', '.mp-event-row' ],
	[ 'event', `/event/${ site.event }`, '.mp-event-head' ],
	[
		'content',
		'/kodel-verta-gauti-mentoryste-ir-kas-gali-ja-gauti',
		'.mp-prose',
	],
	[ 'privacy', '/privatumo-politika', '.mp-prose' ],
	[ 'join', '/tapk-mentoriumi', '.mp-auth' ],
	[ 'login', '/prisijungti', '.mp-auth' ],
	[ 'register', '/registruotis', '.mp-auth' ],
	[ 'lost', '/priminti-slaptazodi', 'main form' ],
	[ 'survey', `/apklausa/${ site.survey }`, 'main form' ],
	[ 'not found', '/nera-tokio-puslapio', '.mp-not-found' ],
	[ 'today', '/', '.mp-today__row', site.founder ],
	[ 'messages', '/zinutes', '.mp-person-row__link', site.founder ],
	[
		'conversation',
		`/pokalbis/${ site.convo }`,
		'.mp-message__body',
		site.founder,
	],
	[ 'plans', '/veiksmu-planas', '.mp-plans__link', site.founder ],
	[ 'plan', `/veiksmu-planai/${ site.plan }`, '.mp-plan-head', site.founder ],
	[ 'profile', '/profilis', '.mp-profile-columns h2', site.founder ],
	[ 'first profile', '/profilis', '.mp-first-profile', site.newFounder ],
	[ 'type', '/profilis', '.mp-type-card', site.newcomer ],
	[ 'mentor: today', '/', '.mp-today__row', site.mentorSession ],
	[
		'mentor: profile',
		'/profilis',
		'.mp-profile-columns h2',
		site.mentorSession,
	],
	[ 'results', '/rezultatai', '.mp-kpi dd', site.mentorSession ],
];
const only = values.only?.split( ',' );

const median = ( numbers ) => {
	const sorted = [ ...numbers ].sort( ( a, b ) => a - b );
	return sorted[ Math.floor( sorted.length / 2 ) ];
};
const columns = [
	[ 'lcp', ( n ) => `${ ( n / 1000 ).toFixed( 2 ) } s` ],
	[ 'cls', ( n ) => n.toFixed( 3 ) ],
	[ 'inp', ( n ) => `${ Math.round( n ) } ms` ],
	[ 'shown', ( n ) => `${ ( n / 1000 ).toFixed( 2 ) } s` ],
	[ 'fcp', ( n ) => `${ ( n / 1000 ).toFixed( 2 ) } s` ],
	[ 'ttfb', ( n ) => `${ ( n / 1000 ).toFixed( 2 ) } s` ],
	[ 'html', ( n ) => `${ ( n / 1024 ).toFixed( 1 ) } KB` ],
	[ 'scripts', ( n ) => `${ ( n / 1024 ).toFixed( 1 ) } KB` ],
];

console.log(
	`Load of this machine: ${ loadavg()[ 0 ].toFixed( 1 ) } on ${
		cpus().length
	} processors; beyond their number the figures are too high.`
);
const browser = await openBrowser();
const results = {};
let failed = false;
console.log(
	[
		'screen'.padEnd( 16 ),
		...columns.map( ( [ name ] ) => name.padStart( 8 ) ),
	].join( '' )
);
for ( const [ name, path, shows, session ] of SCREENS ) {
	if ( only && ! only.includes( name ) ) {
		continue;
	}
	// The first visit warms the server's caches.
	await fetch( url + path ).then( ( reply ) => reply.text() );
	const runs = [];
	try {
		while ( runs.length < Number( values.runs ) ) {
			runs.push( await measure( browser, url + path, shows, session ) );
		}
	} catch ( error ) {
		failed = true;
		console.log( `${ name }\n  ^ ${ error.message }` );
		continue;
	}
	const row = Object.fromEntries(
		columns.map( ( [ key ] ) => [
			key,
			median( runs.map( ( run ) => run[ key ] ) ),
		] )
	);
	results[ name ] = { ...row, element: runs[ 0 ].element };
	console.log(
		[
			name.padEnd( 16 ),
			...columns.map( ( [ key, write ] ) =>
				write( row[ key ] ).padStart( 8 )
			),
			`  ${ runs[ 0 ].element }`,
		].join( '' )
	);
	for ( const [ key, limit ] of Object.entries(
		session || name === 'found' ? LATER_LIMITS : LIMITS
	) ) {
		if ( row[ key ] > limit ) {
			failed = true;
			console.log( `  ^ ${ key } is beyond ${ limit }` );
		}
	}
	const shifted = new Set( runs.flatMap( ( run ) => run.shifts ) );
	if ( shifted.size > 0 ) {
		console.log( `  moved: ${ [ ...shifted ].join( ', ' ) }` );
	}
	const early = new Set( runs.flatMap( ( run ) => run.restBeforePaint ) );
	if ( early.size > 0 ) {
		failed = true;
		console.log(
			`  ^ asked before the first paint: ${ [ ...early ].join( ', ' ) }`
		);
	}
}
await browser.close();
if ( values.json ) {
	writeFileSync( values.json, JSON.stringify( results, null, '\t' ) );
}
process.exit( failed ? 1 : 0 );
