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

/* eslint-disable no-bitwise -- a hash is made of bits. */
/** A stable number ≥ 0 for a value (FNV-1a with a final mix, so that neighbours differ). */
export function hashOf( value: string | number ): number {
	let hash = 0x811c9dc5;
	for ( const char of String( value ) ) {
		hash = Math.imul( hash ^ ( char.codePointAt( 0 ) ?? 0 ), 0x01000193 );
	}
	hash = Math.imul( hash ^ ( hash >>> 15 ), 0x2c1b3c6d );
	return ( hash ^ ( hash >>> 12 ) ) >>> 0;
}
/* eslint-enable no-bitwise */

/** Length as the server counts it: trimmed, NFC, code points, `\r\n` as one. */
export function codePoints( text: string ): number {
	return [ ...text.replace( /\r\n?/g, '\n' ).trim().normalize( 'NFC' ) ]
		.length;
}

/** Joins class names, leaving out what is not there. */
export function classes(
	...names: ReadonlyArray< string | false | null | undefined >
): string {
	return names.filter( Boolean ).join( ' ' );
}
