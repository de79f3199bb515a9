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
