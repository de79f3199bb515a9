/** An entry of a list attribute, in whatever shape it was stored. */
export type Item = Readonly< Record< string, unknown > >;

export function textOf( from: Item, name: string ): string {
	const value = from[ name ];
	return typeof value === 'string' ? value : '';
}

export function idOf( from: Item, name: string ): number {
	const value = Number( from[ name ] );
	return Number.isInteger( value ) && value > 0 ? value : 0;
}

export function idsOf( from: Item, name: string ): readonly number[] {
	const value = from[ name ];
	return Array.isArray( value )
		? value
				.map( Number )
				.filter( ( id ) => Number.isInteger( id ) && id > 0 )
		: [];
}

export function itemsOf( from: Item, name: string ): readonly Item[] {
	const value = from[ name ];
	return Array.isArray( value )
		? value.filter(
				( item ): item is Item =>
					typeof item === 'object' &&
					item !== null &&
					! Array.isArray( item )
		  )
		: [];
}

export function textsOf( from: Item, name: string ): readonly string[] {
	const value = from[ name ];
	return Array.isArray( value )
		? value.filter( ( text ): text is string => typeof text === 'string' )
		: [];
}

/** What a field of the editor holds, without its markup. */
export function plainText( html: string ): string {
	return (
		new DOMParser()
			.parseFromString( html, 'text/html' )
			.body.textContent?.trim() ?? ''
	);
}
