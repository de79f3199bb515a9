import type { Field } from './api';

/** Shorter words begin too many names. */
const LONG_ENOUGH = 4;

function words( text: string ): string[] {
	return (
		text
			.normalize( 'NFD' )
			.replace( /\p{M}/gu, '' )
			.toLowerCase()
			.match( /[\p{L}\p{N}]+/gu ) ?? []
	);
}

/** A word without its ending. */
const stem = ( word: string ) =>
	word.length >= 6 ? word.slice( 0, -2 ) : word;

/** The field that someone means who typed this: one whose name begins like a word of it, whatever the endings. */
export function fieldOffer(
	fields: readonly Field[],
	chosen: readonly string[],
	keyword: string
): Field | undefined {
	const typed = words( keyword ).filter(
		( word ) => word.length >= LONG_ENOUGH
	);
	return fields.find(
		( { name, slug, count } ) =>
			count > 0 &&
			! chosen.includes( slug ) &&
			words( name )
				.filter( ( word ) => word.length >= LONG_ENOUGH )
				.some( ( word ) =>
					typed.some(
						( other ) =>
							word.startsWith( stem( other ) ) ||
							other.startsWith( stem( word ) )
					)
				)
	);
}
