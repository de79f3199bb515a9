/** "PDF" of ".../darbotvarke.pdf?x"; '' where the address tells nothing. */
export function fileKind( address: string ): string {
	const path = address.split( /[?#]/ )[ 0 ] ?? '';
	return /\.([a-z0-9]{2,5})$/i.exec( path )?.[ 1 ]?.toUpperCase() ?? '';
}

/** Last part of a path, for files without a label. */
export function fileName( address: string ): string {
	const name = address.split( /[?#]/ )[ 0 ]?.split( '/' ).at( -1 ) ?? '';
	try {
		return decodeURIComponent( name );
	} catch {
		return name;
	}
}
