/**
 * Fails when the build is heavier than a page may be.
 * Sizes are gzip, of our own files; React and i18n come from WordPress.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { screens as declared } from './screens.mjs';

const KB = 1024;
const BUILD = process.argv[ 2 ] ?? 'assets/build';
const LIMITS = {
	/** The entry and the heaviest screen that a page may begin with. */
	firstScript: 90 * KB,
	firstStyle: 25 * KB,
	lazy: 35 * KB,
	altcha: 40 * KB,
};

if ( ! existsSync( join( BUILD, 'chunks.json' ) ) ) {
	console.error( `No build in ${ BUILD }: run npm run build.` );
	process.exit( 1 );
}

const sizes = new Map();
function size( file ) {
	if ( ! sizes.has( file ) ) {
		const bytes = readFileSync( join( BUILD, file ) );
		sizes.set( file, gzipSync( bytes, { level: 6 } ).length );
	}
	return sizes.get( file );
}
/** The texts of a language are JavaScript too; the heaviest of each part. */
const texts = ( part ) =>
	most(
		readdirSync( 'languages' )
			.filter( ( file ) => file.endsWith( `-mentoriai-${ part }.js` ) )
			.map(
				( file ) =>
					gzipSync( readFileSync( join( 'languages', file ) ), {
						level: 6,
					} ).length
			)
	);
const total = ( files, ending ) =>
	files
		.filter( ( file ) => file.endsWith( ending ) )
		.reduce( ( sum, file ) => sum + size( file ), 0 );
const most = ( numbers ) => Math.max( 0, ...numbers );

/** Files of each lazy import, those it shares with others included. */
const chunks = Object.entries(
	JSON.parse( readFileSync( join( BUILD, 'chunks.json' ), 'utf8' ) )
);
/** What a page may begin with: the chunks that the server names; some bring the texts of members along. */
const memberTexts = new Map( [ [ 'content', false ] ] );
/** Those of them that show what pairs do from the first. */
const pairTexts = new Set();
for ( const screen of Object.values( declared() ) ) {
	memberTexts.set( screen.chunk, screen.memberTexts );
	if ( screen.feature === 'mentorships' ) {
		pairTexts.add( screen.chunk );
	}
}
const screens = chunks.filter( ( [ name ] ) => memberTexts.has( name ) );

const rows = [
	[ 'app.min.js', size( 'app.min.js' ), null ],
	[ 'app.min.css', size( 'app.min.css' ), null ],
	[ 'texts of the app', texts( 'app' ), null ],
	[ 'texts of members', texts( 'members' ), null ],
	[
		'JavaScript before first paint: app.min.js, texts and the heaviest screen',
		size( 'app.min.js' ) +
			texts( 'app' ) +
			most(
				screens.map(
					( [ name, files ] ) =>
						total( files, '.js' ) +
						( memberTexts.get( name ) ? texts( 'members' ) : 0 ) +
						( pairTexts.has( name ) ? texts( 'pairs' ) : 0 )
				)
			),
		LIMITS.firstScript,
	],
	[
		'CSS before first paint: app.min.css and the heaviest screen',
		size( 'app.min.css' ) +
			most( screens.map( ( [ , files ] ) => total( files, '.css' ) ) ),
		LIMITS.firstStyle,
	],
	...chunks.map( ( [ name, files ] ) => [
		name,
		total( files, '.js' ),
		/altcha/.test( name ) ? LIMITS.altcha : LIMITS.lazy,
	] ),
];

let failed = screens.length < memberTexts.size;
if ( failed ) {
	console.error(
		`Screens name chunks that the build has not: ${ [
			...memberTexts.keys(),
		].filter( ( name ) => ! chunks.some( ( [ of ] ) => of === name ) ) }`
	);
}
for ( const [ name, bytes, limit ] of rows ) {
	const over = limit !== null && bytes > limit;
	failed ||= over;
	console.log(
		[
			over ? 'OVER' : 'ok  ',
			( bytes / KB ).toFixed( 1 ).padStart( 6 ),
			limit === null ? '        ' : `/ ${ limit / KB } KB `,
			name,
		].join( ' ' )
	);
}
process.exit( failed ? 1 : 0 );
