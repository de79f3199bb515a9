/**
 * One thing, one word: the twins that the glossary of CONTRIBUTING.md does not allow in texts and translations.
 */

/** English: pattern, and what to say instead. */
const ENGLISH = [
	[ /\be-mails?\b/i, 'email' ],
	[ /\bmails?\b/i, 'email' ],
	[ /\bsign(s|ed|ing)? out\b/i, 'log out' ],
	[ /\bsign[ -]?up\b/i, 'register' ],
	[ /\b(some|any|every)body\b/i, 'someone, anyone, everyone' ],
	[ /\bnobody\b/i, 'no one' ],
	[ /\bwh(o|at|ich)ever\b/i, 'anyone who, whatever → what' ],
	[ /\b(stands|counts) (in|on|for|below|above|once|here|there|not)\b/i, 'is, applies' ],
	[ /\bleave the portal\b/i, 'close the account' ],
	[ /\brows?\b(?=.*\bplan\b)|\bplan\b.*\brows?\b/i, 'step' ],
	[ /\bcarried out\b/i, 'finished' ],
	[ /\bplan\b.*\bmarked as done\b/i, 'finished' ],
	[ /\btowns?\b/i, 'city' ],
	[ /\bNo places available\b/i, 'Fully booked' ],
	[ /\b(is|are) made\b/i, 'is created' ],
	[ /\bany more\b.*\bno\b|\bno more (mails|emails)\b/i, 'no longer' ],
];

/** Lithuanian. */
const LITHUANIAN = [
	[ /\beilut(ė|ės|ę|ei|ėje|es|ių)(?=$|[^\p{L}])/iu, 'žingsnis' ],
	[ /(?<!\p{L})etap(as|ai|ą|o|us|ų|e)(?!\p{L})/iu, 'žingsnis' ],
	[ /(?<!\p{L})status(as|ai|ą|o|us|ų|e)(?!\p{L})/iu, 'būsena' ],
	[ /(?<!\p{L})(ne)?(at|už)ver(ti|tas|ta|kite|ia|ta|tą|s|sti|ta)(?!\p{L})/iu, 'atidaryti, uždaryti' ],
	[ /(?<!\p{L})nuostat(os|as|ų|oms|ose|a|ą)(?!\p{L})/iu, 'nustatymai' ],
	[ /(?<!\p{L})ženkl(ai|ų|us|ais|as|o|ą|e)(?!\p{L})/iu, 'simboliai' ],
	[ /(?<!\p{L})seans(as|ai|ą|us|ų|o)(?!\p{L})/iu, 'prisijungimas' ],
	[ /(?<!\p{L})(su)?stabdyt(a|as|i|ą|os)(?!\p{L})/iu, 'pristabdyta' ],
	[ /(?<!\p{L})išei(ti|kite|na)(?!\p{L})/iu, 'uždaryti paskyrą, atsijungti' ],
	[ /(?<!\p{L})verslo kūrėj/iu, 'įkūrėjas' ],
	[ /(?<!\p{L})(gauk|tapk|užpildyk|prisijunk|pasirink)(?!\p{L})/iu, 'polite plural' ],
	[ /(?<!\p{L})kažkas(?!\p{L})/iu, '' ],
	[ /(Nr\.|nr\.) [\d{%]|(?:\d|[ds}]) (MB|%%|val\.|min\.|d\.)/u, 'a no-break space' ],
	[ /"/, '„“' ],
];

/** What a pattern finds and is meant: the whole text. */
const MEANT = new Set( [] );

/**
 * @param {{id: string, plural?: string, context?: string, files: Iterable<string>}[]} entries
 * @param {(entry: object) => string[]} translation
 * @return {string[]} Problems, a line each.
 */
export function twins( entries, translation ) {
	const found = [];
	for ( const entry of entries ) {
		const look = ( texts, patterns ) => {
			for ( const text of texts ) {
				const hit =
					! MEANT.has( text ) &&
					patterns.find( ( [ pattern ] ) => pattern.test( text ) );
				if ( hit ) {
					found.push(
						`not of the glossary (${ hit[ 1 ] }): ${ text } – ${ [ ...entry.files ][ 0 ] }`
					);
				}
			}
		};
		look( [ entry.id, entry.plural ].filter( Boolean ), ENGLISH );
		look( translation( entry ), LITHUANIAN );
	}
	return found;
}
