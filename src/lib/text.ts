/** First letters of the first and the last word: "Rasa Kazlauskienė" → "RK". */
export function initials( name: string ): string {
	const words = name
		.trim()
		.split( /\s+/u )
		.filter( ( word ) => /[\p{L}\p{N}]/u.test( word ) );
	const letter = ( word: string | undefined ) =>
		word?.match( /[\p{L}\p{N}]/u )?.[ 0 ] ?? '';
	const first = letter( words[ 0 ] );
	const last = words.length > 1 ? letter( words.at( -1 ) ) : '';
	return ( first + last ).toLocaleUpperCase( 'lt' );
}

/** As the server keeps it: trimmed, NFC, `\r\n` as one. */
function kept( text: string ): string {
	return text.replace( /\r\n?/g, '\n' ).trim().normalize( 'NFC' );
}

/** Length as the server counts it, in code points. */
export function codePoints( text: string ): number {
	return [ ...kept( text ) ].length;
}

/** Whether the server makes the same of both. */
export function sameText( one: string, other: string ): boolean {
	return kept( one ) === kept( other );
}
