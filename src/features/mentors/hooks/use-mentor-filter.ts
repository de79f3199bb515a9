import { useMemo } from 'react';
import { useAddressQuery } from '../../../hooks/use-address-query';

/** Query parameters of the chosen field tags and of the searched words. */
const TAGS = 'sritis';
const KEYWORD = 'paieska';

/** What a list is filtered by lives in the address, so that a reload, a shared link and the back button keep it. */
export function useMentorFilter() {
	const [ query, change ] = useAddressQuery();
	const text = query.get( TAGS ) ?? '';
	const tags = useMemo( () => tagsOf( text ), [ text ] );

	const choose = ( make: ( tags: string[] ) => readonly string[] ) =>
		change( ( now ) =>
			written( now, make( tagsOf( now.get( TAGS ) ?? '' ) ) )
		);

	return {
		tags,
		keyword: query.get( KEYWORD ) ?? '',
		/** Adds the tag, or takes it away. */
		toggle: ( slug: string ) =>
			choose( ( now ) =>
				now.includes( slug )
					? now.filter( ( tag ) => tag !== slug )
					: [ ...now, slug ]
			),
		/** Words are typed: each state of them is no step to go back to. */
		search: ( words: string ) =>
			change( ( now ) => {
				now.set( KEYWORD, words );
				return written( now, tagsOf( now.get( TAGS ) ?? '' ) );
			}, true ),
		clearTags: () => choose( () => [] ),
		clear: () =>
			change( ( now ) => {
				now.delete( KEYWORD );
				return written( now, [] );
			} ),
	};
}

function tagsOf( text: string ): string[] {
	return [ ...new Set( text.split( ',' ).filter( Boolean ) ) ];
}

/** The query with these tags, without a keyword that is empty. */
function written( query: URLSearchParams, tags: readonly string[] ): string {
	query.delete( TAGS );
	if ( ! query.get( KEYWORD ) ) {
		query.delete( KEYWORD );
	}
	// Written by hand: URLSearchParams would turn the commas into %2C.
	const own = tags.map( encodeURIComponent ).join( ',' );
	return [ query.toString(), own && `${ TAGS }=${ own }` ]
		.filter( Boolean )
		.join( '&' );
}
