/**
 * One thing, one word: finds the twins that the glossary of CONTRIBUTING.md does not allow, in texts and translations.
 */

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
		word( '(at|už)(ver|vėr)(ti|tas|ta|tą|tos|kite|ia|ė|s)' ),
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
 * @param {{id: string, plural?: string, files: Iterable<string>}[]} entries
 * @param {(entry: object) => string[]}                              translation
 * @return {string[]} Problems, one a line.
 */
export function twins( entries, translation ) {
	return entries.flatMap( ( entry ) => {
		const files = [ ...entry.files ];
		const look = ( texts, patterns ) =>
			texts.flatMap( ( text ) =>
				patterns
					.filter(
						( [ pattern, , where ] ) =>
							pattern.test( text ) &&
							( ! where ||
								files.some( ( file ) => where.test( file ) ) )
					)
					.map(
						( [ , instead ] ) =>
							`not of the glossary (${ instead }): ${ text } – ${ files[ 0 ] }`
					)
			);
		return [
			...look( [ entry.id, entry.plural ].filter( Boolean ), ENGLISH ),
			...look( translation( entry ), LITHUANIAN ),
		];
	} );
}
