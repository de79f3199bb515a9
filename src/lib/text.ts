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

/** Length as the server counts it: trimmed, NFC, code points, `\r\n` as one. */
export function codePoints( text: string ): number {
	return [ ...text.replace( /\r\n?/g, '\n' ).trim().normalize( 'NFC' ) ]
		.length;
}
