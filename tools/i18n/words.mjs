/**
 * One thing, one word: finds the twins that the glossary of CONTRIBUTING.md does not allow, in texts, translations and demo content.
 */
import { readFileSync } from 'node:fs';

/** Demo content in the portal's own voice; mentors, stories and events speak as people do. */
const DEMO = [ 'fields', 'home', 'menus', 'pages', 'surveys' ].map(
	( name ) => `includes/Demo/data/${ name }.json`
);

const PLAN = /[Pp]lan/;

/** English: pattern, what to say instead, and in which files where not in all. */
const ENGLISH = [
	[ /\b(e-)?mails?\b/i, 'email' ],
	[ /\bsign(s|ed|ing)?[ -]?out\b/i, 'log out' ],
	[ /\bsign[ -]?up\b/i, 'register' ],
	[ /\b(some|any|every)body\b|\bnobody\b/i, 'someone, no one' ],
	[ /\bwhoever\b/i, 'anyone who' ],
	[ /\bstands? (in|on|for|below|above|here|there)\b/i, 'is' ],
	[ /\bcounts? (for|once|not)\b|\bnot count\b/i, 'applies' ],
	[ /\bleave the portal\b/i, 'close the account' ],
	[ /\brows?\b/i, 'step', PLAN ],
	[ /\bcarried out\b/i, 'finished' ],
	[ /\bplan\b[^.]*\bas done\b/i, 'finished' ],
	[ /\btowns?\b/i, 'city' ],
	[ /\bno places available\b/i, 'Fully booked' ],
	[ /\b(is|are) made(?! of)\b/i, 'is created' ],
	[ /\bno more (mails|emails)\b/i, 'no longer' ],
];

const word = ( forms ) =>
	new RegExp( `(?<!\\p{L})(${ forms })(?!\\p{L})`, 'iu' );

/** Lithuanian. */
const LITHUANIAN = [
	[ word( 'eilut(ė|ės|ę|ei|ėje|es|ių)' ), 'žingsnis', PLAN ],
	[ word( 'etap(as|ai|ą|o|us|ų|e)' ), 'žingsnis' ],
	[ word( 'status(as|ai|ą|o|us|ų|e)' ), 'būsena' ],
	[
		word( '(at|už)(ver|vėr)(ti|tas|ta|tą|tos|kite|ia|ė|ėte|ėme|ę|s)' ),
		'atidaryti, uždaryti',
	],
	[ word( 'nuostat(os|as|ų|oms|ose)' ), 'nustatymai' ],
	[ word( 'ženkl(ai|ų|us|ais|uose)' ), 'simboliai' ],
	[ word( 'seans(as|ai|ą|us|ų|o)' ), 'prisijungimas' ],
	[ word( '(su)?stabdyt(a|as|i|ą|os)' ), 'pristabdyta' ],
	[ /išei(ti|kite) iš portalo/iu, 'uždaryti paskyrą' ],
	[ /verslo kūrėj/iu, 'įkūrėjas' ],
	[ word( 'gauk|tapk|užpildyk|prisijunk|pasirink|parašyk' ), 'jūs' ],
	[ word( 'kažkas' ), 'gavome, kitas' ],
	[
		/nr\. [\d{%]|(\d|%([12]\$)?[ds]) (MB|%%|val\.|min\.)/iu,
		'a no-break space',
	],
	[ /(?<!=)"(?!>)/, '„“' ],
];

/**
 * @param {string[]} texts
 * @param {Array[]}  patterns Of ENGLISH or LITHUANIAN.
 * @param {string[]} files    Where the texts are.
 * @return {string[]} Problems, one a line.
 */
function look( texts, patterns, files ) {
	return texts.flatMap( ( text ) =>
		patterns
			.filter(
				( [ pattern, , where ] ) =>
					pattern.test( text ) &&
					( ! where || files.some( ( file ) => where.test( file ) ) )
			)
			.map(
				( [ , instead ] ) =>
					`not of the glossary (${ instead }): ${ text } – ${ files[ 0 ] }`
			)
	);
}

/**
 * @param {{id: string, plural?: string, files: Iterable<string>}[]} entries
 * @param {(entry: object) => string[]}                              translation
 * @return {string[]} Problems, one a line.
 */
export function twins( entries, translation ) {
	return entries.flatMap( ( entry ) => {
		const files = [ ...entry.files ];
		return [
			...look(
				[ entry.id, entry.plural ].filter( Boolean ),
				ENGLISH,
				files
			),
			...look( translation( entry ), LITHUANIAN, files ),
		];
	} );
}

/** @return {string[]} Problems of the demo content, one a line. */
export function demoTwins() {
	return DEMO.flatMap( ( file ) => {
		const { lt, en } = textsByLanguage(
			JSON.parse( readFileSync( file ) )
		);
		return [
			...look( en, ENGLISH, [ file ] ),
			...look( lt, LITHUANIAN, [ file ] ),
		];
	} );
}

/** Every sentence below a key `lt` or `en`, without tags. */
function textsByLanguage( content, lang, found = { lt: [], en: [] } ) {
	if ( typeof content === 'string' ) {
		found[ lang ]?.push(
			...content.replace( /<[^>]+>/g, ' ' ).split( /(?<=[.?!])\s/ )
		);
	} else if ( content !== null && typeof content === 'object' ) {
		for ( const [ name, part ] of Object.entries( content ) ) {
			// Addresses are no texts.
			if ( name !== 'page' && name !== 'path' ) {
				textsByLanguage( part, name in found ? name : lang, found );
			}
		}
	}
	return found;
}
