/** A UUID for a write that may be repeated. crypto.randomUUID() exists on secure pages only. */
export function newClientId(): string {
	const bytes = crypto.getRandomValues( new Uint8Array( 16 ) );
	const hex = [ ...bytes ].map( ( byte ) =>
		byte.toString( 16 ).padStart( 2, '0' )
	);
	return [ 4, 2, 2, 2, 6 ]
		.map( ( length ) => hex.splice( 0, length ).join( '' ) )
		.join( '-' );
}
