/**
 * Translations, all of them, from the source to what WordPress loads.
 *
 *   node tools/i18n/make.mjs           .pot from PHP, src and block.json, new strings into lt_LT.po, then the texts of PHP and of the scripts
 *   node tools/i18n/make.mjs --check   writes nothing; fails when a file is out of date or a string is not translated
 *   node tools/i18n/make.mjs --merge FILE.po…   takes translations from other files first
 *
 * The strings of the app are in several files (parts.cjs), which come with the chunks that show them; those of the
 * scripts for wp-admin are in one.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { po } from 'gettext-parser';
import { blockStrings } from './block-strings.mjs';
import { commonPart, partOf, PARTS } from './parts.cjs';
import { tsStrings } from './ts-strings.mjs';
import { demoTwins, twins } from './words.mjs';

const DOMAIN = 'mentoriai-portal';
const POT = `languages/${ DOMAIN }.pot`;
const PO = `languages/${ DOMAIN }-lt_LT.po`;
/** WordPress takes it before a .mo, and PHP keeps it compiled. */
const PHP = `languages/${ DOMAIN }-lt_LT.l10n.php`;
const scriptFile = ( part ) =>
	`languages/${ DOMAIN }-lt_LT-mentoriai-${ part }.js`;
const PLURALS =
	'nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && (n%100<10 || n%100>=20) ? 1 : 2);';

const check = process.argv.includes( '--check' );
const mergeAt = process.argv.indexOf( '--merge' );
const extra = mergeAt < 0 ? [] : process.argv.slice( mergeAt + 1 );

const inScripts = tsStrings();
const isOfApp = ( string ) => ! isOfAdmin( string );
const isOfAdmin = ( { file } ) => /^src\/(admin|blocks)\//.test( file );
/** What PHP says, and WordPress in PHP of the blocks. */
const inPhp = [
	...JSON.parse(
		execFileSync( 'php', [ 'tools/i18n/php-strings.php' ], {
			encoding: 'utf8',
			maxBuffer: 64 * 1024 * 1024,
		} )
	),
	...blockStrings(),
];

const key = ( context, id ) => `${ context ?? '' }\u0004${ id }`;

/** Strings by context and id, each with every file it is in: no lines, so that the files change only with the words. */
function collect( strings ) {
	const all = new Map();
	for ( const string of strings ) {
		const at = key( string.context, string.id );
		const entry = all.get( at ) ?? {
			...string,
			comments: new Set(),
			files: new Set(),
		};
		if ( entry.plural && string.plural && entry.plural !== string.plural ) {
			throw new Error( `“${ string.id }” has two plurals.` );
		}
		entry.plural ??= string.plural;
		entry.files.add( string.file );
		if ( string.comment ) {
			entry.comments.add( string.comment );
		}
		all.set( at, entry );
	}
	return [ ...all.values() ].sort( ( a, b ) =>
		key( a.context, a.id ) < key( b.context, b.id ) ? -1 : 1
	);
}

function catalogue( strings, known ) {
	const translations = {
		'': {
			'': {
				msgid: '',
				msgstr: [ '' ],
			},
		},
	};
	for ( const { id, plural, context, comments, files } of strings ) {
		const entry = {
			msgid: id,
			msgstr:
				known?.get( key( context, id ) ) ??
				( plural ? [ '', '', '' ] : [ '' ] ),
			comments: {
				reference: [ ...files ].sort().join( '\n' ),
				...( comments.size > 0 && {
					extracted: [ ...comments ].sort().join( '\n' ),
				} ),
			},
		};
		if ( plural ) {
			entry.msgid_plural = plural;
			if ( ! known ) {
				entry.msgstr = [ '', '' ];
			}
		}
		if ( context ) {
			entry.msgctxt = context;
		}
		translations[ context ?? '' ] ??= {};
		translations[ context ?? '' ][ id ] = entry;
	}
	return {
		charset: 'utf-8',
		headers: {
			'Project-Id-Version': 'Mentoriai portal',
			'MIME-Version': '1.0',
			'Content-Type': 'text/plain; charset=UTF-8',
			'Content-Transfer-Encoding': '8bit',
			...( known && { Language: 'lt_LT', 'Plural-Forms': PLURALS } ),
			'X-Domain': DOMAIN,
		},
		translations,
	};
}

/** Translations of a .po by context and id; fuzzy ones do not count. */
function translationsOf( file ) {
	const known = new Map();
	if ( ! existsSync( file ) ) {
		return known;
	}
	const { translations } = po.parse( readFileSync( file ), {
		defaultCharset: 'utf-8',
	} );
	for ( const [ context, entries ] of Object.entries( translations ) ) {
		for ( const [ id, entry ] of Object.entries( entries ) ) {
			if (
				id !== '' &&
				! entry.comments?.flag?.includes( 'fuzzy' ) &&
				entry.msgstr.some( ( text ) => text !== '' )
			) {
				known.set( key( context, id ), entry.msgstr );
			}
		}
	}
	return known;
}

/** The parts of the app's sources that have each string. */
const partsOf = new Map();
for ( const { context, id, file } of inScripts.filter( isOfApp ) ) {
	const at = key( context, id );
	partsOf.set( at, [ ...( partsOf.get( at ) ?? [] ), partOf( file ) ] );
}
const isIn = ( part ) => ( string ) =>
	isOfApp( string ) &&
	commonPart( partsOf.get( key( string.context, string.id ) ) ) === part;

const fold = { foldLength: 0 };
const strings = collect( [ ...inPhp, ...inScripts ] );
const known = translationsOf( PO );
for ( const file of extra ) {
	for ( const [ at, texts ] of translationsOf( file ) ) {
		known.set( at, texts );
	}
}

const lithuanian = catalogue( strings, known );

/** The strings of some files, as a script that hands them to WordPress's i18n. */
function scriptTexts( inFiles ) {
	const texts = {
		'': { domain: 'messages', lang: 'lt_LT', 'plural-forms': PLURALS },
	};
	for ( const { context, id } of collect( inFiles ) ) {
		const found = known.get( key( context, id ) );
		if ( found ) {
			texts[ context ? key( context, id ) : id ] = found;
		}
	}
	// A line a text: changes are readable, and there is nothing to fetch but texts.
	const lines = Object.entries( texts ).map(
		( [ id, found ] ) =>
			`${ JSON.stringify( id ) }:${ JSON.stringify( found ) }`
	);
	return Buffer.from(
		`wp.i18n.setLocaleData( {\n${ lines.join(
			',\n'
		) }\n}, '${ DOMAIN }' );\n`
	);
}

const phpText = ( text ) =>
	`'${ text.replace( /[\\']/g, '\\$&' ) }'`.replaceAll(
		'\0',
		`' . "\\0" . '`
	);

/** The strings of PHP, as WP_Translation_File_PHP reads them: forms of a plural in one text. */
function phpTexts() {
	const lines = collect( inPhp ).flatMap( ( { context, id } ) => {
		const found = known.get( key( context, id ) );
		const at = context ? key( context, id ) : id;
		return found
			? [ `\t${ phpText( at ) } => ${ phpText( found.join( '\0' ) ) },` ]
			: [];
	} );
	return Buffer.from( `<?php
return array( 'domain' => '${ DOMAIN }', 'language' => 'lt_LT', 'plural-forms' => '${ PLURALS }', 'messages' => array(
${ lines.join( '\n' ) }
) );
` );
}

const files = {
	[ POT ]: po.compile( catalogue( strings ), fold ),
	[ PO ]: po.compile( lithuanian, fold ),
	[ PHP ]: phpTexts(),
	...Object.fromEntries(
		PARTS.map( ( part ) => [
			scriptFile( part ),
			scriptTexts( inScripts.filter( isIn( part ) ) ),
		] )
	),
	[ scriptFile( 'admin' ) ]: scriptTexts( inScripts.filter( isOfAdmin ) ),
};

const problems = [];
for ( const { id, plural, context } of strings ) {
	const texts = known.get( key( context, id ) );
	if ( ! texts || texts.some( ( text ) => text === '' ) ) {
		problems.push( `not translated: ${ id }` );
	} else if (
		texts.some( ( text ) => /[\u00c3-\u00c5][\u0080-\u00bf]/.test( text ) )
	) {
		problems.push( `read in a wrong charset: ${ id }` );
	} else if ( texts.length !== ( plural ? 3 : 1 ) ) {
		problems.push( `wrong number of plural forms: ${ id }` );
	} else if ( texts.some( ( text ) => ! samePlaces( text, id, plural ) ) ) {
		problems.push( `other placeholders than the source: ${ id }` );
	}
}

problems.push(
	...twins(
		strings,
		( { id, context } ) => known.get( key( context, id ) ) ?? []
	),
	...demoTwins()
);

/** Whether a translation has the placeholders of its source; a singular may spell its number out. */
function samePlaces( text, id, plural ) {
	const places = ( of ) =>
		[ ...new Set( of.match( /%(?:\d+\$)?[sd]/g ) ?? [] ) ].sort().join();
	return [ id, plural ?? id ].some(
		( of ) => places( of ) === places( text )
	);
}

for ( const [ file, content ] of Object.entries( files ) ) {
	const bytes = Buffer.from( content.toString( 'binary' ), 'binary' );
	const text = endWithNewline( bytes );
	const same = existsSync( file ) && readFileSync( file ).equals( text );
	if ( check && ! same ) {
		problems.push( `${ file } is out of date: npm run i18n:make` );
	} else if ( ! same ) {
		writeFileSync( file, text );
		console.log( `${ file } written.` );
	}
}

function endWithNewline( bytes ) {
	return bytes.at( -1 ) === 10
		? bytes
		: Buffer.concat( [ bytes, Buffer.from( '\n' ) ] );
}

for ( const problem of problems ) {
	console.error( problem );
}
console.log(
	`${ strings.length } strings, ${ inScripts.length } uses in scripts, ${ problems.length } problems.`
);
process.exit( check && problems.length > 0 ? 1 : 0 );
