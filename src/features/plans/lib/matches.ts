function plain( text: string ): string {
	return text
		.normalize( 'NFD' )
		.replace( /\p{M}/gu, '' )
		.toLocaleLowerCase( 'lt' )
		.trim();
}

/** Whether a name has every word of a search, without regard to case and diacritics. */
export function matches( name: string, search: string ): boolean {
	const text = plain( name );
	return plain( search )
		.split( /\s+/ )
		.every( ( word ) => text.includes( word ) );
}
