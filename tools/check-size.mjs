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
	firstScript: 85 * KB,
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
const withTexts = ( of ) =>
	of.texts.reduce(
		( sum, part ) => sum + texts( part ),
		total( of.files, '.js' )
	);

/** Files of each lazy import, those it shares with others included, and the parts of translations that it shows. */
const chunks = Object.entries(
	JSON.parse( readFileSync( join( BUILD, 'chunks.json' ), 'utf8' ) )
);
/** What a page may begin with: the chunks that the server names. */
const first = new Set( [
	'content',
	...Object.values( declared() ).map( ( { chunk } ) => chunk ),
] );
const screens = chunks.filter( ( [ name ] ) => first.has( name ) );

const rows = [
	[ 'app.min.js', size( 'app.min.js' ), null ],
	[ 'app.min.css', size( 'app.min.css' ), null ],
	[ 'texts of the app', texts( 'app' ), null ],
	[
		'JavaScript before first paint: app.min.js, texts and the heaviest screen',
		size( 'app.min.js' ) +
			texts( 'app' ) +
			most( screens.map( ( [ , of ] ) => withTexts( of ) ) ),
		LIMITS.firstScript,
	],
	[
		'CSS before first paint: app.min.css and the heaviest screen',
		size( 'app.min.css' ) +
			most(
				screens.map( ( [ , { files } ] ) => total( files, '.css' ) )
			),
		LIMITS.firstStyle,
	],
	...chunks.map( ( [ name, { files } ] ) => [
		name,
		total( files, '.js' ),
		/altcha/.test( name ) ? LIMITS.altcha : LIMITS.lazy,
	] ),
];

let failed = screens.length < first.size;
if ( failed ) {
	console.error(
		`Screens name chunks that the build has not: ${ [ ...first ].filter(
			( name ) => ! chunks.some( ( [ of ] ) => of === name )
		) }`
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
